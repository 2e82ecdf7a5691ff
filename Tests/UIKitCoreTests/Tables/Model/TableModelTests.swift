import Foundation
import SeparateProcess
import Testing
import UIKitTesting

@testable import UIKitCore

/// Tests for random operations, in any order and from any callback, after which the table equals its
/// model.
///
/// A run prints its seed. A failure is printed as a test with as few operations as possible.
/// `UIKIT_TEST_SEED` repeats the first table of that run and prints its operations; a trap is then
/// reduced, too. `ROLLTOP_MODEL_STEPS` sets the total number of operations of all tables.
@MainActor
struct TableModelTests {
  /// The number of operations per table.
  private static let length = 250
  /// The number of failing tables after which a run ends.
  private static let maximumFailures = 12

  /// Slow: compares the whole table with a model after each of 1,500 operations.
  @Test(.separateProcess) func afterAnyOperationsTheTableMatchesTheModel() {
    let environment = ProcessInfo.processInfo.environment
    let steps = environment["ROLLTOP_MODEL_STEPS"].flatMap { Int($0) }
    let seed = SeededGenerator.seedFromEnvironment
    let total = steps ?? (seed == nil ? 1_500 : Self.length)
    var seeds = SeededGenerator(seed: seed ?? 0)
    let start = ContinuousClock.now
    var failures = 0
    for run in 0..<max(1, total / Self.length) {
      let tableSeed = run == 0 ? seed ?? 0 : seeds.next()
      var generator = SeededGenerator.forTest(seed: tableSeed)
      let setup = TableSetup.uniform(using: &generator)
      let operations = TableOperation.random(Self.length, using: &generator)
      if total == Self.length, let trap = TableMixture.shortenedTrap(setup, operations) {
        Issue.record("UIKIT_TEST_SEED=\(tableSeed) ends the process:\n\(trap.source)")
        return
      }
      if let failure = TableMixture.failure(setup, operations, prints: total == Self.length) {
        let failingList = Array(operations.prefix(failure.count))
        let source = TableMixture.shortened(setup, failingList).source
        Issue.record("UIKIT_TEST_SEED=\(tableSeed): \(failure.words)\n\(source)")
        failures += 1
        if failures == Self.maximumFailures { return }
      }
      if run % 400 == 399 {
        let done = (run + 1) * Self.length
        print("\(done) operations, \(ContinuousClock.now - start), \(residentPages) pages")
      }
    }
  }

  /// The resident memory of the process in pages.
  private var residentPages: Int {
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return text?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
