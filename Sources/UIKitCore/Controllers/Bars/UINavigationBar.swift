public import Foundation
public import UIKitGraphics
import UIKitSupport

/// The bar above a screen, with its title, back button and other buttons.
///
/// A navigation controller manages the items of its bar. Other bars use their `items`.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The height without the area behind the status bar, in points.
  static let height: CGFloat = 44

  /// The height of the top item's prompt above the title, in points.
  final var promptHeight: CGFloat { topItem?.prompt == nil ? 0 : 30 }

  /// The height with the top item's prompt, without the area behind the status bar, in points.
  final var fullHeight: CGFloat { UINavigationBar.height + promptHeight }

  /// The controller that manages the items.
  final weak var controller: (any NavigationBarOwner)?
  /// The height of the background above the bar, in points.
  final var overhang: CGFloat = 0 {
    didSet { if overhang != oldValue { setNeedsLayout() } }
  }
  /// The progress of a change of items, from 0 to 1; see `beginTransition(to:direction:)`.
  final var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { layOutTransition() } }
  }
  /// Whether contents cross-fade rather than slide.
  final var transitionFades = false
  final var itemStorage: [UINavigationItem] = []
  /// The views of the top item.
  final var content: NavigationBarContent?
  /// The state that the end of a transition restores or discards.
  final var transition: NavigationBarTransition?
  /// The recogniser for scrolling to the top; see `addTopRecognizer()`.
  final let topRecognizer = UITapGestureRecognizer()
  private let background = UIView()
  /// The background image and the shadow.
  private let decoration = BarBackground()
  /// The appearance properties set on the bar itself.
  final var legacyAppearance = LegacyBarAppearance() {
    didSet { appearanceDidChange() }
  }
  /// The background plate in the classic theme; `nil` in other themes and with a custom colour.
  private var plate: ClassicPlate?
  /// Whether the bar and its buttons have the classic theme.
  final var isClassic: Bool { plate != nil }

  /// Creates a bar.
  ///
  /// - Parameter frame: The rectangle in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addBackground()
  }

  /// Creates a bar without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addBackground()
  }

  private func addBackground() {
    background.backgroundColor = UINavigationBar.standardColor
    background.isUserInteractionEnabled = false
    addSubview(background)
    addSubview(decoration.shadow)
    addTopRecognizer()
    BarDefaults.apply(to: self)
    appearanceDidChange()
  }

  /// Returns the template for the properties of new bars.
  ///
  ///     UINavigationBar.appearance().barTintColor = .systemTeal
  ///
  /// - Returns: A bar that is never visible, the same object each time.
  open class func appearance() -> UINavigationBar { BarDefaults.navigationBar }

  /// The background colour without a `barTintColor`.
  static let standardColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 29 / 255, green: 29 / 255, blue: 31 / 255, alpha: 1)
      : UIColor(red: 249 / 255, green: 249 / 255, blue: 250 / 255, alpha: 1)
  }

  /// The background colour; `nil` means a light gray, or a dark gray in dark mode.
  open var barTintColor: UIColor? {
    didSet { appearanceDidChange() }
  }

  /// The attributes of titles, added to a semibold font of 17 points.
  ///
  /// Default: `nil`.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { rebuild(animated: false) }
  }

  /// Whether screens have large titles below the bar that collapse as the content scrolls.
  ///
  /// Default: `false`. An item can override it by `largeTitleDisplayMode`.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { controller?.barDidChange() } }
  }

  /// The attributes of large titles, added to a bold font of 34 points; `nil` by default.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { controller?.barDidChange() }
  }

  /// The appearance of the bar, a copy of the object that was set.
  ///
  /// Changes to it take effect immediately.
  open var standardAppearance: UINavigationBarAppearance {
    get { standardStorage }
    set {
      standardStorage = newValue.makeCopy { [weak self] in self?.appearanceDidChange() }
      appearanceDidChange()
    }
  }
  private lazy var standardStorage = UINavigationBarAppearance().makeCopy { [weak self] in
    self?.appearanceDidChange()
  }

  /// The appearance with a visible large title; `nil`, the default, means `standardAppearance`.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { scrollEdgeAppearanceStorage }
    set {
      scrollEdgeAppearanceStorage = newValue?.makeCopy { [weak self] in self?.appearanceDidChange()
      }
      appearanceDidChange()
    }
  }
  private var scrollEdgeAppearanceStorage: UINavigationBarAppearance?

  /// The appearance in landscape windows less than 450 points high; `nil`, the default, means
  /// `standardAppearance`.
  open var compactAppearance: UINavigationBarAppearance? {
    get { compactAppearanceStorage }
    set {
      compactAppearanceStorage = newValue?.makeCopy { [weak self] in self?.appearanceDidChange() }
      appearanceDidChange()
    }
  }
  private var compactAppearanceStorage: UINavigationBarAppearance?

  /// The effective appearance for the state of the top item.
  final var displayedAppearance: UINavigationBarAppearance {
    var standard = topItem?.standardAppearance ?? standardAppearance
    if hasCompactHeight {
      standard =
        topItem?.compactAppearance ?? topItem?.standardAppearance ?? compactAppearance
        ?? standard
    }
    guard topItem?.palette?.showsTitle == true else { return standard }
    return topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard
  }

  /// The custom attributes of large titles.
  final var displayedLargeTitleAttributes: [NSAttributedString.Key: Any]? {
    let attributes = displayedAppearance.largeTitleTextAttributes
    return attributes.isEmpty ? largeTitleTextAttributes : attributes
  }

  /// The custom attributes of titles.
  final var displayedTitleAttributes: [NSAttributedString.Key: Any]? {
    let attributes = displayedAppearance.titleTextAttributes
    return attributes.isEmpty ? titleTextAttributes : attributes
  }

  /// The effective background colour.
  final var fillColor: UIColor {
    legacyAppearance.fillColor(for: displayedAppearance, tint: barTintColor)
  }

  override func traitsMayHaveChanged() {
    super.traitsMayHaveChanged()
    if needsPlate != isClassic { appearanceDidChange() }
  }

  private var needsPlate: Bool {
    hasClassicTheme && !legacyAppearance.isColored(for: displayedAppearance, tint: barTintColor)
  }

  private func updatePlate() {
    guard needsPlate != isClassic else { return }
    plate?.removeFromSuperview()
    plate = needsPlate ? ClassicPlate(.bar, fill: .bar) : nil
    if let plate { background.addSubview(plate) }
    setNeedsLayout()
  }

  private func updateBackground() {
    background.backgroundColor = fillColor
    decoration.show(displayedAppearance, images: legacyAppearance.images, in: background)
  }

  /// Updates the bar after a change of the appearance.
  final func appearanceDidChange() {
    updatePlate()
    updateBackground()
    if content != nil { rebuild(animated: false) }
    controller?.barDidChange()
  }

  /// The items from the lowest to the top one, which is visible.
  ///
  /// Traps when set on the bar of a navigation controller.
  open var items: [UINavigationItem]? {
    get { itemStorage.isEmpty ? nil : itemStorage }
    set {
      demand(
        controller == nil,
        "The items of a navigation controller's bar follow its controllers"
      )
      show(newValue ?? [])
    }
  }

  /// The visible item; `nil` without items.
  open var topItem: UINavigationItem? { itemStorage.last }

  /// The item that the back button returns to; `nil` if there is only one item.
  open var backItem: UINavigationItem? { itemStorage.dropLast().last }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / max(traitCollection.displayScale, 1)
    background.frame = CGRect(
      x: 0,
      y: -overhang,
      width: bounds.width,
      height: bounds.height + overhang
    )
    plate?.frame = background.bounds
    updateBackground()
    decoration.layOut(in: bounds, overhang: overhang, isAtTop: false, lineHeight: hairline)
    decoration.shadow.isHidden = isClassic || topItem?.palette.map { !$0.isHidden } ?? false
    for subview in subviews where subview is NavigationBarContent { subview.frame = bounds }
    layOutTransition()
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    return gestureRecognizer !== topRecognizer
      || isBesideControls(gestureRecognizer.location(in: self))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fullHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fullHeight)
  }

  override var accessibilityDefaults: any AccessibilityDefaults { BarAccessibility(view: self) }
}
