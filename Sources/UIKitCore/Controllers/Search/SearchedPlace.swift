import Foundation

/// The scroll position of the content before a search, for restoring it after the search.
///
/// The hidden navigation bar and a short list of results both move content that is scrolled to its
/// end.
@MainActor
final class SearchedPlace {
  private weak var scrollView: UIScrollView?
  private let before: CGPoint
  private var after: CGPoint?
  private var isUntouched = false

  /// Creates a record of the scroll position before the search begins.
  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    before = scrollView.contentOffset
  }

  /// Called after the layout at the beginning of the search.
  func begin() { after = scrollView?.contentOffset }

  /// Called before the layout at the end of the search.
  func end() { isUntouched = after != nil && scrollView?.contentOffset == after }

  /// Restores the scroll position after that layout, unless the content was scrolled otherwise.
  func restore() {
    guard let scrollView, isUntouched, after != before else { return }
    let y = max(scrollView.minimumOffset.y, min(before.y, scrollView.maximumOffset.y))
    scrollView.setContentOffset(CGPoint(x: before.x, y: y), animated: false)
  }
}
