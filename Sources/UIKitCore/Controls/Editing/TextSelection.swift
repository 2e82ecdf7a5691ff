import UIKitGraphics

/// The selected range of a text, in UTF-16 units; empty at a caret.
struct TextSelection: Hashable {
  /// The end that stays while the other one is moved.
  var anchor: Int
  /// The end that is moved, where the caret is.
  var head: Int
  /// The neighbour beside which the head is.
  var affinity: TextPosition.Affinity

  /// A caret.
  init(_ offset: Int = 0, _ affinity: TextPosition.Affinity = .upstream) {
    (anchor, head) = (offset, offset)
    self.affinity = affinity
  }

  /// A selection whose head is its end.
  init(_ range: Range<Int>) {
    (anchor, head, affinity) = (range.lowerBound, range.upperBound, .upstream)
  }

  var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  var isEmpty: Bool { anchor == head }
}
