import UIKit

/// Conversions between file names and strings, including names that are not valid UTF-8.
///
/// File names of the kernel are bytes. Each byte that is not valid UTF-8 is mapped to a private-use
/// character, U+EF80 to U+EFFF, and mapped back for calls of the kernel. The bytes of these
/// characters themselves are mapped as well.
enum FileName {
  /// The value to which a byte is added to get its private-use character.
  private static let escapeBase: UInt32 = 0xEF00
  private static let escapes: ClosedRange<UInt32> = 0xEF80...0xEFFF

  /// Returns the string for a name.
  static func string(of bytes: some Sequence<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    var remainingBytes = Array(bytes)[...]
    while !remainingBytes.isEmpty {
      if let (scalar, length) = firstScalar(of: remainingBytes), !escapes.contains(scalar.value) {
        scalars.append(scalar)
        remainingBytes = remainingBytes.dropFirst(length)
      } else if let byte = remainingBytes.popFirst() {
        scalars.append(Unicode.Scalar(escapeBase + UInt32(byte)) ?? "\u{FFFD}")
      }
    }
    return String(scalars)
  }

  /// Decodes the first character; `nil` if the bytes do not begin with valid UTF-8.
  private static func firstScalar(
    of bytes: ArraySlice<UInt8>
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    var decoder = Unicode.UTF8()
    var iterator = bytes.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return (scalar, UTF8.width(scalar))
  }

  /// Returns the bytes of a path or name for the kernel, with a terminating zero.
  static func bytes(of string: String) -> [CChar] {
    var bytes: [UInt8] = []
    for scalar in string.unicodeScalars {
      if escapes.contains(scalar.value) {
        bytes.append(UInt8(scalar.value - escapeBase))
      } else {
        bytes += Array(String(scalar).utf8)
      }
    }
    return bytes.map(CChar.init(bitPattern:)) + [0]
  }

  /// Returns the file URL of an absolute path for other programs; `nil` for an empty path.
  static func url(of path: String) -> URL? {
    let unescapedSigns = Set("/-._~".utf8)
    let components = bytes(of: path).dropLast().map { byte in
      let byte = UInt8(bitPattern: byte)
      let scalar = Unicode.Scalar(byte)
      let isUnescaped =
        unescapedSigns.contains(byte) || scalar.isASCII && scalar.properties.isAlphabetic
      return isUnescaped || ("0"..."9").contains(scalar)
        ? String(scalar) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return components.isEmpty ? nil : URL(string: "file://" + components.joined())
  }

  /// Returns the name for display in one line and in logical order.
  ///
  /// Placeholders replace control characters, line breaks, bidi embeddings, overrides and isolates,
  /// and bytes that are not valid UTF-8.
  static func displayText(_ name: String) -> String {
    guard name.unicodeScalars.contains(where: { placeholder(for: $0) != nil }) else { return name }
    return name.unicodeScalars.map { placeholder(for: $0) ?? String($0) }.joined()
  }

  /// Returns a placeholder for a character that `displayText(_:)` replaces; `nil` for others.
  private static func placeholder(for scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case escapes: "\u{FFFD}"
    // Control characters, line breaks, and bidi embeddings, overrides and isolates.
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069:
      "<U+" + String(0x10000 + scalar.value, radix: 16, uppercase: true).dropFirst() + ">"
    default: nil
    }
  }
}
