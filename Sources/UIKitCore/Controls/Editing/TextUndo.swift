import Foundation

/// The changes of a text as registered with an undo manager.
///
/// A typed word and the spaces after it form one change, as do consecutive deletions. Moving the
/// caret, pausing, or registering any other undo action ends the change.
enum TextUndo {
  /// The pause after which a change is not merged into the previous one, in seconds.
  static let pause: TimeInterval = 3

  /// The kind of a change.
  ///
  /// Consecutive changes of the same kind can be merged.
  enum Kind {
    case typing, deletingBackward, deletingForward
    /// Any other change, which is never merged.
    case other
  }

  struct Change {
    /// The offset of the change, in UTF-16 units.
    var offset: Int
    var removed: EditableText.Fragment
    var inserted: EditableText.Fragment
    /// The selection before the change.
    var selection: TextSelection
  }

  /// A registered change, which grows while others are merged into it.
  final class Entry {
    var change: Change
    /// The generation of the text to which the change belongs.
    ///
    /// A new generation begins when the undoable changes are discarded.
    let generation: Int

    init(_ change: Change, generation: Int) {
      (self.change, self.generation) = (change, generation)
    }
  }

  /// The last change while others may be merged into it.
  struct OpenChange {
    var entry: Entry
    var kind: Kind
    weak var manager: UndoManager?
    /// The manager's number of registrations, used to detect other registrations.
    var registrations: Int
    /// The time of the last change, in seconds on the frame clock.
    var time: TimeInterval
  }
}

extension TextUndo.Change {
  /// Returns whether the inserted text is the first letter of a word after spaces.
  private func beginsWord(after text: String) -> Bool {
    (text.last?.isWhitespace ?? false) && !(inserted.string.first?.isWhitespace ?? true)
  }

  /// Returns this change merged with the next one; `nil` if their positions differ or the next
  /// change begins a word.
  func merging(_ next: Self, _ kind: TextUndo.Kind) -> Self? {
    var result = self
    switch kind {
    case .typing:
      guard next.removed.length == 0, next.offset == offset + inserted.length,
        !next.beginsWord(after: inserted.string)
      else { return nil }
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
