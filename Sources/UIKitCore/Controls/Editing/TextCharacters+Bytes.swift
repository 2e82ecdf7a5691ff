// The scalars of UTF-8 bytes.
extension TextCharacters {
  /// Returns whether a newline starts at a byte; see `Character.isNewline`.
  static func startsNewline(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    switch bytes[index] {
    case 0x0A...0x0D: true
    // U+0085, U+2028 and U+2029.
    case 0xC2: bytes[index + 1] == 0x85
    case 0xE2: bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8
    default: false
    }
  }

  /// Returns the number of bytes of the scalar that starts with a byte.
  static func scalarLength(_ byte: UInt8) -> Int {
    byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }

  /// Returns the scalar at a byte, or `.max` for any scalar of four bytes, and the index of the byte
  /// after it.
  static func scalar(
    in bytes: UnsafeBufferPointer<UInt8>,
    at index: Int
  ) -> (scalar: UInt32, next: Int) {
    let lead = UInt32(bytes[index])
    switch scalarLength(bytes[index]) {
    case 1: return (lead, index + 1)
    case 2: return ((lead & 0x1F) << 6 | UInt32(bytes[index + 1] & 0x3F), index + 2)
    case 3:
      let lowBits = UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
      return ((lead & 0xF) << 12 | lowBits, index + 3)
    default: return (.max, index + 4)
    }
  }

  /// Returns whether a scalar forms a character by itself next to others of the same kind.
  ///
  /// True for most letters, whose boundaries need no search by the rules of Unicode (UAX #29).
  static func standsAlone(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0D: false
    case 0..<0x7F, 0xC0..<0x300, 0x370..<0x483, 0x48A..<0x530, 0x5D0..<0x5EB, 0x620..<0x64B,
      0x660..<0x670, 0x2010..<0x2028, 0x2030..<0x203C, 0x3041..<0x3097, 0x30A0..<0x30FF,
      0x4E00..<0xA000, 0xAC00..<0xD7A4:
      true
    default: false
    }
  }
}
