import Foundation
import UIKitGraphics

/// Text with a selection, as a user edits it.
///
/// Offsets count UTF-16 units, as UIKit's do; indices count characters, which are grapheme clusters.
/// A selection never begins or ends inside of a character.
struct EditableText {
  /// A part of a text.
  struct Fragment {
    var string = ""
    /// `nil` for plain text.
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

  /// The change of the text since the last call of `takeChange()`.
  enum Change: Equatable {
    case nothing
    /// Some characters were replaced by others; before and behind them are the ends of the text or
    /// of paragraphs.
    case part(old: Range<Int>, new: Range<Int>)
    case everything
  }

  private(set) var string = ""
  private(set) var characters: [Character] = []
  /// The offsets of all boundaries between characters, from 0 to the length.
  private var boundaries = [0]
  private(set) var selection = TextSelection()
  /// The text that an input method composes; `nil` without one.
  private(set) var marked: Range<Int>?
  /// The attributes; `nil` while all text has those of the view.
  private(set) var attributes: TextAttributeRuns?
  private var change = Change.everything

  /// The number of UTF-16 units.
  var length: Int { boundaries[boundaries.count - 1] }
  var isEmpty: Bool { characters.isEmpty }

  // MARK: Offsets

  /// The index of the character at an offset, or around it.
  func index(of offset: Int) -> Int {
    var (low, high) = (0, boundaries.count)
    while low < high {
      let middle = (low + high) / 2
      if boundaries[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// The offset of a character; indices beyond the text count as its ends.
  func offset(of index: Int) -> Int {
    boundaries[min(max(index, 0), boundaries.count - 1)]
  }

  /// The boundary at an offset, or the one before it.
  func snapped(_ offset: Int) -> Int { boundaries[index(of: offset)] }

  /// Returns the smallest range of whole characters around a range, clamped to the text.
  func snapped(_ range: Range<Int>) -> Range<Int> {
    let lower = snapped(range.lowerBound)
    var upper = snapped(range.upperBound)
    if upper < min(range.upperBound, length) { upper = offset(of: index(of: upper) + 1) }
    return lower..<max(lower, upper)
  }

  /// The indices of the characters of a range.
  func indices(of range: Range<Int>) -> Range<Int> {
    let range = snapped(range)
    return index(of: range.lowerBound)..<index(of: range.upperBound)
  }

  /// Returns the text of a range, clamped to the text.
  func substring(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<length)
    return range.isEmpty ? "" : substring(range, of: string)
  }

  /// A part of the text with its attributes.
  func fragment(_ range: Range<Int>) -> Fragment {
    Fragment(
      string: substring(range),
      runs: attributes?.slice(range.clamped(to: 0..<length))
    )
  }

  // MARK: Changes

  /// Replaces everything; the caret moves to the end.
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

  /// Replaces a part of the text; the caret moves to the end of the new text.
  ///
  /// Nothing is marked any more. Characters are found anew, since accents and the like join their
  /// neighbours.
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

  /// Selects; ends inside of characters move to their starts.
  mutating func select(_ new: TextSelection) {
    selection = new
    selection.anchor = snapped(new.anchor)
    selection.head = snapped(new.head)
  }

  /// Marks a part of the text as composed by an input method.
  mutating func mark(_ range: Range<Int>?) {
    marked = range.map { $0.clamped(to: 0..<length) }
  }

  /// Removes an attribute everywhere, since the view has set one for all text.
  mutating func removeAttribute(_ key: NSAttributedString.Key) {
    guard attributes != nil else { return }
    attributes?.remove(key)
    change = .everything
  }

  /// Makes all text plain.
  mutating func removeAttributes() {
    attributes = nil
    change = .everything
  }

  /// Replaces a part of the string, and finds the characters of the paragraphs around it anew.
  private mutating func replaceCharacters(_ range: Range<Int>, with new: String) {
    // Nothing joins a character across a newline. The newline before belongs to the part, since it
    // may join a line feed behind it.
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

  /// A text with a space of no width for each control character, which layouts leave out.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - characters: Its characters.
  /// - Returns: The text itself without any.
  static func shown(_ string: String, _ characters: some Collection<Character>) -> String {
    guard string.unicodeScalars.contains(where: isLeftOut) else { return string }
    var result = ""
    for character in characters {
      let isControl = !character.isNewline && character.unicodeScalars.first.map(isLeftOut) ?? false
      result.append(isControl ? "\u{200B}" : character)
    }
    return result
  }

  private static func isLeftOut(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && scalar.value != 9 || (0x7F..<0xA0).contains(scalar.value)
  }

  /// Replaces line breaks and tabs by spaces.
  static func singleLine(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x80 }) else { return text }
    return String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }
}
