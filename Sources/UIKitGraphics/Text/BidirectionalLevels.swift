internal import CFriBidi

/// The embedding levels of a text's characters, by the Unicode bidirectional algorithm (UAX #9).
///
/// Even levels run from left to right, odd ones from right to left; a level inside another one is
/// higher. The base direction of a paragraph is that of its first strong character, else left to
/// right.
struct BidirectionalLevels {
  /// The level of each character.
  private(set) var levels: [UInt8] = []
  /// The base level of each character's paragraph, 0 or 1.
  private(set) var baseLevels: [UInt8] = []

  init(_ characters: [Character]) {
    levels.reserveCapacity(characters.count)
    baseLevels.reserveCapacity(characters.count)
    var start = 0
    while start < characters.count {
      let end = characters[start...].firstIndex(of: "\n").map { $0 + 1 } ?? characters.count
      append(characters[start..<end])
      start = end
    }
  }

  private mutating func append(_ paragraph: ArraySlice<Character>) {
    var scalars: [FriBidiChar] = []
    var starts: [Int] = []
    for character in paragraph {
      starts.append(scalars.count)
      for scalar in character.unicodeScalars { scalars.append(scalar.value) }
    }
    let (found, base) = BidirectionalLevels.resolve(scalars)
    for start in starts { levels.append(found[start]) }
    baseLevels += repeatElement(base, count: paragraph.count)
  }

  /// The levels of a paragraph's scalars, and its base level.
  private static func resolve(_ scalars: [FriBidiChar]) -> (levels: [UInt8], base: UInt8) {
    let count = FriBidiStrIndex(scalars.count)
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_ON, count: scalars.count)
    fribidi_get_bidi_types(scalars, count, &types)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    var direction = FRIBIDI_PAR_ON
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    let highest = fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels)
    // 0 means that memory is exhausted.
    guard highest > 0 else { return ([UInt8](repeating: 0, count: scalars.count), 0) }
    let isRightToLeft = direction == FRIBIDI_PAR_RTL || direction == FRIBIDI_PAR_WRTL
    return (levels.map { UInt8(clamping: $0) }, isRightToLeft ? 1 : 0)
  }
}

extension Unicode.Scalar {
  /// Whether a text with this character may have right-to-left parts.
  var mayBeRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    // The mark, embedding, override and isolate of that direction.
    case 0x200F, 0x202B, 0x202E, 0x2067: true
    default: false
    }
  }
}
