import Foundation
import Testing

@testable import UIKitLists

/// Returns the maximum number of rows in the tested tables.
///
/// Release builds test larger tables; `UIKIT_EXHAUSTIVE=9` tests all of them, which takes minutes.
private func maximumRows(debug: Int, release: Int) -> Int {
  let requestedSize = ProcessInfo.processInfo.environment["UIKIT_EXHAUSTIVE"].flatMap { Int($0) }
  #if DEBUG
  return requestedSize ?? debug
  #else
  return requestedSize ?? release
  #endif
}

@Test(arguments: smallTables(maximumRows: maximumRows(debug: 2, release: 9)))
func everyBatchOfUpToTwoOperationsIsCorrect(_ before: [Int]) {
  let all = operations(before: before)
  for first in all.indices {
    expectRight(before, [all[first]])
    for second in first..<all.count {
      // The order of the calls has no effect. TV-053.1
      let pair = (first + second) % 2 == 0 ? [first, second] : [second, first]
      guard expectRight(before, pair.map { all[$0] }) else { return }
    }
  }
}

@Test(arguments: smallTables(maximumRows: maximumRows(debug: 0, release: 2)))
func everyBatchOfThreeOperationsIsCorrect(_ before: [Int]) {
  let all = operations(before: before)
  for first in all.indices {
    for second in first..<all.count {
      for third in second..<all.count {
        guard expectRight(before, [all[second], all[first], all[third]]) else { return }
      }
    }
  }
}

@discardableResult
private func expectRight(_ before: [Int], _ operations: [Operation]) -> Bool {
  var batch = UpdateBatch()
  for operation in operations { operation(&batch) }
  let difference = difference(
    batch,
    before: before,
    fill: 2,
    checksGeometry: operations.count < 3 || batch.rows.moves.count == 1
  )
  guard let difference else { return true }
  Issue.record("\(difference) in \(batch) of \(before)")
  return false
}
