/// Makes the text of lines that are not shown as they are; of one thread.
final class ShownText {
  private let plain = GrowingBuffer<UInt8>()
  private let chosen = GrowingBuffer<UInt8>()
  /// The parts of the last text that do not have the usual look.
  private(set) var styles: [StyledRange] = []

  /// The shown text of a line, until the next call.
  func make(_ line: UnsafeBufferPointer<UInt8>, _ form: LineForm) -> UnsafeBufferPointer<UInt8> {
    styles.removeAll(keepingCapacity: true)
    var text = line
    if form.readsColors {
      plain.removeAll()
      EscapeSequences.remove(from: line, to: plain, &styles)
      text = Self.contents(of: plain)
    }
    guard let selection = form.shownFields else { return text }
    let parts = Self.parts(of: text, form.delimiter, selection)
    chosen.removeAll()
    var chosenStyles: [StyledRange] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { form.delimiter.bytes.forEach(chosen.append) }
      chosenStyles += styles.cut(to: part, movedTo: chosen.count)
      chosen.append(UnsafeBufferPointer(rebasing: text[part]))
    }
    styles = chosenStyles
    return Self.contents(of: chosen)
  }

  /// The parts of a shown text in which words are looked for.
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
