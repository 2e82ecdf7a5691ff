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

/// Slow: tries all pairs of operations on all small tables.
@Test(arguments: smallTables(maximumRows: maximumRows(debug: 2, release: 9)))
func everyBatchOfUpToTwoOperationsIsCorrect(_ before: [Int]) {
  let allOperations = operations(before: before)
  for first in allOperations.indices {
    expectAgreement(of: [allOperations[first]], before: before)
    for second in first..<allOperations.count {
      // The order of the calls has no effect. TV-053.1
      let pair = (first + second) % 2 == 0 ? [first, second] : [second, first]
      guard expectAgreement(of: pair.map { allOperations[$0] }, before: before) else { return }
    }
  }
}

@Test(arguments: smallTables(maximumRows: maximumRows(debug: 0, release: 2)))
func everyBatchOfThreeOperationsIsCorrect(_ before: [Int]) {
  let allOperations = operations(before: before)
  for first in allOperations.indices {
    for second in first..<allOperations.count {
      for third in second..<allOperations.count {
        let triple = [second, first, third].map { allOperations[$0] }
        guard expectAgreement(of: triple, before: before) else { return }
      }
    }
  }
}

/// Records an issue and returns `false` if the plan differs from the naive update.
@discardableResult
private func expectAgreement(of operations: [Operation], before: [Int]) -> Bool {
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
