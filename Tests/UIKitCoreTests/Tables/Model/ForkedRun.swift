import CFork
import Foundation

/// Runs a closure in a separate process, so that a trap does not end the test process.
@MainActor
enum ForkedRun {
  /// The signal that ended a process.
  struct Trap {
    let signal: Int32
    /// The output of the process.
    let output: String

    /// The error message, or the signal if there is none.
    var words: String {
      let line = output.split(separator: "\n").last { $0.contains("Fatal error") }
      return line.map(String.init) ?? "signal \(signal)"
    }
  }

  private static let limits = fork_limits(processor_seconds: 60, seconds: 120, bytes: 1 << 30)

  /// Runs a closure in a copy of this process.
  ///
  /// Only for tests that run alone: the copy loses the work and the locks of other threads, and the
  /// function waits for the end of any child process.
  ///
  /// - Parameter body: The closure to run.
  /// - Returns: `nil` if no signal ends the process.
  static func trap(in body: @escaping @MainActor () -> Void) -> Trap? {
    final class Call {
      let body: @MainActor () -> Void
      init(_ body: @escaping @MainActor () -> Void) { self.body = body }
    }
    let call = Call(body)
    var process = forked_process()
    // Otherwise both processes would write buffered text.
    fflush(nil)
    let error = fork_and_run(
      { context in
        guard let context else { return }
        let call = Unmanaged<Call>.fromOpaque(context).takeUnretainedValue()
        MainActor.assumeIsolated { call.body() }
        fflush(nil)
      },
      Unmanaged.passUnretained(call).toOpaque(),
      limits,
      &process
    )
    guard error == 0 else { fatalError("A process could not be forked: error \(error)") }
    let file = FileHandle(fileDescriptor: process.output, closeOnDealloc: true)
    var end = process_end()
    repeat {
      let error = wait_for_process(&end)
      guard error == 0 else { fatalError("No process could be waited for: error \(error)") }
    } while end.process != process.process
    guard end.signal != 0 else { return nil }
    try? file.seek(toOffset: 0)
    let data = (try? file.readToEnd()) ?? nil
    return Trap(signal: end.signal, output: String(decoding: data ?? Data(), as: UTF8.self))
  }
}

extension TableMixture {
  /// Reduces a list of operations that ends the process, and returns it as the source of a test.
  ///
  /// - Parameters:
  ///   - setup: The parameters of the table.
  ///   - operations: The operations to perform.
  ///   - inconsistentItem: An item whose cell shows a wrong text. A failed check then ends the process,
  ///     too.
  /// - Returns: `nil` if the process does not end.
  static func shortenedTrap(
    _ setup: TableSetup,
    _ operations: [TableOperation],
    inconsistentItem: Int? = nil
  ) -> (operations: [TableOperation], source: String)? {
    func trap(_ operations: [TableOperation]) -> ForkedRun.Trap? {
      ForkedRun.trap {
        let failure = failure(setup, operations, inconsistentItem: inconsistentItem, prints: true)
        if inconsistentItem != nil, let failure { fatalError(failure.words) }
      }
    }
    guard let trapFailure = trap(operations) else { return nil }
    // Operations after the trap have no effect.
    let count = trapFailure.output.split(separator: "\n").count { $0.hasPrefix(".") }
    let reached = Array(operations.prefix(count))
    let start = trap(reached) == nil ? operations : reached
    return shortened(setup, start) { trap($0)?.words }
  }
}
