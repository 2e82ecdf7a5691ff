import Foundation

/// A line of text with a place in it where typing goes.
struct EditableLine {
  private(set) var characters: [Character] = []
  /// How many characters are before the caret.
  private(set) var caret = 0

  var text: String { String(characters) }

  /// Replaces everything; the caret goes to the end.
  mutating func replaceAll(with text: String) {
    characters = EditableLine.singleLine(text)
    caret = characters.count
  }

  /// Replaces some characters; the caret goes behind the new ones.
  ///
  /// Characters that join with their neighbours, such as accents, are counted anew.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let head = String(characters[..<range.lowerBound]) + String(EditableLine.singleLine(text))
    let count = head.count
    characters = Array(head + String(characters[range.upperBound...]))
    caret = min(count, characters.count)
  }

  /// Moves the caret; places beyond the ends are the ends.
  mutating func moveCaret(to index: Int) {
    caret = min(max(index, 0), characters.count)
  }

  /// The characters as delegates count them.
  func utf16Range(_ range: Range<Int>) -> NSRange {
    NSRange(
      location: String(characters[..<range.lowerBound]).utf16.count,
      length: String(characters[range]).utf16.count
    )
  }

  /// Line breaks and tabs become spaces.
  static func singleLine(_ text: String) -> [Character] {
    text.map { $0.isNewline || $0 == "\t" ? " " : $0 }
  }
}
