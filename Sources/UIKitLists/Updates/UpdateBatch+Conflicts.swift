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
    var seen: [Position: UpdateOperation] = [:]
    for (position, operation) in oldPositions {
      let other = seen[position]
      if let other, operation != .reload || other == .deletion {
        return (other, operation, position)
      }
      seen[position] = other ?? operation
    }
    return nil
  }

  /// Returns a conflict of two operations with the same position after the update; `nil` if none
  /// exists.
  func conflictAfter() -> Conflict? {
    guard insertions.count + moves.count > 1 else { return nil }
    var seen: [Position: UpdateOperation] = [:]
    for (position, operation) in newPositions {
      if let other = seen.updateValue(operation, forKey: position) {
        return (other, operation, position)
      }
    }
    return nil
  }
}
