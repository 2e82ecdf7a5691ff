/// The progress of a transition that a clock or a finger moves; animations beside it follow.
@MainActor
final class TransitionProgress {
  /// From 0, the start, to 1, the end.
  var value = 0.0
  /// Whether the transition is over.
  var hasEnded = false
  /// Whether it is paused until further notice, so that no frames are needed.
  var isHeld = false
}
