import Foundation
package import UIKitCore

/// Translates changes of the display to the lifecycle calls of the scene's delegate, or else of the
/// application's, in valid order.
///
///     launch ─> active <─> inactive <─> background ─> terminate
@MainActor
package final class Lifecycle {
  private let application: UIApplication
  private let loop: FrameLoop
  private let scene: UIWindowScene
  /// Called after the delegate was told that the application is in the background.
  package var onBackground: (() -> Void)?

  /// Creates the lifecycle of an application that is not active yet.
  ///
  /// - Parameters:
  ///   - application: Its delegate is told, where its scene has none.
  ///   - loop: Is active while the application is.
  package init(application: UIApplication, loop: FrameLoop) {
    self.application = application
    self.loop = loop
    scene = loop.scene
    application.applicationState = .inactive
    scene.activationState = .unattached
    loop.isActive = false
  }

  /// Whether the window can be seen.
  package var isVisible: Bool { application.applicationState != .background }

  /// Launches the application and connects its scene.
  ///
  /// - Returns: Whether the delegate accepts the launch.
  package func launch() -> Bool {
    if let delegate = application.delegate {
      guard delegate.application(application, didFinishLaunchingWithOptions: nil) else {
        return false
      }
    }
    post(UIApplication.didFinishLaunchingNotification)
    connectScene()
    return true
  }

  private func connectScene() {
    let (session, options) = (scene.session, UIScene.ConnectionOptions())
    if let delegate = application.delegate {
      let configuration = delegate.application(
        application,
        configurationForConnecting: session,
        options: options
      )
      session.configuration = configuration
      scene.delegate = configuration.makeDelegate(for: delegate)
    }
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    post(UIScene.willConnectNotification, scene)
    scene.activationState = .foregroundInactive
    guard let delegate = scene.delegate else { return }
    scene.activationState = .background
    delegate.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification, scene)
    scene.activationState = .foregroundInactive
  }

  /// The window gained the keyboard focus.
  package func becomeActive() {
    if application.applicationState == .background { enterForeground() }
    guard application.applicationState == .inactive else { return }
    application.applicationState = .active
    scene.activationState = .foregroundActive
    loop.isActive = true
    if let delegate = scene.delegate {
      delegate.sceneDidBecomeActive(scene)
    } else {
      application.delegate?.applicationDidBecomeActive(application)
    }
    post(UIScene.didActivateNotification, scene)
    post(UIApplication.didBecomeActiveNotification)
  }

  /// Another window gained the keyboard focus; current touches continue.
  package func resignActive() {
    guard application.applicationState == .active else { return }
    if let delegate = scene.delegate {
      delegate.sceneWillResignActive(scene)
    } else {
      application.delegate?.applicationWillResignActive(application)
    }
    post(UIScene.willDeactivateNotification, scene)
    post(UIApplication.willResignActiveNotification)
    application.applicationState = .inactive
    scene.activationState = .foregroundInactive
    loop.isActive = false
    loop.touches.cancelAll()
  }

  /// The window was hidden or minimized.
  package func enterBackground() {
    guard application.applicationState != .background else { return }
    resignActive()
    application.applicationState = .background
    scene.activationState = .background
    if let delegate = scene.delegate {
      delegate.sceneDidEnterBackground(scene)
    } else {
      application.delegate?.applicationDidEnterBackground(application)
    }
    post(UIScene.didEnterBackgroundNotification, scene)
    post(UIApplication.didEnterBackgroundNotification)
    onBackground?()
  }

  /// The window was shown again.
  package func enterForeground() {
    guard application.applicationState == .background else { return }
    if let delegate = scene.delegate {
      delegate.sceneWillEnterForeground(scene)
    } else {
      application.delegate?.applicationWillEnterForeground(application)
    }
    post(UIScene.willEnterForegroundNotification, scene)
    post(UIApplication.willEnterForegroundNotification)
    application.applicationState = .inactive
    scene.activationState = .foregroundInactive
  }

  /// Tells the delegates that the program ends, after it went to the background.
  package func terminate() {
    enterBackground()
    scene.delegate?.sceneDidDisconnect(scene)
    post(UIScene.didDisconnectNotification, scene)
    scene.activationState = .unattached
    scene.delegate = nil
    application.delegate?.applicationWillTerminate(application)
    post(UIApplication.willTerminateNotification)
  }

  private func post(_ name: Notification.Name, _ object: AnyObject? = nil) {
    NotificationCenter.default.post(name: name, object: object ?? application)
  }
}
