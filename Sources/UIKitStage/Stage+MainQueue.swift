public import Foundation
import UIKitCore

/// Frames that run what the application defers, for tests of Swift Testing.
///
/// Such a test is a task on the main actor, and so itself work of the main queue. Dispatch does not
/// drain the main queue within its own work: `_dispatch_main_queue_callback_4CF` returns at once,
/// and so does the run loop, which calls it. Only the suspension of the test lets other work run.
extension Stage {
  /// The number of times that deferred work may defer work that runs before the next frame.
  private static let deferrals = 8

  /// Runs what waits on the main queue and the main actor, then advances the clock until no
  /// animations, decelerations, delays or dirty regions remain; before each frame, what waits runs
  /// again.
  ///
  ///     await stage.settled()
  ///
  /// Work that waits for another thread, for the computer's clock or for the network is not awaited.
  /// Tests with other stages may run at the same time, and deferred work that names no view, such as
  /// a `DisplayTimer` that it starts, may then have the clock of another stage.
  ///
  /// - Parameter timeout: The maximum number of virtual seconds.
  /// - Returns: `false` if the timeout expired first.
  @discardableResult
  public func settled(timeout: TimeInterval = 10) async -> Bool {
    await runMainQueue()
    update()
    for _ in 0..<frames(covering: timeout) {
      await runMainQueue()
      if isSettled { return true }
      step()
    }
    return isSettled
  }

  /// Advances the clock in whole frames; before each frame and after the last one, what waits on
  /// the main queue and the main actor runs.
  ///
  ///     await stage.advanced(by: 0.5)
  ///
  /// - Parameter seconds: The duration, at least 0; rounded up to a whole frame.
  public func advanced(by seconds: TimeInterval) async {
    for _ in 0..<frames(covering: seconds) {
      await runMainQueue()
      step()
    }
    await runMainQueue()
  }

  /// Lets the work run that waits on the main queue, and what it defers itself.
  private func runMainQueue() async {
    for _ in 0..<Stage.deferrals {
      loop.makeCurrent()
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }
}
