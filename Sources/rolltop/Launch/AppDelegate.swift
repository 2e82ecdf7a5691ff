import UIKit

/// Opens the window on the screen that the user asked for.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let world: World
  private let screen: Screen

  init(world: World, screen: Screen) {
    self.world = world
    self.screen = screen
    super.init()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    preconditionFailure("AppDelegate is made in code")
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = screen.makeController(in: world)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
