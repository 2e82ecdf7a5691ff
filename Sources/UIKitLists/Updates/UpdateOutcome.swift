/// The effect of an update on a row or section that existed before it.
package enum UpdateOutcome<Position: Hashable & Sendable>: Hashable, Sendable {
  /// The element stays in the same order as its neighbours; its index may be shifted.
  case kept(at: Position)

  /// The element is moved with unchanged content.
  case moved(to: Position)

  /// The content of the element is replaced.
  case reloaded(at: Position, animation: UpdateAnimation)

  /// The element is deleted.
  case deleted(animation: UpdateAnimation)

  /// The position after the update; `nil` if the element is deleted.
  package var position: Position? {
    switch self {
    case .kept(let position), .moved(let position), .reloaded(let position, _): position
    case .deleted: nil
    }
  }
}

/// The origin of a row or section that exists after an update.
package enum UpdateOrigin<Position: Hashable & Sendable>: Hashable, Sendable {
  /// The element existed, in the same order as its neighbours; its index may be shifted.
  case kept(from: Position)

  /// The element was moved with unchanged content.
  case moved(from: Position)

  /// The element was reloaded; its content has changed.
  case reloaded(from: Position, animation: UpdateAnimation)

  /// The element was inserted.
  case inserted(animation: UpdateAnimation)

  /// The position before the update; `nil` if the element was inserted.
  package var position: Position? {
    switch self {
    case .kept(let position), .moved(let position), .reloaded(let position, _): position
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
