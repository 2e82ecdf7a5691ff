public import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

/// Animates changes of views, and can be paused, scrubbed, reversed and continued.
///
///     let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) {
///       card.center.y = 120
///       card.alpha = 1
///     }
///     animator.addCompletion { position in if position == .end { self.cardIsShown() } }
///     animator.startAnimation()
///
/// The closures run when the animator becomes active, with the first call of `startAnimation()` or
/// `pauseAnimation()`, or when `fractionComplete` is set. The views have their new values at once;
/// the screen follows with an animation. Further changes begin with the values on the screen, so
/// that nothing jumps.
///
/// An animator that runs needs no owner. One that is paused does: when it is released, the views
/// show their new values.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The timing.
  public let timingParameters: (any UITimingCurveProvider)?
  /// The seconds that the whole takes; a spring that was made from its physics has its own.
  public let duration: TimeInterval
  /// The seconds before the animation begins that was started last.
  open private(set) var delay: TimeInterval = 0
  /// Whether it may be paused and stopped.
  ///
  /// Default: `true`. With `false`, pausing, stopping and scrubbing stop the program.
  open var isInterruptible = true
  /// Whether `fractionComplete` is a fraction of the distance; with `false`, of the time.
  ///
  /// Default: `true`.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end, so that it can be reversed there.
  ///
  /// Default: `false`. With `true`, completions are called after `stopAnimation(_:)` and
  /// `finishAnimation(at:)` only.
  open var pausesOnCompletion = false
  /// Whether it has begun.
  open private(set) var state = UIViewAnimatingState.inactive

  private let playback = AnimatorPlayback()
  private var journal = AnimationJournal()
  private var group: AnimationGroup?
  private var waiting: [(changes: () -> Void, delay: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private weak var loopStorage: FrameClock?

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - duration: Seconds, at most a day.
  ///   - parameters: The timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    demandMainThread(UIViewPropertyAnimator.self, "init(duration:timingParameters:)")
    timingParameters = parameters
    self.duration = AnimationTiming.bounded(
      parameters.springTimingParameters?.ownDuration ?? duration
    )
    super.init()
  }

  /// Creates an animator without a duration, whose changes are seen at once.
  public override convenience init() {
    self.init(duration: 0, curve: .easeInOut)
  }

  /// Creates an animator with one of UIKit's curves.
  ///
  /// - Parameters:
  ///   - duration: Seconds, at most a day.
  ///   - curve: The curve.
  ///   - animations: The changes; `nil` to add them later.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(animationCurve: curve)
    )
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a Bézier curve.
  ///
  /// - Parameters:
  ///   - duration: Seconds, at most a day.
  ///   - point1: The first control point: time, from 0 to 1, and progress.
  ///   - point2: The second one.
  ///   - animations: The changes; `nil` to add them later.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    )
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that is at rest after the duration.
  ///
  /// - Parameters:
  ///   - duration: Seconds, at most a day.
  ///   - ratio: 1 for no oscillation, less to oscillate.
  ///   - animations: The changes; `nil` to add them later.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UISpringTimingParameters(dampingRatio: ratio)
    )
    if let animations { addAnimations(animations) }
  }

  /// Starts changes as `UIView.animate(withDuration:delay:options:animations:completion:)` does, and
  /// returns the animator.
  ///
  /// - Parameters:
  ///   - duration: Seconds, at most a day.
  ///   - delay: Seconds before, at most a day.
  ///   - options: Only the curve has an effect.
  ///   - animations: The changes.
  ///   - completion: Called at the end.
  /// - Returns: The running animator.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = options.curve
    let animator = UIViewPropertyAnimator(
      duration: duration,
      controlPoint1: CGPoint(x: curve.first.x, y: curve.first.y),
      controlPoint2: CGPoint(x: curve.second.x, y: curve.second.y),
      animations: animations
    )
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  isolated deinit {
    guard state != .inactive, let loop = loopStorage else { return }
    end(in: loop)
  }

  // MARK: Animations

  /// Adds changes, which begin after a fraction of the remaining duration.
  ///
  /// - Parameters:
  ///   - animation: The changes. They are made at once when the animator is active.
  ///   - delayFactor: Clamped to 0...1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    demandNotStopped("addAnimations(_:delayFactor:)")
    waiting.append((animation, delayFactor > 0 ? min(delayFactor, 1) : 0))
    if state == .active { runWaiting() }
  }

  /// Adds changes.
  ///
  /// - Parameter animation: The changes. They are made at once when the animator is active.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a closure that is called at the end.
  ///
  /// - Parameter completion: Gets the position at which the animation ended: `.start` after it was
  ///   reversed.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Moving

  /// Whether it moves, or waits for its delay.
  open var isRunning: Bool { playback.isPlaying }

  /// Whether it moves towards the start.
  ///
  /// Default: `false`. May be set at any time; the animation turns round at its present position.
  open var isReversed: Bool {
    get { playback.isReversed }
    set {
      guard newValue != playback.isReversed else { return }
      playback.isReversed = newValue
      if playback.isPlaying { play(isContinued: true) }
    }
  }

  /// The completed fraction, from 0 to 1, in the direction of movement.
  ///
  /// Setting it pauses the animator and shows that place; an animator that is not active becomes so.
  /// Values are clamped, and NaN stops the program.
  open var fractionComplete: CGFloat {
    get {
      let fraction = min(max(playback.fraction, 0), 1)
      return scrubsLinearly || isRunning ? fraction : function.time(of: fraction)
    }
    set {
      demand(!newValue.isNaN, "An animator's fractionComplete cannot be NaN")
      demandInterruptible("fractionComplete")
      demandNotStopped("fractionComplete")
      activate()
      playback.pause(in: loop)
      let clamped = min(max(newValue, 0), 1)
      let fraction = scrubsLinearly ? clamped : function.progress(at: clamped)
      playback.scrub(to: isReversed ? 1 - fraction : fraction)
      journal.setNeedsDisplay()
    }
  }

  /// Starts, or continues from the values on the screen.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts or continues after some time.
  ///
  /// - Parameter delay: Seconds, at most a day. The changes are made at once, and shown afterwards.
  open func startAnimation(afterDelay delay: TimeInterval) {
    demandNotStopped("startAnimation()")
    guard !playback.isPlaying else { return }
    self.delay = AnimationTiming.bounded(delay)
    activate()
    play(isContinued: true, delay: self.delay)
  }

  /// Pauses; an animator that is not active becomes so, and shows its start.
  open func pauseAnimation() {
    demandInterruptible("pauseAnimation()")
    demandNotStopped("pauseAnimation()")
    activate()
    playback.pause(in: loop)
  }

  /// Continues with another timing, from the values on the screen.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the rest; `nil` for that of the animator.
  ///   - durationFactor: The remaining duration, as a factor of `duration`; 0 for as long as it
  ///     would have taken.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    demandNotStopped("continueAnimation(withTimingParameters:durationFactor:)")
    activate()
    let left = duration * (1 - function.time(of: playback.fraction))
    let seconds = AnimationTiming.bounded(durationFactor > 0 ? duration * durationFactor : left)
    if let parameters {
      play(timing(parameters, duration: seconds), isContinued: false, duration: seconds)
    } else if durationFactor > 0 {
      let fraction = 1 - function.time(of: playback.fraction)
      play(isContinued: true, duration: fraction > 0 ? seconds / fraction : 0)
    } else {
      play(isContinued: true)
    }
  }

  // MARK: The end

  /// Stops for ever; the views keep the values on the screen.
  ///
  /// - Parameter withoutFinishing: Whether the animator becomes inactive without its completions; else
  ///   `finishAnimation(at:)` is to be called. Nothing happens while it is inactive.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    demandInterruptible("stopAnimation(_:)")
    playback.pause(in: loop)
    if withoutFinishing {
      journal.storeShownValues()
      end(in: loop)
      completions = []
    } else {
      state = .stopped
    }
  }

  /// Ends a stopped animator, and calls its completions.
  ///
  /// - Parameter finalPosition: The values that the views have afterwards: those from before, those
  ///   from after, or those on the screen.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    demand(
      state == .stopped,
      "finishAnimation(at:) is for stopped animators; this one is \(state)"
    )
    finish(at: finalPosition)
  }

  private func finish(at finalPosition: UIViewAnimatingPosition) {
    let loop = loop
    switch finalPosition {
    case .start: playback.scrub(to: 0)
    case .end: playback.scrub(to: 1)
    case .current: break
    }
    if finalPosition != .end { journal.storeShownValues() }
    end(in: loop)
    let completions = completions
    self.completions = []
    for completion in completions { completion(finalPosition) }
  }

  /// Takes the animations from the views.
  private func end(in loop: FrameClock) {
    loop.remove(playback)
    playback.end()
    state = .inactive
    journal.dropEndedAnimations(at: loop.time)
    journal = AnimationJournal()
    group?.seal(on: loop)
    group = nil
  }

  // MARK: Steps

  private var loop: FrameClock { loopStorage ?? WindowHost.current }

  private var function: TimingFunction { timing(timingParameters, duration: duration) }

  private func timing(
    _ parameters: (any UITimingCurveProvider)?,
    duration: TimeInterval
  ) -> TimingFunction {
    if let spring = parameters?.springTimingParameters {
      return TimingFunction(kind: .spring(spring.motion(duration: duration)))
    }
    return TimingFunction(kind: .bezier(parameters?.cubicTimingParameters?.curve ?? .easeInOut))
  }

  /// Makes the changes, if they are not yet made.
  private func activate() {
    demandMainThread(UIViewPropertyAnimator.self, "startAnimation()")
    guard state == .inactive else { return }
    state = .active
    group = AnimationGroup(outer: CATransaction.openGroup, completion: nil)
    runWaiting()
    loopStorage = journal.loop ?? WindowHost.current
  }

  private func runWaiting() {
    guard let group else { return }
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      let progress = playback.addPart(delay: next.delay)
      journal.progress = progress
      let timing = AnimationTiming(delay: 0, duration: 1, curve: .driven(progress))
      let block = AnimationContext.Block(timing: timing, group: group, journal: journal)
      AnimationContext.with(AnimationContext.isEnabled ? block : nil, next.changes)
    }
  }

  private func play(isContinued: Bool, delay: TimeInterval = 0) {
    play(isContinued: isContinued, duration: duration, delay: delay)
  }

  private func play(isContinued: Bool, duration: TimeInterval, delay: TimeInterval = 0) {
    play(function, isContinued: isContinued, duration: duration, delay: delay)
  }

  private func play(
    _ function: TimingFunction,
    isContinued: Bool,
    duration: TimeInterval,
    delay: TimeInterval = 0
  ) {
    playback.play(
      function,
      isContinued: isContinued,
      duration: AnimationContext.isEnabled ? duration : 0,
      delay: delay,
      in: loop
    ) {
      // A running animator retains itself.
      if self.pausesOnCompletion {
        self.playback.pause(in: self.loop)
      } else {
        self.finish(at: self.isReversed ? .start : .end)
      }
    }
    loop.setNeedsFrame()
  }

  private func demandNotStopped(_ name: String) {
    demand(
      state != .stopped,
      "\(name) was used on a stopped animator; finishAnimation(at:) has to be called first"
    )
  }

  private func demandInterruptible(_ name: String) {
    demand(
      isInterruptible || state == .inactive,
      "\(name) was used on an animator whose isInterruptible is false"
    )
  }
}
