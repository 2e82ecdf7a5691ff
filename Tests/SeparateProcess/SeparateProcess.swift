package import Testing

import Foundation

/// Runs a test in a process of its own while other tests run.
///
/// Views belong to the main thread, and a process has only one: tests of views take turns on it, and
/// the other processors idle. A process takes a third of a second to start; this is for tests that
/// take longer. What it prints is shown if the test fails. `swift test --no-parallel` runs all tests
/// in one process.
package struct SeparateProcess: TestTrait, TestScoping {
  /// Leaves one processor to the tests of the main thread.
  private static let queue: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = max(1, ProcessInfo.processInfo.activeProcessorCount - 1)
    return queue
  }()

  package func scopeProvider(for test: Test, testCase: Test.Case?) -> SeparateProcess? {
    // The cases of a test share its process.
    testCase == nil && !CommandLine.arguments.contains("--no-parallel") ? self : nil
  }

  package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let filter = "^" + NSRegularExpression.escapedPattern(for: "\(test.id)")
    let output = try await withCheckedThrowingContinuation { continuation in
      SeparateProcess.queue.addOperation {
        continuation.resume(with: Result { try SeparateProcess.outputOfFailure(filter: filter) })
      }
    }
    if let output { Issue.record("\(output)", sourceLocation: test.sourceLocation) }
  }

  /// Runs tests in another process, and waits for its end.
  ///
  /// - Parameter filter: A regular expression that the identifiers of the tests match.
  /// - Returns: What the process printed, without the tests that started and passed; `nil` if the tests
  ///   passed. A process fails, too, if no test matches.
  /// - Throws: An error if no process can be started.
  package static func outputOfFailure(filter: String) throws -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe")
    process.arguments = [
      "--testing-library", "swift-testing", "--no-parallel", "--filter", filter,
    ]
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let hasPassed = process.terminationReason == .exit && process.terminationStatus == 0
    guard !hasPassed else { return nil }
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    return lines.filter { !$0.hasPrefix("◇") && !$0.hasPrefix("✔") }.joined(separator: "\n")
  }
}

extension Trait where Self == SeparateProcess {
  /// Runs the test in a process of its own while other tests run.
  package static var separateProcess: SeparateProcess { SeparateProcess() }
}
