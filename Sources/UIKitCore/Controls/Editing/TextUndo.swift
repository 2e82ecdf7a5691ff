/// The changes of a text that can be undone and done again.
///
/// Consecutive typing is one change, and so is consecutive deleting, until the caret is moved.
struct TextUndo {
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

  /// The number of changes that are kept.
  private static let limit = 200

  private var done: [Change] = []
  private var undone: [Change] = []
  /// The kind of the last change, while more may join it.
  private var open: Kind?

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// Notes a change, which can then be undone; undone changes cannot be done again any more.
  mutating func record(_ change: Change, _ kind: Kind) {
    undone = []
    if open == kind, kind != .other, let last = done.popLast() {
      if let joined = last.joined(change, kind) {
        done.append(joined)
        return
      }
      done.append(last)
    }
    done.append(change)
    if done.count > TextUndo.limit { done.removeFirst() }
    open = kind
  }

  /// Lets no change join the last one.
  mutating func close() {
    open = nil
  }

  mutating func removeAll() {
    self = TextUndo()
  }

  /// The change to undo; it can be done again afterwards.
  mutating func undo() -> Change? {
    open = nil
    guard let change = done.popLast() else { return nil }
    undone.append(change)
    return change
  }

  /// The change to do again.
  mutating func redo() -> Change? {
    open = nil
    guard let change = undone.popLast() else { return nil }
    done.append(change)
    return change
  }
}

extension TextUndo.Change {
  /// This change and the next one as one; `nil` when they are at different places.
  fileprivate func joined(_ next: Self, _ kind: TextUndo.Kind) -> Self? {
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
