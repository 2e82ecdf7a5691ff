import PickLines
import UIKit

/// A shell command with placeholders for the current line.
struct PreviewCommand: Equatable {
  /// The command with its placeholders.
  let template: String
  let delimiter: FieldDelimiter

  /// Returns the command for a line.
  ///
  /// `{}` is replaced by the line, `{2}` or `{-1}` by a field, `{q}` by the query and `{n}` by the
  /// line's number. Each replacement is quoted as a single shell word.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - number: The line's number, starting at 0.
  ///   - query: The query.
  /// - Returns: Bytes, because lines need not be text; replacements end before a zero byte.
  func bytes(line: UnsafeBufferPointer<UInt8>, number: Int, query: String) -> [UInt8] {
    var result: [UInt8] = []
    var remainingBytes = Array(template.utf8)[...]
    while let openBrace = remainingBytes.firstIndex(of: UInt8(ascii: "{")) {
      result += remainingBytes[..<openBrace]
      guard let closeBrace = remainingBytes[openBrace...].firstIndex(of: UInt8(ascii: "}")) else {
        remainingBytes = remainingBytes[openBrace...]
        break
      }
      let name = String(decoding: remainingBytes[openBrace + 1..<closeBrace], as: UTF8.self)
      result +=
        value(ofPlaceholder: name, line: line, number: number, query: query).map(Self.quoted)
        ?? Array(remainingBytes[openBrace...closeBrace])
      remainingBytes = remainingBytes[(closeBrace + 1)...]
    }
    return result + remainingBytes
  }

  /// Returns the replacement of a placeholder; `nil` for an unknown one, which is left unchanged.
  private func value(
    ofPlaceholder name: String,
    line: UnsafeBufferPointer<UInt8>,
    number: Int,
    query: String
  ) -> [UInt8]? {
    switch name {
    case "": return Array(line)
    case "q": return Array(query.utf8)
    case "n": return Array(String(number).utf8)
    default:
      return Int(name).flatMap { $0 == 0 ? nil : delimiter.field($0, of: line) }
    }
  }

  /// Encloses the bytes before the first zero byte in single quotes; inner quotes become `'\''`.
  private static func quoted(_ bytes: [UInt8]) -> [UInt8] {
    var result = [UInt8(ascii: "'")]
    for byte in bytes.prefix(while: { $0 != 0 }) {
      if byte == UInt8(ascii: "'") { result += Array("'\\''".utf8) } else { result.append(byte) }
    }
    return result + [UInt8(ascii: "'")]
  }
}
