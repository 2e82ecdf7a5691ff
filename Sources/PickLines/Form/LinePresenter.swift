/// Creates the visible text of lines, one at a time.
package final class LinePresenter {
  private let form: LineForm
  private let displayedText = DisplayedText()
  private var matcher: Matcher?

  /// The maximum number of visible bytes of a line.
  private static let maximumDisplayedLength = 4096
  /// The maximum number of bytes of a line whose matches are highlighted.
  private static let maximumHighlightedLength = 1 << 20

  /// Creates a presenter.
  ///
  /// - Parameter form: The presentation of lines.
  package init(form: LineForm) {
    self.form = form
  }

  /// Returns the visible text of a line.
  ///
  /// - Parameters:
  ///   - line: The bytes.
  ///   - query: The query whose matches are highlighted.
  /// - Returns: The text.
  package func line(_ line: UnsafeBufferPointer<UInt8>, matching query: Query) -> PresentedLine {
    let text = form.isPlain ? line : displayedText.text(of: line, form: form)
    var end = min(text.count, Self.maximumDisplayedLength)
    // A character is never truncated.
    while end < text.count, end > 0, text[end] & 0xC0 == 0x80 { end -= 1 }
    var matched: [Int] = []
    if !query.isEmpty, line.count <= Self.maximumHighlightedLength {
      let matcher =
        self.matcher.flatMap { $0.query == query ? $0 : nil }
        ?? Matcher(query: query, form: form)
      self.matcher = matcher
      matched = matcher.matchedBytes(of: line).filter { $0 < end }
    }
    return PresentedLine(
      bytes: Array(text[..<end]),
      isWhole: end == text.count,
      matched: matched,
      styles: form.readsColors ? displayedText.styles.cut(to: 0..<end) : []
    )
  }
}

/// The visible text of a line, with styles and matches.
package struct PresentedLine: Equatable, Sendable {
  /// The text, possibly truncated; usually UTF-8.
  package var bytes: [UInt8]
  /// Whether the text is complete.
  package var isWhole: Bool
  /// The byte offsets of matched characters.
  package var matched: [Int]
  /// The ranges whose style is not the default.
  package var styles: [StyledRange]

  /// Creates a text without matches.
  package init(_ text: String) {
    self.init(bytes: Array(text.utf8), isWhole: true, matched: [], styles: [])
  }

  init(bytes: [UInt8], isWhole: Bool, matched: [Int], styles: [StyledRange]) {
    self.bytes = bytes
    self.isWhole = isWhole
    self.matched = matched
    self.styles = styles
  }

  /// Splits the text into fields, each with its matches and styles.
  ///
  /// - Parameter delimiter: The delimiter of fields.
  /// - Returns: A text for each field.
  package func fields(_ delimiter: FieldDelimiter) -> [PresentedLine] {
    let ranges = bytes.withUnsafeBufferPointer { delimiter.fields(of: $0) }
    return ranges.map { range in
      PresentedLine(
        bytes: Array(bytes[range]),
        isWhole: isWhole || range.upperBound < bytes.count,
        matched: matched.filter { range.contains($0) }.map { $0 - range.lowerBound },
        styles: styles.cut(to: range)
      )
    }
  }

  /// The runs of uniform style and match, in order.
  package var runs: [Run] {
    // The index of each byte's style, -1 for the default, and whether the byte is matched.
    var byteStyles = [(style: Int, isMatched: Bool)](repeating: (-1, false), count: bytes.count)
    for (index, style) in styles.enumerated() {
      for byte in style.range { byteStyles[byte].style = index }
    }
    for start in matched {
      byteStyles[start].isMatched = true
      // The continuation bytes of the character.
      var offset = start + 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 {
        byteStyles[offset].isMatched = true
        offset += 1
      }
    }
    var runs: [Run] = []
    var start = 0
    for index in 1...max(1, bytes.count) where !bytes.isEmpty {
      guard index == bytes.count || byteStyles[index] != byteStyles[start] else { continue }
      let runStyle = byteStyles[start]
      runs.append(
        Run(
          bytes: bytes[start..<index],
          style: runStyle.style < 0 ? TextStyle() : styles[runStyle.style].style,
          isMatched: runStyle.isMatched
        )
      )
      start = index
    }
    return runs
  }

  /// A run of uniform style, which is matched or not as a whole.
  package struct Run: Equatable, Sendable {
    /// The text.
    package var bytes: ArraySlice<UInt8>
    /// The style.
    package var style: TextStyle
    /// Whether the characters of the run are matched by the query.
    package var isMatched: Bool
  }
}
