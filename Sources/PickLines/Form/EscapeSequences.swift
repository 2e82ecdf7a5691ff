/// Removes escape sequences from a line.
struct EscapeSequences {
  private static let escape: UInt8 = 0x1B

  /// Appends the text without escape sequences, and the styles that they set.
  ///
  /// - Parameters:
  ///   - line: The bytes.
  ///   - text: Receives the visible bytes.
  ///   - styles: Receives the ranges whose style is not the default.
  static func remove(
    from line: UnsafeBufferPointer<UInt8>,
    appendingTo text: GrowingBuffer<UInt8>,
    styles: inout [StyledRange]
  ) {
    var style = TextStyle()
    var start = 0
    func append(upTo end: Int) {
      guard end > start else { return }
      let textStart = text.count
      text.append(UnsafeBufferPointer(rebasing: line[start..<end]))
      if style != TextStyle() {
        styles.append(StyledRange(range: textStart..<text.count, style: style))
      }
    }
    while let index = line[start...].firstIndex(of: escape) {
      append(upTo: index)
      start = end(ofSequenceAt: index, in: line)
      if start - index > 2, line[start - 1] == UInt8(ascii: "m"),
        line[index + 1] == UInt8(ascii: "[")
      {
        style.apply(codes(of: line[index + 2..<start - 1]))
      }
    }
    append(upTo: line.count)
  }

  /// Returns the index after a sequence: after the final byte of a control sequence, after the
  /// terminator of an operating system command, or after the final byte of a shorter sequence.
  private static func end(ofSequenceAt start: Int, in line: UnsafeBufferPointer<UInt8>) -> Int {
    var index = start + 1
    guard index < line.count else { return index }
    let introducer = line[index]
    index += 1
    if introducer == UInt8(ascii: "[") {
      while index < line.count, !(0x40...0x7E).contains(line[index]) { index += 1 }
      return min(index + 1, line.count)
    }
    guard introducer == UInt8(ascii: "]") else {
      // Some sequences have intermediate bytes, such as the selection of a character set.
      index -= 1
      while index < line.count, (0x20...0x2F).contains(line[index]) { index += 1 }
      return min(index + 1, line.count)
    }
    while index < line.count, line[index] != 0x07 {
      if line[index] == escape { return min(index + 2, line.count) }
      index += 1
    }
    return min(index + 1, line.count)
  }

  /// Returns the parameters of a control sequence.
  private static func codes(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [Int] {
    bytes.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ":")
    }
    .map { digits in digits.reduce(0) { ($0 &* 10 &+ Int($1 & 0x0F)) & 0xFFFF } }
  }
}
