import UIKitCore

/// Turns what happens to the desktop window into the delegate's calls, each pair in order.
///
///     launch ─> active <─> inactive <─> background ─> terminate
@MainActor
final class Lifecycle {
  private let application: UIApplication
  private let loop: FrameLoop
  /// Called after the delegate was told that the window cannot be seen any more.
  var onBackground: (() -> Void)?

  init(application: UIApplication, loop: FrameLoop) {
    self.application = application
    self.loop = loop
    application.applicationState = .inactive
  }

  /// Whether there is somebody who could see a frame.
  var isVisible: Bool { application.applicationState != .background }

  /// Launches the application.
  ///
  /// - Returns: Whether the delegate agrees.
  func launch() -> Bool {
    guard let delegate = application.delegate else { return true }
    return delegate.application(application, didFinishLaunchingWithOptions: nil)
  }

  /// The window has the keyboard.
  func becomeActive() {
    if application.applicationState == .background { enterForeground() }
    guard application.applicationState == .inactive else { return }
    application.applicationState = .active
    application.delegate?.applicationDidBecomeActive(application)
  }

  /// Another window has the keyboard; touches that are under way do not end here.
  func resignActive() {
    guard application.applicationState == .active else { return }
    application.delegate?.applicationWillResignActive(application)
    application.applicationState = .inactive
    loop.touches.cancelAll()
  }

  /// The window cannot be seen any more.
  func enterBackground() {
    guard application.applicationState != .background else { return }
    resignActive()
    application.applicationState = .background
    application.delegate?.applicationDidEnterBackground(application)
    onBackground?()
  }

  /// The window can be seen again.
  func enterForeground() {
    guard application.applicationState == .background else { return }
    application.delegate?.applicationWillEnterForeground(application)
    application.applicationState = .inactive
  }

  /// The program ends.
  func terminate() {
    application.delegate?.applicationWillTerminate(application)
  }
}
