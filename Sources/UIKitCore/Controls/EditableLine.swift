import Foundation

/// A line of text with a caret.
struct EditableLine {
  private(set) var characters: [Character] = []
  /// The index of the caret: the number of characters before it.
  private(set) var caret = 0

  var text: String { String(characters) }

  /// Replaces all text; the caret moves to the end.
  mutating func replaceAll(with text: String) {
    characters = EditableLine.singleLine(text)
    caret = characters.count
  }

  /// Replaces a range of characters; the caret moves to the end of the new ones.
  ///
  /// Grapheme clusters are recomputed, since characters such as combining accents join their
  /// neighbours.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let head = String(characters[..<range.lowerBound]) + String(EditableLine.singleLine(text))
    let count = head.count
    characters = Array(head + String(characters[range.upperBound...]))
    caret = min(count, characters.count)
  }

  /// Moves the caret; the index is clamped to the text.
  mutating func moveCaret(to index: Int) {
    caret = min(max(index, 0), characters.count)
  }

  /// The range in UTF-16 units, as delegates expect it.
  func utf16Range(_ range: Range<Int>) -> NSRange {
    NSRange(
      location: String(characters[..<range.lowerBound]).utf16.count,
      length: String(characters[range]).utf16.count
    )
  }

  /// Replaces line breaks and tabs by spaces.
  static func singleLine(_ text: String) -> [Character] {
    text.map { $0.isNewline || $0 == "\t" ? " " : $0 }
  }
}
