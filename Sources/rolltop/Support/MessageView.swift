import UIKit

/// A centred message in an empty table.
final class MessageView: UIView {
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()

  /// - Parameters:
  ///   - title: A few words.
  ///   - detail: A sentence with details; `nil` for none.
  init(title: String, detail: String? = nil) {
    super.init(frame: .zero)
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.textColor = .secondaryLabel
    detailLabel.text = detail
    detailLabel.font = .preferredFont(forTextStyle: .subheadline)
    detailLabel.textColor = .secondaryLabel
    for label in [titleLabel, detailLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
      addSubview(label)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("MessageView is made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = bounds.inset(by: safeAreaInsets)
    let room = safe.insetBy(dx: min(24, safe.width / 2), dy: 0)
    let unbounded = CGSize(width: room.width, height: .greatestFiniteMagnitude)
    let titleHeight = titleLabel.sizeThatFits(unbounded).height
    let detailHeight = detailLabel.sizeThatFits(unbounded).height
    let top = (room.midY - (titleHeight + 4 + detailHeight) / 2).rounded()
    titleLabel.frame = CGRect(x: room.minX, y: top, width: room.width, height: titleHeight)
    detailLabel.frame = CGRect(
      x: room.minX,
      y: top + titleHeight + 4,
      width: room.width,
      height: detailHeight
    )
  }
}
