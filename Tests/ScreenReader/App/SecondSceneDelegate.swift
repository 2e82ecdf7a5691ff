import UIKit

/// A scene delegate whose window has a button that closes it.
final class SecondSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let close = UIButton(type: .system)
    close.setTitle("Close", for: .normal)
    close.frame = CGRect(x: 20, y: 20, width: 200, height: 44)
    close.addAction(
      UIAction { [weak session] _ in
        guard let session else { return }
        UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
      },
      for: .primaryActionTriggered
    )
    let window = UIWindow(windowScene: scene)
    window.accessibilityLabel = "Second"
    window.rootViewController = UIViewController(nibName: nil, bundle: nil)
    window.rootViewController?.view.backgroundColor = .systemBackground
    window.rootViewController?.view.addSubview(close)
    window.makeKeyAndVisible()
    self.window = window
  }
}
