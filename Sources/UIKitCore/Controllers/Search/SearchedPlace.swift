import Foundation

/// The scroll position of searched content before a search, which the end of the search restores.
///
/// The bar disappears when a search begins, and the found content may be short: both move content
/// that is scrolled to its end.
@MainActor
final class SearchedPlace {
  private weak var scrollView: UIScrollView?
  private let before: CGPoint
  private var after: CGPoint?
  private var isUntouched = false

  /// Stores the scroll position before the search is shown.
  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    before = scrollView.contentOffset
  }

  /// Called after the layout with which the search begins.
  func begin() { after = scrollView?.contentOffset }

  /// Called before the layout with which the search ends.
  func end() { isUntouched = after != nil && scrollView?.contentOffset == after }

  /// Brings the content back after that layout, unless something else than the search has scrolled it.
  func restore() {
    guard let scrollView, isUntouched, after != before else { return }
    let y = max(scrollView.minimumOffset.y, min(before.y, scrollView.maximumOffset.y))
    scrollView.setContentOffset(CGPoint(x: before.x, y: y), animated: false)
  }
}
