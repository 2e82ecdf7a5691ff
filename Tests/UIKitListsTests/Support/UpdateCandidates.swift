@testable import UIKitLists

/// A single operation of a batch; its animation depends on the number of earlier operations.
typealias Operation = @Sendable (inout UpdateBatch) -> Void

/// Returns the operations on the rows and sections of a small table, with new positions inside or
/// just outside of it.
func operations(before: [Int]) -> [Operation] {
  var operations: [Operation] = []
  let oldRows = before.enumerated().flatMap { section, count in
    (0..<count).map { RowPosition(section: section, row: $0) }
  }
  let maximumRow = (before.max() ?? 0) + 1
  let newRows = (0...before.count).flatMap { section in
    (0...maximumRow).map { RowPosition(section: section, row: $0) }
  }
  for oldRow in oldRows {
    operations.append { $0.deleteRow(at: oldRow, animation: .numbered($0.count)) }
    operations.append { $0.reloadRow(at: oldRow, animation: .numbered($0.count)) }
    for newRow in newRows { operations.append { $0.moveRow(from: oldRow, to: newRow) } }
  }
  for newRow in newRows {
    operations.append { $0.insertRow(at: newRow, animation: .numbered($0.count)) }
  }
  for section in before.indices {
    operations.append { $0.deleteSection(at: section, animation: .numbered($0.count)) }
    operations.append { $0.reloadSection(at: section, animation: .numbered($0.count)) }
    for newSection in before.indices {
      operations.append { $0.moveSection(from: section, to: newSection) }
    }
  }
  for section in 0...before.count {
    operations.append { $0.insertSection(at: section, animation: .numbered($0.count)) }
  }
  return operations
}

/// Returns the row counts of all tables of up to three sections with up to three rows each and a
/// total of at most `maximumRows` rows.
func smallTables(maximumRows: Int) -> [[Int]] {
  var tables: [[Int]] = [[]]
  var largestTables: [[Int]] = [[]]
  for _ in 0..<3 {
    largestTables = largestTables.flatMap { table in (0...3).map { table + [$0] } }
    tables += largestTables
  }
  return tables.filter { $0.reduce(0, +) <= maximumRows }
}

extension UpdateAnimation {
  /// Returns one of the animations, for any nonnegative number.
  static func numbered(_ number: Int) -> UpdateAnimation { allCases[number % allCases.count] }
}
