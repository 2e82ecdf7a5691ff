import Foundation

/// The scroll position of the content before a search, for restoring it after the search.
///
/// The hidden navigation bar and a short list of results both move content that is scrolled to its
/// end.
@MainActor
final class SavedScrollPosition {
  private weak var scrollView: UIScrollView?
  private let offsetBefore: CGPoint
  private var offsetAfter: CGPoint?
  private var isUntouched = false

  /// Creates a record of the scroll position before the search begins.
  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    offsetBefore = scrollView.contentOffset
  }

  /// Called after the layout at the beginning of the search.
  func begin() { offsetAfter = scrollView?.contentOffset }

  /// Called before the layout at the end of the search.
  func end() { isUntouched = offsetAfter != nil && scrollView?.contentOffset == offsetAfter }

  /// Restores the scroll position after that layout, unless the content was scrolled otherwise.
  func restore() {
    guard let scrollView, isUntouched, offsetAfter != offsetBefore else { return }
    let y = max(scrollView.minimumOffset.y, min(offsetBefore.y, scrollView.maximumOffset.y))
    scrollView.setContentOffset(CGPoint(x: offsetBefore.x, y: y), animated: false)
  }
}
