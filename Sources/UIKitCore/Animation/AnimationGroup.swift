import Foundation

/// The animations of one `UIView.animate` call or transaction, with the completion handler that
/// runs after the last of them has ended.
@MainActor
final class AnimationGroup {
  /// The number of animations and inner groups that have not ended.
  private var runningCount = 0
  /// Whether no animation was interrupted.
  private var isFinished = true
  /// Whether no further animations begin.
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

  /// Counts the start of an animation or of an inner group.
  func begin() {
    runningCount += 1
  }

  /// Counts the end of an animation or of an inner group; `finished` is `false` if it was
  /// interrupted.
  func end(finished: Bool) {
    runningCount -= 1
    if !finished { isFinished = false }
    completeIfDone()
  }

  /// Closes the group: no further animations begin.
  ///
  /// An empty group is completed in the next frame.
  ///
  /// - Parameter clock: The clock that runs the frames.
  func seal(on clock: FrameClock) {
    isSealed = true
    guard runningCount == 0, completion != nil || outer != nil else { return }
    clock.onNextFrame { self.completeIfDone() }
  }

  private func completeIfDone() {
    guard isSealed, runningCount == 0, !isCompleted else { return }
    isCompleted = true
    completion?(isFinished)
    outer?.end(finished: isFinished)
  }
}
