import UIKit

extension World {
  /// Runs blocking work off the main thread, so that the window never freezes.
  ///
  /// In a frozen world the work runs synchronously.
  ///
  /// - Parameters:
  ///   - work: Called once on any thread.
  ///   - show: Called with the result on the main thread, unless the task was cancelled.
  /// - Returns: The running task; `nil` if the result was delivered synchronously.
  func perform<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result,
    then show: @escaping @MainActor (Result) -> Void
  ) -> Task<Void, Never>? {
    guard !isFrozen else {
      show(work())
      return nil
    }
    return Task {
      let result = await Task.detached(operation: work).value
      if !Task.isCancelled { show(result) }
    }
  }
}
