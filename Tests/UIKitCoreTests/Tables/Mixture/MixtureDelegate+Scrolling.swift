import Foundation

@testable import UIKitCore

extension MixtureDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { mixture.called(.didScroll) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if mixture.isReentrant { mixture.called(.willBeginDragging) }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if mixture.isReentrant { mixture.called(.didEndDragging) }
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    if mixture.isReentrant { mixture.called(.willBeginDecelerating) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if mixture.isReentrant { mixture.called(.didEndDecelerating) }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if mixture.isReentrant { mixture.called(.didEndScrollingAnimation) }
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    if mixture.isReentrant { mixture.called(.didChangeAdjustedInset) }
  }

  func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    if mixture.isReentrant { mixture.called(.accessoryTapped) }
  }
}
