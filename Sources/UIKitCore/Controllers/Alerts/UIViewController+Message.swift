import UIKitGraphics

extension UIViewController: MessagePresenting {
  final func present(message: String) {
    var presenter = self
    while let presented = presenter.presentedViewController { presenter = presented }
    guard !(presenter is UIAlertController && presenter.title == message) else { return }
    presenter.present(UIAlertController.message(message) {}, animated: true)
  }
}

extension UIWindow: MessagePresenting {
  final func present(message: String) {
    let otherWindow = host?.windows.last { $0.rootViewController != nil }
    if let controller = rootViewController ?? otherWindow?.rootViewController {
      return controller.present(message: message)
    }
    // A window without controllers cannot present an alert.
    let window = UIWindow(frame: bounds)
    let controller = UIViewController()
    window.windowLevel = .alert
    window.rootViewController = controller
    let previousKeyWindow = host?.keyWindow
    window.makeKeyAndVisible()
    let alert = UIAlertController.message(message) {
      window.isHidden = true
      previousKeyWindow?.makeKey()
    }
    controller.present(alert, animated: true)
  }
}

extension UIAlertController {
  /// Returns an alert with a message and a button that closes it.
  fileprivate static func message(
    _ message: String,
    whenClosed: @escaping () -> Void
  ) -> UIAlertController {
    let alert = UIAlertController(title: message, message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: SystemWords.current.ok, style: .default) { _ in whenClosed() }
    )
    return alert
  }
}
