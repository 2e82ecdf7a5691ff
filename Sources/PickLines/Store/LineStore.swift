import Glibc
import Synchronization

/// The lines of the input, as a buffer of bytes with an eight-byte offset per line.
///
/// One thread appends; meanwhile any thread may read the lines below ``count``. A line is available
/// once its separator, or the end of the input, has been read.
package final class LineStore: @unchecked Sendable {
  /// The byte that terminates a line: a newline or zero.
  private let separator: UInt8

  private let text: ReservedMemory<UInt8>
  /// The offset of each line, followed by that of the unfinished line.
  ///
  /// The offset after a line with bytes beyond ASCII has the bit ``nonASCIIBit``.
  private let starts: ReservedMemory<Int>
  private let publishedCount = Atomic<Int>(0)
  /// The number of bytes read; used only by the appending thread.
  private var textCount = 0

  private static let nonASCIIBit = Int.min

  /// The maximum number of lines; lists of matches store four bytes per line number.
  static let maximumCount = Int(UInt32.max) - 1
  /// The number of readable bytes after the last line, for loads of whole blocks.
  static let padding = 64

  /// Creates an empty store.
  ///
  /// - Parameter separator: The byte that terminates a line.
  /// - Throws: `StoreError.outOfMemory`.
  package init(separator: UInt8 = UInt8(ascii: "\n")) throws(StoreError) {
    self.separator = separator
    text = try ReservedMemory(byteCount: 1 << 40)
    starts = try ReservedMemory(byteCount: 1 << 35)
    try text.makeUsable(Self.padding)
    try starts.makeUsable(1)
  }

  /// The number of available lines.
  package var count: Int { publishedCount.load(ordering: .acquiring) }

  /// Returns the bytes of a line without its separator, which are valid as long as the store.
  ///
  /// - Parameter number: A line number below ``count``.
  package subscript(number: Int) -> UnsafeBufferPointer<UInt8> {
    assert(number >= 0 && number < count, "Line \(number) of \(count)")
    let start = starts.base[number] & ~Self.nonASCIIBit
    let end = (starts.base[number + 1] & ~Self.nonASCIIBit) - 1
    return UnsafeBufferPointer(start: text.base + start, count: end - start)
  }

  /// Returns the number of bytes of lines with their separators.
  ///
  /// - Parameter lines: Line numbers below ``count``.
  /// - Returns: 0 without lines.
  func byteCount(of lines: Range<Int>) -> Int {
    (starts.base[lines.upperBound] & ~Self.nonASCIIBit)
      - (starts.base[lines.lowerBound] & ~Self.nonASCIIBit)
  }

  /// Returns whether all bytes of a line are ASCII.
  ///
  /// - Parameter number: A line number below ``count``.
  /// - Returns: `true` for an empty line, too.
  func isASCII(_ number: Int) -> Bool { starts.base[number + 1] & Self.nonASCIIBit == 0 }
}

/// Methods for the appending thread.
extension LineStore {
  /// Appends bytes written by a closure.
  ///
  /// - Parameters:
  ///   - size: The maximum number of bytes to append.
  ///   - write: Writes into the memory and returns the number of bytes written, or -1 after an error.
  /// - Returns: The result of `write`.
  /// - Throws: `StoreError.outOfMemory`.
  func append(
    upTo size: Int,
    _ write: (UnsafeMutableRawBufferPointer) -> Int
  ) throws(StoreError) -> Int {
    try text.makeUsable(textCount + size + Self.padding)
    let freeSpace = UnsafeMutableRawBufferPointer(start: text.base + textCount, count: size)
    let written = write(freeSpace)
    guard written > 0 else { return written }
    try findLines(in: textCount..<textCount + written)
    textCount += written
    return written
  }

  /// Appends bytes.
  ///
  /// - Parameter bytes: Whole lines or parts of them.
  /// - Throws: `StoreError.outOfMemory`.
  package func append(_ bytes: some Collection<UInt8>) throws(StoreError) {
    _ = try append(upTo: bytes.count) { freeSpace in
      freeSpace.copyBytes(from: bytes)
      return bytes.count
    }
  }

  /// Ends the input; a remainder without a separator becomes a line, too.
  ///
  /// - Throws: `StoreError.outOfMemory`.
  package func finish() throws(StoreError) {
    let count = publishedCount.load(ordering: .relaxed)
    if textCount > starts.base[count] & ~Self.nonASCIIBit {
      try add(lineEndingAt: textCount, number: count, textIsASCIIFrom: textCount)
      publishedCount.store(count + 1, ordering: .releasing)
    }
  }

  /// Adds the lines that end in a range of appended bytes.
  private func findLines(in range: Range<Int>) throws(StoreError) {
    var count = publishedCount.load(ordering: .relaxed)
    let isASCII = ByteText.isASCII(
      UnsafeBufferPointer(start: text.base + range.lowerBound, count: range.count)
    )
    // In a range with other bytes, each line is checked.
    let asciiStart = isASCII ? range.lowerBound : range.upperBound
    defer { publishedCount.store(count, ordering: .releasing) }
    var position = range.lowerBound
    while position < range.upperBound,
      let separatorAddress = memchr(
        text.base + position,
        Int32(separator),
        range.upperBound - position
      )
    {
      position = separatorAddress - UnsafeMutableRawPointer(text.base)
      try add(lineEndingAt: position, number: count, textIsASCIIFrom: asciiStart)
      position += 1
      count += 1
    }
  }

  /// Adds a line.
  ///
  /// - Parameters:
  ///   - end: The offset of its end.
  ///   - number: Its number.
  ///   - asciiStart: The offset from which on the text is known to be ASCII.
  /// - Throws: `StoreError.outOfMemory`.
  private func add(
    lineEndingAt end: Int,
    number: Int,
    textIsASCIIFrom asciiStart: Int
  ) throws(StoreError) {
    guard number < Self.maximumCount else { throw .outOfMemory }
    try starts.makeUsable(number + 2)
    let start = starts.base[number] & ~Self.nonASCIIBit
    let uncheckedText = UnsafeBufferPointer(
      start: text.base + start,
      count: max(0, min(end, asciiStart) - start)
    )
    starts.base[number + 1] = end + 1 | (ByteText.isASCII(uncheckedText) ? 0 : Self.nonASCIIBit)
  }
}
