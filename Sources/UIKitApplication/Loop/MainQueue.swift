import CMainQueue
import Foundation

/// Runs `Task { @MainActor }`, `DispatchQueue.main` and `Timer` from a loop that is not Foundation's.
///
/// The main queue's wake-ups come from functions that Dispatch exports for CoreFoundation's own
/// loop, without documenting them. If they are missing, Foundation's `RunLoop` runs the queue's
/// work, and the main loop has to poll.
@MainActor
struct MainQueue {
  /// Whether the queue is being served further up the stack; Dispatch cannot do that twice.
  private static var isServing = false

  /// An eventfd that is readable while the main queue has work; `nil` if it has to be polled.
  let descriptor: Int32?

  init() {
    let descriptor = main_queue_descriptor()
    self.descriptor = descriptor < 0 ? nil : descriptor
  }

  /// Runs the pending work.
  ///
  /// Nothing runs when another thread serves the queue, as Swift Testing does, or in a re-entrant
  /// call from such work.
  ///
  /// - Returns: Seconds until the next `Timer`; `nil` when there is none.
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

  /// Reads an eventfd, which stays readable until then, so that the next sleep would return at once.
  ///
  /// - Returns: Whether it was readable.
  private static func reset(_ descriptor: Int32) -> Bool {
    var count: UInt64 = 0
    return read(descriptor, &count, MemoryLayout.size(ofValue: count)) > 0
  }
}
