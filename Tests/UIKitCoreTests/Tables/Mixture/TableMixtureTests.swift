import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Everything that can be done to a table, in any order, also from inside its callbacks,
/// leaves the rows of the model.
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
}

/// The seeds that mixtures run with.
enum MixtureSeeds {
  static let all: [UInt64] = {
    let text = ProcessInfo.processInfo.environment["UIKIT_TEST_SEED"]
    if let seed = text.flatMap({ UInt64($0) }) { return [seed] }
    let count = ProcessInfo.processInfo.environment["ROLLTOP_MIXTURES"].flatMap { UInt64($0) }
    return Array(0..<(count ?? 6))
  }()
}
