import CMainQueue
import Foundation

/// Runs `Task { @MainActor }`, `DispatchQueue.main` and `Timer` from a loop other than
/// Foundation's.
///
/// The wake-ups of the main queue come from undocumented functions that Dispatch exports for
/// CoreFoundation's loop. If they are missing, Foundation's `RunLoop` runs the queue's work and the
/// main loop has to poll.
@MainActor
struct MainQueue {
  /// Whether an outer call is serving the queue; Dispatch does not support nested calls.
  private static var isServing = false

  /// An eventfd that is readable while the main queue has work; `nil` if the queue must be polled.
  let descriptor: Int32?

  init() {
    let descriptor = main_queue_descriptor()
    self.descriptor = descriptor < 0 ? nil : descriptor
  }

  /// Runs the pending work.
  ///
  /// Does nothing if another thread serves the queue, as in Swift Testing, or in a re-entrant call
  /// from such work.
  ///
  /// - Returns: Seconds until the next `Timer`; `nil` if there is none.
  func serve() -> Double? {
    guard Thread.isMainThread, !MainQueue.isServing else { return nil }
    MainQueue.isServing = true
    defer { MainQueue.isServing = false }
    if let descriptor, MainQueue.reset(descriptor) { main_queue_drain() }
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    guard let limit = RunLoop.main.limitDate(forMode: .default), limit < .distantFuture else {
      return nil
    }
    return max(0, limit.timeIntervalSinceNow)
  }

  /// Reads an eventfd; without the read it would stay readable and the next sleep would return
  /// immediately.
  ///
  /// - Returns: Whether it was readable.
  private static func reset(_ descriptor: Int32) -> Bool {
    var count: UInt64 = 0
    return read(descriptor, &count, MemoryLayout.size(ofValue: count)) > 0
  }
}
