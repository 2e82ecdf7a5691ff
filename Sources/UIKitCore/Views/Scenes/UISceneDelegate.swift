import Foundation

/// The delegate of a scene, notified when the scene connects, enters or leaves the foreground, and
/// disconnects.
///
/// While a scene has a delegate, the application's delegate is not notified of these changes,
/// except of the launch and the end of the program. All methods are optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// Called once for each scene, after the launch or when the scene opens, before its first frame;
  /// creates the window.
  ///
  /// - Parameters:
  ///   - scene: The scene, a `UIWindowScene`.
  ///   - session: The scene's session.
  ///   - connectionOptions: The requests to the scene, such as a user activity; empty for the first
  ///     scene.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )

  /// Called after the scene's desktop window was closed, or at the end of the program before the
  /// application's delegate is notified.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Called when the scene is about to become visible, including at launch.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Called when the scene has gained the keyboard focus.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Called when the scene is about to lose the keyboard focus.
  func sceneWillResignActive(_ scene: UIScene)

  /// Called when the scene was minimised or covered, and before it disconnects; the application
  /// should save its data here.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a desktop window.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  ///
  /// The property is optional; if it is not implemented, it is always `nil`.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// `nil`; the setter ignores the window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
