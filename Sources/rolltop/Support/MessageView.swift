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
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safeBounds = bounds.inset(by: safeAreaInsets)
    let contentRect = safeBounds.insetBy(dx: min(24, safeBounds.width / 2), dy: 0)
    let unbounded = CGSize(width: contentRect.width, height: .greatestFiniteMagnitude)
    let titleHeight = titleLabel.sizeThatFits(unbounded).height
    let detailHeight = detailLabel.sizeThatFits(unbounded).height
    let top = (contentRect.midY - (titleHeight + 4 + detailHeight) / 2).rounded()
    titleLabel.frame = CGRect(
      x: contentRect.minX,
      y: top,
      width: contentRect.width,
      height: titleHeight
    )
    detailLabel.frame = CGRect(
      x: contentRect.minX,
      y: top + titleHeight + 4,
      width: contentRect.width,
      height: detailHeight
    )
  }
}
