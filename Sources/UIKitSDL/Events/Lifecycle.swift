import UIKitCore

/// Translates changes of the desktop window to the delegate's lifecycle calls, in valid order.
///
///     launch ─> active <─> inactive <─> background ─> terminate
@MainActor
final class Lifecycle {
  private let application: UIApplication
  private let loop: FrameLoop
  /// Called after the delegate's `applicationDidEnterBackground`.
  var onBackground: (() -> Void)?

  init(application: UIApplication, loop: FrameLoop) {
    self.application = application
    self.loop = loop
    application.applicationState = .inactive
    loop.isActive = false
  }

  /// Whether the window can be seen.
  var isVisible: Bool { application.applicationState != .background }

  /// Launches the application.
  ///
  /// - Returns: Whether the delegate accepts the launch.
  func launch() -> Bool {
    guard let delegate = application.delegate else { return true }
    return delegate.application(application, didFinishLaunchingWithOptions: nil)
  }

  /// The window gained the keyboard focus.
  func becomeActive() {
    if application.applicationState == .background { enterForeground() }
    guard application.applicationState == .inactive else { return }
    application.applicationState = .active
    loop.isActive = true
    application.delegate?.applicationDidBecomeActive(application)
  }

  /// Another window gained the keyboard focus; current touches continue.
  func resignActive() {
    guard application.applicationState == .active else { return }
    application.delegate?.applicationWillResignActive(application)
    application.applicationState = .inactive
    loop.isActive = false
    loop.touches.cancelAll()
  }

  /// The window was hidden or minimized.
  func enterBackground() {
    guard application.applicationState != .background else { return }
    resignActive()
    application.applicationState = .background
    application.delegate?.applicationDidEnterBackground(application)
    onBackground?()
  }

  /// The window was shown again.
  func enterForeground() {
    guard application.applicationState == .background else { return }
    application.delegate?.applicationWillEnterForeground(application)
    application.applicationState = .inactive
  }

  /// Tells the delegate that the program ends.
  func terminate() {
    application.delegate?.applicationWillTerminate(application)
  }
}
