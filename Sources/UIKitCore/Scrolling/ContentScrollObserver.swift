import Foundation
import UIKitGraphics

/// A bar above scrolling content that collapses with it.
@MainActor
protocol ContentScrollObserver: AnyObject {
  /// Called after the content was scrolled.
  func contentDidScroll(_ scrollView: UIScrollView)

  /// Returns the resting place of content that would otherwise rest with the bar half collapsed.
  ///
  /// - Parameters:
  ///   - offset: The offset at which it would rest.
  ///   - scrollView: The content.
  /// - Returns: The offset.
  func restingOffset(near offset: CGPoint, of scrollView: UIScrollView) -> CGPoint
}

extension UIScrollView {
  /// The collapsed part of the bar above the content, in points.
  final var collapsedTop: CGFloat {
    guard collapsingHeight > 0 else { return 0 }
    return min(collapsingHeight, max(0, boundsStorage.minY - topBelowRefreshControl))
  }

  /// The adjusted inset without the height that a collapsed bar leaves free.
  final var visibleInset: UIEdgeInsets {
    var inset = adjustedContentInset
    inset.top -= collapsedTop
    return inset
  }
}
