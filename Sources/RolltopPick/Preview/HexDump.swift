import UIKit

/// A hexadecimal dump with sixteen bytes per line and their ASCII characters.
enum HexDump {
  private static let bytesPerLine = 16
  private static let maximumBytes = 4096

  /// Returns the lines for the first 4096 bytes.
  static func lines(of bytes: [UInt8]) -> [String] {
    stride(from: 0, to: min(bytes.count, maximumBytes), by: bytesPerLine).map { start in
      let row = bytes[start..<min(start + bytesPerLine, bytes.count)]
      let hexadecimal = row.map { number($0, digits: 2) }.joined(separator: " ")
      let characters = row.map { (0x20..<0x7F).contains($0) ? Character(Unicode.Scalar($0)) : "." }
      return number(start, digits: 6) + "  "
        + hexadecimal.padding(toLength: 3 * bytesPerLine, withPad: " ", startingAt: 0) + " "
        + String(characters)
    }
  }

  private static func number(_ value: some BinaryInteger, digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
