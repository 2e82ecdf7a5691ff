/// Creates the visible text of lines that are not displayed unchanged, on one thread.
final class DisplayedText {
  /// The text without escape sequences.
  private let plainText = GrowingBuffer<UInt8>()
  /// The displayed fields, with delimiters between them.
  private let selectedFields = GrowingBuffer<UInt8>()
  /// The ranges of the last text whose style is not the default.
  private(set) var styles: [StyledRange] = []

  /// Returns the visible text of a line, which is valid until the next call.
  func text(
    of line: UnsafeBufferPointer<UInt8>,
    form: LineForm
  ) -> UnsafeBufferPointer<UInt8> {
    styles.removeAll(keepingCapacity: true)
    var text = line
    if form.readsColors {
      plainText.removeAll()
      EscapeSequences.remove(from: line, appendingTo: plainText, styles: &styles)
      text = Self.contents(of: plainText)
    }
    guard let selection = form.displayedFields else { return text }
    let ranges = Self.ranges(of: selection, in: text, delimiter: form.delimiter)
    selectedFields.removeAll()
    var selectedStyles: [StyledRange] = []
    for (index, range) in ranges.enumerated() {
      if index > 0 { form.delimiter.bytes.forEach(selectedFields.append) }
      selectedStyles += styles.cut(to: range, movedTo: selectedFields.count)
      selectedFields.append(UnsafeBufferPointer(rebasing: text[range]))
    }
    styles = selectedStyles
    return Self.contents(of: selectedFields)
  }

  /// Returns the searched ranges of a visible text.
  func searchedRanges(of text: UnsafeBufferPointer<UInt8>, form: LineForm) -> [Range<Int>] {
    guard let selection = form.searchedFields else { return [0..<text.count] }
    return Self.ranges(of: selection, in: text, delimiter: form.delimiter)
  }

  /// Returns a buffer's bytes, which are followed by readable padding as in a `LineStore`.
  private static func contents(of buffer: GrowingBuffer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    buffer.reserve(LineStore.padding)
    return UnsafeBufferPointer(start: buffer.base, count: buffer.count)
  }

  /// Returns the byte ranges of the parts of a selection that contain fields.
  private static func ranges(
    of selection: FieldSelection,
    in text: UnsafeBufferPointer<UInt8>,
    delimiter: FieldDelimiter
  ) -> [Range<Int>] {
    let fields = delimiter.fields(of: text)
    return selection.ranges(ofFieldCount: fields.count).map { range in
      fields[range.lowerBound].lowerBound..<fields[range.upperBound - 1].upperBound
    }
  }
}
