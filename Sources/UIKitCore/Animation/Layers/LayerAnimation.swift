import Foundation

/// An animation that was added to a layer.
@MainActor
final class LayerAnimation {
  let key: String?
  let animation: CAAnimation
  private let timing: LayerTiming
  private let tracks: [LayerTrack]
  /// Whether it stays after its end.
  private let isKept: Bool
  /// Seconds on the loop's clock; `nil` until the first frame of a layer that no view drew when the
  /// animation was added.
  private var start: TimeInterval?
  private var group: AnimationGroup?

  init(
    key: String?,
    animation: CAAnimation,
    timing: LayerTiming,
    tracks: [LayerTrack],
    isKept: Bool,
    start: TimeInterval?,
    group: AnimationGroup
  ) {
    (self.key, self.animation, self.timing, self.tracks) = (key, animation, timing, tracks)
    (self.isKept, self.start, self.group) = (isKept, start, group)
  }

  /// Whether it is over, and shows the same for ever.
  var isHeld: Bool { group == nil }

  /// Changes the values on the screen, and notifies the delegate of the end.
  ///
  /// - Parameters:
  ///   - shown: The values on the screen, which are changed.
  ///   - time: Seconds on the loop's clock.
  ///   - ended: Gets the group at the end.
  /// - Returns: Whether it is to be called again.
  func apply(
    to shown: inout ShownLayer,
    at time: TimeInterval,
    ended: inout [AnimationGroup]
  ) -> Bool {
    let elapsed = time - (start ?? time)
    start = time - elapsed
    let isOver = elapsed >= timing.end - 1e-6
    if isOver, let group {
      ended.append(group)
      self.group = nil
    }
    guard !isOver || isKept else { return false }
    for track in tracks { track.apply(to: &shown, at: elapsed) }
    return true
  }

  /// Notifies the delegate of the end, unless that was done.
  func end(finished: Bool) {
    group?.end(finished: finished)
    group = nil
  }
}

/// A layer that a view draws, and that animations change.
@MainActor
protocol AnimatedLayer: AnyObject {
  /// The values that the layer shows without animations.
  var ownValues: ShownLayer { get }
  /// The same with the values that only animations need.
  var animatedValues: ShownLayer { get }
  /// The values that the layer shows; `nil` is its own values.
  var shownValues: ShownLayer? { get set }
  /// Its animations, in the order in which they were added.
  var layerAnimations: [LayerAnimation] { get set }
  /// Called when the values that the layer shows have changed.
  func shownChanged()
}
