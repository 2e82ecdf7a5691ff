import Glibc

/// The delimiter of a line's fields.
package enum FieldDelimiter: Equatable, Sendable {
  /// Any number of spaces and tabs; leading ones belong to no field.
  case whitespace
  /// A text; two in a row enclose an empty field.
  case text([UInt8])

  /// The bytes inserted between fields that were not adjacent.
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
    switch self {
    case .whitespace: Self.words(of: line)
    case .text(let delimiter): Self.parts(of: line, delimiter)
    }
  }

  /// Returns a field of a line.
  ///
  /// - Parameters:
  ///   - number: The number of the field, starting at 1, or at -1 for the last one.
  ///   - line: The bytes.
  /// - Returns: The bytes; empty if the line has fewer fields.
  package func field(_ number: Int, of line: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let fields = fields(of: line)
    let index = number > 0 ? number - 1 : fields.count + number
    return fields.indices.contains(index) ? Array(line[fields[index]]) : []
  }

  private static func words(of line: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for (index, byte) in line.enumerated() {
      if byte == 0x20 || byte == 0x09 {
        if let first = start { words.append(first..<index) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let start { words.append(start..<line.count) }
    return words
  }

  private static func parts(
    of line: UnsafeBufferPointer<UInt8>,
    _ delimiter: [UInt8]
  ) -> [Range<Int>] {
    guard let base = line.baseAddress, let first = delimiter.first else { return [] }
    var parts: [Range<Int>] = []
    var start = 0
    var position = 0
    while position + delimiter.count <= line.count,
      let found = memchr(base + position, Int32(first), line.count - position)
    {
      position = found - UnsafeMutableRawPointer(mutating: base)
      if position + delimiter.count <= line.count, memcmp(found, delimiter, delimiter.count) == 0 {
        parts.append(start..<position)
        position += delimiter.count
        start = position
      } else {
        position += 1
      }
    }
    parts.append(start..<line.count)
    return parts
  }
}
