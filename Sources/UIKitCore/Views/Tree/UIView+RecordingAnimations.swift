import Foundation

extension UIView {
  /// Records an animation for a change that is about to be stored, if an animation block is running
  /// and the view is in a window.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - old: The model value before.
  ///   - new: The model value after.
  final func recordAnimation(
    of property: AnimatedProperty,
    from old: AnimationVector,
    to new: AnimationVector
  ) {
    guard let block = AnimationContext.current else { return }
    block.journal?.record(self, property, old - new)
    guard windowStorage != nil else { return }
    let host = windowStorage?.host ?? WindowHost.current
    let animations = animations ?? ViewAnimations()
    self.animations = animations
    animations.add(
      PropertyAnimation(
        property: property,
        difference: old - new,
        start: host.time,
        timing: block.timing,
        group: block.group
      )
    )
    block.group.begin()
    setPending(property.pass)
    host.animator.add(self)
  }

  /// Removes the view's animations; it presents its model values.
  final func removeAnimations() {
    guard let removedAnimations = animations else { return }
    animations = nil
    let endedLayerAnimations = removedAnimations.removeDrawnLayers()
    if !endedLayerAnimations.isEmpty || layerStorage?.storageIfCreated?.presentation != nil {
      setPending(.record)
    }
    layerStorage?.storageIfCreated?.presentation = nil
    layerStorage?.transition = nil
    setPending([.move, .content])
    for animation in removedAnimations.running { animation.group.end(finished: false) }
    for animation in removedAnimations.layerAnimations + endedLayerAnimations {
      animation.end(finished: false)
    }
  }
}

extension AnimatedProperty {
  /// The passes that have to run when the presented value changes.
  var pass: PendingPasses {
    switch self {
    // The shadow follows the corner radius.
    case .geometry, .transform, .alpha, .cornerRadius, .shadowOpacity: .move
    case .backgroundColor: .content
    case .transition: [.move, .content]
    }
  }
}

extension ViewAnimations {
  /// The passes that have to run while these animations run.
  var passes: PendingPasses {
    var passes: PendingPasses = []
    for animation in running { passes.formUnion(animation.property.pass) }
    if !layerAnimations.isEmpty { passes.formUnion([.move, .content]) }
    return passes
  }
}
