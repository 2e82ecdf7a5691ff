import UIKit

/// A text with links above a long list of which several rows can be selected.
@main final class ReadAloudApp: UIResponder, UIApplicationDelegate {
  let window = UIWindow()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window.rootViewController = ReadAloudController(nibName: nil, bundle: nil)
    window.makeKeyAndVisible()
    return true
  }

  static func main() {
    let size = CGSize(width: 390, height: 600)
    exit(
      UIApplicationMain(
        delegate: ReadAloudApp(),
        configuration: LaunchConfiguration(size: size, title: "Read aloud")
      )
    )
  }
}
