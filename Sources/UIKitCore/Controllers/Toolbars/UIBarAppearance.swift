public import Foundation
public import UIKitGraphics

/// The background of bars.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// What is behind the content of a bar.
  private enum Background {
    case standard, opaque, transparent
  }

  private var background = Background.standard

  /// Creates the default background.
  public override required init() {
    super.init()
  }

  /// Creates a copy.
  ///
  /// - Parameter barAppearance: What is copied, as far as both kinds of bars have it.
  public required init(barAppearance: UIBarAppearance) {
    background = barAppearance.background
    super.init()
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
  }

  /// The background; `nil`, the default, is the bar's.
  open var backgroundColor: UIColor?
  /// The line at the edge of the bar; `nil` draws none.
  ///
  /// Default: that of separators.
  open var shadowColor: UIColor? = .separator

  /// Sets the default background, with a line.
  open func configureWithDefaultBackground() { configure(.standard, .separator) }

  /// Sets the default background, with a line; all bars are opaque.
  open func configureWithOpaqueBackground() { configure(.opaque, .separator) }

  /// Sets a bar without background and line: the colour behind it is seen.
  open func configureWithTransparentBackground() { configure(.transparent, nil) }

  private func configure(_ background: Background, _ shadow: UIColor?) {
    self.background = background
    backgroundColor = nil
    shadowColor = shadow
  }

  /// The background; `nil` is the bar's own.
  final var fill: UIColor? {
    background == .transparent ? backgroundColor ?? .clear : backgroundColor
  }

  /// The colour of the line.
  final var line: UIColor? { shadowColor }
}

/// The look of navigation bars.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Attributes of titles, on top of a semibold font of 17 points; empty by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Attributes of large titles, on top of a bold font of 34 points; empty by default.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// Creates the default look.
  public required init() {
    super.init()
  }

  /// Creates a copy.
  ///
  /// - Parameter barAppearance: What is copied, as far as both kinds of bars have it.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
  }
}

/// The look of entries of tab bars in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The colour of image and text; `nil`, the default, is the tint colour, or gray.
  open var iconColor: UIColor?
  /// Attributes of the text, on top of a font of 10 points; empty by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the badge's disc; `nil`, the default, is red.
  open var badgeBackgroundColor: UIColor?
}

/// The look of entries of tab bars.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The look of entries that are not selected.
  public final let normal = UITabBarItemStateAppearance()
  /// The look of the selected entry.
  public final let selected = UITabBarItemStateAppearance()
}

/// The look of tab bars.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The look of the entries, whose images are above their texts.
  open var stackedLayoutAppearance = UITabBarItemAppearance()

  /// Creates the default look.
  public required init() {
    super.init()
  }

  /// Creates a copy.
  ///
  /// - Parameter barAppearance: What is copied, as far as both kinds of bars have it.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
  }
}

/// The look of toolbars.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}

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
