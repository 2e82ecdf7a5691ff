import Glibc

/// The delimiter of a line's fields.
package enum FieldDelimiter: Equatable, Sendable {
  /// Any number of spaces and tabs; leading ones belong to no field.
  case whitespace
  /// A text; two in a row enclose an empty field.
  case text([UInt8])

  /// The bytes inserted between the parts of a selection of fields.
  var bytes: [UInt8] {
    switch self {
    case .whitespace: [UInt8(ascii: " ")]
    case .text(let bytes): bytes
    }
  }

  /// Finds the fields of a line.
  ///
  /// - Parameter line: The bytes.
  /// - Returns: The range of each field without the delimiter.
  package func fields(of line: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var fields: [Range<Int>] = []
    forEachField(of: line) {
      fields.append($0)
      return true
    }
    return fields
  }

  /// Returns a field of a line.
  ///
  /// - Parameters:
  ///   - number: The number of the field, starting at 1, or at -1 for the last one.
  ///   - line: The bytes.
  /// - Returns: The bytes; empty if the line has fewer fields.
  package func field(_ number: Int, of line: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    Array(uncopiedField(number, of: line))
  }

  /// Returns a field of a line without a copy; `number` as for `field(_:of:)`.
  func uncopiedField(
    _ number: Int,
    of line: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    var range = 0..<0
    if number > 0 {
      var remainingCount = number
      forEachField(of: line) { field in
        remainingCount -= 1
        if remainingCount == 0 { range = field }
        return remainingCount > 0
      }
    } else {
      let fields = fields(of: line)
      let index = fields.count + number
      if fields.indices.contains(index) { range = fields[index] }
    }
    return UnsafeBufferPointer(rebasing: line[range])
  }

  /// Calls the body with each field until it returns `false`.
  @inline(__always)
  private func forEachField(
    of line: UnsafeBufferPointer<UInt8>,
    _ body: (Range<Int>) -> Bool
  ) {
    switch self {
    case .whitespace: Self.forEachWord(of: line, body)
    case .text(let delimiter): Self.forEachField(of: line, delimitedBy: delimiter, body)
    }
  }

  @inline(__always)
  private static func forEachWord(
    of line: UnsafeBufferPointer<UInt8>,
    _ body: (Range<Int>) -> Bool
  ) {
    var start: Int?
    for index in line.indices {
      if line[index] == 0x20 || line[index] == 0x09 {
        if let wordStart = start, !body(wordStart..<index) { return }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let start { _ = body(start..<line.count) }
  }

  @inline(__always)
  private static func forEachField(
    of line: UnsafeBufferPointer<UInt8>,
    delimitedBy delimiter: [UInt8],
    _ body: (Range<Int>) -> Bool
  ) {
    guard let base = line.baseAddress, let firstByte = delimiter.first else { return }
    var start = 0
    var position = 0
    while position + delimiter.count <= line.count,
      let candidate = memchr(base + position, Int32(firstByte), line.count - position)
    {
      position = candidate - UnsafeMutableRawPointer(mutating: base)
      if position + delimiter.count <= line.count,
        memcmp(candidate, delimiter, delimiter.count) == 0
      {
        guard body(start..<position) else { return }
        position += delimiter.count
        start = position
      } else {
        position += 1
      }
    }
    _ = body(start..<line.count)
  }
}
