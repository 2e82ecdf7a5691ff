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
    dot.frame = CGRect(x: 10, y: 16, width: 10, height: 10)
    senderLabel.frame = CGRect(x: left, y: 10, width: max(0, width - timeWidth - 8), height: 22)
    timeLabel.frame = CGRect(x: left + width - timeWidth, y: 10, width: timeWidth, height: 22)
    subjectLabel.frame = CGRect(x: left, y: 32, width: width, height: 19)
    let bodyHeight = bodyLabel.sizeThatFits(CGSize(width: width, height: 40)).height
    bodyLabel.frame = CGRect(x: left, y: 52, width: width, height: min(bodyHeight, 40))
  }
}
