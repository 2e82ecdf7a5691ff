import Foundation
import UIKitGraphics
import UIKitLists

/// The motion of a scroll view's content while no finger drags it.
///
/// Motions are closed forms of the time since their start, so that late or dropped frames do not
/// change where the content comes to rest.
@MainActor
final class ScrollMotion: FrameTicking {
  private enum Kind {
    case rest
    /// After a release: deceleration and bounce back.
    case release(x: AxisMotion, y: AxisMotion)
    /// A programmatic scroll.
    case animation(ScrollAnimation)
    /// A spring towards the target of the wheel's notches.
    case glide(x: SpringMotion, y: SpringMotion)
  }

  private unowned let scrollView: UIScrollView
  /// The scroll view; `nil` when it was released while the loop still ticks.
  private weak var owner: UIScrollView?
  private var kind = Kind.rest
  private var start: TimeInterval = 0
  /// The shift of all positions after a change of the content's height above the visible part.
  private var shift = CGPoint.zero
  /// Returns the target of a programmatic scroll by the present measurements of the content; `nil`
  /// if the target is fixed, or if the closure returns `nil`.
  private var liveTarget: (() -> CGPoint?)?
  /// The fraction of a programmatic scroll that was over in the last frame, less than 1.
  private var shownProgress = 0.0
  /// Whether `scrollViewDidScroll` is not sent for this motion.
  private var isSilent = false
  /// Whether the delegate is notified of the end of this motion.
  private var notifiesEnd = true
  /// The number of motions so far, to detect that one was replaced.
  private var serial = 0
  /// The motion of a release while the delegate is being notified of it.
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

  private var loop: WindowHost { scrollView.window?.loop ?? .current }

  /// Whether a motion is running.
  var isRunning: Bool {
    if case .rest = kind { return false }
    return true
  }

  /// Whether the motion follows a release.
  var isDeceleration: Bool {
    if case .release = kind { return true }
    return false
  }

  /// Whether a touch now stops the motion rather than being a tap.
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

  /// Shifts the motion with the content.
  func moveWithContent(by distance: CGFloat) {
    shift.y += distance
  }

  // MARK: Release

  /// Prepares the motion after a release, whose target the delegate may change.
  func prepareRelease(velocity: CGPoint) {
    let (low, high) = (scrollView.minimumOffset, scrollView.maximumOffset)
    let offset = scrollView.contentOffset
    let rate = Double(scrollView.decelerationRate.rawValue)
    prepared = PreparedRelease(
      x: AxisMotion(
        from: offset.x,
        velocity: velocity.x,
        in: low.x...high.x,
        rate: rate,
        bounces: scrollView.bounces
      ),
      y: AxisMotion(
        from: offset.y,
        velocity: velocity.y,
        in: low.y...high.y,
        rate: rate,
        bounces: scrollView.bounces
      ),
      velocity: velocity,
      offset: offset
    )
    if scrollView.isPagingEnabled {
      redirectRelease(to: pageTarget(velocity: velocity))
    } else if case (.still, .deceleration(let deceleration))? = prepared.map({ ($0.x, $0.y) }) {
      // The target is aligned to pixels, so that the content does not step back at the end.
      redirectRelease(to: scrollView.pixelAligned(CGPoint(x: offset.x, y: deceleration.end)))
    }
  }

  /// The target of the prepared release.
  var releaseTarget: CGPoint {
    prepared.map { CGPoint(x: $0.x.end, y: $0.y.end) } ?? scrollView.contentOffset
  }

  /// Whether the prepared release moves the content.
  var releaseMoves: Bool { prepared.map { max($0.x.duration, $0.y.duration) > 0 } ?? false }

  /// Changes the target of the prepared release; it is clamped to the valid range.
  func redirectRelease(to target: CGPoint) {
    guard let present = prepared, !target.x.isNaN, !target.y.isNaN else { return }
    let target = scrollView.legalOffset(target)
    let (offset, velocity) = (present.offset, present.velocity)
    prepared?.x = present.x.redirected(to: target.x, from: offset.x, velocity: velocity.x)
    prepared?.y = present.y.redirected(to: target.y, from: offset.y, velocity: velocity.y)
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

  /// The target of a prepared release, moved as the content was while the delegate was called.
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

  /// Adapts to a change of the insets: a target at an end moves with that end.
  ///
  /// - Parameters:
  ///   - first: The first valid offset before.
  ///   - last: The last valid offset before.
  func insetsMovedEnds(from first: CGPoint, _ last: CGPoint) {
    let (low, high) = (scrollView.minimumOffset, scrollView.maximumOffset)
    func moved(_ target: CGPoint) -> CGPoint {
      CGPoint(
        x: target.x == first.x ? low.x : target.x == last.x ? high.x : target.x,
        y: target.y == first.y ? low.y : target.y == last.y ? high.y : target.y
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
    let elapsed = loop.time - start
    return CGPoint(x: x.velocity(at: elapsed), y: y.velocity(at: elapsed))
  }

  /// Bounces content that was caught beyond its end back to it.
  func settleIntoRange() {
    guard !isRunning, scrollView.legalOffset(scrollView.contentOffset) != scrollView.contentOffset
    else { return }
    prepareRelease(velocity: .zero)
    startRelease()
  }

  /// Adapts to a change of the valid range: targets outside are clamped.
  func rangeDidChange() {
    if let prepared { return release(velocity: prepared.velocity, to: target(of: prepared)) }
    switch kind {
    case .rest: break
    case .release(let x, let y):
      let target = CGPoint(x: x.end + shift.x, y: y.end + shift.y)
      guard x.dependsOnRange || y.dependsOnRange || scrollView.legalOffset(target) != target else {
        return
      }
      prepareRelease(velocity: velocity(x, y))
      startRelease()
    case .animation(let animation):
      let target = CGPoint(x: animation.target.x + shift.x, y: animation.target.y + shift.y)
      redirectAnimation(to: scrollView.legalOffset(target))
    case .glide(let x, let y):
      let target = CGPoint(x: x.target + shift.x, y: y.target + shift.y)
      if scrollView.legalOffset(target) != target { glide(by: .zero) }
    }
  }

  /// The page that paged content comes to rest at after a release.
  func pageTarget(velocity: CGPoint) -> CGPoint {
    let (low, high) = (scrollView.minimumOffset, scrollView.maximumOffset)
    let (offset, size) = (scrollView.contentOffset, scrollView.bounds.size)
    let start = scrollView.dragStart
    return CGPoint(
      x: Paging.target(
        offset: offset.x,
        velocity: velocity.x,
        dragStart: start.x,
        pageLength: size.width,
        range: low.x...high.x
      ),
      y: Paging.target(
        offset: offset.y,
        velocity: velocity.y,
        dragStart: start.y,
        pageLength: size.height,
        range: low.y...high.y
      )
    )
  }

  // MARK: Program and wheel

  /// Animates to an offset in 0.3 s.
  ///
  /// - Parameters:
  ///   - target: The offset.
  ///   - notifiesDelegate: Whether the delegate is notified of the end.
  func animate(to target: CGPoint, notifiesDelegate: Bool = true) {
    stop()
    guard target != scrollView.contentOffset else { return }
    isSilent = scrollView.isScrollingSilently
    begin(.animation(ScrollAnimation(from: scrollView.contentOffset, to: target)))
    notifiesEnd = notifiesDelegate
    // Content that is measured during the scroll does not move its own beginning.
    guard target.y == scrollView.minimumOffset.y else { return }
    track { [weak scrollView] in
      scrollView.map { CGPoint(x: target.x, y: $0.minimumOffset.y) }
    }
  }

  /// Keeps the target of the running programmatic scroll up to date.
  ///
  /// - Parameter target: The target by the present measurements of the content; queried in each
  ///   frame. `nil`: the target stays.
  func track(_ target: @escaping () -> CGPoint?) {
    if case .animation = kind { liveTarget = target }
  }

  private func redirectAnimation(to target: CGPoint) {
    guard case .animation(var animation) = kind,
      target != CGPoint(x: animation.target.x + shift.x, y: animation.target.y + shift.y)
    else { return }
    animation.redirect(to: target, from: scrollView.contentOffset, at: shownProgress)
    kind = .animation(animation)
    shift = .zero
  }

  /// Moves the wheel's target by a distance, and springs towards it.
  func glide(by distance: CGVector) {
    var target = scrollView.contentOffset
    var velocity = CGPoint.zero
    if case .glide(let x, let y) = kind {
      target = CGPoint(x: x.target + shift.x, y: y.target + shift.y)
      velocity = CGPoint(
        x: x.velocity(at: loop.time - start),
        y: y.velocity(at: loop.time - start)
      )
    } else {
      stop()
    }
    target = scrollView.legalOffset(CGPoint(x: target.x + distance.dx, y: target.y + distance.dy))
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

  /// The offset at which the content comes to rest.
  var destination: CGPoint {
    switch kind {
    case .rest: scrollView.contentOffset
    case .release(let x, let y): CGPoint(x: x.end + shift.x, y: y.end + shift.y)
    case .animation(let animation):
      CGPoint(x: animation.target.x + shift.x, y: animation.target.y + shift.y)
    case .glide(let x, let y): CGPoint(x: x.target + shift.x, y: y.target + shift.y)
    }
  }

  /// Moves paged content to a page, as after a release.
  func turn(to page: CGPoint) {
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
    start = loop.time
    shift = .zero
    (liveTarget, shownProgress) = (nil, 0)
    scrollView.indicators.show()
    loop.add(self)
  }

  func tick(at time: TimeInterval) -> Bool {
    guard isRunning, owner != nil else { return false }
    let course = serial
    if let target = liveTarget?() { redirectAnimation(to: target) }
    let (offset, isOver) = state(at: time - start)
    let shifted = CGPoint(x: offset.x + shift.x, y: offset.y + shift.y)
    move(to: isOver ? restingPlace(shifted) : scrollView.pixelAligned(shifted))
    // The delegate may have stopped or replaced the motion.
    if isOver, serial == course { finish() }
    return isRunning
  }

  /// The duration, or almost 0 with reduced motion: the next frame is the last one.
  private var animationDuration: TimeInterval {
    scrollView.reducesMotion ? 1e-6 : ScrollAnimation.duration
  }

  private func state(at elapsed: TimeInterval) -> (offset: CGPoint, isOver: Bool) {
    let seen = elapsed + 1e-6
    switch kind {
    case .rest: return (scrollView.contentOffset, true)
    case .release(let x, let y):
      guard seen < max(x.duration, y.duration) else { return (CGPoint(x: x.end, y: y.end), true) }
      return (CGPoint(x: x.position(at: elapsed), y: y.position(at: elapsed)), false)
    case .animation(let animation):
      let progress = TimingCurve.easeInOut.progress(at: seen / animationDuration)
      if progress < 1 { shownProgress = progress }
      return (animation.offset(at: progress), progress >= 1)
    case .glide(let x, let y):
      guard seen < max(x.duration, y.duration) else {
        return (CGPoint(x: x.target, y: y.target), true)
      }
      return (CGPoint(x: x.position(at: elapsed), y: y.position(at: elapsed)), false)
    }
  }

  /// The last offset of the motion; sums of rounded numbers do not leave it beyond an end.
  private func restingPlace(_ offset: CGPoint) -> CGPoint {
    isDeceleration ? scrollView.legalOffset(offset) : offset
  }

  private func move(to offset: CGPoint) {
    let wasSilent = scrollView.isScrollingSilently
    scrollView.isScrollingSilently = isSilent
    scrollView.setOffset(offset)
    scrollView.isScrollingSilently = wasSilent
  }

  private func finish() {
    let ended = kind
    kind = .rest
    liveTarget = nil
    serial += 1
    isSilent = false
    loop.remove(self)
    scrollView.indicators.hideSoon()
    switch ended {
    case .rest, .glide: break
    case .release: scrollView.delegate?.scrollViewDidEndDecelerating(scrollView)
    case .animation: if notifiesEnd { scrollView.animatedScrollDidEnd() }
    }
  }
}
