import UIKit

/// The delegate of an additional window, which opens it with the start screen.
final class AdditionalSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene,
      let world = (UIApplication.shared.delegate as? AppDelegate)?.world
    else { return }
    let window = DemoWindow(windowScene: scene)
    window.world = world
    window.rootViewController = DemoSplitViewController(screens: Screen.home.makeScreens(in: world))
    world.settings.apply(to: window)
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    window = nil
  }
}
