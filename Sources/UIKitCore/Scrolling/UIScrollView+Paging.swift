import Foundation
import UIKitGraphics
import UIKitLists

extension UIScrollView {
  /// Turns pages for the wheel, keys and scrollbars.
  ///
  /// - Parameter distance: The distance in points towards the end of the content; an axis with a
  ///   non-zero distance turns by at least one page.
  /// - Returns: Whether a page exists in that direction, or a page turn is in progress.
  final func turnPages(by distance: CGVector) -> Bool {
    let (minimum, maximum, startOffset) = (minimumOffset, maximumOffset, motion.destination)
    let target = CGPoint(
      x: Paging.page(
        from: startOffset.x,
        by: distance.dx,
        pageLength: boundsStorage.width,
        range: minimum.x...maximum.x
      ),
      y: Paging.page(
        from: startOffset.y,
        by: distance.dy,
        pageLength: boundsStorage.height,
        range: minimum.y...maximum.y
      )
    )
    guard target != startOffset else { return motion.isRunning }
    if UIScrollView.animatesWheel {
      motion.turnPage(to: target)
    } else {
      motion.stop()
      setOffset(target)
    }
    return true
  }

  /// Scrolls content that has stopped between two pages to the nearest page; while a finger is
  /// down, only after it is lifted.
  final func settleOnPage() {
    guard !isTracking else { return settlesOnPageAfterTouch = true }
    guard isPagingEnabled, !motion.isRunning else { return }
    dragStart = contentOffset
    motion.turnPage(to: motion.pageTarget(velocity: .zero))
  }

  // MARK: Touchpads

  /// Records touchpad scrolling, after which the content settles.
  final func recordTouchpadScroll(by distance: CGVector) {
    let observer = touchpadRest ?? TouchpadRest(scrollView: self)
    touchpadRest = observer
    observer.moved(by: distance)
  }

  /// Returns the offset limited to one page from the start of the touchpad scrolling.
  final func limitedToTouchpadPage(_ offset: CGPoint) -> CGPoint {
    guard isPagingEnabled, touchpadRest?.isPending == true else { return offset }
    let size = boundsStorage.size
    return CGPoint(
      x: min(max(offset.x, dragStart.x - size.width), dragStart.x + size.width),
      y: min(max(offset.y, dragStart.y - size.height), dragStart.y + size.height)
    )
  }
}

/// Ends touchpad scrolling after a period without events, because no event reports the lifting of
/// fingers.
@MainActor
final class TouchpadRest {
  /// The period without events, in seconds.
  ///
  /// It is longer than the pause between lifted fingers and the following momentum events.
  private static let silence: TimeInterval = 0.15

  private weak var scrollView: UIScrollView?
  private var timer: FrameTimer?
  private var velocities = VelocityTracker()
  private var path = MotionVector.zero
  /// The last velocity that turns a page, in points per second; reset when the fingers reverse
  /// their direction.
  private var fling = CGPoint.zero

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  /// Whether touchpad scrolling is in progress or ended too recently.
  var isPending: Bool { timer != nil }

  func moved(by distance: CGVector) {
    guard let scrollView else { return }
    let host = scrollView.window?.host ?? .current
    if timer == nil {
      scrollView.dragStart = scrollView.contentOffset
      velocities.reset()
      path = .zero
      fling = .zero
      velocities.add(path, at: host.time)
    }
    path.x += distance.dx
    path.y += distance.dy
    velocities.add(path, at: host.time)
    let velocity = velocities.velocity(at: host.time)
    fling.x = TouchpadRest.fling(after: fling.x, velocity: velocity.x)
    fling.y = TouchpadRest.fling(after: fling.y, velocity: velocity.y)
    timer?.cancel()
    timer = host.schedule(after: TouchpadRest.silence) { [weak self] in self?.end() }
  }

  private static func fling(after oldFling: CGFloat, velocity: CGFloat) -> CGFloat {
    if abs(velocity) >= Paging.flingSpeed { return velocity }
    return oldFling * velocity < 0 ? 0 : oldFling
  }

  private func end() {
    timer = nil
    guard let scrollView, !scrollView.isTracking, !scrollView.motion.isRunning else { return }
    scrollView.touchpadDidRest(velocity: fling)
  }
}
