/// Makes what is shown of lines, one at a time.
package final class LinePresenter {
  private let form: LineForm
  private let shown = ShownText()
  private var matcher: Matcher?

  /// The most bytes of a line that are shown.
  private static let longestShown = 4096
  /// The most bytes of a line in which matches are marked.
  private static let longestMarked = 1 << 20

  /// Creates a presenter.
  ///
  /// - Parameter form: How lines are shown.
  package init(form: LineForm) {
    self.form = form
  }

  /// The presented form of a line.
  ///
  /// - Parameters:
  ///   - line: The bytes.
  ///   - query: The query whose matches are marked.
  /// - Returns: The text.
  package func line(_ line: UnsafeBufferPointer<UInt8>, matching query: Query) -> PresentedLine {
    let text = form.isPlain ? line : shown.make(line, form)
    var end = min(text.count, Self.longestShown)
    // A character is shown whole or not at all.
    while end < text.count, end > 0, text[end] & 0xC0 == 0x80 { end -= 1 }
    var matched: [Int] = []
    if !query.isEmpty, line.count <= Self.longestMarked {
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
      styles: form.readsColors ? shown.styles.cut(to: 0..<end) : []
    )
  }
}

/// The text of a line, and how parts of it look.
package struct PresentedLine: Equatable, Sendable {
  /// The text, perhaps its beginning; usually UTF-8.
  package var bytes: [UInt8]
  /// Whether this is all of it.
  package var isWhole: Bool
  /// The offsets of matching characters, in bytes.
  package var matched: [Int]
  /// The parts that do not have the usual look.
  package var styles: [StyledRange]

  /// Creates a text without matches.
  ///
  /// - Parameter text: The text.
  package init(_ text: String) {
    self.init(bytes: Array(text.utf8), isWhole: true, matched: [], styles: [])
  }

  init(bytes: [UInt8], isWhole: Bool, matched: [Int], styles: [StyledRange]) {
    self.bytes = bytes
    self.isWhole = isWhole
    self.matched = matched
    self.styles = styles
  }

  /// The fields of the text, each with its own matches and looks.
  ///
  /// - Parameter delimiter: What stands between them.
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

  /// The parts with one look, in their order.
  package var runs: [Run] {
    var looks = [(style: Int, isMatched: Bool)](repeating: (-1, false), count: bytes.count)
    for (index, style) in styles.enumerated() {
      for byte in style.range { looks[byte].style = index }
    }
    for start in matched {
      looks[start].isMatched = true
      var next = start + 1
      while next < bytes.count, bytes[next] & 0xC0 == 0x80 {
        looks[next].isMatched = true
        next += 1
      }
    }
    var runs: [Run] = []
    var start = 0
    for index in 1...max(1, bytes.count) where !bytes.isEmpty {
      guard index == bytes.count || looks[index] != looks[start] else { continue }
      let look = looks[start]
      runs.append(
        Run(
          bytes: bytes[start..<index],
          style: look.style < 0 ? TextStyle() : styles[look.style].style,
          isMatched: look.isMatched
        )
      )
      start = index
    }
    return runs
  }

  /// A part with one look.
  package struct Run: Equatable, Sendable {
    /// The text.
    package var bytes: ArraySlice<UInt8>
    /// Its look.
    package var style: TextStyle
    /// Whether the query has found it.
    package var isMatched: Bool
  }
}
