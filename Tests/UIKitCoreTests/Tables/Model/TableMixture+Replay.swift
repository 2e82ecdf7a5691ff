import Foundation
import Testing
import UIKitCore
import UIKitTesting

extension TableMixture {
  /// A failed run: its problems, and the number of operations performed before.
  struct Failure {
    var problems: [String]
    var count: Int

    /// The first problems, shortened.
    var words: String { problems.prefix(3).map { String($0.prefix(600)) }.joined(separator: "; ") }
  }

  /// Performs operations on a new table, and fails the test if the table differs from its model.
  ///
  /// The tests that `TableModelTests` prints after failures call this method.
  static func replay(
    _ setup: TableSetup,
    _ operations: [TableOperation],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let failure = failure(setup, operations) else { return }
    Issue.record("\(failure.problems)", sourceLocation: sourceLocation)
  }

  /// Performs operations on a new table until the first failure.
  ///
  /// - Parameters:
  ///   - setup: The parameters of the table.
  ///   - operations: The operations to perform.
  ///   - inconsistentItem: An item whose cell shows a wrong text, to make the checks fail.
  ///   - prints: Whether to print each operation before it is performed, so that a crash can be
  ///     repeated.
  /// - Returns: `nil` if nothing fails.
  static func failure(
    _ setup: TableSetup,
    _ operations: [TableOperation],
    inconsistentItem: Int? = nil,
    prints: Bool = false
  ) -> Failure? {
    var problems: [String] = []
    let handler = UITableView.inconsistencyHandler
    UITableView.inconsistencyHandler = { _, message in problems.append(message) }
    defer { UITableView.inconsistencyHandler = handler }
    let mixture = TableMixture(setup, generator: SeededGenerator(seed: 0), isReentrant: true)
    mixture.inconsistentItem = inconsistentItem
    mixture.stage.show(mixture.table)
    for (index, operation) in operations.enumerated() {
      if prints {
        print("\(operation.source),")
        fflush(nil)
      }
      mixture.generator = SeededGenerator(seed: 0)
      problems += mixture.perform(operation)
      mixture.checkNow()
      problems += mixture.invalidRequests
      if !problems.isEmpty { return Failure(problems: problems, count: index + 1) }
    }
    return nil
  }

  /// Reduces a failing list of operations, and returns it as the source of a test.
  static func shortened(
    _ setup: TableSetup,
    _ operations: [TableOperation],
    inconsistentItem: Int? = nil
  ) -> (operations: [TableOperation], source: String) {
    shortened(setup, operations) {
      failure(setup, $0, inconsistentItem: inconsistentItem)?.words
    }
  }

  /// Reduces a failing list of operations.
  ///
  /// - Parameters:
  ///   - setup: The parameters of the table.
  ///   - operations: The failing operations.
  ///   - problem: Returns the problem that operations cause; `nil` if there is none.
  /// - Returns: The remaining operations, and the source of the test.
  static func shortened(
    _ setup: TableSetup,
    _ operations: [TableOperation],
    problem: ([TableOperation]) -> String?
  ) -> (operations: [TableOperation], source: String) {
    var shrinker = ListShrinker<TableOperation>(maximumTries: 1000) { $0.simpler }
    let operations = shrinker.shrink(operations) { problem($0) != nil }
    let lines = operations.map { "        \($0.source),\n" }.joined()
    let source = """
        // \(problem(operations) ?? "")
        @Test func shortenedFailure() {
          TableMixture.replay(
            \(setup.source),
            [
      \(lines)      ]
          )
        }
      """
    return (operations, source)
  }
}
