import UIKit

/// File names as strings, also those that are not UTF-8.
///
/// The kernel's names are bytes. A byte that is no part of UTF-8 becomes a character for private
/// use, U+EF80 to U+EFFF, and becomes that byte again where the kernel is asked about the file.
enum FileName {
  private static let firstEscape: UInt32 = 0xEF00
  private static let escapes: ClosedRange<UInt32> = 0xEF80...0xEFFF

  /// The string for a name.
  static func string(of bytes: some Sequence<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      if let (scalar, length) = firstScalar(of: rest), !escapes.contains(scalar.value) {
        scalars.append(scalar)
        rest = rest.dropFirst(length)
      } else if let byte = rest.popFirst() {
        scalars.append(Unicode.Scalar(firstEscape + UInt32(byte)) ?? "\u{FFFD}")
      }
    }
    return String(scalars)
  }

  private static func firstScalar(of bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, Int)? {
    var decoder = Unicode.UTF8()
    var iterator = bytes.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return (scalar, UTF8.width(scalar))
  }

  /// The bytes of a path or name for the kernel, with a zero at the end.
  static func bytes(of string: String) -> [CChar] {
    var bytes: [UInt8] = []
    for scalar in string.unicodeScalars {
      if escapes.contains(scalar.value) {
        bytes.append(UInt8(scalar.value - firstEscape))
      } else {
        bytes += Array(String(scalar).utf8)
      }
    }
    return bytes.map(CChar.init(bitPattern:)) + [0]
  }

  /// The address for other programs of the file at a path from the root; `nil` for an empty path.
  static func url(of path: String) -> URL? {
    let plain = Set("/-._~".utf8)
    let parts = bytes(of: path).dropLast().map { byte in
      let byte = UInt8(bitPattern: byte)
      let scalar = Unicode.Scalar(byte)
      let isPlain = plain.contains(byte) || scalar.isASCII && scalar.properties.isAlphabetic
      return isPlain || ("0"..."9").contains(scalar)
        ? String(scalar) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return parts.isEmpty ? nil : URL(string: "file://" + parts.joined())
  }

  /// The name as it is shown, in one line and in the order of its characters: with signs for line
  /// breaks, for controls that turn the text around and for what is not UTF-8.
  static func shown(_ name: String) -> String {
    guard name.unicodeScalars.contains(where: { sign(for: $0) != nil }) else { return name }
    return name.unicodeScalars.map { sign(for: $0) ?? String($0) }.joined()
  }

  /// A sign in place of a character that shows nothing or changes how others are shown.
  private static func sign(for scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case escapes: "\u{FFFD}"
    // Controls and line breaks; controls of the direction, also isolating ones.
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069:
      "<U+" + String(0x10000 + scalar.value, radix: 16, uppercase: true).dropFirst() + ">"
    default: nil
    }
  }
}
