import Foundation
package import UIKitCore

/// Translates changes of a display to the lifecycle calls of its scene's delegate, or else of the
/// application's, in valid order.
///
///     launch ─> active <─> inactive <─> background ─> terminate
///
/// With several desktop windows, each has a lifecycle: the application is active while one of them
/// is, and in the background when all are.
@MainActor
package final class Lifecycle {
  private let application: UIApplication
  private let loop: FrameLoop
  private let scene: UIWindowScene
  private var state = UIApplication.State.inactive
  /// Called after the delegate was notified that the scene has entered the background.
  package var onBackground: (() -> Void)?

  /// Creates the lifecycle of a scene that is not connected yet.
  ///
  /// - Parameters:
  ///   - application: The application whose delegate is notified if the scene has none.
  ///   - loop: The frame loop, which is active while the scene is.
  package init(application: UIApplication, loop: FrameLoop) {
    self.application = application
    self.loop = loop
    scene = loop.scene
    scene.activationState = .unattached
    loop.isActive = false
    if others.isEmpty { application.applicationState = .inactive }
  }

  /// Whether the window is visible.
  package var isVisible: Bool { state != .background }
  /// Whether the window has the keyboard focus.
  package var isActive: Bool { state == .active }

  /// The other scenes of the application.
  private var others: [UIScene] {
    application.openHosts.map(\.scene).filter { $0 !== scene }
  }

  /// Launches the application and connects its first scene.
  ///
  /// - Returns: Whether the delegate accepts the launch.
  package func launch() -> Bool {
    if let delegate = application.delegate {
      guard delegate.application(application, willFinishLaunchingWithOptions: nil),
        delegate.application(application, didFinishLaunchingWithOptions: nil)
      else { return false }
    }
    post(UIApplication.didFinishLaunchingNotification)
    makeSceneDelegate(options: UIScene.ConnectionOptions())
    connect(UIScene.ConnectionOptions())
    return true
  }

  /// Asks the application's delegate for the scene's configuration, and creates the scene's
  /// delegate.
  ///
  /// - Parameter options: The connection options for the scene.
  /// - Returns: Whether the scene has a delegate.
  @discardableResult
  package func makeSceneDelegate(options: UIScene.ConnectionOptions) -> Bool {
    guard let delegate = application.delegate else { return false }
    let configuration = delegate.application(
      application,
      configurationForConnecting: scene.session,
      options: options
    )
    scene.session.configuration = configuration
    scene.delegate = configuration.makeDelegate(for: delegate)
    return scene.delegate != nil
  }

  /// Connects the scene; its delegate creates the window.
  ///
  /// - Parameter options: The connection options for the scene.
  package func connect(_ options: UIScene.ConnectionOptions) {
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
    post(UIScene.willConnectNotification, scene)
    scene.activationState = .foregroundInactive
    guard let delegate = scene.delegate else { return }
    scene.activationState = .background
    delegate.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification, scene)
    scene.activationState = .foregroundInactive
  }

  /// Handles a window that has gained the keyboard focus.
  package func becomeActive() {
    if state == .background { enterForeground() }
    guard state == .inactive else { return }
    let isFirst = application.applicationState != .active
    state = .active
    application.applicationState = .active
    scene.activationState = .foregroundActive
    loop.isActive = true
    if let delegate = scene.delegate {
      delegate.sceneDidBecomeActive(scene)
    } else if isFirst {
      application.delegate?.applicationDidBecomeActive(application)
    }
    post(UIScene.didActivateNotification, scene)
    if isFirst { post(UIApplication.didBecomeActiveNotification) }
  }

  /// Handles a window that has lost the keyboard focus; current touches end.
  package func resignActive() {
    guard state == .active else { return }
    let isLast = !others.contains { $0.activationState == .foregroundActive }
    if let delegate = scene.delegate {
      delegate.sceneWillResignActive(scene)
    } else if isLast {
      application.delegate?.applicationWillResignActive(application)
    }
    post(UIScene.willDeactivateNotification, scene)
    if isLast {
      post(UIApplication.willResignActiveNotification)
      application.applicationState = .inactive
    }
    state = .inactive
    scene.activationState = .foregroundInactive
    loop.isActive = false
    loop.touches.cancelAll()
  }

  /// Handles a window that was hidden or minimised.
  package func enterBackground() {
    guard state != .background else { return }
    resignActive()
    let isLast = !others.contains {
      $0.activationState == .foregroundActive || $0.activationState == .foregroundInactive
    }
    state = .background
    if isLast { application.applicationState = .background }
    scene.activationState = .background
    if let delegate = scene.delegate {
      delegate.sceneDidEnterBackground(scene)
    } else if isLast {
      application.delegate?.applicationDidEnterBackground(application)
    }
    post(UIScene.didEnterBackgroundNotification, scene)
    if isLast { post(UIApplication.didEnterBackgroundNotification) }
    onBackground?()
  }

  /// Handles a window that became visible again.
  package func enterForeground() {
    guard state == .background else { return }
    let isFirst = application.applicationState == .background
    if let delegate = scene.delegate {
      delegate.sceneWillEnterForeground(scene)
    } else if isFirst {
      application.delegate?.applicationWillEnterForeground(application)
    }
    post(UIScene.willEnterForegroundNotification, scene)
    if isFirst {
      post(UIApplication.willEnterForegroundNotification)
      application.applicationState = .inactive
    }
    state = .inactive
    scene.activationState = .foregroundInactive
  }

  /// Moves the scene to the background and notifies the delegate that the scene has disconnected.
  package func disconnect() {
    enterBackground()
    scene.delegate?.sceneDidDisconnect(scene)
    post(UIScene.didDisconnectNotification, scene)
    scene.activationState = .unattached
    scene.delegate = nil
  }

  /// Disconnects the scene and notifies the application's delegate that the program is about to
  /// terminate.
  package func terminate() {
    disconnect()
    application.delegate?.applicationWillTerminate(application)
    post(UIApplication.willTerminateNotification)
  }

  private func post(_ name: Notification.Name, _ object: AnyObject? = nil) {
    NotificationCenter.default.post(name: name, object: object ?? application)
  }
}
