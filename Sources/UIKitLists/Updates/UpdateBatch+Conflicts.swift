extension UpdateBatch.Changes where Place: Hashable {
  /// Every place before the update that is named, with what is said about it.
  var oldPlaces: [(place: Place, operation: UpdateOperation)] {
    deletions.map { ($0.place, .deletion) } + moves.map { ($0.old, .moveSource) }
      + reloads.map { ($0.place, .reload) }
  }

  /// Every place after the update that is named, with what is said about it.
  var newPlaces: [(place: Place, operation: UpdateOperation)] {
    insertions.map { ($0.place, .insertion) } + moves.map { ($0.new, .moveDestination) }
  }

  /// Two operations that exclude each other.
  typealias Conflict = (first: UpdateOperation, second: UpdateOperation, place: Place)

  /// Returns a place before the update about which two things are said that exclude each other,
  /// or nil.
  ///
  /// (TV-053.11)
  ///
  /// A reload goes with another reload, and with a move.
  func conflictBefore() -> Conflict? {
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

  /// Returns a place after the update at which two things arrive, or nil.
  ///
  /// (TV-053.11)
  func conflictAfter() -> Conflict? {
    var seen: [Place: UpdateOperation] = [:]
    for (place, operation) in newPlaces {
      if let other = seen.updateValue(operation, forKey: place) { return (other, operation, place) }
    }
    return nil
  }
}
