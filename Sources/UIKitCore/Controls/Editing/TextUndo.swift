/// What an undo manager keeps of the changes of a text.
///
/// Consecutive typing is one change, and so is consecutive deleting, until the caret is moved or
/// something else is registered.
enum TextUndo {
  /// How a change came about; changes of one kind are joined.
  enum Kind {
    case typing, deletingBackward, deletingForward
    /// Never joined.
    case other
  }

  struct Change {
    /// Where the text changed, in UTF-16 units.
    var offset: Int
    var removed: EditableText.Fragment
    var inserted: EditableText.Fragment
    /// The selection before it.
    var selection: TextSelection
  }

  /// A change that is registered, and that grows while others join it.
  final class Entry {
    var change: Change
    /// Which text it belongs to: others follow when the application replaces the text.
    let generation: Int

    init(_ change: Change, generation: Int) {
      (self.change, self.generation) = (change, generation)
    }
  }

  /// The last change, while more may join it.
  struct Open {
    var entry: Entry
    var kind: Kind
    weak var manager: UndoManager?
    /// The manager's number of registrations, by which others are noticed.
    var registrations: Int
  }
}

extension TextUndo.Change {
  /// This change and the next one as one; `nil` when they are at different places.
  func joined(_ next: Self, _ kind: TextUndo.Kind) -> Self? {
    var result = self
    switch kind {
    case .typing:
      guard next.removed.length == 0, next.offset == offset + inserted.length else { return nil }
      result.inserted = inserted + next.inserted
    case .deletingBackward:
      guard next.offset + next.removed.length == offset else { return nil }
      result.offset = next.offset
      result.removed = next.removed + removed
    case .deletingForward:
      guard next.offset == offset else { return nil }
      result.removed = removed + next.removed
    case .other: return nil
    }
    return result
  }
}
