import Foundation
import UIKitCore
import UIKitGraphics

extension BackgroundCall {
  /// The calls that create, present and remove controllers.
  static var changesOfControllers: [BackgroundCall] {
    [
      stops("UIViewController.init(nibName:bundle:)") { _ in _ = UIViewController() },
      stops("UITableViewController.init(nibName:bundle:)") { _ in
        _ = UITableViewController(style: .plain)
      },
      stops("UIViewController.view") { _ = $0.controller.view },
      stops("UIViewController.title") { $0.controller.title = "b" },
      stops("UINavigationController.pushViewController(_:animated:)") {
        $0.navigation.pushViewController($0.controller, animated: true)
      },
      stops("UINavigationController.popViewController(animated:)") {
        $0.navigation.popViewController(animated: true)
      },
      stops("UINavigationController.setViewControllers(_:animated:)") {
        $0.navigation.setViewControllers([$0.controller], animated: true)
      },
      stops("UINavigationController.present(_:animated:completion:)") {
        $0.navigation.present($0.controller, animated: true)
      },
      stops("UINavigationController.dismiss(animated:completion:)") {
        $0.navigation.dismiss(animated: true)
      },
    ]
  }

  /// The calls of the application, the screen, the pasteboard, and drawing functions.
  static var globals: [BackgroundCall] {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2))
    return [
      stops("UIApplication.shared") { _ in _ = UIApplication.shared.windows },
      stops("UIScreen.main") { _ in _ = UIScreen.main.bounds },
      stops("UIPasteboard.general") { _ in _ = UIPasteboard.general.string },
      stops("UIGraphicsImageRenderer.image(actions:)") { _ in _ = renderer.image { _ in } },
      stops("UIGraphicsImageRenderer.pngData(actions:)") { _ in _ = renderer.pngData { _ in } },
    ]
  }
}
