import PickLines
import UIKit

/// A shell command with places for the current line.
struct PreviewCommand: Equatable {
  /// The command as it was given.
  let template: String
  /// The delimiter of fields.
  let delimiter: FieldDelimiter

  /// The command for a line.
  ///
  /// `{}` becomes the line, `{2}` or `{-1}` a field, `{q}` the query and `{n}` the line's number, as
  /// one word for the shell whatever is in them.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - number: Its number, from 0.
  ///   - query: The query.
  /// - Returns: Bytes, as lines need not be text; those from a zero byte on are left out.
  func bytes(line: UnsafeBufferPointer<UInt8>, number: Int, query: String) -> [UInt8] {
    var result: [UInt8] = []
    var rest = Array(template.utf8)[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      result += rest[..<open]
      guard let close = rest[open...].firstIndex(of: UInt8(ascii: "}")) else {
        rest = rest[open...]
        break
      }
      let name = String(decoding: rest[open + 1..<close], as: UTF8.self)
      result += value(of: name, line, number, query).map(Self.quoted) ?? Array(rest[open...close])
      rest = rest[(close + 1)...]
    }
    return result + rest
  }

  private func value(
    of name: String,
    _ line: UnsafeBufferPointer<UInt8>,
    _ number: Int,
    _ query: String
  ) -> [UInt8]? {
    switch name {
    case "": return Array(line)
    case "q": return Array(query.utf8)
    case "n": return Array(String(number).utf8)
    default:
      return Int(name).flatMap { $0 == 0 ? nil : delimiter.field($0, of: line) }
    }
  }

  /// Bytes between single quotes, with those inside written as `'\''`.
  private static func quoted(_ bytes: [UInt8]) -> [UInt8] {
    var result = [UInt8(ascii: "'")]
    for byte in bytes.prefix(while: { $0 != 0 }) {
      if byte == UInt8(ascii: "'") { result += Array("'\\''".utf8) } else { result.append(byte) }
    }
    return result + [UInt8(ascii: "'")]
  }
}
