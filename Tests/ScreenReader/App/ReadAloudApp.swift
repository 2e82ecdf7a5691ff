import UIKit

/// An application with a text that contains links, above a long list with multiple
/// selection; further windows have a button that closes them.
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

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    // The first scene needs no delegate, because this object creates its window.
    if connectingSceneSession.scene !== window.windowScene {
      configuration.delegateClass = SecondSceneDelegate.self
    }
    return configuration
  }

  static func main() {
    var configuration = LaunchConfiguration(
      size: CGSize(width: 390, height: 600),
      title: "Read aloud"
    )
    configuration.supportsMultipleScenes = true
    exit(UIApplicationMain(delegate: ReadAloudApp(), configuration: configuration))
  }
}
