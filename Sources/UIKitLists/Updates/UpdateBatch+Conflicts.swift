extension UpdateBatch.Changes where Place: Hashable {
  /// All operations that refer to a position before the update.
  var oldPlaces: [(place: Place, operation: UpdateOperation)] {
    var places: [(place: Place, operation: UpdateOperation)] = []
    places.reserveCapacity(deletions.count + moves.count + reloads.count)
    for deletion in deletions { places.append((deletion.place, .deletion)) }
    for move in moves { places.append((move.old, .moveSource)) }
    for reload in reloads { places.append((reload.place, .reload)) }
    return places
  }

  /// All operations that refer to a position after the update.
  var newPlaces: [(place: Place, operation: UpdateOperation)] {
    var places: [(place: Place, operation: UpdateOperation)] = []
    places.reserveCapacity(insertions.count + moves.count)
    for insertion in insertions { places.append((insertion.place, .insertion)) }
    for move in moves { places.append((move.new, .moveDestination)) }
    return places
  }

  /// Two conflicting operations and their common position.
  typealias Conflict = (first: UpdateOperation, second: UpdateOperation, place: Place)

  /// Returns a conflict of two operations at a position before the update; `nil` if none exists.
  ///
  /// A reload may be combined with another reload and with a move.
  func conflictBefore() -> Conflict? {
    guard count > 1 else { return nil }
    var seen: [Place: UpdateOperation] = [:]
    for (place, operation) in oldPlaces {
      let other = seen[place]
      if let other, operation != .reload || other == .deletion {
        return (other, operation, place)
      }
      seen[place] = other ?? operation
    }
    return nil
  }

  /// Returns a conflict of two operations with the same position after the update; `nil` if none
  /// exists.
  func conflictAfter() -> Conflict? {
    guard insertions.count + moves.count > 1 else { return nil }
    var seen: [Place: UpdateOperation] = [:]
    for (place, operation) in newPlaces {
      if let other = seen.updateValue(operation, forKey: place) { return (other, operation, place) }
    }
    return nil
  }
}
