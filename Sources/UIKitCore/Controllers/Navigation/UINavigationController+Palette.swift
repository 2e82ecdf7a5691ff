import Foundation
import UIKitGraphics

extension UINavigationController {
  /// Returns whether a controller on the stack has a large title.
  private func hasLargeTitle(_ controller: UIViewController) -> Bool {
    guard navigationBar.prefersLargeTitles else { return false }
    let index = stack.firstIndex { $0 === controller } ?? stack.count - 1
    for stackedController in stack.prefix(index + 1).reversed() {
      switch stackedController.navigationItem.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// Creates, updates or removes the palette below the bar for a controller, and sets the
  /// controller's safe area.
  final func preparePalette(of controller: UIViewController) {
    let item = controller.navigationItem
    let showsLargeTitle =
      controller === departingController
      ? item.palette?.hasTitle ?? false : hasLargeTitle(controller)
    guard showsLargeTitle || item.searchController != nil, !isBarHidden else {
      item.palette?.track(nil)
      item.palette?.removeFromSuperview()
      item.palette = nil
      controller.containerSafeArea.top = 0
      return
    }
    let palette = item.palette ?? NavigationPalette(item: item)
    item.palette = palette
    palette.update(showsTitle: showsLargeTitle, bar: navigationBar)
    controller.containerSafeArea.top = palette.fullHeight
    palette.track(controller.contentScrollViewForBars)
    guard let view = controller.viewStorage, view.superview === contentView else { return }
    if palette.superview !== contentView {
      contentView.insertSubview(palette, aboveSubview: view)
    }
    controller.layOutFrontViews()
  }
}

extension UIViewController {
  /// Positions the search results and the palette in front of the view, which may be sliding.
  final func layOutFrontViews() {
    activeSearch?.layOutOverlay()
    guard let view = viewStorage, let palette = navigationItemStorage?.palette else { return }
    palette.alpha = view.alpha
    palette.layOut(over: view)
  }

  /// Removes the search results and the palette after the view has disappeared.
  final func removeFrontViews() {
    activeSearch?.overlay?.removeFromSuperview()
    navigationItemStorage?.palette?.removeFromSuperview()
  }
}
