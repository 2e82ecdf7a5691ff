/// What becomes of a row or a section that was there before an update.
package enum UpdateFate<Place: Hashable & Sendable>: Hashable, Sendable {
  /// It stays, in order with its neighbours; its index may have shifted.
  case kept(at: Place)

  /// It goes to another place, with the same content.
  case moved(to: Place)

  /// Its content is replaced.
  case reloaded(at: Place, animation: Int)

  /// It is gone.
  case deleted(animation: Int)

  /// Where it is after the update; nil when it is gone.
  package var place: Place? {
    switch self {
    case .kept(let place), .moved(let place), .reloaded(let place, _): place
    case .deleted: nil
    }
  }
}

/// Where a row or a section that is there after an update has come from.
package enum UpdateOrigin<Place: Hashable & Sendable>: Hashable, Sendable {
  /// It was there, in order with its neighbours; its index may have shifted.
  case kept(from: Place)

  /// It was in another place, with the same content.
  case moved(from: Place)

  /// It was there with another content.
  case reloaded(from: Place, animation: Int)

  /// It is new.
  case inserted(animation: Int)

  /// Where it was before the update; nil when it is new.
  package var place: Place? {
    switch self {
    case .kept(let place), .moved(let place), .reloaded(let place, _): place
    case .inserted: nil
    }
  }

  /// Whether the data source has to be asked for its content.
  package var isNewContent: Bool {
    switch self {
    case .kept, .moved: false
    case .reloaded, .inserted: true
    }
  }
}
