import Foundation
import Testing
import UIKitCore
import UIKitTesting

extension TableMixture {
  /// The problem, and the number of operations until it.
  struct Failure {
    var problems: [String]
    var count: Int

    /// The first problems, not too long.
    var words: String { problems.prefix(3).map { String($0.prefix(600)) }.joined(separator: "; ") }
  }

  /// Carries operations out on a new table, and fails the test if the table is not as its model.
  ///
  /// Tests that `TableModelTests` has found and printed call this.
  static func replay(
    _ setup: TableSetup,
    _ operations: [TableOperation],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let failure = failure(setup, operations) else { return }
    Issue.record("\(failure.problems)", sourceLocation: sourceLocation)
  }

  /// Carries operations out on a new table; what goes wrong first.
  ///
  /// - Parameters:
  ///   - setup: What the table is made with.
  ///   - operations: What is done to it.
  ///   - lyingItem: An item whose cell shows a wrong text, to make the checks fail.
  ///   - prints: Whether each operation is printed before, so that a crash can be repeated.
  /// - Returns: `nil` when nothing goes wrong.
  static func failure(
    _ setup: TableSetup,
    _ operations: [TableOperation],
    lyingItem: Int? = nil,
    prints: Bool = false
  ) -> Failure? {
    var problems: [String] = []
    let handler = UITableView.inconsistencyHandler
    UITableView.inconsistencyHandler = { _, message in problems.append(message) }
    defer { UITableView.inconsistencyHandler = handler }
    let mixture = TableMixture(setup, dice: SeededGenerator(seed: 0), isReentrant: true)
    mixture.lyingItem = lyingItem
    mixture.stage.show(mixture.table)
    for (index, operation) in operations.enumerated() {
      if prints {
        print("\(operation.source),")
        fflush(nil)
      }
      mixture.dice = SeededGenerator(seed: 0)
      problems += mixture.perform(operation)
      mixture.checkNow()
      problems += mixture.wrongQuestions
      if !problems.isEmpty { return Failure(problems: problems, count: index + 1) }
    }
    return nil
  }

  /// A failing list, cut down, as a test to paste.
  static func shortened(
    _ setup: TableSetup,
    _ operations: [TableOperation],
    lyingItem: Int? = nil
  ) -> (operations: [TableOperation], source: String) {
    shortened(setup, operations) {
      failure(setup, $0, lyingItem: lyingItem)?.words
    }
  }

  /// A failing list, cut down, as a test to paste.
  ///
  /// - Parameters:
  ///   - setup: What the table is made with.
  ///   - operations: What is done to it.
  ///   - problem: What is wrong after operations; `nil` for nothing.
  /// - Returns: The operations that are left, and the source of the test.
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
        @Test func found() {
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
