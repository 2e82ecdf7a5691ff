import Foundation

/// The current animation block, if any.
@MainActor
enum AnimationContext {
  /// The timing of an animation block, and the group and journal of its animations.
  struct Block {
    var timing: AnimationTiming
    let group: AnimationGroup
    /// Whether keyframes change immediately; `nil` outside of keyframe animations.
    var isDiscrete: Bool?
    /// The journal that records the changes of a property animator; `nil` outside of one.
    var journal: AnimationJournal?
  }

  /// The block with which property setters animate; `nil` outside of blocks.
  static var current: Block?
  /// Whether animation blocks animate; otherwise their changes are immediate.
  static var isEnabled = true
  /// Creates the blocks of animations that a transition scrubs; `nil` outside of its start.
  static var makeBlock: ((AnimationTiming, AnimationGroup) -> Block)?

  /// Runs a closure with a different block in effect.
  static func with<Result, Failure: Error>(
    _ block: Block?,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let previous = current
    current = block
    defer { current = previous }
    return try body()
  }
}
