import Foundation
import SeparateProcess
import Testing
import UIKitTesting

@testable import UIKitCore

/// Tests for random operations on a table, also from callbacks, after which the table shows the rows
/// of the model.
///
/// `ROLLTOP_MIXTURES` sets the number of seeds.
@MainActor
struct TableMixtureTests {
  /// Slow: does 900 random steps, with their animations.
  @Test(.separateProcess, arguments: MixtureSeeds.all)
  func randomOperationsSettle(seed: UInt64) {
    let mixture = TableMixture(.forTest(seed: seed))
    while let step = mixture.generator.nextStep(of: 300) {
      mixture.step()
      guard step % 20 == 19 else { continue }
      let problems = mixture.problemsAtRest()
      // TV-051, TV-053, TV-062, TV-066
      #expect(problems.isEmpty, "seed \(seed), step \(step): \(mixture.log.suffix(30))")
      if !problems.isEmpty { return }
    }
  }

  /// Every callback of data source and delegate, at random, reloads, changes rows, scrolls,
  /// selects, sets a different data source or removes the table.
  ///
  /// `ROLLTOP_REENTRANT_STEPS` sets the total number of steps of all runs. In each step, callbacks
  /// perform several actions.
  ///
  /// Slow: does 3,000 random steps, in each of which callbacks do several things.
  @Test(.separateProcess, arguments: MixtureSeeds.reentrant)
  func callbacksMayPerformRandomOperations(seed: UInt64) {
    let mixture = TableMixture(.forTest(seed: seed), isReentrant: true)
    let handler = UITableView.inconsistencyHandler
    defer { UITableView.inconsistencyHandler = handler }
    UITableView.inconsistencyHandler = { _, message in
      Issue.record("seed \(seed): \(message) \(mixture.log.suffix(30))")
    }
    while let step = mixture.generator.nextStep(of: MixtureSeeds.reentrantSteps) {
      mixture.reentrantStep()
      guard step % 125 == 124 else { continue }
      let problems = mixture.problemsAtRest()
      // TV-051, TV-053, TV-062, TV-066
      #expect(problems.isEmpty, "seed \(seed), step \(step): \(mixture.log.suffix(30))")
      if !problems.isEmpty { return }
    }
    #expect(mixture.callbackCount > MixtureSeeds.reentrantSteps / 5)
  }
}

/// The seeds of the mixtures.
enum MixtureSeeds {
  /// The number of steps of a table with re-entrant callbacks.
  static let reentrantSteps = 500

  static let all = SeededGenerator.seeds(number("ROLLTOP_MIXTURES") ?? 3)
  static let reentrant = SeededGenerator.seeds(
    (number("ROLLTOP_REENTRANT_STEPS") ?? 3_000) / reentrantSteps
  )

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}
