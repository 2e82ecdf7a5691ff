import Foundation

/// The animations of one `UIView.animate` call or transaction, with the completion handler that
/// runs after the last of them has ended.
@MainActor
final class AnimationGroup {
  private var count = 0
  private var isFinished = true
  private var isSealed = false
  private var isCompleted = false
  private let completion: ((Bool) -> Void)?
  /// The group that waits for this one.
  private let outer: AnimationGroup?

  /// Creates an open group.
  ///
  /// - Parameters:
  ///   - outer: The group that waits for this one.
  ///   - completion: Called once after the end; `false` if an animation was interrupted.
  init(outer: AnimationGroup? = nil, completion: ((Bool) -> Void)?) {
    self.outer = outer
    self.completion = completion
    outer?.begin()
  }

  func begin() {
    count += 1
  }

  /// Counts the end of an animation; `finished` is `false` if it was interrupted.
  func end(finished: Bool) {
    count -= 1
    if !finished { isFinished = false }
    completeIfDone()
  }

  /// Closes the group.
  ///
  /// No further animations begin. An empty group is completed in the next frame.
  ///
  /// - Parameter clock: The clock that runs the frames.
  func seal(on clock: FrameClock) {
    isSealed = true
    guard count == 0, completion != nil || outer != nil else { return }
    clock.onNextFrame { self.completeIfDone() }
  }

  private func completeIfDone() {
    guard isSealed, count == 0, !isCompleted else { return }
    isCompleted = true
    completion?(isFinished)
    outer?.end(finished: isFinished)
  }
}
