import Foundation
import UIKitGraphics

/// The title, the back button and the buttons of one navigation item.
final class NavigationBarContent: UIView {
  /// Distances in points.
  enum Metrics {
    /// The distance from the bar's edge to the first button's text.
    static let margin: CGFloat = 16
    /// The distance from the bar's edge to the chevron.
    static let chevronMargin: CGFloat = 8
    /// The distance between buttons, and between buttons and title.
    static let gap: CGFloat = 8
    /// The fraction of the bar's width that is reserved for the title before the back button loses
    /// its text.
    static let titleFraction: CGFloat = 0.4
  }

  /// Called when the back button is tapped.
  var onBack: (() -> Void)?
  /// The offset of the content during a transition: 0 in place, 1 at the start of a push, -1 when
  /// covered.
  var shift: CGFloat = 0 {
    didSet { if shift != oldValue { setNeedsLayout() } }
  }

  private let item: UINavigationItem
  private let titleView: UIView?
  private let back: BackButton?
  private let left: [UIView]
  private let right: [UIView]

  init(
    item: UINavigationItem,
    backItem: UINavigationItem?,
    titleAttributes: [NSAttributedString.Key: Any]?
  ) {
    self.item = item
    titleView = item.titleView ?? NavigationBarContent.title(item.title, titleAttributes)
    left = item.leftItems.map(BarButton.view(for:))
    right = item.rightItems.map(BarButton.view(for:))
    let hasBack = left.isEmpty && !item.hidesBackButton
    back = hasBack ? backItem.map { BackButton(title: $0.backButtonTitle ?? $0.title) } : nil
    super.init(frame: .zero)
    for view in left + right { addSubview(view) }
    if let titleView { addSubview(titleView) }
    if let back {
      addSubview(back)
      back.addAction(UIAction { [weak self] _ in self?.onBack?() }, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }

  private static let standardAttributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 17, weight: .semibold),
    .foregroundColor: UIColor.label,
  ]

  private static func title(
    _ title: String?,
    _ attributes: [NSAttributedString.Key: Any]?
  ) -> UIView? {
    guard let title, !title.isEmpty else { return nil }
    let label = UILabel()
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textColor = .label
    if let attributes {
      label.attributedText = NSAttributedString(
        string: title,
        attributes: standardAttributes.merging(attributes) { $1 }
      )
    } else {
      label.text = title
    }
    label.textAlignment = .center
    return label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = placeButtons()
    placeTitle(between: middle.start, and: middle.end)
    slide()
  }

  /// Lays out the buttons at both ends.
  ///
  /// - Returns: The remaining space for the title.
  private func placeButtons() -> (start: CGFloat, end: CGFloat) {
    let insets = safeAreaInsets
    var end = bounds.width - insets.right - Metrics.margin
    for view in right {
      let width = buttonWidth(view)
      view.frame = CGRect(x: end - width, y: 0, width: width, height: bounds.height)
      end -= width + Metrics.gap
    }
    var start = insets.left + Metrics.margin
    for view in left {
      let width = buttonWidth(view)
      view.frame = CGRect(x: start, y: 0, width: width, height: bounds.height)
      start += width + Metrics.gap
    }
    if let back {
      start = insets.left + Metrics.chevronMargin
      let room = max(end - start, 0)
      let share = min(titleWidth, room * Metrics.titleFraction)
      back.shortenTitle(
        toFit: min((bounds.width - titleWidth) / 2 - start, room) - Metrics.gap,
        orAtMost: room - share - Metrics.gap
      )
      let width = min(back.sizeThatFits(bounds.size).width, room)
      back.frame = CGRect(x: start, y: 0, width: width, height: bounds.height)
      start += width + Metrics.gap
    }
    return (start, max(end, start))
  }

  private func buttonWidth(_ view: UIView) -> CGFloat {
    min(view.sizeThatFits(bounds.size).width, bounds.width / 2)
  }

  private var titleWidth: CGFloat {
    guard let titleView else { return 0 }
    return item.titleView == nil
      ? titleView.sizeThatFits(bounds.size).width.rounded(.up) : titleView.bounds.width
  }

  /// Centres the title in the bar, as far as the buttons allow.
  private func placeTitle(between start: CGFloat, and end: CGFloat) {
    guard let titleView else { return }
    if item.titleView != nil, titleView.bounds.size == .zero { titleView.sizeToFit() }
    let width = min(titleWidth, end - start)
    let fitting = titleView.sizeThatFits(bounds.size).height
    let height = item.titleView == nil ? fitting : min(titleView.bounds.height, bounds.height)
    let x = min(max((bounds.width - width) / 2, start), end - width)
    titleView.frame = CGRect(
      x: x.rounded(),
      y: ((bounds.height - height) / 2).rounded(),
      width: width,
      height: height
    )
  }

  /// Moves and fades the parts during a transition.
  private func slide() {
    let visibility = max(0, 1 - abs(shift) * 1.2)
    // Buttons do not move: the old ones fade out before the new ones fade in.
    for view in left + right { view.alpha = max(0, 1 - abs(shift) * 2) }
    back?.shift(by: shift > 0 ? shift * bounds.width / 3 : shift * bounds.width / 6)
    back?.alpha = visibility
    guard let titleView else { return }
    titleView.alpha = visibility
    let target = Metrics.chevronMargin + BackButton.textInset
    let way = shift > 0 ? bounds.width - titleView.frame.minX : titleView.frame.minX - target
    titleView.frame.origin.x += way * shift / (shift > 0 ? 2 : 1)
  }
}
