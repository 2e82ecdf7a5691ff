import Foundation

/// The animation block that is running, if any.
@MainActor
enum AnimationContext {
  /// What property setters animate with; `nil` outside of blocks.
  struct Block {
    let timing: AnimationTiming
    let group: AnimationGroup
  }

  static var current: Block?
  static var isEnabled = true

  /// Runs a closure with another block in effect.
  static func with<Result>(_ block: Block?, _ body: () -> Result) -> Result {
    let previous = current
    current = block
    defer { current = previous }
    return body()
  }
}

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
    let loop = windowStorage?.loop ?? FrameLoop.current
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
