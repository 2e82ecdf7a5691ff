import PickLines
import UIKit

/// Lets the user choose in a window, and prints the choice.
@MainActor
struct WindowRun {
  let options: PickOptions

  /// - Returns: The exit code.
  /// - Throws: `StoreError` or `PickError`.
  func run() throws -> Int32 {
    // The demo's saved state is another program's.
    ProcessInfo.processInfo.processName = "rolltop-pick"
    let store = try LineStore(separator: options.inputSeparator)
    let model = try PickModel(store: store, options: options)
    let arrivals = Arrivals { model.addLines() }
    LineReader(descriptor: 0, store: store).start {
      arrivals.report()
    } onFailure: { error in
      ErrorOutput.report("\(error)")
    }
    let controller = PickController(model: model, options: options)
    let delegate = PickDelegate(controller: controller)
    let code = UIApplicationMain(delegate: delegate, configuration: configuration)
    guard code == 0 else {
      if !delegate.hasLaunched { ErrorOutput.report("--filter works without a display") }
      return ExitCode.failure
    }
    return try print(delegate.outcome, of: store)
  }

  private func print(_ outcome: PickOutcome, of store: LineStore) throws -> Int32 {
    switch outcome {
    case .chosen(let lines, let query, let key):
      try ChoicePrinter(store: store, options: options)
        .print(query: query, key: options.expectedKeys.isEmpty ? nil : key, lines: lines)
      return lines.isEmpty ? ExitCode.noMatch : ExitCode.chosen
    case .typed(let text):
      var writer = OutputWriter(descriptor: 1, separator: options.outputSeparator)
      try writer.write(text.utf8)
      try writer.flush()
      return ExitCode.chosen
    case .cancelled:
      return options.isMenu ? ExitCode.noMatch : ExitCode.cancelled
    }
  }

  private var configuration: LaunchConfiguration {
    var size = options.size ?? CGSize(width: 640, height: 480)
    if let rows = options.visibleRows { size.height = PickController.height(ofRows: rows, options) }
    var configuration = LaunchConfiguration(
      size: size,
      userInterfaceStyle: options.theme.style,
      title: options.title ?? "rolltop pick",
      tableTheme: options.theme.tables
    )
    configuration.keepsWindowPlace = false
    // Lines that have been read from standard input cannot be read by a program that starts anew.
    configuration.reconnects = false
    return configuration
  }
}

/// Brings the news of lines to the main thread, several at once when it is busy.
private final class Arrivals: @unchecked Sendable {
  private let onArrival: @MainActor () -> Void
  private let lock = NSLock()
  private var isPending = false

  /// - Parameter onArrival: Called on the main thread.
  init(onArrival: @escaping @MainActor () -> Void) { self.onArrival = onArrival }

  func report() {
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
