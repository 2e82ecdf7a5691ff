import Foundation

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func drainMainQueue(_ message: UnsafeMutableRawPointer?)

/// Runs `Task { @MainActor }`, `DispatchQueue.main` and `Timer` from a loop that is not Foundation's.
///
/// Dispatch offers these two functions to CoreFoundation, which serves the main queue
/// in the same way.
@MainActor
struct MainQueue {
  /// Whether the queue is being served further up the stack; Dispatch cannot do that twice.
  private static var isServing = false

  /// An eventfd that is readable while the main queue has work.
  let descriptor = mainQueueHandle()

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
    // The eventfd stays readable until it is read, and the next sleep would return at once.
    var count: UInt64 = 0
    if read(descriptor, &count, MemoryLayout.size(ofValue: count)) > 0 { drainMainQueue(nil) }
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    guard let limit = RunLoop.main.limitDate(forMode: .default), limit < .distantFuture else {
      return nil
    }
    return max(0, limit.timeIntervalSinceNow)
  }
}
