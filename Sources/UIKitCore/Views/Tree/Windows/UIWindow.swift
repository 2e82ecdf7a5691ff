public import Foundation
package import UIKitGraphics

/// The root of a view tree on a screen.
///
/// On Linux one desktop window contains all windows of the application, the one with the highest
/// `windowLevel` in front.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The z-order of windows.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The value to compare; higher levels are further in front.
    public let rawValue: CGFloat

    /// Creates a level.
    ///
    /// - Parameter rawValue: The value; higher levels are further in front.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Ordinary windows.
    public static let normal = Level(rawValue: 0)
    /// In front of the status bar's level.
    public static let alert = Level(rawValue: 2000)
    /// Between ordinary windows and alerts.
    public static let statusBar = Level(rawValue: 1000)

    /// Returns whether a level is behind another level.
    ///
    /// - Parameters:
    ///   - lhs: A level.
    ///   - rhs: Another level.
    /// - Returns: `true` if the first level is behind the second.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// The host that displays the window.
  package final weak var host: WindowHost?
  /// The first responder of the window's views; `nil` if there is none.
  final weak var firstResponder: UIResponder? {
    didSet {
      guard firstResponder !== oldValue else { return }
      host?.inputViewsDidChange()
      focusSystemStorage.firstResponderDidChange()
    }
  }
  /// The window that holds the first responder for this window's views.
  var responderHost: UIWindow? { self }
  /// The transient handlers that Esc ends before the responder chain receives it.
  final var escapeHandlers: [WeakEscapeHandler] = []
  /// The keyboard's focus.
  final lazy var focusSystemStorage = UIFocusSystem(window: self)
  /// The change of the text size with the wheel.
  final var wheelTextSize = WheelTextSize()
  private final lazy var undoManagerStorage = UndoManager()
  /// Whether the window follows the screen's size.
  final var fillsScreen: Bool

  /// Creates a window on the current screen; it is hidden until `makeKeyAndVisible()`.
  ///
  /// - Parameter frame: Screen coordinates, in points.
  public override init(frame: CGRect) {
    host = WindowHost.current
    fillsScreen = frame == WindowHost.current.screen.bounds
    super.init(frame: frame)
    windowStorage = self
    isHiddenStorage = true
  }

  /// Creates a window that fills a desktop window.
  ///
  /// - Parameter windowScene: The desktop window.
  public init(windowScene: UIWindowScene) {
    host = windowScene.windowHost
    fillsScreen = true
    super.init(frame: (host?.screen ?? .main).bounds)
    windowStorage = self
    isHiddenStorage = true
  }

  /// Creates a window without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    host = WindowHost.current
    fillsScreen = true
    super.init(coder: coder)
    windowStorage = self
    isHiddenStorage = true
  }

  /// Creates a window that fills the screen and follows its size.
  public convenience init() {
    self.init(frame: WindowHost.current.screen.bounds)
  }

  deinit {
    windowStorage = nil
  }

  /// The controller whose view fills the window.
  ///
  /// Default: `nil`.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { replaceRootView(of: oldValue) } }
  }

  /// The z-order among windows.
  ///
  /// Default: `.normal`.
  open var windowLevel = UIWindow.Level.normal {
    didSet { if windowLevel != oldValue && !isHidden { show() } }
  }

  /// The screen that the window is on.
  open var screen: UIScreen { host?.screen ?? .main }

  /// Whether the window is the key window, which receives key presses.
  open var isKeyWindow: Bool { host?.keyWindow === self }

  /// Shows the window in front of the other windows at its level, and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the key window.
  open func makeKey() {
    guard let host, host.keyWindow !== self else { return }
    host.keyWindow?.resignKey()
    host.keyWindow = self
    becomeKey()
  }

  /// Called after the window became the key window.
  ///
  /// Overrides call super, which posts `didBecomeKeyNotification`.
  open func becomeKey() { post(UIWindow.didBecomeKeyNotification) }

  /// Called before another window becomes the key window, and after the key window was hidden.
  ///
  /// Overrides call super, which posts `didResignKeyNotification`.
  open func resignKey() { post(UIWindow.didResignKeyNotification) }

  /// Whether the window is hidden; windows are hidden initially.
  ///
  /// When the key window is hidden, the frontmost window becomes the key window.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != isHidden else { return }
      super.isHidden = newValue
      if newValue { leaveScreen() } else { show() }
      post(newValue ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification)
    }
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// The window's undo manager.
  open override var undoManager: UndoManager? { undoManagerStorage }

  open override func layoutSubviews() {
    super.layoutSubviews()
    root?.rootView.frame = bounds
  }

  /// Delivers an event to the gesture recognisers and views of its touches.
  open func sendEvent(_ event: UIEvent) {
    host?.touchDelivery?.deliver(event, in: self)
  }

  private func show() {
    let host = host ?? joinCurrentHost()
    adoptScreen()
    host.show(self)
    setPending([.layout, .record, .move])
    updateRootAppearance()
  }

  /// Moves the window to the current screen if its own screen no longer exists.
  ///
  /// An application delegate may create its window in its initialiser, before there is a display.
  private func joinCurrentHost() -> WindowHost {
    host = .current
    return .current
  }

  private func leaveScreen() {
    guard let host else { return }
    host.damage(recordedExtent)
    endTouches(in: host)
    // A handler for the cancelled touches may have shown the window again.
    guard isHidden else { return }
    host.hide(self)
    guard host.keyWindow === self else { return }
    host.keyWindow = nil
    resignKey()
    host.applicationWindows.last?.makeKey()
  }

  /// The root view controller as a view owner.
  final var root: (any ViewOwner)? { rootViewController }

  private func replaceRootView(of oldRoot: (any ViewOwner)?) {
    oldRoot?.leaveWindowRoot()
    guard let root else { return }
    root.rootView.frame = bounds
    root.rootView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(root.rootView)
    updateRootAppearance()
  }

  private func updateRootAppearance() {
    guard !isHidden else { return }
    root?.enterWindowRoot()
  }

  // MARK: Environment

  /// The screen's traits before the change that controllers are being notified of; otherwise `nil`.
  final var formerScreenTraits: UITraitCollection?

  /// The screen's traits with the scene's overrides, without this window's overrides.
  var baseTraits: UITraitCollection {
    guard let host else { return .current }
    let traits = formerScreenTraits ?? host.screen.traitCollection
    return host.sceneOverrides?.applied(to: traits) ?? traits
  }

  /// The insets for the device's bars and cut-outs, in points.
  package var baseSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if baseSafeAreaInsets != oldValue { safeAreaDidChange() } }
  }

  /// Updates the window after a change of the screen's size, scale or traits.
  ///
  /// - Parameter oldTraits: The screen's traits before the change.
  final func screenDidChange(from oldTraits: UITraitCollection) {
    adoptScreen(from: oldTraits)
    setPending(.move)
  }

  /// Adopts size, scale and traits of the screen.
  ///
  /// - Parameter oldTraits: The screen's traits before the change; `nil` when the window is shown.
  private func adoptScreen(from oldTraits: UITraitCollection? = nil) {
    if fillsScreen, let root, frame.size != screen.bounds.size {
      focusSystemStorage.keepingFocusVisible {
        root.resizeWindow(to: screen.bounds.size, in: self, from: oldTraits) {
          frame = screen.bounds
          layoutIfNeeded()
        }
      }
    } else if fillsScreen {
      frame = screen.bounds
    }
    propagateTraits(from: InheritedEnvironment(startingWith: .current))
  }
}
