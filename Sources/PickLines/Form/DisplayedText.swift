/// Creates the visible text of lines that are not displayed unchanged; for a single thread.
final class DisplayedText {
  private let plain = GrowingBuffer<UInt8>()
  private let selectedFields = GrowingBuffer<UInt8>()
  /// The ranges of the last text whose style is not the default.
  private(set) var styles: [StyledRange] = []

  /// Returns the visible text of a line, which is valid until the next call.
  func make(_ line: UnsafeBufferPointer<UInt8>, _ form: LineForm) -> UnsafeBufferPointer<UInt8> {
    styles.removeAll(keepingCapacity: true)
    var text = line
    if form.readsColors {
      plain.removeAll()
      EscapeSequences.remove(from: line, to: plain, &styles)
      text = Self.contents(of: plain)
    }
    guard let selection = form.displayedFields else { return text }
    let parts = Self.parts(of: text, form.delimiter, selection)
    selectedFields.removeAll()
    var selectedStyles: [StyledRange] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { form.delimiter.bytes.forEach(selectedFields.append) }
      selectedStyles += styles.cut(to: part, movedTo: selectedFields.count)
      selectedFields.append(UnsafeBufferPointer(rebasing: text[part]))
    }
    styles = selectedStyles
    return Self.contents(of: selectedFields)
  }

  /// Returns the searched ranges of a visible text.
  func searchedParts(of text: UnsafeBufferPointer<UInt8>, _ form: LineForm) -> [Range<Int>] {
    guard let selection = form.searchedFields else { return [0..<text.count] }
    return Self.parts(of: text, form.delimiter, selection)
  }

  private static func contents(of buffer: GrowingBuffer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    buffer.reserve(LineStore.padding)
    return UnsafeBufferPointer(start: buffer.base, count: buffer.count)
  }

  private static func parts(
    of text: UnsafeBufferPointer<UInt8>,
    _ delimiter: FieldDelimiter,
    _ selection: FieldSelection
  ) -> [Range<Int>] {
    let fields = delimiter.fields(of: text)
    return selection.ranges(of: fields.count).map { range in
      fields[range.lowerBound].lowerBound..<fields[range.upperBound - 1].upperBound
    }
  }
}
