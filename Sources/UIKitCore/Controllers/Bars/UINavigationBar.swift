public import Foundation
public import UIKitGraphics
import UIKitSupport

/// The bar above a screen: title, back button, and buttons.
///
/// A navigation controller owns its bar and sets its items; other bars take them from `items`.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Height in points, without the part behind the status bar.
  static let height: CGFloat = 44

  /// The height above the title that belongs to the top item's prompt, in points.
  final var promptHeight: CGFloat { topItem?.prompt == nil ? 0 : 30 }

  /// Height in points with the top item's prompt, without the part behind the status bar.
  final var fullHeight: CGFloat { UINavigationBar.height + promptHeight }

  /// The controller that sets the items.
  final weak var controller: (any NavigationBarOwner)?
  /// The extent of the background above the bar, in points.
  final var overhang: CGFloat = 0 {
    didSet { if overhang != oldValue { setNeedsLayout() } }
  }
  /// The progress of a change of items, 0 to 1; see `beginTransition(to:direction:)`.
  final var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { placeTransition() } }
  }
  /// Whether contents cross-fade rather than slide.
  final var transitionFades = false
  final var itemStorage: [UINavigationItem] = []
  /// The views of the top item.
  final var content: NavigationBarContent?
  /// The state that the end of a transition restores or removes.
  final var transition: NavigationBarTransition?
  /// Scrolls to the top; see `addTopRecognizer()`.
  final let topRecognizer = UITapGestureRecognizer()
  private let background = UIView()
  private let decoration = BarBackground()
  /// The properties of the bar that no appearance has.
  final var oldLook = OldBarLook() {
    didSet { appearanceDidChange() }
  }
  /// The surface in the look of 2011; `nil` in other looks, and with a colour of the application.
  private var plate: ClassicPlate?
  /// Whether bar and buttons have the look of 2011.
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

  /// The defaults of bars that are made later.
  ///
  ///     UINavigationBar.appearance().barTintColor = .systemTeal
  ///
  /// - Returns: A bar that is not shown, the same one each time.
  open class func appearance() -> UINavigationBar { BarDefaults.navigationBar }

  /// The background in place of a `barTintColor`.
  static let standardColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 29 / 255, green: 29 / 255, blue: 31 / 255, alpha: 1)
      : UIColor(red: 249 / 255, green: 249 / 255, blue: 250 / 255, alpha: 1)
  }

  /// Colour of the background; `nil` is a light gray, in dark interfaces a dark one.
  open var barTintColor: UIColor? {
    didSet { appearanceDidChange() }
  }

  /// Attributes of titles, on top of a semibold font of 17 points.
  ///
  /// Default: `nil`.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { rebuild(animated: false) }
  }

  /// Whether screens have large titles below the bar, which collapse when content is scrolled.
  ///
  /// Default: `false`. `largeTitleDisplayMode` of an item decides otherwise.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { controller?.barDidChange() } }
  }

  /// Attributes of large titles, on top of a bold font of 34 points; `nil` by default.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { controller?.barDidChange() }
  }

  /// The look of the bar, a copy of the appearance that was set; its changes are shown at once.
  open var standardAppearance: UINavigationBarAppearance {
    get { standardStorage }
    set {
      standardStorage = newValue.kept { [weak self] in self?.appearanceDidChange() }
      appearanceDidChange()
    }
  }
  private lazy var standardStorage = UINavigationBarAppearance().kept { [weak self] in
    self?.appearanceDidChange()
  }

  /// The look while a large title is shown; `nil`, the default, is `standardAppearance`.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { scrollEdgeAppearanceStorage }
    set {
      scrollEdgeAppearanceStorage = newValue?.kept { [weak self] in self?.appearanceDidChange() }
      appearanceDidChange()
    }
  }
  private var scrollEdgeAppearanceStorage: UINavigationBarAppearance?

  /// The look in windows that are wider than high and less than 450 points high; `nil`, the default,
  /// is `standardAppearance`.
  open var compactAppearance: UINavigationBarAppearance? {
    get { compactAppearanceStorage }
    set {
      compactAppearanceStorage = newValue?.kept { [weak self] in self?.appearanceDidChange() }
      appearanceDidChange()
    }
  }
  private var compactAppearanceStorage: UINavigationBarAppearance?

  /// The look for the top item's state.
  final var shownAppearance: UINavigationBarAppearance {
    var standard = topItem?.standardAppearance ?? standardAppearance
    if hasCompactHeight {
      standard =
        topItem?.compactAppearance ?? topItem?.standardAppearance ?? compactAppearance
        ?? standard
    }
    guard topItem?.palette?.showsTitle == true else { return standard }
    return topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard
  }

  /// Attributes of large titles that were set.
  final var shownLargeTitleAttributes: [NSAttributedString.Key: Any]? {
    let own = shownAppearance.largeTitleTextAttributes
    return own.isEmpty ? largeTitleTextAttributes : own
  }

  /// Attributes of titles that were set.
  final var shownTitleAttributes: [NSAttributedString.Key: Any]? {
    let own = shownAppearance.titleTextAttributes
    return own.isEmpty ? titleTextAttributes : own
  }

  /// The background.
  final var fillColor: UIColor {
    oldLook.fill(shownAppearance, barTintColor)
  }

  override func traitsMayHaveChanged() {
    super.traitsMayHaveChanged()
    if wantsPlate != isClassic { appearanceDidChange() }
  }

  private var wantsPlate: Bool {
    hasClassicLook && !oldLook.isColored(shownAppearance, barTintColor)
  }

  private func updatePlate() {
    guard wantsPlate != isClassic else { return }
    plate?.removeFromSuperview()
    plate = wantsPlate ? ClassicPlate(.bar, fill: .bar) : nil
    if let plate { background.addSubview(plate) }
    setNeedsLayout()
  }

  private func updateBackground() {
    background.backgroundColor = fillColor
    decoration.show(shownAppearance, oldLook.images, in: background)
  }

  /// Follows another look.
  final func appearanceDidChange() {
    updatePlate()
    updateBackground()
    if content != nil { rebuild(animated: false) }
    controller?.barDidChange()
  }

  /// The items from the lowest to the top one, which is shown.
  ///
  /// Traps when it is set on the bar of a navigation controller.
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

  /// The item that is shown.
  open var topItem: UINavigationItem? { itemStorage.last }

  /// The item that the back button leads to.
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
    decoration.place(in: bounds, overhang: overhang, isAtTop: false, line: hairline)
    decoration.shadow.isHidden = isClassic || topItem?.palette.map { !$0.isHidden } ?? false
    for subview in subviews where subview is NavigationBarContent { subview.frame = bounds }
    placeTransition()
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
