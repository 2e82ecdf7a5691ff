public import Foundation
public import UIKitGraphics

/// The common superclass of appearances and their parts: the bar that shows one is updated after
/// changes.
@preconcurrency @MainActor
open class _UIAppearancePart: NSObject {
  /// Called after a property has changed.
  final var onChange: (() -> Void)?

  /// Creates a part with the library's look.
  public override required init() {
    super.init()
  }

  /// Notifies the bar that shows the part of a change.
  final func changed() { onChange?() }

  /// Follows the changes of a part of this one.
  final func adopt<Part: _UIAppearancePart>(_ part: Part) -> Part {
    part.onChange = { [weak self] in self?.changed() }
    return part
  }
}

/// The background of bars.
///
/// A bar keeps a copy of the appearance that it is given. Changes of that copy, such as
/// `bar.standardAppearance.backgroundColor = .systemTeal`, are shown at once.
@preconcurrency @MainActor
open class UIBarAppearance: _UIAppearancePart, NSCopying {
  /// The background of a bar's content.
  private enum Background {
    case standard, opaque, transparent
  }

  private var background = Background.standard

  /// Creates the default background.
  public required init() {
    super.init()
  }

  /// Creates a copy.
  ///
  /// - Parameter barAppearance: The appearance to copy, as far as both kinds of bars have its
  ///   properties.
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
  /// - Parameter zone: Not used.
  /// - Returns: An appearance of the same class.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { type(of: self).init(barAppearance: self) }
  }

  /// The background; `nil`, the default, is the bar's.
  open var backgroundColor: UIColor? {
    didSet { changed() }
  }
  /// A picture on top of the background colour; `nil`, the default, is none.
  open var backgroundImage: UIImage? {
    didSet { changed() }
  }
  /// The scale and the position of the picture in the bar.
  ///
  /// Default: `.scaleToFill`.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
    didSet { changed() }
  }
  /// Bars are opaque, so that no content is seen through an effect.
  @available(*, unavailable, message: "Bars are opaque here: set backgroundColor instead")
  open var backgroundEffect: UIBlurEffect? {
    get { nil }
    set {}
  }
  /// The line at the edge of the bar, and the tint of a `shadowImage` that is a template; `nil` draws
  /// no line.
  ///
  /// Default: that of separators.
  open var shadowColor: UIColor? = .separator {
    didSet { changed() }
  }
  /// The image outside of the bar's edge in place of the line, at its own height; `nil`, the
  /// default, is the line, and an image without size is nothing.
  open var shadowImage: UIImage? {
    didSet { changed() }
  }

  /// Sets the default background, with a line.
  open func configureWithDefaultBackground() { configure(.standard, .separator) }

  /// Sets the default background, with a line; all bars are opaque.
  open func configureWithOpaqueBackground() { configure(.opaque, .separator) }

  /// Sets a bar without background and line: the colour behind it is seen.
  open func configureWithTransparentBackground() { configure(.transparent, nil) }

  private func configure(_ background: Background, _ shadow: UIColor?) {
    self.background = background
    backgroundColor = nil
    backgroundImage = nil
    shadowImage = nil
    shadowColor = shadow
  }

  /// The background; `nil` is the bar's own.
  final var fill: UIColor? {
    background == .transparent ? backgroundColor ?? .clear : backgroundColor
  }

  /// The copy that a bar keeps.
  ///
  /// - Parameter onChange: Called after the copy has changed.
  /// - Returns: An appearance of the same class.
  final func kept(_ onChange: @escaping () -> Void) -> Self {
    let copy = type(of: self).init(barAppearance: self)
    copy.onChange = onChange
    return copy
  }
}

/// The look of navigation bars.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  private var button: UIBarButtonItemAppearance?
  private var doneButton: UIBarButtonItemAppearance?
  private var backButton: UIBarButtonItemAppearance?

  /// Attributes of titles, on top of a semibold font of 17 points; empty by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { changed() }
  }
  /// Attributes of large titles, on top of a bold font of 34 points; empty by default.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { changed() }
  }
  /// The displacement of titles in the bar, in points.
  ///
  /// Default: `.zero`.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { changed() }
  }

  /// The look of buttons.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { makeIfNeeded(&button) }
    set { button = replaced(newValue) }
  }
  /// The look of buttons of style `.done`, which are semibold besides.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { makeIfNeeded(&doneButton) }
    set { doneButton = replaced(newValue) }
  }
  /// The look of the back button.
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { makeIfNeeded(&backButton) }
    set { backButton = replaced(newValue) }
  }

  /// The image that is shown in place of the back button's chevron; `nil`, the default, is the
  /// chevron.
  open private(set) var backIndicatorImage: UIImage?
  /// The mask that was set with `backIndicatorImage`; it is not used, as texts are not clipped while
  /// they slide.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Replaces the back button's chevron.
  ///
  /// - Parameters:
  ///   - backIndicatorImage: The image, in the tint colour if it is a template; `nil`: the chevron.
  ///   - backIndicatorTransitionMaskImage: Not used: texts are not clipped while they slide.
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
    let new = adopt(UIBarButtonItemAppearance())
    part = new
    return new
  }

  private func replaced(_ part: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
    defer { changed() }
    return adopt(part.duplicate())
  }

  /// The look of a button that was set; `nil` is the library's.
  final func shownButton(isDone: Bool) -> UIBarButtonItemAppearance? {
    isDone ? doneButton ?? button : button
  }
  /// The look of the back button that was set; `nil` is the library's.
  final var shownBackButton: UIBarButtonItemAppearance? { backButton ?? button }

  /// Creates the default look.
  public required init() {
    super.init()
  }

  /// Creates a copy.
  ///
  /// - Parameter barAppearance: The appearance to copy, as far as both kinds of bars have its
  ///   properties.
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

/// The look of toolbars.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  private var button: UIBarButtonItemAppearance?
  private var doneButton: UIBarButtonItemAppearance?

  /// The look of buttons.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get {
      if let button { return button }
      let new = adopt(UIBarButtonItemAppearance())
      button = new
      return new
    }
    set {
      button = adopt(newValue.duplicate())
      changed()
    }
  }
  /// The look of buttons of style `.done`, which are semibold besides.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get {
      if let doneButton { return doneButton }
      let new = adopt(UIBarButtonItemAppearance())
      doneButton = new
      return new
    }
    set {
      doneButton = adopt(newValue.duplicate())
      changed()
    }
  }

  /// The look of a button that was set; `nil` is the library's.
  final func shownButton(isDone: Bool) -> UIBarButtonItemAppearance? {
    isDone ? doneButton ?? button : button
  }

  /// Creates the default look.
  public required init() {
    super.init()
  }

  /// Creates a copy.
  ///
  /// - Parameter barAppearance: The appearance to copy, as far as both kinds of bars have its
  ///   properties.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    button = other.button.map { adopt($0.duplicate()) }
    doneButton = other.doneButton.map { adopt($0.duplicate()) }
  }
}

/// The bars whose properties new bars take over.
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
    guard let model = navigationBarStorage else { return }
    bar.tintColorStorage = model.tintColorStorage
    bar.barTintColor = model.barTintColor
    bar.titleTextAttributes = model.titleTextAttributes
    bar.largeTitleTextAttributes = model.largeTitleTextAttributes
    bar.prefersLargeTitles = model.prefersLargeTitles
    bar.standardAppearance = model.standardAppearance
    bar.scrollEdgeAppearance = model.scrollEdgeAppearance
  }

  static func apply(to bar: UITabBar) {
    guard let model = tabBarStorage else { return }
    bar.tintColorStorage = model.tintColorStorage
    bar.barTintColor = model.barTintColor
    bar.unselectedItemTintColor = model.unselectedItemTintColor
    bar.standardAppearance = model.standardAppearance
    bar.scrollEdgeAppearance = model.scrollEdgeAppearance
  }

  static func apply(to bar: UIToolbar) {
    guard let model = toolbarStorage else { return }
    bar.tintColorStorage = model.tintColorStorage
    bar.barTintColor = model.barTintColor
    bar.standardAppearance = model.standardAppearance
    bar.scrollEdgeAppearance = model.scrollEdgeAppearance
  }
}
