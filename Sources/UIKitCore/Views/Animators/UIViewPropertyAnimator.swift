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
/// The closures run when the animator becomes active: with the first call of `startAnimation()` or
/// `pauseAnimation()`, or when `fractionComplete` is set. The views have their new values
/// immediately; the screen follows with an animation. Further changes begin from the presented
/// values, so that nothing jumps.
///
/// A running animator retains itself. A paused animator needs an owner: when it is released, the
/// views show their new values.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The timing; never `nil`.
  public let timingParameters: (any UITimingCurveProvider)?
  /// The total duration in seconds; a spring created from its physical properties has its own.
  public let duration: TimeInterval
  /// The delay of the last started animation, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// Whether the animation can be paused and stopped.
  ///
  /// Default: `true`. With `false`, pausing, stopping and scrubbing an active animator stop the
  /// program.
  open var isInterruptible = true
  /// Whether `fractionComplete` is a fraction of the distance rather than of the time.
  ///
  /// Default: `true`.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end, so that it can still be reversed.
  ///
  /// Default: `false`. With `true`, completion handlers are only called after `stopAnimation(_:)`
  /// and `finishAnimation(at:)`.
  open var pausesOnCompletion = false
  /// The state of the animation.
  open private(set) var state = UIViewAnimatingState.inactive

  private let playback = AnimatorPlayback()
  private var journal = AnimationJournal()
  private var group: AnimationGroup?
  private var pendingAnimations: [(changes: () -> Void, delay: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private weak var clockStorage: FrameClock?

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - duration: Seconds, at most a day.
  ///   - parameters: The timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    demandMainThread(UIViewPropertyAnimator.self, "init(duration:timingParameters:)")
    timingParameters = parameters
    self.duration = AnimationTiming.bounded(
      parameters.springTimingParameters?.customDuration ?? duration
    )
    super.init()
  }

  /// Creates an animator without a duration, whose changes are immediate.
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
  ///   - point2: The second control point.
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

  /// Creates an animator with a spring that comes to rest after the duration.
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

  /// Starts an animation like `UIView.animate(withDuration:delay:options:animations:completion:)`,
  /// and returns its animator.
  ///
  /// - Parameters:
  ///   - duration: Seconds, at most a day.
  ///   - delay: Seconds before the animation starts, at most a day.
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
    guard state != .inactive, let clock = clockStorage else { return }
    end(in: clock)
  }

  // MARK: Animations

  /// Adds changes, which begin after a fraction of the remaining duration.
  ///
  /// - Parameters:
  ///   - animation: The changes; made immediately if the animator is active.
  ///   - delayFactor: The fraction, clamped to 0...1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    demandNotStopped("addAnimations(_:delayFactor:)")
    pendingAnimations.append((animation, delayFactor > 0 ? min(delayFactor, 1) : 0))
    if state == .active { runPendingAnimations() }
  }

  /// Adds changes.
  ///
  /// - Parameter animation: The changes; made immediately if the animator is active.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a completion handler.
  ///
  /// - Parameter completion: Receives the position at which the animation ended: `.start` if it was
  ///   reversed.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Playback

  /// Whether the animation has started, even if its delay has not elapsed, and is not paused.
  open var isRunning: Bool { playback.isPlaying }

  /// Whether the animation is reversed.
  ///
  /// Default: `false`. Setting the property during the animation reverses it at its current
  /// position.
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
  /// Setting the fraction activates an inactive animator, pauses it, and shows the views at that
  /// position. Values are clamped; NaN stops the program.
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
      playback.pause(in: clock)
      let clamped = min(max(newValue, 0), 1)
      let fraction = scrubsLinearly ? clamped : function.progress(at: clamped)
      playback.scrub(to: isReversed ? 1 - fraction : fraction)
      journal.setNeedsDisplay()
    }
  }

  /// Starts the animation, or continues it from the presented values.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts or continues the animation after a delay.
  ///
  /// - Parameter delay: Seconds, at most a day. The changes are made immediately, and presented
  ///   after the delay.
  open func startAnimation(afterDelay delay: TimeInterval) {
    demandNotStopped("startAnimation()")
    guard !playback.isPlaying else { return }
    self.delay = AnimationTiming.bounded(delay)
    activate()
    play(isContinued: true, delay: self.delay)
  }

  /// Pauses the animation; an inactive animator becomes active, and shows its start.
  open func pauseAnimation() {
    demandInterruptible("pauseAnimation()")
    demandNotStopped("pauseAnimation()")
    activate()
    playback.pause(in: clock)
  }

  /// Continues the animation from the presented values with a different timing.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the remaining animation; `nil` for the animator's timing.
  ///   - durationFactor: The remaining duration relative to `duration`; 0 for the unchanged
  ///     remaining duration.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    demandNotStopped("continueAnimation(withTimingParameters:durationFactor:)")
    activate()
    let remainingFraction = 1 - function.time(of: playback.fraction)
    let remainingDuration = AnimationTiming.bounded(
      durationFactor > 0 ? duration * durationFactor : duration * remainingFraction
    )
    if let parameters {
      play(
        timing(parameters, duration: remainingDuration),
        isContinued: false,
        duration: remainingDuration
      )
    } else if durationFactor > 0 {
      play(
        isContinued: true,
        duration: remainingFraction > 0 ? remainingDuration / remainingFraction : 0
      )
    } else {
      play(isContinued: true)
    }
  }

  // MARK: Ending

  /// Stops the animation; the views keep the presented values.
  ///
  /// Does nothing while the animator is inactive.
  ///
  /// - Parameter withoutFinishing: Whether the animator becomes inactive without calling its
  ///   completion handlers; otherwise `finishAnimation(at:)` has to be called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    demandInterruptible("stopAnimation(_:)")
    playback.pause(in: clock)
    if withoutFinishing {
      journal.storeShownValues()
      end(in: clock)
      completions = []
    } else {
      state = .stopped
    }
  }

  /// Finishes a stopped animator, and calls its completion handlers.
  ///
  /// - Parameter finalPosition: The position whose values the views receive: the original, the new
  ///   or the presented values.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    demand(
      state == .stopped,
      "finishAnimation(at:) is for stopped animators; this one is \(state)"
    )
    finish(at: finalPosition)
  }

  private func finish(at finalPosition: UIViewAnimatingPosition) {
    let clock = clock
    switch finalPosition {
    case .start: playback.scrub(to: 0)
    case .end: playback.scrub(to: 1)
    case .current: break
    }
    if finalPosition != .end { journal.storeShownValues() }
    end(in: clock)
    let completions = completions
    self.completions = []
    for completion in completions { completion(finalPosition) }
  }

  /// Removes the animations from the views, and makes the animator inactive.
  private func end(in clock: FrameClock) {
    clock.remove(playback)
    playback.end()
    state = .inactive
    journal.dropEndedAnimations(at: clock.time)
    journal = AnimationJournal()
    group?.seal(on: clock)
    group = nil
  }

  // MARK: Steps

  private var clock: FrameClock { clockStorage ?? WindowHost.current }

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

  /// Makes the pending changes and the animator active, unless it is.
  private func activate() {
    demandMainThread(UIViewPropertyAnimator.self, "startAnimation()")
    guard state == .inactive else { return }
    state = .active
    group = AnimationGroup(outer: CATransaction.openGroup, completion: nil)
    runPendingAnimations()
    clockStorage = journal.clock ?? WindowHost.current
  }

  private func runPendingAnimations() {
    guard let group else { return }
    while !pendingAnimations.isEmpty {
      let animation = pendingAnimations.removeFirst()
      let progress = playback.addPart(delay: animation.delay)
      journal.progress = progress
      let timing = AnimationTiming(delay: 0, duration: 1, curve: .driven(progress))
      let block = AnimationContext.Block(timing: timing, group: group, journal: journal)
      AnimationContext.with(AnimationContext.isEnabled ? block : nil, animation.changes)
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
      in: clock
    ) {
      // A running animator retains itself.
      if self.pausesOnCompletion {
        self.playback.pause(in: self.clock)
      } else {
        self.finish(at: self.isReversed ? .start : .end)
      }
    }
    clock.setNeedsFrame()
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
