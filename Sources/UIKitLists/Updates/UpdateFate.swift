/// The effect of an update on a row or section that existed before it.
package enum UpdateFate<Place: Hashable & Sendable>: Hashable, Sendable {
  /// It stays, in the same order as its neighbours; its index may be shifted.
  case kept(at: Place)

  /// It is moved, with the same content.
  case moved(to: Place)

  /// Its content is replaced.
  case reloaded(at: Place, animation: UpdateAnimation)

  /// It is deleted.
  case deleted(animation: UpdateAnimation)

  /// Its place after the update; nil when it is deleted.
  package var place: Place? {
    switch self {
    case .kept(let place), .moved(let place), .reloaded(let place, _): place
    case .deleted: nil
    }
  }
}

/// The origin of a row or section that exists after an update.
package enum UpdateOrigin<Place: Hashable & Sendable>: Hashable, Sendable {
  /// It existed, in the same order as its neighbours; its index may be shifted.
  case kept(from: Place)

  /// It was moved, with the same content.
  case moved(from: Place)

  /// It was reloaded; its content has changed.
  case reloaded(from: Place, animation: UpdateAnimation)

  /// It was inserted.
  case inserted(animation: UpdateAnimation)

  /// Its place before the update; nil when it was inserted.
  package var place: Place? {
    switch self {
    case .kept(let place), .moved(let place), .reloaded(let place, _): place
    case .inserted: nil
    }
  }

  /// Whether the data source must be queried for its content.
  package var isNewContent: Bool {
    switch self {
    case .kept, .moved: false
    case .reloaded, .inserted: true
    }
  }
}
