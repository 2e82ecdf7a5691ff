public import Foundation
public import UIKitGraphics

/// The common superclass of appearances and their components.
///
/// Changes update the bar that uses the appearance.
@preconcurrency @MainActor
open class _UIAppearancePart: NSObject {
  /// Called after a property has changed.
  final var onChange: (() -> Void)?

  /// Creates a component with default values.
  public override required init() {
    super.init()
  }

  /// Notifies the bar of a change.
  final func changed() { onChange?() }

  /// Forwards the changes of a component to this object.
  final func adopt<Part: _UIAppearancePart>(_ part: Part) -> Part {
    part.onChange = { [weak self] in self?.changed() }
    return part
  }
}

/// The background of a bar.
///
/// Bars copy the appearance. Changes to that copy, such as `bar.standardAppearance.backgroundColor
/// = .systemTeal`, take effect immediately.
@preconcurrency @MainActor
open class UIBarAppearance: _UIAppearancePart, NSCopying {
  /// The type of background.
  private enum Background {
    case standard, opaque, transparent
  }

  private var background = Background.standard

  /// Creates an appearance with the default background.
  public required init() {
    super.init()
  }

  /// Creates a copy.
  ///
  /// - Parameter barAppearance: The appearance to copy. Properties that the class lacks are
  ///   dropped.
  public required init(barAppearance: UIBarAppearance) {
    background = barAppearance.background
    super.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Creates a copy.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: An appearance of the same class.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { type(of: self).init(barAppearance: self) }
  }

  /// The background colour; `nil`, the default, means the bar's colour.
  open var backgroundColor: UIColor? {
    didSet { changed() }
  }
  /// The image in front of the background colour; `nil`, the default, means none.
  open var backgroundImage: UIImage? {
    didSet { changed() }
  }
  /// The content mode of the background image.
  ///
  /// Default: `.scaleToFill`.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
    didSet { changed() }
  }
  /// The background effect.
  ///
  /// Bars are opaque and have no effects.
  @available(*, unavailable, message: "Bars are opaque here: set backgroundColor instead")
  open var backgroundEffect: UIBlurEffect? {
    get { nil }
    set {}
  }
  /// The colour of the shadow line at the edge of the bar, and the tint of a template
  /// `shadowImage`; `nil` hides the line.
  ///
  /// Default: the separator colour.
  open var shadowColor: UIColor? = .separator {
    didSet { changed() }
  }
  /// The image outside the bar's edge that replaces the shadow line, with its own height.
  ///
  /// `nil`, the default, means the line. An empty image hides the line.
  open var shadowImage: UIImage? {
    didSet { changed() }
  }

  /// Sets the default background, with a line.
  open func configureWithDefaultBackground() {
    configure(background: .standard, shadowColor: .separator)
  }

  /// Sets the default background, with a line.
  ///
  /// All bars are opaque.
  open func configureWithOpaqueBackground() {
    configure(background: .opaque, shadowColor: .separator)
  }

  /// Removes the background and the line, so that the colour behind the bar is visible.
  open func configureWithTransparentBackground() {
    configure(background: .transparent, shadowColor: nil)
  }

  private func configure(background: Background, shadowColor: UIColor?) {
    self.background = background
    backgroundColor = nil
    backgroundImage = nil
    shadowImage = nil
    self.shadowColor = shadowColor
  }

  /// The background colour, clear if transparent; `nil` for the bar's own.
  final var fill: UIColor? {
    background == .transparent ? backgroundColor ?? .clear : backgroundColor
  }

  /// Returns a copy for use by a bar.
  ///
  /// - Parameter onChange: Called after the copy has changed.
  /// - Returns: An appearance of the same class.
  final func makeCopy(onChange: @escaping () -> Void) -> Self {
    let copy = type(of: self).init(barAppearance: self)
    copy.onChange = onChange
    return copy
  }
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  private var button: UIBarButtonItemAppearance?
  private var doneButton: UIBarButtonItemAppearance?
  private var backButton: UIBarButtonItemAppearance?

  /// The attributes of titles, added to a semibold font of 17 points; empty by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { changed() }
  }
  /// The attributes of large titles, added to a bold font of 34 points; empty by default.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { changed() }
  }
  /// The offset of titles in the bar, in points.
  ///
  /// Default: `.zero`.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { changed() }
  }

  /// The appearance of buttons.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { makeIfNeeded(&button) }
    set {
      button = adopt(newValue.duplicate())
      changed()
    }
  }
  /// The appearance of buttons with the style `.done`, which are also semibold.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { makeIfNeeded(&doneButton) }
    set {
      doneButton = adopt(newValue.duplicate())
      changed()
    }
  }
  /// The appearance of the back button.
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { makeIfNeeded(&backButton) }
    set {
      backButton = adopt(newValue.duplicate())
      changed()
    }
  }

  /// The image that replaces the back button's chevron; `nil`, the default, means the chevron.
  open private(set) var backIndicatorImage: UIImage?
  /// The mask set together with `backIndicatorImage`.
  ///
  /// It has no effect, because transitions do not clip text.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the image that replaces the back button's chevron.
  ///
  /// - Parameters:
  ///   - backIndicatorImage: The image, with the tint colour if it is a template; `nil` for the
  ///     chevron.
  ///   - backIndicatorTransitionMaskImage: Ignored, because transitions do not clip text.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?,
    transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
    changed()
  }

  private func makeIfNeeded(_ part: inout UIBarButtonItemAppearance?) -> UIBarButtonItemAppearance {
    if let part { return part }
    let created = adopt(UIBarButtonItemAppearance())
    part = created
    return created
  }

  /// Returns the custom appearance of a button; `nil` for the default.
  final func displayedButton(isDone: Bool) -> UIBarButtonItemAppearance? {
    isDone ? doneButton ?? button : button
  }
  /// The custom appearance of the back button; `nil` for the default.
  final var displayedBackButton: UIBarButtonItemAppearance? { backButton ?? button }

  /// Creates the default appearance.
  public required init() {
    super.init()
  }

  /// Creates a copy.
  ///
  /// - Parameter barAppearance: The appearance to copy. Properties that the class lacks are
  ///   dropped.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    button = other.button.map { adopt($0.duplicate()) }
    doneButton = other.doneButton.map { adopt($0.duplicate()) }
    backButton = other.backButton.map { adopt($0.duplicate()) }
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  private var button: UIBarButtonItemAppearance?
  private var doneButton: UIBarButtonItemAppearance?

  /// The appearance of buttons.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get {
      if let button { return button }
      let created = adopt(UIBarButtonItemAppearance())
      button = created
      return created
    }
    set {
      button = adopt(newValue.duplicate())
      changed()
    }
  }
  /// The appearance of buttons with the style `.done`, which are also semibold.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get {
      if let doneButton { return doneButton }
      let created = adopt(UIBarButtonItemAppearance())
      doneButton = created
      return created
    }
    set {
      doneButton = adopt(newValue.duplicate())
      changed()
    }
  }

  /// Returns the custom appearance of a button; `nil` for the default.
  final func displayedButton(isDone: Bool) -> UIBarButtonItemAppearance? {
    isDone ? doneButton ?? button : button
  }

  /// Creates the default appearance.
  public required init() {
    super.init()
  }

  /// Creates a copy.
  ///
  /// - Parameter barAppearance: The appearance to copy. Properties that the class lacks are
  ///   dropped.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    button = other.button.map { adopt($0.duplicate()) }
    doneButton = other.doneButton.map { adopt($0.duplicate()) }
  }
}

/// The template bars whose properties apply to new bars.
@MainActor
enum BarDefaults {
  private static var navigationBarStorage: UINavigationBar?
  private static var tabBarStorage: UITabBar?
  private static var toolbarStorage: UIToolbar?

  static var navigationBar: UINavigationBar {
    if let bar = navigationBarStorage { return bar }
    let bar = UINavigationBar()
    navigationBarStorage = bar
    return bar
  }

  static var tabBar: UITabBar {
    if let bar = tabBarStorage { return bar }
    let bar = UITabBar()
    tabBarStorage = bar
    return bar
  }

  static var toolbar: UIToolbar {
    if let bar = toolbarStorage { return bar }
    let bar = UIToolbar()
    toolbarStorage = bar
    return bar
  }

  static func apply(to bar: UINavigationBar) {
    guard let template = navigationBarStorage else { return }
    bar.tintColorStorage = template.tintColorStorage
    bar.barTintColor = template.barTintColor
    bar.titleTextAttributes = template.titleTextAttributes
    bar.largeTitleTextAttributes = template.largeTitleTextAttributes
    bar.prefersLargeTitles = template.prefersLargeTitles
    bar.standardAppearance = template.standardAppearance
    bar.scrollEdgeAppearance = template.scrollEdgeAppearance
  }

  static func apply(to bar: UITabBar) {
    guard let template = tabBarStorage else { return }
    bar.tintColorStorage = template.tintColorStorage
    bar.barTintColor = template.barTintColor
    bar.unselectedItemTintColor = template.unselectedItemTintColor
    bar.standardAppearance = template.standardAppearance
    bar.scrollEdgeAppearance = template.scrollEdgeAppearance
  }

  static func apply(to bar: UIToolbar) {
    guard let template = toolbarStorage else { return }
    bar.tintColorStorage = template.tintColorStorage
    bar.barTintColor = template.barTintColor
    bar.standardAppearance = template.standardAppearance
    bar.scrollEdgeAppearance = template.scrollEdgeAppearance
  }
}
