import UIKitGraphics

/// The selected range of a text, in UTF-16 units; empty at the caret if no text is selected.
struct TextSelection: Hashable {
  /// The end that remains fixed while the other is moved.
  var anchor: Int
  /// The end that moves, at the position of the caret.
  var head: Int
  /// The affinity of the head to one of its adjacent characters.
  var affinity: TextPosition.Affinity

  /// Creates an empty selection at a caret.
  init(_ offset: Int = 0, _ affinity: TextPosition.Affinity = .upstream) {
    (anchor, head) = (offset, offset)
    self.affinity = affinity
  }

  /// Creates a selection whose head is at the end.
  init(_ range: Range<Int>) {
    (anchor, head, affinity) = (range.lowerBound, range.upperBound, .upstream)
  }

  var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  var isEmpty: Bool { anchor == head }
}
