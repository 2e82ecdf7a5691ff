/// The progress of a transition driven by a clock or a finger; accompanying animations follow it.
@MainActor
final class TransitionProgress {
  /// The progress, from 0 at the start to 1 at the end.
  var value = 0.0
  /// Whether the transition has ended.
  var hasEnded = false
  /// Whether the transition is paused, so that no frames are needed.
  var isPaused = false
}
