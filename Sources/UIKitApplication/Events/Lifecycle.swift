package import UIKitCore

/// Translates changes of the display to the delegate's lifecycle calls, in valid order.
///
///     launch ─> active <─> inactive <─> background ─> terminate
@MainActor
package final class Lifecycle {
  private let application: UIApplication
  private let loop: FrameLoop
  /// Called after the delegate's `applicationDidEnterBackground`.
  package var onBackground: (() -> Void)?

  /// Creates the lifecycle of an application that is not active yet.
  ///
  /// - Parameters:
  ///   - application: Its delegate is told.
  ///   - loop: Is active while the application is.
  package init(application: UIApplication, loop: FrameLoop) {
    self.application = application
    self.loop = loop
    application.applicationState = .inactive
    loop.isActive = false
  }

  /// Whether the window can be seen.
  package var isVisible: Bool { application.applicationState != .background }

  /// Launches the application.
  ///
  /// - Returns: Whether the delegate accepts the launch.
  package func launch() -> Bool {
    guard let delegate = application.delegate else { return true }
    return delegate.application(application, didFinishLaunchingWithOptions: nil)
  }

  /// The window gained the keyboard focus.
  package func becomeActive() {
    if application.applicationState == .background { enterForeground() }
    guard application.applicationState == .inactive else { return }
    application.applicationState = .active
    loop.isActive = true
    application.delegate?.applicationDidBecomeActive(application)
  }

  /// Another window gained the keyboard focus; current touches continue.
  package func resignActive() {
    guard application.applicationState == .active else { return }
    application.delegate?.applicationWillResignActive(application)
    application.applicationState = .inactive
    loop.isActive = false
    loop.touches.cancelAll()
  }

  /// The window was hidden or minimized.
  package func enterBackground() {
    guard application.applicationState != .background else { return }
    resignActive()
    application.applicationState = .background
    application.delegate?.applicationDidEnterBackground(application)
    onBackground?()
  }

  /// The window was shown again.
  package func enterForeground() {
    guard application.applicationState == .background else { return }
    application.delegate?.applicationWillEnterForeground(application)
    application.applicationState = .inactive
  }

  /// Tells the delegate that the program ends.
  package func terminate() {
    application.delegate?.applicationWillTerminate(application)
  }
}
