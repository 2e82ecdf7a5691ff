import UIKit

@main final class CafeApp: UIResponder, UIApplicationDelegate {
  let window = UIWindow()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let menu = MenuController(style: .grouped)
    window.rootViewController = UINavigationController(rootViewController: menu)
    window.makeKeyAndVisible()
    application.isIdleTimerDisabled = true
    return true
  }

  static func main() {
    let isKiosk = CommandLine.arguments.contains("--kiosk")
    let window = LaunchConfiguration(title: "Café", isFullScreen: isKiosk)
    exit(UIApplicationMain(delegate: CafeApp(), configuration: window))
  }
}
