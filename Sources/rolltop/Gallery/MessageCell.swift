import UIKit

/// A mail message: a dot for unread ones, sender, time, subject and two lines of text.
final class MessageCell: UITableViewCell {
  private let dot = UIView()
  private let senderLabel = UILabel()
  private let timeLabel = UILabel()
  private let subjectLabel = UILabel()
  private let bodyLabel = UILabel()

  /// Points.
  static let height: CGFloat = 96

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    senderLabel.font = .boldSystemFont(ofSize: 17)
    timeLabel.font = .systemFont(ofSize: 14)
    timeLabel.textColor = .secondaryLabel
    timeLabel.textAlignment = .right
    subjectLabel.font = .systemFont(ofSize: 15)
    bodyLabel.font = .systemFont(ofSize: 14)
    bodyLabel.textColor = .secondaryLabel
    bodyLabel.numberOfLines = 2
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 5
    for view in [dot, senderLabel, timeLabel, subjectLabel, bodyLabel] {
      contentView.addSubview(view)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    preconditionFailure("MessageCell is made in code")
  }

  /// Shows a message.
  func show(_ message: Message) {
    dot.isHidden = !message.isUnread
    senderLabel.text = message.sender
    timeLabel.text = message.time
    subjectLabel.text = message.subject
    bodyLabel.text = message.body
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let left: CGFloat = 30
    let width = max(0, bounds.width - left - 15)
    let timeWidth = min(timeLabel.sizeThatFits(bounds.size).width, width)
    func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      let frame = CGRect(x: x, y: y, width: width, height: height)
      view.frame = directed(frame, in: contentView)
    }
    place(dot, 10, 16, 10, 10)
    place(senderLabel, left, 10, max(0, width - timeWidth - 8), 22)
    place(timeLabel, left + width - timeWidth, 10, timeWidth, 22)
    place(subjectLabel, left, 32, width, 19)
    let bodyHeight = bodyLabel.sizeThatFits(CGSize(width: width, height: 40)).height
    place(bodyLabel, left, 52, width, min(bodyHeight, 40))
  }
}
