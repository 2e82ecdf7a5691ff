import Foundation

extension UIView {
  /// Animates a change that is about to be stored, when an animation block runs.
  ///
  /// - Parameters:
  ///   - property: What changes.
  ///   - old: The model value before.
  ///   - new: The model value after.
  final func recordAnimation(
    of property: AnimatedProperty,
    from old: AnimationVector,
    to new: AnimationVector
  ) {
    guard let block = AnimationContext.current, windowStorage != nil else { return }
    let loop = windowStorage?.loop ?? WindowHost.current
    let animations = animations ?? ViewAnimations()
    self.animations = animations
    animations.add(
      PropertyAnimation(
        property: property,
        difference: old - new,
        start: loop.time,
        timing: block.timing,
        group: block.group
      )
    )
    block.group.begin()
    setPending(property.pass)
    loop.animator.add(self)
  }

  /// Ends the view's animations at once; it shows its model values.
  final func removeAnimations() {
    guard let ended = animations else { return }
    animations = nil
    setPending([.move, .content])
    for animation in ended.running { animation.group.end(finished: false) }
  }
}

extension AnimatedProperty {
  /// What the composite passes have to do when the shown value changes.
  var pass: PendingPasses {
    switch self {
    // The corners are the shadow's, too.
    case .geometry, .transform, .alpha, .cornerRadius, .shadowOpacity: .move
    case .backgroundColor: .content
    }
  }
}

extension ViewAnimations {
  /// What the composite passes have to do while these animations run.
  var passes: PendingPasses {
    var passes: PendingPasses = []
    for animation in running { passes.formUnion(animation.property.pass) }
    return passes
  }
}
