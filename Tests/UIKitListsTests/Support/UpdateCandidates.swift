@testable import UIKitLists

/// A single operation of a batch.
typealias Operation = @Sendable (inout UpdateBatch) -> Void

/// Returns every operation with positions inside or just outside of a small table.
func operations(before: [Int]) -> [Operation] {
  var operations: [Operation] = []
  let olds = before.enumerated().flatMap { section, count in
    (0..<count).map { RowPosition(section: section, row: $0) }
  }
  let limit = (before.max() ?? 0) + 1
  let news = (0...before.count).flatMap { section in
    (0...limit).map { RowPosition(section: section, row: $0) }
  }
  for old in olds {
    operations.append { $0.deleteRow(at: old, animation: .numbered($0.count)) }
    operations.append { $0.reloadRow(at: old, animation: .numbered($0.count)) }
    for new in news { operations.append { $0.moveRow(from: old, to: new) } }
  }
  for new in news { operations.append { $0.insertRow(at: new, animation: .numbered($0.count)) } }
  for section in before.indices {
    operations.append { $0.deleteSection(at: section, animation: .numbered($0.count)) }
    operations.append { $0.reloadSection(at: section, animation: .numbered($0.count)) }
    for new in before.indices { operations.append { $0.moveSection(from: section, to: new) } }
  }
  for section in 0...before.count {
    operations.append { $0.insertSection(at: section, animation: .numbered($0.count)) }
  }
  return operations
}

/// Returns the row counts of all tables of up to three sections with up to three rows each and a
/// total of at most `mostRows` rows.
func smallTables(maximumRows: Int) -> [[Int]] {
  var tables: [[Int]] = [[]]
  var level: [[Int]] = [[]]
  for _ in 0..<3 {
    level = level.flatMap { table in (0...3).map { table + [$0] } }
    tables += level
  }
  return tables.filter { $0.reduce(0, +) <= maximumRows }
}

extension UpdateAnimation {
  /// Returns one of the animations, for any nonnegative number.
  static func numbered(_ number: Int) -> UpdateAnimation { allCases[number % allCases.count] }
}
