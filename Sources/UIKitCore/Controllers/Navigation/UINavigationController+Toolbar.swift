import Foundation
import UIKitGraphics

extension UINavigationController {
  /// Shows the toolbar items of the top controller.
  final func showToolbarItems(animated: Bool) {
    let items = stack.last?.bars.toolbarItems
    guard items != toolbarStorage.items else { return }
    toolbarStorage.setItems(items, animated: animated)
  }

  /// Lays out the toolbar.
  ///
  /// - Returns: The height that the toolbar takes from the content, in points.
  final func layOutToolbar() -> CGFloat {
    guard let view = viewStorage else { return 0 }
    let bounds = view.bounds
    let height = UIToolbar.height + view.safeAreaInsets.bottom
    toolbarStorage.frame = CGRect(
      x: 0,
      y: isToolbarHiddenStorage ? bounds.height : bounds.height - height,
      width: bounds.width,
      height: height
    )
    return isToolbarHiddenStorage ? 0 : height
  }

  final func hideToolbar(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarHiddenStorage else { return }
    isToolbarHiddenStorage = hidden
    showToolbarItems(animated: false)
    guard let view = viewStorage else { return }
    view.setNeedsLayout()
    guard animated, view.window != nil else { return }
    UIView.animateMotion(
      withDuration: UINavigationController.hideShowBarDuration,
      in: view,
      animations: { view.layoutIfNeeded() },
      completion: { _ in }
    )
  }
}
