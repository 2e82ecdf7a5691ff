internal import CByteMask

/// A searchable text.
///
/// The matching functions are specialised for each conforming type.
protocol MatchableText {
  /// The number of characters.
  var count: Int { get }
  /// Returns the positions of a character among the next 64 as a mask, whose bit 0 stands for
  /// `start`.
  ///
  /// - Parameters:
  ///   - unit: The character.
  ///   - start: The first position; less than `count`.
  /// - Returns: The bits; those at or after `count` are 0.
  func mask(of unit: PatternUnit, from start: Int) -> UInt64
  /// Returns whether a character is at a position.
  func has(_ unit: PatternUnit, at index: Int) -> Bool
  /// Returns the class of the character at a position.
  func characterClass(at index: Int) -> UInt8
}

extension MatchableText {
  /// Returns the bonus for matching the character at a position.
  @inline(__always)
  func bonus(at index: Int, _ bonuses: UnsafePointer<Int32>) -> Int32 {
    let previous = index == 0 ? CharacterClass.space.rawValue : characterClass(at: index - 1)
    return bonuses[Int(previous) * 8 + Int(characterClass(at: index))]
  }

  /// Returns whether white space is at a position.
  func isSpace(at index: Int) -> Bool {
    characterClass(at: index) == CharacterClass.space.rawValue
  }

  /// Returns the first position of a character at or after `start`; `count` if there is none.
  func firstPosition(of unit: PatternUnit, from start: Int) -> Int {
    var start = start
    while start < count {
      let mask = mask(of: unit, from: start)
      if mask != 0 { return start + mask.trailingZeroBitCount }
      start += 64
    }
    return count
  }

  /// Returns the last position of a character before a position; -1 if there is none.
  func lastPosition(of unit: PatternUnit, before end: Int) -> Int {
    var index = end - 1
    while index >= 0, !has(unit, at: index) { index -= 1 }
    return index
  }
}

/// ASCII text without a copy; `LineStore.padding` bytes after the text are readable.
struct ByteText: MatchableText {
  let base: UnsafePointer<UInt8>
  let count: Int
  /// The class of each byte value.
  let classes: UnsafePointer<UInt8>

  @inline(__always)
  func has(_ unit: PatternUnit, at index: Int) -> Bool {
    base[index] | unit.caseBit == unit.byte
  }

  @inline(__always)
  func characterClass(at index: Int) -> UInt8 { classes[Int(base[index])] }

  @inline(__always)
  func mask(of unit: PatternUnit, from start: Int) -> UInt64 {
    let mask = ByteMaskMake(base + start, unit.caseBit, unit.byte)
    let remainingCount = count - start
    return remainingCount >= 64 ? mask : mask & (1 << UInt64(remainingCount) &- 1)
  }

  /// Returns whether a text is ASCII.
  @inline(__always)
  static func isASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = text.baseAddress else { return true }
    var index = 0
    var combinedBytes = SIMD16<UInt8>(repeating: 0)
    while index + 16 <= text.count {
      combinedBytes |= UnsafeRawPointer(base + index).loadUnaligned(as: SIMD16<UInt8>.self)
      index += 16
    }
    var combinedRemainder: UInt8 = 0
    while index < text.count {
      combinedRemainder |= base[index]
      index += 1
    }
    // ASCII bytes lack the highest bit.
    let lanes = unsafeBitCast(combinedBytes, to: SIMD2<UInt64>.self)
    return (lanes[0] | lanes[1]) & 0x8080_8080_8080_8080 == 0 && combinedRemainder < 0x80
  }
}

/// Decoded text, folded for a word.
struct ScalarText: MatchableText {
  /// The folded characters.
  let folded: UnsafePointer<UInt32>
  /// The class of each character.
  let classes: UnsafePointer<UInt8>
  let count: Int

  func has(_ unit: PatternUnit, at index: Int) -> Bool { folded[index] == unit.scalar }

  func mask(of unit: PatternUnit, from start: Int) -> UInt64 {
    var mask: UInt64 = 0
    for index in start..<min(start + 64, count) where folded[index] == unit.scalar {
      mask |= 1 << UInt64(index - start)
    }
    return mask
  }

  func characterClass(at index: Int) -> UInt8 { classes[index] }
}
