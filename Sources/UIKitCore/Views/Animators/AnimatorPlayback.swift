import Foundation
import UIKitLists

/// The progress of a property animator, with its position and continuation.
///
/// Each start begins from the presented values, so that nothing jumps when an animator is paused,
/// scrubbed, reversed or continued with a different timing.
@MainActor
final class AnimatorPlayback: FrameTicking {
  /// Animations that were added together.
  struct Part {
    let progress: TransitionProgress
    /// The start as a fraction of the whole duration.
    let start: Double
  }

  /// A continuous run of the playback.
  fileprivate struct Run {
    let function: TimingFunction
    let startTime: TimeInterval
    /// The time until the end in seconds.
    let duration: TimeInterval
    /// The time of the timing function at the start of the run, as a fraction of its duration.
    let functionStart: Double
    /// The completed fraction of the whole animation at the start, in the direction of playback.
    let startFraction: Double
    /// The positions of the parts at the start, in the direction of playback.
    let startPositions: [Double]
    let completion: () -> Void
  }

  /// The parts in the order in which they were added.
  private(set) var parts: [Part] = []
  /// The presented position between the start (0) and the end (1); springs may exceed 0...1.
  private(set) var position = 0.0
  /// Whether the playback runs towards the start.
  var isReversed = false
  private var run: Run?

  /// Whether the playback is running.
  var isPlaying: Bool { run != nil }

  /// The completed fraction in the direction of playback.
  var fraction: Double { isReversed ? 1 - position : position }

  /// Adds a part.
  ///
  /// - Parameter delay: The delay as a fraction of the remaining duration.
  /// - Returns: The progress of the part.
  func addPart(delay: Double) -> TransitionProgress {
    let completedFraction = min(max(fraction, 0), 1)
    let progress = TransitionProgress()
    progress.isPaused = run == nil
    let start = completedFraction + delay * (1 - completedFraction)
    parts.append(Part(progress: progress, start: start))
    if let run { self.run = run.withNewPart() }
    return progress
  }

  /// Plays from the presented values to the end, or to the start if reversed.
  ///
  /// - Parameters:
  ///   - function: The timing.
  ///   - isContinued: Whether the function continues from its current position; otherwise the whole
  ///     function is used for the remaining distance.
  ///   - duration: The duration in seconds of the whole function, or of the remainder if
  ///     `isContinued` is false.
  ///   - delay: The delay in seconds.
  ///   - clock: The clock that runs the frames.
  ///   - completion: Called in the last frame; not called after `pause()`.
  func play(
    _ function: TimingFunction,
    isContinued: Bool,
    duration: TimeInterval,
    delay: TimeInterval,
    in clock: FrameClock,
    completion: @escaping () -> Void
  ) {
    let functionStart = isContinued ? function.time(of: fraction) : 0
    run = Run(
      function: function,
      startTime: clock.time + delay,
      duration: duration * (1 - functionStart),
      functionStart: functionStart,
      startFraction: fraction,
      startPositions: parts.map { isReversed ? 1 - $0.progress.value : $0.progress.value },
      completion: completion
    )
    for part in parts { part.progress.isPaused = false }
    clock.add(self)
  }

  /// Pauses at the current position.
  func pause(in clock: FrameClock) {
    run = nil
    for part in parts { part.progress.isPaused = true }
    clock.remove(self)
  }

  /// Presents a position while the playback is paused.
  ///
  /// - Parameter newPosition: The position, from 0 at the start to 1 at the end.
  func scrub(to newPosition: Double) {
    position = newPosition
    for part in parts {
      let remainingFraction = 1 - part.start
      part.progress.value =
        remainingFraction > 0
        ? min(max((position - part.start) / remainingFraction, 0), 1) : position >= 1 ? 1 : 0
    }
  }

  /// Ends all parts at their values; the next part starts a new animation.
  func end() {
    run = nil
    for part in parts { (part.progress.isPaused, part.progress.hasEnded) = (false, true) }
    parts = []
    position = 0
  }

  func tick(at time: TimeInterval) -> Bool {
    guard let run else { return false }
    let elapsed = time - run.startTime
    guard elapsed >= 0 else { return true }
    let isOver = elapsed >= run.duration - 1e-6
    let fraction = isOver ? 1 : elapsed / run.duration
    let runPosition = run.position(
      from: run.startFraction,
      delay: 0,
      isReversed: isReversed,
      at: fraction
    )
    position = isReversed ? 1 - runPosition : runPosition
    for (part, start) in zip(parts, run.startPositions) {
      let value = run.position(from: start, delay: part.start, isReversed: isReversed, at: fraction)
      part.progress.value = isReversed ? 1 - value : value
    }
    guard isOver else { return true }
    self.run = nil
    run.completion()
    return self.run != nil
  }
}

extension AnimatorPlayback.Run {
  /// Returns the position of a part in the direction of playback.
  ///
  /// - Parameters:
  ///   - start: The position at the start of this run.
  ///   - delay: The part's start as a fraction of the whole duration.
  ///   - isReversed: Whether the part ends early instead.
  ///   - fraction: The completed fraction of this run.
  /// - Returns: The position; springs may exceed 0...1.
  fileprivate func position(
    from start: Double,
    delay: Double,
    isReversed: Bool,
    at fraction: Double
  ) -> Double {
    guard fraction < 1 else { return 1 }
    func progress(at time: Double) -> Double {
      guard delay < 1 else { return isReversed ? 1 : 0 }
      let localTime = isReversed ? time / (1 - delay) : (time - delay) / (1 - delay)
      return localTime <= 0 ? 0 : localTime >= 1 ? 1 : function.progress(at: localTime)
    }
    let startProgress = progress(at: functionStart)
    let currentProgress = progress(at: functionStart + fraction * (1 - functionStart))
    return start + (1 - start)
      * (startProgress < 1 - 1e-6
        ? (currentProgress - startProgress) / (1 - startProgress) : fraction)
  }

  /// Returns the same run with an additional part at its start.
  fileprivate func withNewPart() -> AnimatorPlayback.Run {
    AnimatorPlayback.Run(
      function: function,
      startTime: startTime,
      duration: duration,
      functionStart: functionStart,
      startFraction: startFraction,
      startPositions: startPositions + [0],
      completion: completion
    )
  }
}

/// A timing curve or a spring over fractions of a duration.
struct TimingFunction {
  /// The curve or spring.
  enum Kind {
    case bezier(TimingCurve)
    case spring(SpringMotion)
  }

  let kind: Kind

  /// Returns the progress; springs may exceed 0...1.
  ///
  /// - Parameter time: The time as a fraction of the duration.
  /// - Returns: The progress.
  func progress(at time: Double) -> Double {
    switch kind {
    case .bezier(let curve): curve.progress(at: time)
    case .spring(let spring): spring.position(at: time * spring.duration)
    }
  }

  /// Returns the first time at which a progress is reached, as a fraction of the duration; 1 if it
  /// is not reached.
  func time(of progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    let steps = 128
    guard
      let step = (1...steps).first(where: { self.progress(at: Double($0) / 128) >= progress })
    else { return 1 }
    var (low, high) = (Double(step - 1) / 128, Double(step) / 128)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if self.progress(at: middle) < progress { low = middle } else { high = middle }
    }
    return high
  }
}
