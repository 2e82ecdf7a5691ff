public import Foundation
public import UIKitGraphics

/// The running program, with its windows, its delegate, and the end of the responder chain.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// A key of the launch options; there are none on Linux.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The state of the application.
  public enum State: Int, Sendable {
    /// In the foreground with the keyboard focus.
    case active
    /// In the foreground without the keyboard focus.
    case inactive
    /// Not visible.
    case background
  }

  /// The application object.
  open class var shared: UIApplication {
    demandMainThread(UIApplication.self)
    return sharedInstance
  }
  private static let sharedInstance = UIApplication()

  /// The delegate of the application's lifecycle.
  open var delegate: (any UIApplicationDelegate)?

  /// The application's state.
  ///
  /// Default: `.active`.
  open package(set) var applicationState = State.active

  /// The visible windows of all desktop windows, from back to front within each.
  open var windows: [UIWindow] { hosts.flatMap(\.applicationWindows) }

  /// The window that receives key presses; with several desktop windows, the key window of the
  /// active one.
  open var keyWindow: UIWindow? { WindowHost.current.keyWindow }

  /// The user's text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    WindowHost.current.screen.preferredContentSizeCategory
  }

  /// The layout direction of the user's language.
  ///
  /// `LaunchConfiguration` can set a different direction; trait overrides do not affect it.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    WindowHost.current.screen.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether the screen saver is disabled.
  ///
  /// Default: `false`.
  open var isIdleTimerDisabled = false {
    didSet { if isIdleTimerDisabled != oldValue { onIdleTimerChange?(isIdleTimerDisabled) } }
  }

  /// Called after each frame that changed pixels, for example to display `frameStatistics`.
  ///
  /// UIKit has no such property. Changes made in the handler appear in the next frame. Default:
  /// `nil`.
  public var frameHandler: (() -> Void)?

  /// The hosts of the desktop windows in the order in which they were opened; empty while no main
  /// loop is running.
  package final var openHosts: [WindowHost] = []
  /// Opens further desktop windows; `nil` while no main loop is running.
  package final weak var sceneOpener: (any SceneOpening)?

  /// The hosts of the desktop windows; without a main loop, the current one.
  final var hosts: [WindowHost] { openHosts.isEmpty ? [.current] : openHosts }

  /// Called when `isIdleTimerDisabled` changes; set by the display's owner.
  package var onIdleTimerChange: ((Bool) -> Void)?
  /// Ends the main loop; set by its owner.
  package var onTerminate: (() -> Void)?

  /// A key of the options of `open(_:options:completionHandler:)`; all are ignored on Linux.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether only an application associated with the URL may open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  /// Opens URLs with the desktop's programs; set by the display's owner.
  package var urlOpener: (any URLOpening)?

  /// Opens a URL with the desktop's default program.
  ///
  /// The method returns immediately. On Linux it starts `xdg-open`.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: Ignored; UIKit has the parameter.
  ///   - completion: Called later on the main thread, with whether a program was found and started.
  open func open(
    _ url: URL,
    options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    demandMainThread(UIApplication.self)
    let completion = completion ?? { _ in }
    guard canOpenURL(url), let urlOpener else {
      DispatchQueue.main.async { completion(false) }
      return
    }
    urlOpener.open(url, completion)
  }

  /// Returns whether a URL has a scheme and the desktop can open URLs.
  ///
  /// The desktop does not report whether a program for the scheme exists before the URL is opened.
  ///
  /// - Parameter url: The URL.
  /// - Returns: Whether opening the URL may succeed.
  open func canOpenURL(_ url: URL) -> Bool {
    url.scheme?.isEmpty == false && urlOpener?.isAvailable ?? false
  }

  /// Calls a method of an object or of a responder.
  ///
  ///     UIApplication.shared.sendAction(Editor.insertDate, to: nil, from: button, for: nil)
  ///
  /// - Parameters:
  ///   - action: The method, named through its type: `Target.method`. It takes a sender.
  ///   - target: The object; `nil` searches for an object of the method's class, from the first
  ///     responder of the key window upwards, then from the sender upwards.
  ///   - sender: The method's argument; must have the parameter's type.
  ///   - event: Ignored; UIKit has the parameter.
  /// - Returns: Whether an object was found.
  @preconcurrency
  @discardableResult
  open func sendAction<Target: AnyObject, Sender>(
    _ action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    to target: Target?,
    from sender: Sender,
    for event: UIEvent?
  ) -> Bool {
    guard let target = target ?? self.target(from: sender) else { return false }
    action(target)(sender)
    return true
  }

  /// Calls a method without parameters of an object or of a responder.
  ///
  /// For example, this ends editing:
  ///
  ///     UIApplication.shared.sendAction(
  ///       UIResponder.resignFirstResponder, to: nil, from: nil, for: nil)
  ///
  /// - Parameters:
  ///   - action: The method, named through its type: `Target.method`; its result is ignored.
  ///   - target: The object; `nil` searches for an object of the method's class, as above.
  ///   - sender: The object from which the search continues after the first responder's chain.
  ///   - event: Ignored; UIKit has the parameter.
  /// - Returns: Whether an object was found.
  @preconcurrency
  @discardableResult
  open func sendAction<Target: AnyObject, Result>(
    _ action: @escaping @MainActor (Target) -> @MainActor () -> Result,
    to target: Target?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    guard let target = target ?? self.target(from: sender) else { return false }
    _ = action(target)()
    return true
  }

  /// Returns the nearest responder of a class: from the first responder upwards, then from the
  /// sender.
  final func target<Target: AnyObject>(from sender: Any?) -> Target? {
    let sender = sender as? UIResponder
    for start in [keyWindow?.firstResponder, sender ?? keyWindow] {
      var responder = start
      while let current = responder {
        if let target = current as? Target { return target }
        responder = current.next
      }
    }
    return delegate as? Target
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  package override var responderWindow: UIWindow? { nil }
}

/// Opens URLs with other programs.
@MainActor
package protocol URLOpening: AnyObject {
  /// Whether a program that opens URLs is available.
  var isAvailable: Bool { get }

  /// Opens a URL.
  ///
  /// - Parameters:
  ///   - url: The URL, with a scheme.
  ///   - completion: Called on the main thread, with whether a program was started.
  func open(_ url: URL, _ completion: @escaping @MainActor @Sendable (Bool) -> Void)
}

/// The window of an application's delegate as an optional property, as it is in Objective-C.
@preconcurrency @MainActor
public protocol _UIDelegateWindow: AnyObject {}

extension _UIDelegateWindow {
  /// The delegate's window; `nil` if the delegate has none.
  ///
  /// Both optionals are `nil` then; UIKit has two of them for a property that may be missing.
  public var window: UIWindow?? {
    let window: UIWindow? = (self as? any UIApplicationDelegate)?.window
    return window.map { .some($0) }
  }
}

extension UIApplicationDelegate {
  /// `nil`, for delegates without a property.
  @_disfavoredOverload public var window: UIWindow? { nil }
}

/// The delegate of the application's lifecycle.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _UIDelegateWindow {
  /// The window of an application without scenes; the delegate's own property.
  ///
  /// Outside of the delegate's class it has two optionals, as in UIKit:
  /// `UIApplication.shared.delegate?.window??.rootViewController`.
  @_disfavoredOverload var window: UIWindow? { get }

  /// Called once, directly before `application(_:didFinishLaunchingWithOptions:)`.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - launchOptions: `nil` on Linux.
  /// - Returns: `false` ends the program with exit code 1.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called once, before the first frame; creates the window.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - launchOptions: `nil` on Linux.
  /// - Returns: `false` ends the program with exit code 1.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Returns the configuration of a scene, a desktop window; called after the launch and for each
  /// further window.
  ///
  /// Without this method, or with a configuration without a name and delegate class, there is no
  /// scene delegate. This delegate then creates the window at launch and receives the scene's
  /// changes. Further windows require a scene delegate.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - connectingSceneSession: The session of the desktop window.
  ///   - options: The requests to a further window.
  /// - Returns: The configuration, with the class of the scene's delegate.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Called when the user has closed desktop windows while others are open.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - sceneSessions: The sessions of the windows, whose scenes have ended.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )

  /// Called when the window has gained the keyboard focus.
  ///
  /// This method and the three following ones are only called in an application without a scene
  /// delegate.
  ///
  /// - Parameter application: The application.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called when the window is about to lose the keyboard focus.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called when the window was minimised or covered, and before the program ends; the application
  /// should save its data here.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called when the window is about to become visible again.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Returns whether to save the state of the interface for the next run.
  ///
  /// Called shortly after a change, when the window leaves the screen, and when the program ends.
  /// The state includes controllers with a `restorationIdentifier` and their views. Default:
  /// `false`.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - coder: A coder for the state of the application itself.
  /// - Returns: Whether to save.
  func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool

  /// Returns whether to restore the state saved by the last run.
  ///
  /// Called after the launch, before the first frame. Default: `false`.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - coder: The state of the application itself.
  /// - Returns: Whether to restore.
  func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool

  /// Called before the program ends.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Returns `false`.
  public func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { false }

  /// Returns `false`.
  public func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { false }

  /// Returns `true`.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns `true`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns a configuration without a delegate.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}
