extension UpdateBatch.Changes where Place: Hashable {
  /// Every operation that names a place before the update.
  var oldPlaces: [(place: Place, operation: UpdateOperation)] {
    var places: [(place: Place, operation: UpdateOperation)] = []
    places.reserveCapacity(deletions.count + moves.count + reloads.count)
    for deletion in deletions { places.append((deletion.place, .deletion)) }
    for move in moves { places.append((move.old, .moveSource)) }
    for reload in reloads { places.append((reload.place, .reload)) }
    return places
  }

  /// Every operation that names a place after the update.
  var newPlaces: [(place: Place, operation: UpdateOperation)] {
    var places: [(place: Place, operation: UpdateOperation)] = []
    places.reserveCapacity(insertions.count + moves.count)
    for insertion in insertions { places.append((insertion.place, .insertion)) }
    for move in moves { places.append((move.new, .moveDestination)) }
    return places
  }

  /// Two operations that are in conflict.
  typealias Conflict = (first: UpdateOperation, second: UpdateOperation, place: Place)

  /// Returns a place before the update with two conflicting operations, or nil.
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

  /// Returns a place after the update that is the destination of two operations, or nil.
  func conflictAfter() -> Conflict? {
    guard insertions.count + moves.count > 1 else { return nil }
    var seen: [Place: UpdateOperation] = [:]
    for (place, operation) in newPlaces {
      if let other = seen.updateValue(operation, forKey: place) { return (other, operation, place) }
    }
    return nil
  }
}
