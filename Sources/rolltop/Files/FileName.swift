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

  /// The name as it is shown: with replacement characters where it is not UTF-8.
  static func shown(_ name: String) -> String {
    guard name.unicodeScalars.contains(where: { escapes.contains($0.value) }) else { return name }
    var scalars = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      scalars.append(escapes.contains(scalar.value) ? "\u{FFFD}" : scalar)
    }
    return String(scalars)
  }
}
