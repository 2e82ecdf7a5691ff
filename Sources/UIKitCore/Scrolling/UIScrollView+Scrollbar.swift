import Foundation
import UIKitGraphics

extension UIScrollView {
  /// Scrolls to a fraction of the range along an axis, for a grabbed scrollbar.
  ///
  /// - Parameters:
  ///   - fraction: The fraction, from 0 at the first valid offset to 1 at the last.
  ///   - axis: The axis.
  final func scroll(toFraction fraction: CGFloat, along axis: ScrollAxis) {
    willScroll()
    motion.stop()
    prepareToShow { offset(atFraction: fraction, along: axis) }
    setOffset(offset(atFraction: fraction, along: axis))
  }

  /// Scrolls by a distance within the valid range, or by pages with paging, with an animation, for
  /// keys and scrollbars.
  ///
  /// - Parameter distance: The distance in points towards the end of the content.
  final func scrollByUser(_ distance: CGVector) {
    willScroll()
    if isPagingEnabled { return _ = turnPages(by: distance) }
    motion.glide(by: distance)
  }

  /// Returns the offset at a fraction of the valid range.
  ///
  /// It is exact for the last valid offset, and rounded to device pixels elsewhere.
  final func linearOffset(atFraction fraction: CGFloat, along axis: ScrollAxis) -> CGPoint {
    let (minimum, maximum) = (minimumOffset, maximumOffset)
    var offset = contentOffset
    switch axis {
    case .vertical where fraction >= 1: offset.y = maximum.y
    case .horizontal where fraction >= 1: offset.x = maximum.x
    case .vertical:
      offset.y = pixelAligned(CGPoint(x: 0, y: minimum.y + (maximum.y - minimum.y) * fraction)).y
    case .horizontal:
      offset.x = pixelAligned(CGPoint(x: minimum.x + (maximum.x - minimum.x) * fraction, y: 0)).x
    }
    return clampedOffset(offset)
  }
}
