import Foundation

/// A running change of a property from its old to its new value.
///
/// Animations are additive: the presented value is the model value plus the remainder of each
/// running change. A change during a running change neither jumps nor interrupts it.
struct PropertyAnimation {
  let property: AnimatedProperty
  /// The old value minus the new value.
  let difference: AnimationVector
  /// The start in seconds on the loop's clock.
  let start: TimeInterval
  let timing: AnimationTiming
  let group: AnimationGroup
}

/// The running animations of a view, with the sums that they add to its model values.
@MainActor
final class ViewAnimations {
  /// The animations of the view's properties, in the order in which they were added.
  var running: [PropertyAnimation] = []
  /// The animations added to the layer, in order.
  var layerAnimations: [LayerAnimation] = []
  /// The layers drawn by the view that have animations.
  var drawnLayers: [any AnimatedLayer] = []
  /// The sum of the remainders of the changes, see `PropertyAnimation`; likewise the values below.
  var geometry = AnimationVector.zero
  var transform = AnimationVector.zero
  var alpha = 0.0
  var backgroundColor = AnimationVector.zero
  var cornerRadius = 0.0
  var shadowOpacity = 0.0
  var transition = 0.0

  /// Whether all animations are paused or remain after their end, so that no frames are needed.
  var isPaused: Bool {
    running.allSatisfy(\.timing.isPaused) && layerAnimations.allSatisfy(\.hasEnded)
      && haveDrawnLayersEnded
  }

  /// Whether all animations of the layers drawn by the view have ended and remain.
  var haveDrawnLayersEnded: Bool {
    drawnLayers.allSatisfy { $0.layerAnimations.allSatisfy(\.hasEnded) }
  }

  /// Redraws the layers that have animations before their end.
  func invalidateDrawnLayers() {
    for layer in drawnLayers where !layer.layerAnimations.allSatisfy(\.hasEnded) {
      layer.presentationDidChange()
    }
  }

  /// Whether no animation remains.
  var isEmpty: Bool { running.isEmpty && layerAnimations.isEmpty && drawnLayers.isEmpty }

  /// Adds an animation that starts from its old value.
  func add(_ animation: PropertyAnimation) {
    running.append(animation)
    add(animation.difference, to: animation.property)
  }

  /// Computes the sums at `time`, and removes animations that have ended.
  ///
  /// - Returns: The groups of ended animations.
  func advance(to time: TimeInterval) -> [AnimationGroup] {
    (geometry, transform, backgroundColor) = (.zero, .zero, .zero)
    (alpha, cornerRadius, shadowOpacity, transition) = (0, 0, 0, 0)
    var endedGroups: [AnimationGroup] = []
    running.removeAll { animation in
      let elapsed = time - animation.start
      guard !animation.timing.isOver(at: elapsed) else {
        endedGroups.append(animation.group)
        return true
      }
      add(
        animation.difference * (1 - animation.timing.progress(at: elapsed)),
        to: animation.property
      )
      return false
    }
    return endedGroups
  }

  /// Computes the presented values of the layers drawn by the view, and drops layers without
  /// animations.
  ///
  /// - Returns: The groups of ended animations.
  func advanceDrawnLayers(to time: TimeInterval) -> [AnimationGroup] {
    guard !drawnLayers.isEmpty else { return [] }
    var endedGroups: [AnimationGroup] = []
    drawnLayers.removeAll { layer in
      var presentation = layer.animatedValues
      layer.layerAnimations.removeAll {
        !$0.apply(to: &presentation, at: time, endedGroups: &endedGroups)
      }
      layer.presentationValues = layer.layerAnimations.isEmpty ? nil : presentation
      return layer.layerAnimations.isEmpty
    }
    return endedGroups
  }

  /// Removes the animations of all layers drawn by the view.
  ///
  /// - Returns: The removed animations.
  func removeDrawnLayers() -> [LayerAnimation] {
    let removedAnimations = drawnLayers.flatMap(\.layerAnimations)
    for layer in drawnLayers { (layer.layerAnimations, layer.presentationValues) = ([], nil) }
    drawnLayers = []
    return removedAnimations
  }

  /// Removes animations that repeat forever.
  ///
  /// - Returns: The groups of the removed animations.
  func removeEndless() -> [AnimationGroup] {
    let endlessAnimations = running.filter { $0.timing.total == .infinity }
    if !endlessAnimations.isEmpty { running.removeAll { $0.timing.total == .infinity } }
    return endlessAnimations.map(\.group)
  }

  /// Removes the animations of a property.
  ///
  /// - Returns: The groups of the removed animations.
  func remove(_ property: AnimatedProperty) -> [AnimationGroup] {
    let removedAnimations = running.filter { $0.property == property }
    if !removedAnimations.isEmpty { running.removeAll { $0.property == property } }
    return removedAnimations.map(\.group)
  }

  /// Adds components to the sum of a property.
  private func add(_ value: AnimationVector, to property: AnimatedProperty) {
    switch property {
    case .geometry: geometry += value
    case .transform: transform += value
    case .alpha: alpha += value[0]
    case .backgroundColor: backgroundColor += value
    case .cornerRadius: cornerRadius += value[0]
    case .shadowOpacity: shadowOpacity += value[0]
    case .transition: transition += value[0]
    }
  }
}
