import Foundation
import UIKitGraphics
import UIKitLists

extension UIScrollView: MovingView {
  final func isStopped(by touch: UITouch) -> Bool {
    motion.isStoppedByTouch && pan.allows(touch)
  }

  /// Stops running motions when a finger touches the content.
  final func touchDidBegin() {
    isTracking = true
    if motion.isRunning { settlesOnPageAfterTouch = true }
    motion.stop()
  }

  /// Ends tracking when the last finger was lifted or the drag has failed.
  final func touchesDidEnd() {
    guard isTracking else { return }
    isTracking = false
    if !isDragging { motion.settleIntoRange() }
    if settlesOnPageAfterTouch, !isDragging { settleOnPage() }
    settlesOnPageAfterTouch = false
  }

  /// Handles a state change of the pan recogniser.
  final func panDidChange() {
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
    dismissKeyboardForDrag()
    indicators.show()
    continueDrag()
  }

  private func continueDrag() {
    guard isDragging else { return }
    if motion.isRunning {
      // The application has started to scroll. The user's drag takes precedence.
      motion.stop()
      rebaseDrag()
    }
    let translation = pan.translation(in: self)
    var offset = contentOffset
    if dragsHorizontally { offset.x = dampedX(dragStart.x - translation.x) }
    if dragsVertically { offset.y = dampedY(dragStart.y - translation.y) }
    setOffset(pixelAligned(offset))
    if keyboardDismissMode == .interactive { dragKeyboard() }
  }

  private var dragsHorizontally: Bool { canScrollHorizontally && lockedAxis != .vertical }
  private var dragsVertically: Bool { canScrollVertically && lockedAxis != .horizontal }

  /// Locks the axis of a drag that is about to begin.
  ///
  /// - Parameter movement: The distance from the touch down, in points.
  final func dragWillBegin(with movement: CGPoint) {
    let (x, y) = (abs(movement.x), abs(movement.y))
    lockedAxis = nil
    guard isDirectionalLockEnabled else { return }
    if x > 2 * y { lockedAxis = .horizontal }
    if y > 2 * x { lockedAxis = .vertical }
  }

  /// Rebases a drag on the current offset.
  final func rebaseDrag() {
    let translation = pan.translation(in: self)
    let offset = undampedOffset
    dragStart = CGPoint(x: offset.x + translation.x, y: offset.y + translation.y)
  }

  /// Rebases a drag on an offset set by the application.
  ///
  /// - Parameter oldOffset: The previous offset.
  final func rebaseDrag(movedFrom oldOffset: CGPoint) {
    guard isDragging, contentOffset != oldOffset else { return }
    let start = dragStart
    rebaseDrag()
    // An unchanged axis keeps its remainder from rounding to device pixels.
    if contentOffset.x == oldOffset.x { dragStart.x = start.x }
    if contentOffset.y == oldOffset.y { dragStart.y = start.y }
  }

  private func endDrag(velocity fingerVelocity: CGPoint) {
    guard isDragging else { return }
    isDragging = false
    refreshControlStorage?.dragDidEnd()
    releaseKeyboard(velocity: movementOnScreen(fingerVelocity).y)
    let velocity = CGPoint(
      x: dragsHorizontally ? -fingerVelocity.x : 0,
      y: dragsVertically ? -fingerVelocity.y : 0
    )
    motion.prepareRelease(velocity: velocity)
    if let contentScrollObserver {
      let unadjustedTarget = motion.releaseTarget
      let restingTarget = contentScrollObserver.restingOffset(near: unadjustedTarget, of: self)
      if restingTarget != unadjustedTarget { motion.redirectRelease(to: restingTarget) }
    }
    let proposedTarget = motion.releaseTarget
    var target = proposedTarget
    delegate?.scrollViewWillEndDragging(
      self,
      withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target
    )
    if target != proposedTarget { motion.redirectRelease(to: target) }
    let continues = motion.releaseMoves
    delegate?.scrollViewDidEndDragging(self, willDecelerate: continues)
    // The delegate may have scrolled the content.
    guard motion.isPrepared else { return indicators.scheduleHiding() }
    if continues || motion.releaseMoves {
      motion.startRelease()
      if continues, motion.isDeceleration { delegate?.scrollViewWillBeginDecelerating(self) }
    } else {
      motion.cancelRelease()
      // The overshoot is too small for a motion.
      clampOffsetToRange()
      indicators.scheduleHiding()
    }
  }

  /// Rebases a drag whose content exceeds an end because of measured heights, so that
  /// rubber-banding starts at the current offset.
  final func rebaseDragBeyondEnd() {
    guard isDragging, clampedOffset(contentOffset) != contentOffset else { return }
    let translation = pan.translation(in: self)
    dragStart.y = undampedOffset.y + translation.y
  }

  /// The current offset without rubber-band damping, for continuing a drag.
  private var undampedOffset: CGPoint {
    CGPoint(
      x: undamped(
        contentOffset.x,
        minimum: minimumOffset.x,
        maximum: maximumOffset.x,
        dimension: boundsStorage.width
      ),
      y: undamped(
        contentOffset.y,
        minimum: minimumOffset.y,
        maximum: maximumOffset.y,
        dimension: boundsStorage.height
      )
    )
  }

  private func undamped(
    _ offset: CGFloat,
    minimum: CGFloat,
    maximum: CGFloat,
    dimension: CGFloat
  ) -> CGFloat {
    if offset < minimum {
      return minimum - RubberBand.pull(displaying: minimum - offset, dimension: dimension)
    }
    if offset > maximum {
      return maximum + RubberBand.pull(displaying: offset - maximum, dimension: dimension)
    }
    return offset
  }

  private func dampedX(_ x: CGFloat) -> CGFloat {
    damped(x, minimum: minimumOffset.x, maximum: maximumOffset.x, dimension: boundsStorage.width)
  }

  private func dampedY(_ y: CGFloat) -> CGFloat {
    damped(y, minimum: minimumOffset.y, maximum: maximumOffset.y, dimension: boundsStorage.height)
  }

  /// Returns the displayed offset of a drag, damped beyond the ends.
  private func damped(
    _ offset: CGFloat,
    minimum: CGFloat,
    maximum: CGFloat,
    dimension: CGFloat
  ) -> CGFloat {
    guard bounces else { return min(max(offset, minimum), maximum) }
    if offset < minimum {
      return minimum - RubberBand.displayed(overshoot: minimum - offset, dimension: dimension)
    }
    if offset > maximum {
      return maximum + RubberBand.displayed(overshoot: offset - maximum, dimension: dimension)
    }
    return offset
  }
}
