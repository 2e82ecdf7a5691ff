import Foundation

/// The changes of a text as an undo manager keeps them.
///
/// A word that is typed, with the spaces behind it, is one change, and so is consecutive deleting,
/// until the caret is moved, nothing happens for a while, or something else is registered.
enum TextUndo {
  /// The pause after which a change is no longer joined with the one before, in seconds.
  static let pause: TimeInterval = 3

  /// The kind of a change; changes of one kind are joined.
  enum Kind {
    case typing, deletingBackward, deletingForward
    /// Never joined.
    case other
  }

  struct Change {
    /// The offset of the change, in UTF-16 units.
    var offset: Int
    var removed: EditableText.Fragment
    var inserted: EditableText.Fragment
    /// The selection before it.
    var selection: TextSelection
  }

  /// A change that is registered, and that grows while others join it.
  final class Entry {
    var change: Change
    /// The generation of the text that the change belongs to; the application begins a new one when
    /// it replaces the text.
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
    /// When text was changed last, in seconds on the clock of frames.
    var time: TimeInterval
  }
}

extension TextUndo.Change {
  /// Whether the inserted text is the first letter of a word behind spaces.
  private func beginsWord(after text: String) -> Bool {
    (text.last?.isWhitespace ?? false) && !(inserted.string.first?.isWhitespace ?? true)
  }

  /// This change and the next one as one; `nil` when they are at different places, or the next one
  /// begins a word.
  func joined(_ next: Self, _ kind: TextUndo.Kind) -> Self? {
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
