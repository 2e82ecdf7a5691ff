import PickLines
import UIKit

/// Presents the picker in a window and prints the user's choice.
@MainActor
struct WindowRun {
  let options: PickOptions

  /// Opens the window and waits for the choice.
  ///
  /// - Returns: The exit code.
  /// - Throws: `StoreError` or `PickError`.
  func run() throws -> Int32 {
    // Saved state is found by the process name; that of the demo belongs to a different program.
    ProcessInfo.processInfo.processName = "rolltop-pick"
    let store = try LineStore(separator: options.inputSeparator)
    let model = try PickModel(store: store, options: options)
    let arrivalNotifier = ArrivalNotifier { model.addLines() }
    LineReader(descriptor: 0, store: store).start {
      arrivalNotifier.notify()
    } onFailure: { error in
      ErrorOutput.report("\(error)")
    }
    let controller = PickController(model: model, options: options)
    let delegate = PickDelegate(controller: controller)
    let code = UIApplicationMain(delegate: delegate, configuration: options.configuration)
    guard code == 0 else {
      if !delegate.hasLaunched { ErrorOutput.report("--filter works without a display") }
      return ExitCode.failure
    }
    return try OutcomePrinter(store: store, options: options, output: 1).print(delegate.outcome)
  }
}

/// Notifies the main thread of new lines; notifications are merged while it is busy.
private final class ArrivalNotifier: @unchecked Sendable {
  private let onArrival: @MainActor () -> Void
  private let lock = NSLock()
  private var isPending = false

  /// - Parameter onArrival: Called on the main thread.
  init(onArrival: @escaping @MainActor () -> Void) { self.onArrival = onArrival }

  /// Schedules a notification unless one is pending; may be called on any thread.
  func notify() {
    let isFirst = lock.withLock {
      defer { isPending = true }
      return !isPending
    }
    guard isFirst else { return }
    DispatchQueue.main.async { [self] in
      lock.withLock { isPending = false }
      MainActor.assumeIsolated { onArrival() }
    }
  }
}
