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
  private let starts: ReservedMemory<Int>
  private let publishedCount = Atomic<Int>(0)
  /// The number of bytes read; used only by the appending thread.
  private var textCount = 0

  /// The maximum number of lines; lists of matches store four bytes per line number.
  static let largestCount = Int(UInt32.max) - 1
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
    try text.reach(Self.padding)
    try starts.reach(1)
  }

  /// The number of available lines.
  package var count: Int { publishedCount.load(ordering: .acquiring) }

  /// Returns the bytes of a line without its separator, which are valid as long as the store.
  ///
  /// - Parameter number: A line number below ``count``.
  package subscript(number: Int) -> UnsafeBufferPointer<UInt8> {
    assert(number >= 0 && number < count, "Line \(number) of \(count)")
    let start = starts.base[number]
    let end = starts.base[number + 1] - 1
    return UnsafeBufferPointer(start: text.base + start, count: end - start)
  }
}

/// Methods for the appending thread.
extension LineStore {
  /// Appends bytes written by a closure.
  ///
  /// - Parameters:
  ///   - size: The maximum number of bytes to append.
  ///   - write: Writes into the memory and returns the number of bytes written.
  /// - Returns: The number of bytes written.
  /// - Throws: `StoreError.outOfMemory`.
  func append(
    upTo size: Int,
    _ write: (UnsafeMutableRawBufferPointer) -> Int
  ) throws(StoreError) -> Int {
    try text.reach(textCount + size + Self.padding)
    let space = UnsafeMutableRawBufferPointer(start: text.base + textCount, count: size)
    let written = write(space)
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
    _ = try append(upTo: bytes.count) { space in
      space.copyBytes(from: bytes)
      return bytes.count
    }
  }

  /// Ends the input; a remainder without a separator becomes a line, too.
  ///
  /// - Throws: `StoreError.outOfMemory`.
  package func finish() throws(StoreError) {
    let count = publishedCount.load(ordering: .relaxed)
    if textCount > starts.base[count] {
      try add(lineEndingAt: textCount, number: count)
      publishedCount.store(count + 1, ordering: .releasing)
    }
  }

  private func findLines(in new: Range<Int>) throws(StoreError) {
    var count = publishedCount.load(ordering: .relaxed)
    defer { publishedCount.store(count, ordering: .releasing) }
    var position = new.lowerBound
    while position < new.upperBound,
      let found = memchr(text.base + position, Int32(separator), new.upperBound - position)
    {
      position = found - UnsafeMutableRawPointer(text.base)
      try add(lineEndingAt: position, number: count)
      position += 1
      count += 1
    }
  }

  private func add(lineEndingAt end: Int, number: Int) throws(StoreError) {
    guard number < Self.largestCount else { throw .outOfMemory }
    try starts.reach(number + 2)
    starts.base[number + 1] = end + 1
  }
}
