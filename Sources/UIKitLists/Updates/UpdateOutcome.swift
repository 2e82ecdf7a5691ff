/// The effect of an update on a row or section that existed before it.
package enum UpdateOutcome<Place: Hashable & Sendable>: Hashable, Sendable {
  /// The element stays in the same order as its neighbours; its index may be shifted.
  case kept(at: Place)

  /// The element is moved with unchanged content.
  case moved(to: Place)

  /// The content of the element is replaced.
  case reloaded(at: Place, animation: UpdateAnimation)

  /// The element is deleted.
  case deleted(animation: UpdateAnimation)

  /// The position after the update; `nil` if the element is deleted.
  package var place: Place? {
    switch self {
    case .kept(let place), .moved(let place), .reloaded(let place, _): place
    case .deleted: nil
    }
  }
}

/// The origin of a row or section that exists after an update.
package enum UpdateOrigin<Place: Hashable & Sendable>: Hashable, Sendable {
  /// The element existed, in the same order as its neighbours; its index may be shifted.
  case kept(from: Place)

  /// The element was moved with unchanged content.
  case moved(from: Place)

  /// The element was reloaded; its content has changed.
  case reloaded(from: Place, animation: UpdateAnimation)

  /// The element was inserted.
  case inserted(animation: UpdateAnimation)

  /// The position before the update; `nil` if the element was inserted.
  package var place: Place? {
    switch self {
    case .kept(let place), .moved(let place), .reloaded(let place, _): place
    case .inserted: nil
    }
  }

  /// Whether the content must be queried from the data source.
  package var isNewContent: Bool {
    switch self {
    case .kept, .moved: false
    case .reloaded, .inserted: true
    }
  }
}
