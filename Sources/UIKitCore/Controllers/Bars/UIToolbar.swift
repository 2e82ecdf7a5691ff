public import Foundation
public import UIKitGraphics

/// A row of buttons, usually at the bottom of a screen.
///
/// The toolbar of a navigation controller displays the `toolbarItems` of the top controller.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The height without the safe area below, in points.
  static let height: CGFloat = 44
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 10

  private var itemStorage: [UIBarButtonItem] = []
  /// The items with their views, including spaces.
  private var buttons: [(view: UIView, item: UIBarButtonItem)] = []
  private let decoration = BarBackground()
  /// The appearance properties set on the bar itself.
  final var legacyAppearance = LegacyBarAppearance() {
    didSet { updateColors() }
  }
  /// The background plate in the classic theme; `nil` in other themes and with a custom colour.
  private var plate: ClassicPlate?

  override var accessibilityDefaults: any AccessibilityDefaults {
    ToolbarAccessibility(view: self)
  }

  /// Creates a toolbar.
  ///
  /// - Parameter frame: The rectangle in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a toolbar without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(decoration.shadow)
    BarDefaults.apply(to: self)
    updateColors()
  }

  /// Returns the template for the properties of new bars.
  ///
  /// - Returns: A bar that is never visible, the same object each time.
  open class func appearance() -> UIToolbar { BarDefaults.toolbar }

  /// The buttons and spaces from the leading to the trailing edge; `nil` if there are none.
  open var items: [UIBarButtonItem]? {
    get { itemStorage.isEmpty ? nil : itemStorage }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items.
  ///
  /// - Parameters:
  ///   - items: The buttons and spaces; `nil` removes all.
  ///   - animated: Whether the new items fade in.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    demandMainThread(type(of: self))
    for button in buttons { button.view.removeFromSuperview() }
    itemStorage = items ?? []
    let plateRule = plate == nil ? BarButton.PlateRule.never : .behindTitles
    buttons = itemStorage.map {
      ($0.systemItem == .flexibleSpace ? UIView() : view(for: $0, plateRule: plateRule), $0)
    }
    for button in buttons {
      button.view.isPartOfSuperview = true
      if button.item.systemItem == .flexibleSpace { button.view.isUserInteractionEnabled = false }
      addSubview(button.view)
    }
    setNeedsLayout()
    guard animated, window != nil else { return }
    let views = buttons.map(\.view)
    for view in views { view.alpha = 0 }
    UIView.animate(withDuration: UINavigationBar.fadeDuration) {
      for view in views { view.alpha = 1 }
    }
  }

  private func view(for item: UIBarButtonItem, plateRule: BarButton.PlateRule) -> UIView {
    let appearance = displayedAppearance.displayedButton(isDone: item.style == .done)
    return BarButton.view(for: item, plate: plateRule, appearance: appearance)
  }

  /// The background colour; `nil`, the default, means the standard bar colour.
  open var barTintColor: UIColor? {
    didSet { updateColors() }
  }

  /// The appearance of the bar, a copy of the object that was set.
  ///
  /// Changes to it take effect immediately.
  open var standardAppearance: UIToolbarAppearance {
    get { standardStorage }
    set {
      standardStorage = newValue.makeCopy { [weak self] in self?.appearanceDidChange() }
      appearanceDidChange()
    }
  }
  private lazy var standardStorage = UIToolbarAppearance().makeCopy { [weak self] in
    self?.appearanceDidChange()
  }

  /// The appearance without content behind the bar, which is always the case here; `nil`, the
  /// default, means `standardAppearance`.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { scrollEdgeAppearanceStorage }
    set {
      scrollEdgeAppearanceStorage = newValue?.makeCopy { [weak self] in self?.appearanceDidChange()
      }
      appearanceDidChange()
    }
  }
  private var scrollEdgeAppearanceStorage: UIToolbarAppearance?

  /// The appearance in landscape windows less than 450 points high; `nil`, the default, means
  /// `standardAppearance`.
  open var compactAppearance: UIToolbarAppearance? {
    get { compactAppearanceStorage }
    set {
      compactAppearanceStorage = newValue?.makeCopy { [weak self] in self?.appearanceDidChange() }
      appearanceDidChange()
    }
  }
  private var compactAppearanceStorage: UIToolbarAppearance?

  /// The effective appearance.
  private var displayedAppearance: UIToolbarAppearance {
    if hasCompactHeight, let compactAppearance { return compactAppearance }
    return scrollEdgeAppearance ?? standardAppearance
  }

  private func appearanceDidChange() {
    updateColors()
    setItems(items, animated: false)
  }

  override func traitsMayHaveChanged() {
    super.traitsMayHaveChanged()
    updateColors()
  }

  private func updatePlate(isNeeded: Bool) {
    guard isNeeded != (plate != nil) else { return }
    plate?.removeFromSuperview()
    plate = isNeeded ? ClassicPlate(.bar, fill: .bar) : nil
    if let plate { insertSubview(plate, at: 0) }
    setItems(items, animated: false)
  }

  private func updateColors() {
    let appearance = displayedAppearance
    let hasCustomBackground = legacyAppearance.isColored(for: appearance, tint: barTintColor)
    updatePlate(isNeeded: hasClassicTheme && !hasCustomBackground)
    decoration.shadow.isHidden = plate != nil
    backgroundColor = legacyAppearance.fillColor(for: appearance, tint: barTintColor)
    decoration.show(appearance, images: legacyAppearance.images, in: self)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let mirror = mirror
    plate?.frame = bounds
    let line = 1 / max(traitCollection.displayScale, 1)
    decoration.layOut(in: bounds, isAtTop: true, lineHeight: line)
    let insets = mirror.insets(safeAreaInsets)
    let height = min(UIToolbar.height, bounds.height)
    let size = CGSize(width: bounds.width, height: height)
    let widths = buttons.map { button -> CGFloat in
      button.item.systemItem == .flexibleSpace ? 0 : button.view.sizeThatFits(size).width
    }
    let gaps = zip(buttons, buttons.dropFirst()).filter { !$0.item.isSpace && !$1.item.isSpace }
    let flexibleSpaceCount = buttons.filter { $0.item.systemItem == .flexibleSpace }.count
    let left = insets.left + UIToolbar.margin
    let availableWidth = max(0, bounds.width - left - insets.right - UIToolbar.margin)
    let remainingWidth = max(
      0,
      availableWidth - widths.reduce(0, +) - CGFloat(gaps.count) * UIToolbar.gap
    )
    var x = left
    for (index, button) in buttons.enumerated() {
      if index > 0, !button.item.isSpace, !buttons[index - 1].item.isSpace { x += UIToolbar.gap }
      let isFlexible = button.item.systemItem == .flexibleSpace
      let width = isFlexible ? remainingWidth / CGFloat(flexibleSpaceCount) : widths[index]
      button.view.frame = mirror.frame(
        CGRect(x: x.rounded(), y: 0, width: width.rounded(), height: height)
      )
      x += width
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIToolbar.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIToolbar.height)
  }
}

extension UIBarButtonItem {
  /// Whether the item is space between other items.
  final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
