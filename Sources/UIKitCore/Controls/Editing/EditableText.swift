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

    static func + (lhs: Fragment, rhs: Fragment) -> Fragment {
      guard lhs.runs != nil || rhs.runs != nil else {
        return Fragment(string: lhs.string + rhs.string)
      }
      return Fragment(string: lhs.string + rhs.string, runs: lhs.styled + rhs.styled)
    }

    /// The runs; a run without attributes for plain text.
    private var styled: [TextAttributeRuns.Run] {
      runs ?? [TextAttributeRuns.Run(length: length, attributes: [:])]
    }
  }

  /// The accumulated change of the text since the last call of `takeChange()`.
  enum Change: Equatable {
    case nothing
    case part(TextCharacters.Replacement)
    case everything

    /// Adds a change that was made after this one.
    mutating func append(_ replacement: TextCharacters.Replacement) {
      switch self {
      case .nothing: self = .part(replacement)
      case .part(let earlier): self = .part(earlier.union(replacement))
      case .everything: break
      }
    }
  }

  private(set) var characters = TextCharacters()
  private(set) var selection = TextSelection()
  /// The range of the text that an input method is composing; `nil` if none.
  private(set) var marked: Range<Int>?
  /// The attributes; `nil` while the whole text has those of the view.
  private(set) var attributes: TextAttributeRuns?
  private var change = Change.everything
  /// The accumulated change of text and attributes since the last call of `takeEdit()`.
  private var edit = Change.everything

  var string: String { characters.string }
  /// The length in UTF-16 units.
  var length: Int { characters.length }
  var isEmpty: Bool { characters.isEmpty }

  // MARK: Offsets

  /// Returns the index of the character that contains an offset.
  func index(of offset: Int) -> Int { characters.boundary(containing: offset).index }

  /// Returns the offset of a character; the index is clamped to the text.
  func offset(of index: Int) -> Int { characters.boundary(at: index).units }

  /// Returns the last character boundary that does not exceed an offset.
  func snapped(_ offset: Int) -> Int { characters.boundary(containing: offset).units }

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
    return range.isEmpty ? "" : characters.substring(range)
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
    characters = TextCharacters(fragment.string)
    (change, edit) = (.everything, .everything)
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
    edit.append(.init(old: range, new: range.lowerBound..<caret))
    change.append(characters.replace(range, with: fragment.string))
    selection = TextSelection(snapped(caret..<caret).upperBound)
  }

  /// Sets the selection; bounds inside a character move to its start.
  mutating func select(_ newSelection: TextSelection) {
    selection = newSelection
    selection.anchor = snapped(newSelection.anchor)
    selection.head = snapped(newSelection.head)
  }

  /// Marks a range as composed by an input method; `nil` removes the mark.
  mutating func mark(_ range: Range<Int>?) {
    marked = range.map { $0.clamped(to: 0..<length) }
  }

  /// Removes an attribute from the whole text, because the view has set it for all text.
  mutating func removeAttribute(_ key: NSAttributedString.Key) {
    guard attributes != nil else { return }
    attributes?.remove(key)
    (change, edit) = (.everything, .everything)
  }

  /// Removes all attributes.
  mutating func removeAttributes() {
    attributes = nil
    (change, edit) = (.everything, .everything)
  }

  /// Returns the edit since the last call, whose ranges are in UTF-16 units.
  mutating func takeEdit() -> Change {
    defer { edit = .nothing }
    return edit
  }

  /// Returns the change since the last call.
  mutating func takeChange() -> Change {
    defer { change = .nothing }
    return change
  }

  /// Returns a text with control characters other than tabs and line breaks replaced by zero-width
  /// spaces, because layouts omit control characters.
  ///
  /// - Parameter string: The text.
  /// - Returns: The text with replacements; unchanged if it contains no such characters.
  static func displayString(_ string: String) -> String {
    guard string.unicodeScalars.contains(where: isOmitted) else { return string }
    var result = ""
    for character in string {
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
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for character in text {
      result.append(character.isNewline || character == "\t" ? " " : character)
    }
    return result
  }
}
