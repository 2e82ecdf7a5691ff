import Foundation
import UIKitGraphics
import UIKitLists

extension UIScrollView {
  /// Turns to another page, as the wheel, keys and scrollbars want.
  ///
  /// - Parameter distance: Points towards the content's end; an axis on which it is not 0 turns by a
  ///   page at least.
  /// - Returns: Whether there is another page, or one is being turned.
  final func turnPages(by distance: CGVector) -> Bool {
    let (low, high, from) = (minimumOffset, maximumOffset, motion.destination)
    let target = CGPoint(
      x: Paging.page(
        from: from.x,
        by: distance.dx,
        pageLength: boundsStorage.width,
        range: low.x...high.x
      ),
      y: Paging.page(
        from: from.y,
        by: distance.dy,
        pageLength: boundsStorage.height,
        range: low.y...high.y
      )
    )
    guard target != from else { return motion.isRunning }
    if UIScrollView.animatesWheel {
      motion.turn(to: target)
    } else {
      motion.stop()
      setOffset(target)
    }
    return true
  }

  /// Brings content that was left between two pages to rest on the nearest one, when no finger is
  /// down any more.
  final func settleOnPage() {
    guard !isTracking else { return settlesOnPageAfterTouch = true }
    guard isPagingEnabled, !motion.isRunning else { return }
    dragStart = contentOffset
    motion.turn(to: motion.pageTarget(velocity: .zero))
  }

  // MARK: Touchpads

  /// Records a movement on a touchpad, after whose end the content comes to rest at a certain
  /// place.
  final func awaitRest(after distance: CGVector) {
    let rest = touchpadRest ?? TouchpadRest(scrollView: self)
    touchpadRest = rest
    rest.moved(by: distance)
  }

  /// Returns the offset at most one page from the start of the fingers' movement.
  final func withinReachOfTouchpad(_ offset: CGPoint) -> CGPoint {
    guard isPagingEnabled, touchpadRest?.isPending == true else { return offset }
    let size = boundsStorage.size
    return CGPoint(
      x: min(max(offset.x, dragStart.x - size.width), dragStart.x + size.width),
      y: min(max(offset.y, dragStart.y - size.height), dragStart.y + size.height)
    )
  }
}

/// Ends the scroll when the fingers on a touchpad have become silent: no event says that they have
/// left it.
@MainActor
final class TouchpadRest {
  /// The silence in seconds: longer than the pauses between fingers that leave and content that
  /// moves on.
  private static let silence: TimeInterval = 0.15

  private weak var scrollView: UIScrollView?
  private var timer: FrameTimer?
  private var velocities = VelocityTracker()
  private var path = MotionVector.zero
  /// The last velocity that turns a page, unless the fingers have turned back since, in points per
  /// second.
  private var fling = CGPoint.zero

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  /// Whether fingers move, or were not silent for long enough.
  var isPending: Bool { timer != nil }

  func moved(by distance: CGVector) {
    guard let scrollView else { return }
    let loop = scrollView.window?.loop ?? .current
    if timer == nil {
      scrollView.dragStart = scrollView.contentOffset
      velocities.reset()
      path = .zero
      fling = .zero
      velocities.add(path, at: loop.time)
    }
    path.x += distance.dx
    path.y += distance.dy
    velocities.add(path, at: loop.time)
    let velocity = velocities.velocity(at: loop.time)
    fling.x = TouchpadRest.fling(after: fling.x, velocity: velocity.x)
    fling.y = TouchpadRest.fling(after: fling.y, velocity: velocity.y)
    timer?.cancel()
    timer = loop.after(TouchpadRest.silence) { [weak self] in self?.end() }
  }

  private static func fling(after old: CGFloat, velocity: CGFloat) -> CGFloat {
    if abs(velocity) >= Paging.flingSpeed { return velocity }
    return old * velocity < 0 ? 0 : old
  }

  private func end() {
    timer = nil
    guard let scrollView, !scrollView.isTracking, !scrollView.motion.isRunning else { return }
    scrollView.touchpadDidRest(velocity: fling)
  }
}
