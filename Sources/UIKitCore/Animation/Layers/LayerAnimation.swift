import Foundation

/// An animation added to a layer.
@MainActor
final class LayerAnimation {
  let key: String?
  let animation: CAAnimation
  private let timing: LayerTiming
  private let tracks: [LayerTrack]
  /// Whether the animation remains after its end.
  private let remainsAfterEnd: Bool
  /// The start in seconds on the loop's clock; `nil` until the first frame of a layer that no view
  /// was drawing when the animation was added.
  private var start: TimeInterval?
  /// The group that counts the animation; `nil` after the end.
  private var group: AnimationGroup?

  init(
    key: String?,
    animation: CAAnimation,
    timing: LayerTiming,
    tracks: [LayerTrack],
    remainsAfterEnd: Bool,
    start: TimeInterval?,
    group: AnimationGroup
  ) {
    (self.key, self.animation, self.timing, self.tracks) = (key, animation, timing, tracks)
    (self.remainsAfterEnd, self.start, self.group) = (remainsAfterEnd, start, group)
  }

  /// Whether the animation has ended, so that its presented values no longer change.
  var hasEnded: Bool { group == nil }

  /// Applies the animation to the presented values.
  ///
  /// - Parameters:
  ///   - presentation: The presented values to change.
  ///   - time: Seconds on the loop's clock.
  ///   - endedGroups: Receives the group at the end; the caller ends it to notify the delegate.
  /// - Returns: Whether the animation remains on the layer.
  func apply(
    to presentation: inout LayerPresentation,
    at time: TimeInterval,
    endedGroups: inout [AnimationGroup]
  ) -> Bool {
    let elapsed = time - (start ?? time)
    start = time - elapsed
    let isOver = elapsed >= timing.end - 1e-6
    if isOver, let group {
      endedGroups.append(group)
      self.group = nil
    }
    guard !isOver || remainsAfterEnd else { return false }
    for track in tracks { track.apply(to: &presentation, at: elapsed) }
    return true
  }

  /// Notifies the delegate of the end, unless it has already been notified.
  func end(finished: Bool) {
    group?.end(finished: finished)
    group = nil
  }
}

/// A layer drawn by a view and changed by animations.
@MainActor
protocol AnimatedLayer: AnyObject {
  /// The model values of the layer.
  var modelValues: LayerPresentation { get }
  /// The model values, including those that only animations use.
  var animatedValues: LayerPresentation { get }
  /// The presented values; `nil` for the model values.
  var presentationValues: LayerPresentation? { get set }
  /// The animations in the order in which they were added.
  var layerAnimations: [LayerAnimation] { get set }
  /// Called after the presented values have changed.
  func presentationDidChange()
}
