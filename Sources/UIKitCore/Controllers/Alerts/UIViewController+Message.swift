extension UIViewController: MessagePresenting {
  final func present(message: String) {
    var presenter = self
    while let presented = presenter.presentedViewController { presenter = presented }
    let alert = UIAlertController(title: message, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: SystemWords.current.ok, style: .default))
    presenter.present(alert, animated: true)
  }
}
