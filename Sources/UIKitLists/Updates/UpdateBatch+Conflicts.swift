extension UpdateBatch.Changes where Position: Hashable {
  /// All operations that refer to a position before the update.
  var oldPositions: [(position: Position, operation: UpdateOperation)] {
    var entries: [(position: Position, operation: UpdateOperation)] = []
    entries.reserveCapacity(deletions.count + moves.count + reloads.count)
    for deletion in deletions { entries.append((deletion.position, .deletion)) }
    for move in moves { entries.append((move.old, .moveSource)) }
    for reload in reloads { entries.append((reload.position, .reload)) }
    return entries
  }

  /// All operations that refer to a position after the update.
  var newPositions: [(position: Position, operation: UpdateOperation)] {
    var entries: [(position: Position, operation: UpdateOperation)] = []
    entries.reserveCapacity(insertions.count + moves.count)
    for insertion in insertions { entries.append((insertion.position, .insertion)) }
    for move in moves { entries.append((move.new, .moveDestination)) }
    return entries
  }

  /// Two conflicting operations and their common position.
  typealias Conflict = (first: UpdateOperation, second: UpdateOperation, position: Position)

  /// Returns a conflict of two operations at a position before the update; `nil` if none exists.
  ///
  /// A reload may be combined with another reload and with a move.
  func conflictBefore() -> Conflict? {
    guard count > 1 else { return nil }
    var operations: [Position: UpdateOperation] = [:]
    for (position, operation) in oldPositions {
      let earlierOperation = operations[position]
      if let earlierOperation, operation != .reload || earlierOperation == .deletion {
        return (earlierOperation, operation, position)
      }
      operations[position] = earlierOperation ?? operation
    }
    return nil
  }

  /// Returns a conflict of two operations with the same position after the update; `nil` if none
  /// exists.
  func conflictAfter() -> Conflict? {
    guard insertions.count + moves.count > 1 else { return nil }
    var operations: [Position: UpdateOperation] = [:]
    for (position, operation) in newPositions {
      if let earlierOperation = operations.updateValue(operation, forKey: position) {
        return (earlierOperation, operation, position)
      }
    }
    return nil
  }
}
