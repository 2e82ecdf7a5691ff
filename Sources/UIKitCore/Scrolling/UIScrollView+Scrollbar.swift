import Foundation
import UIKitGraphics

extension UIScrollView {
  /// Scrolls to a fraction of the range along an axis, as a grabbed scrollbar does.
  ///
  /// - Parameters:
  ///   - fraction: 0 at the first valid offset, 1 at the last one.
  ///   - axis: The axis.
  final func scroll(toFraction fraction: CGFloat, along axis: ScrollAxis) {
    willScroll()
    motion.stop()
    prepareToShow { offset(atFraction: fraction, along: axis) }
    setOffset(offset(atFraction: fraction, along: axis))
  }

  /// Glides by a distance, within the valid range, as keys and scrollbars want.
  ///
  /// - Parameter distance: Points towards the content's end.
  final func scrollByUser(_ distance: CGVector) {
    willScroll()
    if isPagingEnabled { return _ = turnPages(by: distance) }
    motion.glide(by: distance)
  }

  /// Returns the offset at a fraction of the valid range; exact at its ends, elsewhere at whole
  /// pixels.
  final func linearOffset(atFraction fraction: CGFloat, along axis: ScrollAxis) -> CGPoint {
    let (low, high) = (minimumOffset, maximumOffset)
    var offset = contentOffset
    switch axis {
    case .vertical where fraction >= 1: offset.y = high.y
    case .horizontal where fraction >= 1: offset.x = high.x
    case .vertical: offset.y = pixelAligned(CGPoint(x: 0, y: low.y + (high.y - low.y) * fraction)).y
    case .horizontal:
      offset.x = pixelAligned(CGPoint(x: low.x + (high.x - low.x) * fraction, y: 0)).x
    }
    return legalOffset(offset)
  }
}
