import Foundation
import UIKitGraphics

/// An observer of scrolling content: a bar above it that collapses as the content scrolls, or a
/// wheel of a picker.
@MainActor
protocol ContentScrollObserver: AnyObject {
  /// Called after the content has scrolled.
  func contentDidScroll(_ scrollView: UIScrollView)

  /// Returns the final offset for content that would otherwise stop in between, with the bar partly
  /// collapsed or between two rows of a wheel.
  ///
  /// - Parameters:
  ///   - offset: The offset at which the content would stop.
  ///   - scrollView: The scroll view of the content.
  /// - Returns: The adjusted offset.
  func restingOffset(near offset: CGPoint, of scrollView: UIScrollView) -> CGPoint
}

extension UIScrollView {
  /// The collapsed height of the bar above the content, in points.
  final var collapsedTop: CGFloat {
    guard collapsingHeight > 0 else { return 0 }
    return min(collapsingHeight, max(0, boundsStorage.minY - topBelowRefreshControl))
  }

  /// The adjusted inset without the space freed by a collapsed bar.
  final var visibleInset: UIEdgeInsets {
    var inset = adjustedContentInset
    inset.top -= collapsedTop
    return inset
  }
}
