import Foundation

extension UIScrollView {
  /// Shifts the offset by the growth of the content above the visible area, in points, without
  /// notifying the delegate.
  final func shiftContent(by distance: CGFloat) {
    guard distance != 0 else { return }
    let wasSilent = isScrollingSilently
    isScrollingSilently = true
    shiftScrollTarget(by: distance)
    setOffset(CGPoint(x: boundsStorage.minX, y: boundsStorage.minY + distance))
    isScrollingSilently = wasSilent
    rebaseDragBeyondEnd()
  }

  /// Shifts the scroll target of a drag or motion without moving the content.
  final func shiftScrollTarget(by distance: CGFloat) {
    dragStart.y += distance
    motion.shift(by: distance)
  }
}
