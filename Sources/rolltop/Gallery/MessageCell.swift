import UIKit

/// A cell with a mail message: a dot if it is unread, sender, time, subject and two lines of text.
final class MessageCell: UITableViewCell {
  private let dot = UIView()
  private let senderLabel = UILabel()
  private let timeLabel = UILabel()
  private let subjectLabel = UILabel()
  private let bodyLabel = UILabel()

  /// Returns the height of a row at the user's text size, in points.
  static func height(compatibleWith traits: UITraitCollection) -> CGFloat {
    (96 * traits.textScale).rounded()
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    fitFonts()
    timeLabel.textColor = .secondaryLabel
    timeLabel.textAlignment = .right
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
    fatalError("init(coder:) has not been implemented")
  }

  private func fitFonts() {
    let scale = traitCollection.textScale
    senderLabel.font = .boldSystemFont(ofSize: 17 * scale)
    timeLabel.font = .systemFont(ofSize: 14 * scale)
    subjectLabel.font = .systemFont(ofSize: 15 * scale)
    bodyLabel.font = .systemFont(ofSize: 14 * scale)
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    fitFonts()
  }

  /// Displays a message.
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
    func layOut(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      let frame = CGRect(x: x, y: y, width: width, height: height)
      view.frame = directed(frame, in: contentView)
    }
    let scale = traitCollection.textScale
    let senderHeight = (22 * scale).rounded()
    let subjectHeight = (19 * scale).rounded()
    let bodyTop = 10 + senderHeight + (20 * scale).rounded()
    let maximumBodyHeight = (40 * scale).rounded()
    layOut(dot, x: 10, y: (10 + senderHeight / 2 - 5).rounded(), width: 10, height: 10)
    layOut(senderLabel, x: left, y: 10, width: max(0, width - timeWidth - 8), height: senderHeight)
    layOut(timeLabel, x: left + width - timeWidth, y: 10, width: timeWidth, height: senderHeight)
    layOut(subjectLabel, x: left, y: 10 + senderHeight, width: width, height: subjectHeight)
    let bodyHeight = bodyLabel.sizeThatFits(CGSize(width: width, height: maximumBodyHeight)).height
    layOut(bodyLabel, x: left, y: bodyTop, width: width, height: min(bodyHeight, maximumBodyHeight))
  }
}
