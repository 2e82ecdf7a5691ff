import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// All operations on a table, in any order and re-entrant, leave it with the rows of the model.
///
/// The seed is printed; `UIKIT_TEST_SEED` repeats that run alone.
@MainActor
struct TableMixtureTests {
  @Test(arguments: MixtureSeeds.all)
  func anyMixtureSettles(seed: UInt64) {
    print("anyMixtureSettles: UIKIT_TEST_SEED=\(seed)")
    let mixture = TableMixture(SeededGenerator(seed: seed))
    for step in 0..<300 {
      mixture.step()
      guard step % 20 == 19 else { continue }
      let problems = mixture.problemsAtRest()
      // TV-051, TV-053, TV-062, TV-066
      #expect(problems.isEmpty, "seed \(seed), step \(step): \(mixture.log.suffix(30))")
      if !problems.isEmpty { return }
    }
  }

  /// Every callback of data source and delegate, at random, reloads, changes rows, scrolls,
  /// selects, sets another data source or removes the table.
  ///
  /// `ROLLTOP_REENTRANT_STEPS` says how many steps all runs together take; callbacks do more
  /// than one thing in each.
  @Test func callbacksMayDoAnything() {
    var seeds = SeededGenerator(seed: MixtureSeeds.first)
    let environment = ProcessInfo.processInfo.environment
    let steps = environment["ROLLTOP_REENTRANT_STEPS"].flatMap { Int($0) } ?? 45_000
    var callbacks = 0
    let handler = UITableView.inconsistencyHandler
    defer { UITableView.inconsistencyHandler = handler }
    for run in 0..<(steps / 500) {
      let seed = run == 0 ? MixtureSeeds.first : seeds.next()
      print("callbacksMayDoAnything: UIKIT_TEST_SEED=\(seed)")
      let mixture = TableMixture(SeededGenerator(seed: seed), isReentrant: true)
      UITableView.inconsistencyHandler = { _, message in
        Issue.record("UIKIT_TEST_SEED=\(seed): \(message) \(mixture.log.suffix(30))")
      }
      for step in 0..<500 {
        mixture.reentrantStep()
        guard step % 125 == 124 else { continue }
        let problems = mixture.problemsAtRest()
        // TV-051, TV-053, TV-062, TV-066
        #expect(
          problems.isEmpty,
          "UIKIT_TEST_SEED=\(seed), step \(step): \(problems) \(mixture.log.suffix(30))"
        )
        if !problems.isEmpty { return }
      }
      callbacks += mixture.callbackCount
    }
    print("callbacksMayDoAnything: \(steps) steps, \(callbacks) in callbacks")
    #expect(callbacks > steps)
  }
}

/// The seeds that mixtures run with.
enum MixtureSeeds {
  /// The seed of a test that runs once.
  static let first = all[0]

  static let all: [UInt64] = {
    let text = ProcessInfo.processInfo.environment["UIKIT_TEST_SEED"]
    if let seed = text.flatMap({ UInt64($0) }) { return [seed] }
    let count = ProcessInfo.processInfo.environment["ROLLTOP_MIXTURES"].flatMap { UInt64($0) }
    return Array(0..<(count ?? 6))
  }()
}
