import Foundation

/// The recipient of a scene's connection, of its changes to and from the foreground, and of its
/// end.
///
/// While a scene has a delegate, the application's delegate is not notified of these changes,
/// except of the launch and the end. All methods may be left out.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// Called once, after the launch and before the first frame; creates the window.
  ///
  /// - Parameters:
  ///   - scene: The scene, a `UIWindowScene`.
  ///   - session: Its session.
  ///   - connectionOptions: Empty on Linux.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )

  /// Called at the end of the program, before the application's delegate is notified.
  ///
  /// - Parameter scene: The scene.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Called when the scene is about to be visible, at the launch, too.
  ///
  /// - Parameter scene: The scene.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Called when the scene has the keyboard focus.
  ///
  /// - Parameter scene: The scene.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Called when the scene is about to lose the keyboard focus.
  ///
  /// - Parameter scene: The scene.
  func sceneWillResignActive(_ scene: UIScene)

  /// Called when the scene was minimised or covered, and before the end: the place to save data.
  ///
  /// - Parameter scene: The scene.
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
  /// The window that the delegate keeps.
  ///
  /// It may be left out; then it is always `nil`.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// `nil`; a window that is set is not kept.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
