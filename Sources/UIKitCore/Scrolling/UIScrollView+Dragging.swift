import Foundation
import UIKitGraphics
import UIKitLists

extension UIScrollView {
  /// A finger touched the content: whatever moves stops under it.
  final func fingerCameDown() {
    isTracking = true
    touchStoppedMotion = motion.isFast
    motion.stop()
  }

  /// The last finger left, or the drag failed.
  final func fingersLeft() {
    guard isTracking else { return }
    isTracking = false
    touchStoppedMotion = false
    if !isDragging { motion.settleIntoRange() }
  }

  /// Follows the pan recogniser's state.
  final func panChanged() {
    switch pan.state {
    case .began: beginDrag()
    case .changed: continueDrag()
    case .ended: endDrag(velocity: pan.velocity(in: self))
    case .cancelled: endDrag(velocity: .zero)
    case .possible, .failed: break
    }
  }

  private func beginDrag() {
    willScroll()
    motion.stop()
    isDragging = true
    dragStart = undampedOffset
    delegate?.scrollViewWillBeginDragging(self)
    indicators.show()
    continueDrag()
  }

  private func continueDrag() {
    guard isDragging else { return }
    if motion.isRunning {
      // The program began to scroll meanwhile; the finger is nearer to the user.
      motion.stop()
      holdDrag()
    }
    let moved = pan.translation(in: superview)
    var offset = contentOffset
    if dragsHorizontally { offset.x = dampedX(dragStart.x - moved.x) }
    if dragsVertically { offset.y = dampedY(dragStart.y - moved.y) }
    setOffset(pixelAligned(offset))
  }

  private var dragsHorizontally: Bool { canScrollHorizontally && lockedAxis != .vertical }
  private var dragsVertically: Bool { canScrollVertically && lockedAxis != .horizontal }

  /// Notes where the movement goes that is about to begin a drag.
  ///
  /// - Parameter movement: From where the finger went down, in points.
  final func dragWillBegin(with movement: CGPoint) {
    let (x, y) = (abs(movement.x), abs(movement.y))
    lockedAxis = nil
    guard isDirectionalLockEnabled else { return }
    if x > 2 * y { lockedAxis = .horizontal }
    if y > 2 * x { lockedAxis = .vertical }
  }

  /// Lets a drag go on from where the content is now, after its size has changed.
  final func holdDrag() {
    let moved = pan.translation(in: superview)
    let offset = undampedOffset
    dragStart = CGPoint(x: offset.x + moved.x, y: offset.y + moved.y)
  }

  /// Lets a drag go on from where the program put the content.
  ///
  /// - Parameter old: The offset before.
  final func holdDrag(movedFrom old: CGPoint) {
    guard isDragging, contentOffset != old else { return }
    let start = dragStart
    holdDrag()
    // An axis that was not moved keeps what rounding to pixels took from it.
    if contentOffset.x == old.x { dragStart.x = start.x }
    if contentOffset.y == old.y { dragStart.y = start.y }
  }

  private func endDrag(velocity finger: CGPoint) {
    guard isDragging else { return }
    isDragging = false
    let velocity = CGPoint(
      x: dragsHorizontally ? -finger.x : 0,
      y: dragsVertically ? -finger.y : 0
    )
    motion.prepareRelease(velocity: velocity)
    var target = motion.releaseTarget
    delegate?.scrollViewWillEndDragging(
      self,
      withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target
    )
    motion.redirectRelease(to: target)
    let goesOn = motion.releaseMoves
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    // The delegate may have scrolled elsewhere.
    guard motion.isPrepared else { return indicators.hideSoon() }
    if goesOn || motion.releaseMoves {
      motion.startRelease()
      if goesOn, motion.isDeceleration { delegate?.scrollViewWillBeginDecelerating(self) }
    } else {
      motion.cancelRelease()
      // Too little beyond an end for a motion.
      returnToLegalRange()
      indicators.hideSoon()
    }
  }

  /// Lets a drag go on from where the content is, when it came to lie beyond an end not
  /// by the finger but because heights became known: the rubber band begins to pull from here.
  final func holdDragBeyondEnd() {
    guard isDragging, legalOffset(contentOffset) != contentOffset else { return }
    let moved = pan.translation(in: superview)
    dragStart.y = undampedOffset.y + moved.y
  }

  /// The present offset as it were without the rubber band, where a drag goes on from.
  private var undampedOffset: CGPoint {
    CGPoint(
      x: undamped(contentOffset.x, minimumOffset.x, maximumOffset.x, boundsStorage.width),
      y: undamped(contentOffset.y, minimumOffset.y, maximumOffset.y, boundsStorage.height)
    )
  }

  private func undamped(
    _ offset: CGFloat,
    _ low: CGFloat,
    _ high: CGFloat,
    _ dimension: CGFloat
  ) -> CGFloat {
    if offset < low {
      return low - RubberBand.pull(displaying: low - offset, dimension: dimension)
    }
    if offset > high {
      return high + RubberBand.pull(displaying: offset - high, dimension: dimension)
    }
    return offset
  }

  private func dampedX(_ x: CGFloat) -> CGFloat {
    damped(x, minimumOffset.x, maximumOffset.x, boundsStorage.width)
  }

  private func dampedY(_ y: CGFloat) -> CGFloat {
    damped(y, minimumOffset.y, maximumOffset.y, boundsStorage.height)
  }

  /// The offset that is shown for a finger's offset: damped beyond the ends.
  private func damped(
    _ offset: CGFloat,
    _ low: CGFloat,
    _ high: CGFloat,
    _ dimension: CGFloat
  ) -> CGFloat {
    guard bounces else { return min(max(offset, low), high) }
    if offset < low {
      return low - RubberBand.displayed(overshoot: low - offset, dimension: dimension)
    }
    if offset > high {
      return high + RubberBand.displayed(overshoot: offset - high, dimension: dimension)
    }
    return offset
  }
}
