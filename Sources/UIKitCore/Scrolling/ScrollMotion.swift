import Foundation
import UIKitGraphics
import UIKitLists

/// The motion of a scroll view's content without a dragging finger.
///
/// Motions are closed-form functions of the time since their start, so that late or dropped frames
/// do not change the final offset.
@MainActor
final class ScrollMotion: FrameTicking {
  private enum Kind {
    case rest
    /// Deceleration and bounce after a release.
    case release(x: AxisMotion, y: AxisMotion)
    /// A programmatic scroll.
    case animation(ScrollAnimation)
    /// A spring towards the target of wheel scrolling.
    case glide(x: SpringMotion, y: SpringMotion)
  }

  private unowned let scrollView: UIScrollView
  /// The scroll view; `nil` if it was deallocated while the loop still ticks.
  private weak var owner: UIScrollView?
  private var kind = Kind.rest
  private var start: TimeInterval = 0
  /// The offset of all positions after a height change above the visible range.
  private var shift = CGPoint.zero
  /// Returns the target of a programmatic scroll for the current measurements of the content, or
  /// `nil` to keep the previous one; the closure is `nil` for a fixed target.
  private var liveTarget: (() -> CGPoint?)?
  /// The progress of a programmatic scroll in the last frame, less than 1.
  private var displayedProgress = 0.0
  /// Whether this motion suppresses `scrollViewDidScroll`.
  private var isSilent = false
  /// Whether the delegate is notified of the end of this motion.
  private var notifiesEnd = true
  /// The number of motions so far, for detecting a replaced motion.
  private var serial = 0
  /// The motion of a release during the delegate's notification.
  private var prepared: PreparedRelease?

  private struct PreparedRelease {
    var x: AxisMotion
    var y: AxisMotion
    let velocity: CGPoint
    /// The start offset.
    let offset: CGPoint
  }

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    owner = scrollView
  }

  private var host: WindowHost { scrollView.window?.host ?? .current }

  /// Whether a motion is running.
  var isRunning: Bool {
    if case .rest = kind { return false }
    return true
  }

  /// Whether the current motion is a deceleration after a release.
  var isDeceleration: Bool {
    if case .release = kind { return true }
    return false
  }

  /// Whether a touch stops the motion rather than acting as a tap.
  var isStoppedByTouch: Bool {
    switch kind {
    case .rest, .animation: false
    case .release, .glide: true
    }
  }

  /// Stops the motion at the current offset, and notifies the delegate.
  func stop() {
    prepared = nil
    guard isRunning else { return }
    finish()
  }

  /// Shifts the motion together with the content.
  func shift(by distance: CGFloat) {
    shift.y += distance
  }

  // MARK: Release

  /// Prepares the motion after a release.
  ///
  /// The delegate may change its target.
  func prepareRelease(velocity: CGPoint) {
    let (minimum, maximum) = (scrollView.minimumOffset, scrollView.maximumOffset)
    let offset = scrollView.contentOffset
    let rate = Double(scrollView.decelerationRate.rawValue)
    prepared = PreparedRelease(
      x: AxisMotion(
        from: offset.x,
        velocity: velocity.x,
        in: minimum.x...maximum.x,
        rate: rate,
        bounces: scrollView.bounces
      ),
      y: AxisMotion(
        from: offset.y,
        velocity: velocity.y,
        in: minimum.y...maximum.y,
        rate: rate,
        bounces: scrollView.bounces
      ),
      velocity: velocity,
      offset: offset
    )
    if scrollView.isPagingEnabled {
      redirectRelease(to: pageTarget(velocity: velocity))
    } else if case (.atRest, .deceleration(let deceleration))? = prepared.map({ ($0.x, $0.y) }) {
      // Aligns the target to device pixels, so that the content does not step back at the end.
      redirectRelease(to: scrollView.pixelAligned(CGPoint(x: offset.x, y: deceleration.end)))
    }
  }

  /// The target of the prepared release.
  var releaseTarget: CGPoint {
    prepared.map { CGPoint(x: $0.x.end, y: $0.y.end) } ?? scrollView.contentOffset
  }

  /// Whether the prepared release moves the content.
  var releaseMoves: Bool { prepared.map { max($0.x.duration, $0.y.duration) > 0 } ?? false }

  /// Changes the target of the prepared release, clamped to the valid range.
  func redirectRelease(to target: CGPoint) {
    guard let current = prepared, !target.x.isNaN, !target.y.isNaN else { return }
    let target = scrollView.clampedOffset(target)
    let (offset, velocity) = (current.offset, current.velocity)
    prepared?.x = current.x.redirected(to: target.x, from: offset.x, velocity: velocity.x)
    prepared?.y = current.y.redirected(to: target.y, from: offset.y, velocity: velocity.y)
  }

  /// Starts the prepared release.
  func startRelease() {
    if let prepared, prepared.offset != scrollView.contentOffset {
      release(velocity: prepared.velocity, to: target(of: prepared))
    }
    guard let prepared else { return }
    self.prepared = nil
    begin(.release(x: prepared.x, y: prepared.y))
  }

  /// Discards the prepared release.
  func cancelRelease() { prepared = nil }

  /// Whether a release is prepared or running.
  var isReleasing: Bool { prepared != nil || isDeceleration }

  /// Whether a release is prepared.
  var isPrepared: Bool { prepared != nil }

  /// Returns the target of a prepared release, adjusted for content movement during the delegate
  /// call.
  private func target(of release: PreparedRelease) -> CGPoint {
    let offset = scrollView.contentOffset
    return CGPoint(
      x: release.x.end + offset.x - release.offset.x,
      y: release.y.end + offset.y - release.offset.y
    )
  }

  private func release(velocity: CGPoint, to target: CGPoint) {
    prepareRelease(velocity: velocity)
    redirectRelease(to: target)
  }

  /// Adapts to a change of the insets.
  ///
  /// A target at an end moves with that end.
  ///
  /// - Parameters:
  ///   - oldMinimum: The previous first valid offset.
  ///   - oldMaximum: The previous last valid offset.
  func insetsDidMoveEnds(fromMinimum oldMinimum: CGPoint, maximum oldMaximum: CGPoint) {
    let (minimum, maximum) = (scrollView.minimumOffset, scrollView.maximumOffset)
    func moved(_ target: CGPoint) -> CGPoint {
      CGPoint(
        x: target.x == oldMinimum.x ? minimum.x : target.x == oldMaximum.x ? maximum.x : target.x,
        y: target.y == oldMinimum.y ? minimum.y : target.y == oldMaximum.y ? maximum.y : target.y
      )
    }
    if let prepared {
      release(velocity: prepared.velocity, to: moved(target(of: prepared)))
    } else if case .release(let x, let y) = kind {
      let target = CGPoint(x: x.end + shift.x, y: y.end + shift.y)
      guard moved(target) != target else { return rangeDidChange() }
      release(velocity: velocity(x, y), to: moved(target))
      startRelease()
    } else {
      rangeDidChange()
    }
  }

  private func velocity(_ x: AxisMotion, _ y: AxisMotion) -> CGPoint {
    let elapsed = host.time - start
    return CGPoint(x: x.velocity(at: elapsed), y: y.velocity(at: elapsed))
  }

  /// Returns content that was stopped beyond its end to the valid range.
  func settleIntoRange() {
    guard !isRunning, scrollView.clampedOffset(scrollView.contentOffset) != scrollView.contentOffset
    else { return }
    prepareRelease(velocity: .zero)
    startRelease()
  }

  /// Adapts to a change of the valid range by clamping the targets.
  func rangeDidChange() {
    if let prepared { return release(velocity: prepared.velocity, to: target(of: prepared)) }
    switch kind {
    case .rest: break
    case .release(let x, let y):
      let target = CGPoint(x: x.end + shift.x, y: y.end + shift.y)
      guard x.dependsOnRange || y.dependsOnRange || scrollView.clampedOffset(target) != target
      else {
        return
      }
      prepareRelease(velocity: velocity(x, y))
      startRelease()
    case .animation(let animation):
      let target = CGPoint(x: animation.target.x + shift.x, y: animation.target.y + shift.y)
      redirectAnimation(to: scrollView.clampedOffset(target))
    case .glide(let x, let y):
      let target = CGPoint(x: x.target + shift.x, y: y.target + shift.y)
      if scrollView.clampedOffset(target) != target { glide(by: .zero) }
    }
  }

  /// Returns the target page of paged content after a release.
  func pageTarget(velocity: CGPoint) -> CGPoint {
    let (minimum, maximum) = (scrollView.minimumOffset, scrollView.maximumOffset)
    let (offset, size) = (scrollView.contentOffset, scrollView.bounds.size)
    let start = scrollView.dragStart
    return CGPoint(
      x: Paging.target(
        offset: offset.x,
        velocity: velocity.x,
        dragStart: start.x,
        pageLength: size.width,
        range: minimum.x...maximum.x
      ),
      y: Paging.target(
        offset: offset.y,
        velocity: velocity.y,
        dragStart: start.y,
        pageLength: size.height,
        range: minimum.y...maximum.y
      )
    )
  }

  // MARK: Programmatic and wheel scrolling

  /// Animates to an offset in 0.3 seconds, or within a frame with reduced motion.
  ///
  /// - Parameters:
  ///   - target: The offset.
  ///   - notifiesDelegate: Whether to notify the delegate of the end.
  func animate(to target: CGPoint, notifiesDelegate: Bool = true) {
    stop()
    guard target != scrollView.contentOffset else { return }
    isSilent = scrollView.isScrollingSilently
    begin(.animation(ScrollAnimation(from: scrollView.contentOffset, to: target)))
    notifiesEnd = notifiesDelegate
    // A scroll to the top ends at the top, regardless of heights measured during the scroll.
    guard target.y == scrollView.minimumOffset.y else { return }
    track { [weak scrollView] in
      scrollView.map { CGPoint(x: target.x, y: $0.minimumOffset.y) }
    }
  }

  /// Tracks the target of the running programmatic scroll.
  ///
  /// - Parameter target: Returns the target for the current measurements of the content, or `nil`
  ///   to keep the previous one. Called in each frame.
  func track(_ target: @escaping () -> CGPoint?) {
    if case .animation = kind { liveTarget = target }
  }

  private func redirectAnimation(to target: CGPoint) {
    guard case .animation(var animation) = kind,
      target != CGPoint(x: animation.target.x + shift.x, y: animation.target.y + shift.y)
    else { return }
    animation.redirect(to: target, from: scrollView.contentOffset, at: displayedProgress)
    kind = .animation(animation)
    shift = .zero
  }

  /// Moves the target of wheel scrolling by a distance, and springs towards it.
  func glide(by distance: CGVector) {
    var target = scrollView.contentOffset
    var velocity = CGPoint.zero
    if case .glide(let x, let y) = kind {
      target = CGPoint(x: x.target + shift.x, y: y.target + shift.y)
      velocity = CGPoint(
        x: x.velocity(at: host.time - start),
        y: y.velocity(at: host.time - start)
      )
    } else {
      stop()
    }
    target = scrollView.clampedOffset(CGPoint(x: target.x + distance.dx, y: target.y + distance.dy))
    let offset = scrollView.contentOffset
    begin(
      .glide(
        x: ScrollMotion.glide(from: offset.x, to: target.x, velocity: velocity.x),
        y: ScrollMotion.glide(from: offset.y, to: target.y, velocity: velocity.y)
      )
    )
  }

  private static func glide(from start: Double, to target: Double, velocity: Double) -> SpringMotion
  {
    SpringMotion(
      from: start,
      to: target,
      velocity: velocity,
      dampingRatio: 1,
      frequency: 25,
      tolerance: 0.5
    )
  }

  /// The offset at which the content will stop.
  var destination: CGPoint {
    switch kind {
    case .rest: scrollView.contentOffset
    case .release(let x, let y): CGPoint(x: x.end + shift.x, y: y.end + shift.y)
    case .animation(let animation):
      CGPoint(x: animation.target.x + shift.x, y: animation.target.y + shift.y)
    case .glide(let x, let y): CGPoint(x: x.target + shift.x, y: y.target + shift.y)
    }
  }

  /// Scrolls paged content to a page, as after a release.
  func turnPage(to page: CGPoint) {
    var velocity = CGPoint.zero
    if case .release(let x, let y) = kind { velocity = self.velocity(x, y) } else { stop() }
    release(velocity: velocity, to: page)
    if releaseMoves { startRelease() } else { cancelRelease() }
  }

  // MARK: Frames

  private func begin(_ new: Kind) {
    kind = new
    notifiesEnd = true
    serial += 1
    start = host.time
    shift = .zero
    (liveTarget, displayedProgress) = (nil, 0)
    scrollView.indicators.show()
    host.add(self)
  }

  func tick(at time: TimeInterval) -> Bool {
    guard isRunning, owner != nil else { return false }
    let initialSerial = serial
    if let target = liveTarget?() { redirectAnimation(to: target) }
    let (offset, isOver) = state(at: time - start)
    let shifted = CGPoint(x: offset.x + shift.x, y: offset.y + shift.y)
    move(to: isOver ? clampedRestOffset(shifted) : scrollView.pixelAligned(shifted))
    // The delegate may have stopped or replaced the motion.
    if isOver, serial == initialSerial { finish() }
    return isRunning
  }

  /// The duration in seconds.
  ///
  /// With reduced motion it is almost 0, so that the next frame is the last.
  private var animationDuration: TimeInterval {
    scrollView.reducesMotion ? 1e-6 : ScrollAnimation.duration
  }

  private func state(at elapsed: TimeInterval) -> (offset: CGPoint, isOver: Bool) {
    let presentedTime = elapsed + 1e-6
    switch kind {
    case .rest: return (scrollView.contentOffset, true)
    case .release(let x, let y):
      guard presentedTime < max(x.duration, y.duration) else {
        return (CGPoint(x: x.end, y: y.end), true)
      }
      return (CGPoint(x: x.position(at: elapsed), y: y.position(at: elapsed)), false)
    case .animation(let animation):
      let progress = TimingCurve.easeInOut.progress(at: presentedTime / animationDuration)
      if progress < 1 { displayedProgress = progress }
      return (animation.offset(at: progress), progress >= 1)
    case .glide(let x, let y):
      guard presentedTime < max(x.duration, y.duration) else {
        return (CGPoint(x: x.target, y: y.target), true)
      }
      return (CGPoint(x: x.position(at: elapsed), y: y.position(at: elapsed)), false)
    }
  }

  /// Returns the last offset of the motion; that of a release is clamped to the valid range against
  /// rounding errors.
  private func clampedRestOffset(_ offset: CGPoint) -> CGPoint {
    isDeceleration ? scrollView.clampedOffset(offset) : offset
  }

  private func move(to offset: CGPoint) {
    let wasSilent = scrollView.isScrollingSilently
    scrollView.isScrollingSilently = isSilent
    scrollView.setOffset(offset)
    scrollView.isScrollingSilently = wasSilent
  }

  private func finish() {
    let endedKind = kind
    kind = .rest
    liveTarget = nil
    serial += 1
    isSilent = false
    host.remove(self)
    scrollView.indicators.scheduleHiding()
    switch endedKind {
    case .rest, .glide: break
    case .release: scrollView.delegate?.scrollViewDidEndDecelerating(scrollView)
    case .animation: if notifiesEnd { scrollView.animatedScrollDidEnd() }
    }
  }
}
