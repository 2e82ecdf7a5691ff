internal import CFriBidi

/// The embedding levels of a paragraph's characters, by the Unicode bidirectional algorithm
/// (UAX #9).
///
/// Even levels run from left to right, odd levels from right to left. Nested levels are higher.
struct BidirectionalLevels {
  /// The level of each character.
  let levels: [UInt8]
  /// The level of the paragraph, 0 or 1.
  let base: UInt8

  /// Resolves the levels of a paragraph.
  ///
  /// - Parameters:
  ///   - characters: The characters of the paragraph.
  ///   - direction: The base direction. A natural direction is that of the first strongly
  ///     directional character, or left to right if there is none.
  init(_ characters: [Character], _ direction: NSWritingDirection) {
    var scalars: [FriBidiChar] = []
    var starts: [Int] = []
    starts.reserveCapacity(characters.count)
    for character in characters {
      starts.append(scalars.count)
      for scalar in character.unicodeScalars { scalars.append(scalar.value) }
    }
    let (resolvedLevels, base) = BidirectionalLevels.resolve(scalars, direction)
    levels = starts.map { resolvedLevels[$0] }
    self.base = base
  }

  /// Returns the levels of a paragraph's scalars and its base level.
  private static func resolve(
    _ scalars: [FriBidiChar],
    _ direction: NSWritingDirection
  ) -> (levels: [UInt8], base: UInt8) {
    let count = FriBidiStrIndex(scalars.count)
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_ON, count: scalars.count)
    fribidi_get_bidi_types(scalars, count, &types)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    var base =
      switch direction {
      case .natural: FRIBIDI_PAR_ON
      case .leftToRight: FRIBIDI_PAR_LTR
      case .rightToLeft: FRIBIDI_PAR_RTL
      }
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    let highest = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels)
    // 0 means that memory allocation failed.
    guard highest > 0 else { return ([UInt8](repeating: 0, count: scalars.count), 0) }
    let isRightToLeft = base == FRIBIDI_PAR_RTL || base == FRIBIDI_PAR_WRTL
    return (levels.map { UInt8(clamping: $0) }, isRightToLeft ? 1 : 0)
  }
}

extension Unicode.Scalar {
  /// Whether text with this character may contain right-to-left runs.
  var canBeRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    // The right-to-left mark, embedding, override and isolate.
    case 0x200F, 0x202B, 0x202E, 0x2067: true
    default: false
    }
  }
}
