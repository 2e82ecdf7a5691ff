import Foundation
import UIKitGraphics

/// The title, the back button and the buttons of one navigation item.
final class NavigationBarContent: UIView {
  /// Distances in points.
  enum Metrics {
    /// The distance from the bar's edge to the first button's text.
    static let margin: CGFloat = 16
    /// The distance from the bar's leading edge to the chevron.
    static let chevronMargin: CGFloat = 8
    /// The distance between buttons, and between buttons and title.
    static let gap: CGFloat = 8
    /// The fraction of the width beside the other buttons that is reserved for the title, so that
    /// the back button loses its text.
    static let titleFraction: CGFloat = 0.4
  }

  /// Called when the back button is tapped, unless the item has a `backAction`.
  var onBack: (() -> Void)?
  /// The transition offset of the content: 0 in place, 1 at the start of a push, -1 when covered.
  var shift: CGFloat = 0 {
    didSet { if shift != oldValue { setNeedsLayout() } }
  }

  /// Whether the title is in the bar rather than in the palette below.
  private var showsTitle = true

  private let item: UINavigationItem
  private let titleView: UIView?
  private let titleAdjustment: UIOffset
  private let backButton: BackButton?
  private let promptLabel: UILabel?
  private let leftButtons: [UIView]
  private let rightButtons: [UIView]

  init(
    item: UINavigationItem,
    backItem: UINavigationItem?,
    titleAttributes: [NSAttributedString.Key: Any]?,
    appearance: UINavigationBarAppearance,
    indicator: UIImage?,
    isClassic: Bool
  ) {
    self.item = item
    titleAdjustment = appearance.titlePositionAdjustment
    titleView =
      item.titleView
      ?? NavigationBarContent.makeTitleLabel(
        title: item.title,
        attributes: titleAttributes,
        isClassic: isClassic
      )
    func makeButton(_ item: UIBarButtonItem) -> UIView {
      BarButton.view(
        for: item,
        plate: isClassic ? .always : .never,
        appearance: appearance.displayedButton(isDone: item.style == .done)
      )
    }
    leftButtons = item.leftItems.map(makeButton)
    rightButtons = item.rightItems.map(makeButton)
    let hasBackButton =
      (backItem != nil || item.backAction != nil) && !item.hidesBackButton
      && (leftButtons.isEmpty || item.leftItemsSupplementBackButton)
    backButton =
      hasBackButton
      ? BackButton(
        to: backItem,
        action: item.backAction,
        appearance: appearance.displayedBackButton,
        indicator: indicator,
        isClassic: isClassic
      ) : nil
    promptLabel = item.prompt.map {
      NavigationBarContent.makePromptLabel(text: $0, isClassic: isClassic)
    }
    super.init(frame: .zero)
    isPartOfSuperview = true
    for view in leftButtons + rightButtons {
      view.isPartOfSuperview = true
      addSubview(view)
    }
    if let titleView {
      if item.titleView == nil { titleView.isPartOfSuperview = true }
      (item.titleView as? UISearchBar)?.isInBar = true
      addSubview(titleView)
    }
    if let backButton {
      backButton.isPartOfSuperview = true
      addSubview(backButton)
      let action = item.backAction ?? UIAction { [weak self] _ in self?.onBack?() }
      backButton.addAction(action, for: .touchUpInside)
    }
    if let promptLabel { addSubview(promptLabel) }
  }

  required init?(coder: NSCoder) { nil }

  private static let standardAttributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 17, weight: .semibold),
    .foregroundColor: UIColor.label,
  ]

  private static func makeTitleLabel(
    title: String?,
    attributes: [NSAttributedString.Key: Any]?,
    isClassic: Bool
  ) -> UIView? {
    guard let title, !title.isEmpty else { return nil }
    let label = UILabel()
    label.font =
      isClassic ? .boldSystemFont(ofSize: 20) : .systemFont(ofSize: 17, weight: .semibold)
    label.textColor = .label
    label.setRaised(isClassic)
    if let attributes {
      label.attributedText = NSAttributedString(
        string: title,
        attributes: standardAttributes.merging(attributes) { $1 }
      )
    } else {
      label.text = title
    }
    label.textAlignment = .center
    label.accessibilityTraits = .header
    return label
  }

  private static func makePromptLabel(text: String, isClassic: Bool) -> UILabel {
    let label = UILabel()
    label.isPartOfSuperview = true
    label.text = text
    label.font = .systemFont(ofSize: 13)
    label.textColor = .label
    label.textAlignment = .center
    label.setRaised(isClassic)
    return label
  }

  /// The height of the prompt above the title, in points; 0 without one.
  private var promptHeight: CGFloat { (superview as? UINavigationBar)?.promptHeight ?? 0 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let mirror = mirror
    promptLabel?.frame = CGRect(
      x: safeAreaInsets.left + Metrics.margin,
      y: 6,
      width: max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right - 2 * Metrics.margin),
      height: 20
    )
    let titleRange = layOutButtons(mirror)
    let title = titleFrame(between: titleRange.start, and: titleRange.end)
    titleView?.frame = mirror.frame(title.offsetBy(dx: titleShift(of: title), dy: 0))
    if item.titleView != nil { item.titleViewSize.didLayOut(title.size) }
    fade()
  }

  /// Lays out the buttons at both ends.
  ///
  /// - Returns: The remaining x range for the title, in points from the leading edge.
  private func layOutButtons(_ mirror: LayoutMirror) -> (start: CGFloat, end: CGFloat) {
    let insets = mirror.insets(safeAreaInsets)
    func layOut(_ view: UIView, at x: CGFloat, width: CGFloat) {
      view.frame = mirror.frame(
        CGRect(x: x, y: promptHeight, width: width, height: max(0, bounds.height - promptHeight))
      )
    }
    var end = bounds.width - insets.right - Metrics.margin
    for view in rightButtons {
      let width = buttonWidth(view)
      layOut(view, at: end - width, width: width)
      end -= width + Metrics.gap
    }
    var start = insets.left + Metrics.margin
    if let backButton {
      start = insets.left + Metrics.chevronMargin
      let buttonsWidth = leftButtons.reduce(0) { $0 + buttonWidth($1) + Metrics.gap }
      let availableWidth = max(end - start - buttonsWidth, 0)
      let titleWidth = titleWidth(in: availableWidth * Metrics.titleFraction)
      let reservedTitleWidth = min(titleWidth, availableWidth * Metrics.titleFraction)
      backButton.shortenTitle(
        toFit: min((bounds.width - titleWidth) / 2 - start - buttonsWidth, availableWidth)
          - Metrics.gap,
        orAtMost: availableWidth - reservedTitleWidth - Metrics.gap
      )
      let width = min(backButton.sizeThatFits(bounds.size).width, availableWidth)
      layOut(backButton, at: start, width: width)
      start += width + Metrics.gap
    }
    for view in leftButtons {
      let width = buttonWidth(view)
      layOut(view, at: start, width: width)
      start += width + Metrics.gap
    }
    return (start, max(end, start))
  }

  private func buttonWidth(_ view: UIView) -> CGFloat {
    min(view.sizeThatFits(bounds.size).width, bounds.width / 2)
  }

  /// Returns the preferred width of the title within the available width, in points.
  private func titleWidth(in availableWidth: CGFloat) -> CGFloat {
    guard let titleView else { return 0 }
    guard item.titleView == nil else {
      return titleViewSize(of: titleView, in: availableWidth).width
    }
    return titleView.sizeThatFits(bounds.size).width.rounded(.up)
  }

  private func titleViewSize(of view: UIView, in width: CGFloat) -> CGSize {
    let availableSize = CGSize(width: width, height: max(0, bounds.height - promptHeight))
    return item.titleViewSize.preferredSize(of: view, in: availableSize)
  }

  /// Returns the frame that centres the title in the bar, as far as the buttons permit.
  private func titleFrame(between start: CGFloat, and end: CGFloat) -> CGRect {
    guard let titleView else { return .zero }
    let width = min(titleWidth(in: end - start), end - start)
    let height =
      item.titleView == nil
      ? titleView.sizeThatFits(bounds.size).height
      : min(titleViewSize(of: titleView, in: end - start).height, bounds.height)
    let x = min(max((bounds.width - width) / 2, start), end - width)
    let adjustment = item.titleView == nil ? titleAdjustment : .zero
    let remainingHeight = bounds.height - promptHeight - height
    return CGRect(
      x: x.rounded() + adjustment.horizontal.limited,
      y: adjustment.vertical.limited + promptHeight
        + (remainingHeight / 2).pixelEdge(scale: traitCollection.displayScale),
      width: width,
      height: height
    )
  }

  /// Returns the distance by which a transition moves the title towards the trailing edge, in
  /// points; negative towards the leading edge.
  private func titleShift(of frame: CGRect) -> CGFloat {
    let backTitleX = Metrics.chevronMargin + BackButton.textInset
    let distance = shift > 0 ? bounds.width - frame.minX : frame.minX - backTitleX
    return distance * shift / (shift > 0 ? 2 : 1)
  }

  /// Fades the components and moves the back button's text during a transition.
  private func fade() {
    let visibility = max(0, 1 - abs(shift) * 1.2)
    // Buttons do not move: the old ones fade out before the new ones fade in.
    for view in leftButtons + rightButtons { view.alpha = max(0, 1 - abs(shift) * 2) }
    backButton?.shiftText(to: shift > 0 ? shift * bounds.width / 3 : shift * bounds.width / 6)
    backButton?.alpha = visibility
    promptLabel?.alpha = visibility
    titleView?.alpha = showsTitle || item.titleView != nil ? visibility : 0
  }

  /// Shows or hides the title, depending on the large title below the bar.
  func setShowsTitle(_ shows: Bool, animated: Bool) {
    guard shows != showsTitle else { return }
    showsTitle = shows
    guard animated, item.titleView == nil, shift == 0 else { return setNeedsLayout() }
    UIView.animate(withDuration: 0.15) { self.titleView?.alpha = shows ? 1 : 0 }
  }
}
