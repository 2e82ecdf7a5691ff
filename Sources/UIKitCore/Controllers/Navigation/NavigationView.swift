import Foundation

/// The view of a navigation controller: the content and the bar above.
final class NavigationView: UIView, UIGestureRecognizerDelegate {
  weak var controller: UINavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.updatePopEdge()
    controller?.layOut()
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === controller?.interactivePopGestureRecognizer else { return true }
    return controller?.canPopInteractively ?? false
  }
}
