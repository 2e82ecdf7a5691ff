import Foundation

/// The animation pass: advances every running animation to the frame's time.
///
/// The pass itself may only invalidate pixels; completion handlers may invalidate anything.
@MainActor
final class Animator {
  private var views: [UIView] = []
  private var viewIdentifiers: Set<ObjectIdentifier> = []

  /// Whether another frame is needed; `false` while all animations are paused.
  var isAnimating: Bool { views.contains { $0.animations?.isPaused != true } }

  /// Registers a view until its animations have ended.
  func add(_ view: UIView) {
    guard viewIdentifiers.insert(ObjectIdentifier(view)).inserted else { return }
    views.append(view)
  }

  /// Advances all animations, then runs the completion handlers of those that have ended.
  func advance(to time: TimeInterval) {
    guard !views.isEmpty else { return }
    var endedGroups: [AnimationGroup] = []
    var cancelledGroups: [AnimationGroup] = []
    var removedAnimations: [LayerAnimation] = []
    views.removeAll { view in
      guard let animations = view.animations else {
        viewIdentifiers.remove(ObjectIdentifier(view))
        return true
      }
      // Repeating animations outside of a window are removed, because they would never end.
      if view.windowStorage == nil {
        cancelledGroups.append(contentsOf: animations.removeEndless())
        removedAnimations.append(contentsOf: animations.layerAnimations)
        animations.layerAnimations = []
        removedAnimations.append(contentsOf: animations.removeDrawnLayers())
      }
      if !animations.isPaused { view.setPending(animations.passes) }
      // The whole drawing of a view is a single recording.
      animations.invalidateDrawnLayers()
      if view.drawsAnimatedLayer { view.setPending(.record) }
      endedGroups.append(contentsOf: animations.advance(to: time))
      endedGroups.append(contentsOf: animations.advanceLayered(of: view, to: time))
      endedGroups.append(contentsOf: animations.advanceDrawnLayers(to: time))
      guard animations.isEmpty else { return false }
      view.animations = nil
      view.layerStorage?.transition = nil
      viewIdentifiers.remove(ObjectIdentifier(view))
      return true
    }
    for group in cancelledGroups { group.end(finished: false) }
    for animation in removedAnimations { animation.end(finished: false) }
    for group in endedGroups { group.end(finished: true) }
  }
}
