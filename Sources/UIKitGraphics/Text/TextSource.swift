internal import Foundation

/// A text and its styles, from which layout reads one part at a time.
///
/// Only the parts that are laid out cost time and memory, even if the text is very long.
struct TextSource {
  /// A position between two characters of the text.
  struct Position {
    /// The offset in UTF-8 bytes.
    var offset = 0
    /// The number of preceding characters, without ignored characters.
    var index = 0
  }

  /// A run of text with one style.
  private struct Run {
    /// The end of the run, in UTF-8 bytes.
    var end: Int
    /// The index of the style.
    var style: Int
    var paragraph: ParagraphSettings?
  }

  let styles: [TextStyle]
  private let string: String
  /// The length in UTF-8 bytes.
  private let length: Int
  /// The runs; empty for a text in one style.
  private var runs: [Run] = []

  init(_ string: String, font: UIFont, weight: UILegibilityWeight) {
    self.init(string, [TextStyle(font: font.legible(weight))])
  }

  init(_ text: AttributedText, font: UIFont, weight: UILegibilityWeight) {
    let styles = text.runs.map { TextStyle($0, font: font, weight: weight) }
    self.init(text.string, styles.isEmpty ? [TextStyle(font: font.legible(weight))] : styles)
    var end = string.startIndex
    for (index, run) in text.runs.enumerated() {
      _ = string.utf16.formIndex(&end, offsetBy: run.length, limitedBy: string.endIndex)
      let offset = string.utf8.distance(from: string.startIndex, to: end)
      runs.append(Run(end: offset, style: index, paragraph: run.paragraph))
    }
  }

  private init(_ string: String, _ styles: [TextStyle]) {
    var contiguous = string
    contiguous.makeContiguousUTF8()
    self.string = contiguous
    self.styles = styles
    length = contiguous.utf8.count
  }

  var isEmpty: Bool { length == 0 }

  /// Returns whether a position is the end of the text.
  func isEnd(_ position: Position) -> Bool { position.offset >= length }

  /// Returns the settings of the paragraph that starts at a position; `nil` if it has no paragraph
  /// style.
  func paragraph(at position: Position) -> ParagraphSettings? {
    runs.isEmpty ? nil : runs[run(at: position.offset)].paragraph
  }

  /// Returns the style of the character at a position, or of the last character.
  func style(at position: Position) -> TextStyle {
    styles[runs.isEmpty ? 0 : runs[run(at: position.offset)].style]
  }

  /// Returns the index of the run that contains the byte at an offset, or of the last run.
  private func run(at offset: Int) -> Int {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

// MARK: Reading

extension TextSource {
  /// Returns the characters of a paragraph from a position, up to a maximum number.
  func part(from start: Position, limit: Int) -> StyledText {
    var part = StyledText(styles: styles, start: start)
    if let simple = simplePart(from: start.offset, limit: limit) {
      part.append(simple.bytes)
      part.end = simple.end
      part.setStyles(styleIndices(of: start.offset..<start.offset + simple.bytes.count))
      return part
    }
    var indices: [Int] = []
    var run = runs.isEmpty ? 0 : run(at: start.offset)
    part.end = read(from: start.offset) { character, offset in
      guard part.count < limit else { return false }
      while run + 1 < runs.count, runs[run].end <= offset { run += 1 }
      part.append(character)
      if !runs.isEmpty { indices.append(runs[run].style) }
      return true
    }
    part.setStyles(indices)
    return part
  }

  /// Returns the start and the end of a paragraph whose text is too long for one part.
  func ends(of start: Position, limit: Int) -> StyledText {
    var part = part(from: start, limit: limit / 2)
    guard part.isCut else { return part }
    let end = paragraphEnd(from: start.offset)
    // Steps back by scalars because a single character may be as long as the paragraph.
    let scalars = string.unicodeScalars
    var index = string.utf8.index(string.startIndex, offsetBy: end)
    let startIndex = string.utf8.index(string.startIndex, offsetBy: start.offset)
    var remainingScalars = limit / 2
    while remainingScalars > 0, index > startIndex {
      index = scalars.index(before: index)
      remainingScalars -= 1
    }
    let offset = string.utf8.distance(from: string.startIndex, to: index)
    part.append(self.part(from: Position(offset: offset), limit: limit / 2))
    return part
  }

  /// Returns the offset of the first newline at or after an offset, or of the end of the text.
  private func paragraphEnd(from start: Int) -> Int {
    var string = string
    return string.withUTF8 { bytes in
      var index = start
      while index < length {
        switch bytes[index] {
        case 0x0A...0x0D: return index
        // U+0085, U+2028 and U+2029.
        case 0xC2 where bytes[index + 1] == 0x85: return index
        case 0xE2 where bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8: return index
        default: index += 1
        }
      }
      return length
    }
  }

  /// Returns the position after a number of characters of a part.
  func position(in part: StyledText, at count: Int) -> Position {
    var position = part.start
    position.index += count
    guard part.ascii == nil else {
      position.offset += count
      return position
    }
    var remainingCount = count
    _ = read(from: part.start.offset) { _, offset in
      position.offset = offset
      remainingCount -= 1
      return remainingCount >= 0
    }
    return position
  }

  /// Returns printable ASCII up to a newline, the end of the text, or the limit; `nil` if there are
  /// other characters.
  private func simplePart(from start: Int, limit: Int) -> (bytes: [UInt8], end: StyledText.End)? {
    var string = string
    return string.withUTF8 { bytes in
      let limit = min(length, start + limit)
      var end = start
      while end < limit, (32..<127).contains(bytes[end]) || bytes[end] == 9 { end += 1 }
      let part = Array(bytes[start..<end])
      if end == length { return (part, .text) }
      if end == limit, bytes[end] < 128 { return (part, .cut) }
      return bytes[end] == 10 ? (part, .paragraph(next: end + 1)) : nil
    }
  }

  /// Calls `body` with each character and its offset, up to the next newline or until it returns
  /// `false`.
  ///
  /// Control characters are ignored because fonts display them as boxes.
  private func read(from start: Int, _ body: (Character, Int) -> Bool) -> StyledText.End {
    let text = string.utf8
    var index = text.index(text.startIndex, offsetBy: start)
    var offset = start
    while index < string.endIndex {
      let character = string[index]
      let next = string.index(after: index)
      let end = offset + text.distance(from: index, to: next)
      if character.isNewline { return .paragraph(next: end) }
      let firstScalar = character.unicodeScalars.first?.value ?? 0
      if firstScalar == 9 || firstScalar >= 32 && !(127..<160).contains(firstScalar) {
        guard body(character, offset) else { return .cut }
      }
      (index, offset) = (next, end)
    }
    return .text
  }

  private func styleIndices(of range: Range<Int>) -> [Int] {
    guard !runs.isEmpty else { return [] }
    var run = run(at: range.lowerBound)
    return range.map { offset in
      while run + 1 < runs.count, runs[run].end <= offset { run += 1 }
      return runs[run].style
    }
  }
}
