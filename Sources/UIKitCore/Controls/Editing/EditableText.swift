import Foundation
import UIKitGraphics

/// A text with a selection, as edited by the user.
///
/// Offsets count UTF-16 units, as in UIKit; indices count characters, which are grapheme clusters.
/// The bounds of a selection are always character boundaries.
struct EditableText {
  /// A part of a text with its attributes.
  struct Fragment {
    var string = ""
    /// The attributes; `nil` for plain text.
    var runs: [TextAttributeRuns.Run]?

    var length: Int { string.utf16.count }

    static func + (first: Fragment, second: Fragment) -> Fragment {
      guard first.runs != nil || second.runs != nil else {
        return Fragment(string: first.string + second.string)
      }
      return Fragment(string: first.string + second.string, runs: first.styled + second.styled)
    }

    private var styled: [TextAttributeRuns.Run] {
      runs ?? [TextAttributeRuns.Run(length: length, attributes: [:])]
    }
  }

  /// The accumulated change of the text since the last call of `takeChange()`.
  enum Change: Equatable {
    case nothing
    /// A replacement of characters, bounded by the ends of the text or of paragraphs.
    case part(old: Range<Int>, new: Range<Int>)
    case everything
  }

  private(set) var string = ""
  private(set) var characters: [Character] = []
  /// The offsets of all character boundaries, from 0 to the length.
  private var boundaries = [0]
  private(set) var selection = TextSelection()
  /// The range of the text that an input method is composing; `nil` if none.
  private(set) var marked: Range<Int>?
  /// The attributes; `nil` while the whole text has those of the view.
  private(set) var attributes: TextAttributeRuns?
  private var change = Change.everything

  /// The length in UTF-16 units.
  var length: Int { boundaries[boundaries.count - 1] }
  var isEmpty: Bool { characters.isEmpty }

  // MARK: Offsets

  /// Returns the index of the character that contains an offset.
  func index(of offset: Int) -> Int {
    var (low, high) = (0, boundaries.count)
    while low < high {
      let middle = (low + high) / 2
      if boundaries[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// Returns the offset of a character; the index is clamped to the text.
  func offset(of index: Int) -> Int {
    boundaries[min(max(index, 0), boundaries.count - 1)]
  }

  /// Returns the last character boundary that does not exceed an offset.
  func snapped(_ offset: Int) -> Int { boundaries[index(of: offset)] }

  /// Returns the smallest range of whole characters that contains a range, clamped to the text.
  func snapped(_ range: Range<Int>) -> Range<Int> {
    let lower = snapped(range.lowerBound)
    var upper = snapped(range.upperBound)
    if upper < min(range.upperBound, length) { upper = offset(of: index(of: upper) + 1) }
    return lower..<max(lower, upper)
  }

  /// Returns the indices of the characters in a range of offsets.
  func indices(of range: Range<Int>) -> Range<Int> {
    let range = snapped(range)
    return index(of: range.lowerBound)..<index(of: range.upperBound)
  }

  /// Returns the text in a range, clamped to the text.
  func substring(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<length)
    return range.isEmpty ? "" : substring(range, of: string)
  }

  /// Returns the text in a range with its attributes.
  func fragment(_ range: Range<Int>) -> Fragment {
    Fragment(
      string: substring(range),
      runs: attributes?.slice(range.clamped(to: 0..<length))
    )
  }

  // MARK: Changes

  /// Replaces the whole text, and moves the caret to the end.
  mutating func replaceAll(with fragment: Fragment) {
    attributes = fragment.runs.map(TextAttributeRuns.init)
    marked = nil
    string = fragment.string
    characters = Array(string)
    boundaries.removeAll(keepingCapacity: true)
    boundaries.reserveCapacity(characters.count + 1)
    boundaries.append(0)
    EditableText.appendBoundaries(of: characters, to: &boundaries)
    change = .everything
    selection = TextSelection(length)
  }

  /// Replaces the text in a range, and moves the caret to the end of the new text.
  ///
  /// Removes the mark of composed text. Character boundaries are determined again because combining
  /// marks join adjacent characters.
  mutating func replace(_ range: Range<Int>, with fragment: Fragment) {
    let range = range.clamped(to: 0..<length)
    if fragment.runs != nil || attributes != nil {
      var runs =
        attributes ?? TextAttributeRuns([TextAttributeRuns.Run(length: length, attributes: [:])])
      runs.replace(
        range,
        with: fragment.runs ?? [TextAttributeRuns.Run(length: fragment.length, attributes: [:])]
      )
      attributes = runs
    }
    marked = nil
    let caret = range.lowerBound + fragment.length
    replaceCharacters(range, with: fragment.string)
    selection = TextSelection(snapped(caret..<caret).upperBound)
  }

  /// Sets the selection; bounds inside a character move to its start.
  mutating func select(_ new: TextSelection) {
    selection = new
    selection.anchor = snapped(new.anchor)
    selection.head = snapped(new.head)
  }

  /// Marks a range as composed by an input method; `nil` removes the mark.
  mutating func mark(_ range: Range<Int>?) {
    marked = range.map { $0.clamped(to: 0..<length) }
  }

  /// Removes an attribute from the whole text, because the view has set it for all text.
  mutating func removeAttribute(_ key: NSAttributedString.Key) {
    guard attributes != nil else { return }
    attributes?.remove(key)
    change = .everything
  }

  /// Removes all attributes.
  mutating func removeAttributes() {
    attributes = nil
    change = .everything
  }

  /// Replaces characters, and determines the character boundaries of the surrounding paragraphs
  /// again.
  private mutating func replaceCharacters(_ range: Range<Int>, with new: String) {
    // No character extends across a newline. The newline before the range is included because a
    // line feed after it may join it.
    var first = max(0, index(of: range.lowerBound) - 1)
    while first > 0, !characters[first].isNewline { first -= 1 }
    var end = min(index(of: range.upperBound), characters.count)
    while end < characters.count, !characters[end].isNewline { end += 1 }
    end = min(end + 1, characters.count)
    let (start, oldEnd) = (offset(of: first), offset(of: end))
    let units = string.utf16
    let lower = units.index(units.startIndex, offsetBy: range.lowerBound)
    let upper = units.index(lower, offsetBy: range.count)
    if lower.samePosition(in: string.unicodeScalars) != nil,
      upper.samePosition(in: string.unicodeScalars) != nil
    {
      string.replaceSubrange(lower..<upper, with: new)
    } else {
      string =
        substring(0..<range.lowerBound) + new + substring(range.upperBound..<length)
    }
    let growth = new.utf16.count - range.count
    let part = Array(substring(start..<oldEnd + growth, of: string))
    var offsets: [Int] = []
    offsets.reserveCapacity(part.count)
    offsets.append(start)
    EditableText.appendBoundaries(of: part, to: &offsets)
    offsets.removeFirst()
    if growth != 0 {
      for index in boundaries.indices.dropFirst(end + 1) { boundaries[index] += growth }
    }
    boundaries.replaceSubrange(first + 1..<end + 1, with: offsets)
    characters.replaceSubrange(first..<end, with: part)
    record(.part(old: first..<end, new: first..<first + part.count))
  }

  private static func appendBoundaries(of characters: [Character], to boundaries: inout [Int]) {
    var offset = boundaries.last ?? 0
    for character in characters {
      offset += character.utf16.count
      boundaries.append(offset)
    }
  }

  private func substring(_ range: Range<Int>, of string: String) -> String {
    let units = string.utf16
    let start = units.index(units.startIndex, offsetBy: range.lowerBound)
    let end = units.index(start, offsetBy: range.count)
    if start.samePosition(in: string.unicodeScalars) != nil,
      end.samePosition(in: string.unicodeScalars) != nil
    {
      return String(string[start..<end])
    }
    return String(decoding: units[start..<end], as: UTF16.self)
  }

  private mutating func record(_ new: Change) {
    change = change == .nothing ? new : .everything
  }

  /// Returns the change since the last call.
  mutating func takeChange() -> Change {
    defer { change = .nothing }
    return change
  }

  /// Returns a text with control characters replaced by zero-width spaces, because layouts omit
  /// control characters.
  ///
  ///   - string: The text.
  ///   - characters: The characters of the text.
  /// - Returns: The text with replacements; unchanged if it contains no control characters.
  static func displayString(_ string: String, _ characters: some Collection<Character>) -> String {
    guard string.unicodeScalars.contains(where: isOmitted) else { return string }
    var result = ""
    for character in characters {
      let isControl = !character.isNewline && character.unicodeScalars.first.map(isOmitted) ?? false
      result.append(isControl ? "\u{200B}" : character)
    }
    return result
  }

  private static func isOmitted(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && scalar.value != 9 || (0x7F..<0xA0).contains(scalar.value)
  }

  /// Returns a text with spaces in place of line breaks and tabs.
  static func singleLine(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x80 }) else { return text }
    return String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }
}
