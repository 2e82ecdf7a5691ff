internal import Foundation

/// A font with boxes instead of letters, which looks the same on all computers.
///
/// The font is generated and has a glyph for every character. Thus no fallback font is needed, and
/// widths do not depend on font versions. The heights of the boxes are those of Inter's letters.
/// The widths depend on the kind of the character. Bold boxes are wider, italic boxes are slanted.
struct BoxFont {
  var isBold: Bool
  var isItalic: Bool
  var isMonospaced: Bool

  /// Creates the box font for a typeface.
  init(_ typeface: Typeface) {
    isBold = typeface.weight >= UIFont.Weight.semibold.fontconfigWeight
    isItalic = typeface.isItalic
    isMonospaced = typeface.family == .monospaced
  }

  /// Creates the box font of a file; `nil` for other files.
  init?(_ file: FontFile) {
    guard file.path == BoxFont.path else { return nil }
    isBold = file.index & 1 != 0
    isItalic = file.index & 2 != 0
    isMonospaced = file.index & 4 != 0
  }

  private static let path = "boxes made by UIKit"

  /// The virtual file that identifies the font in the font library.
  var file: FontFile {
    FontFile(
      path: BoxFont.path,
      index: (isBold ? 1 : 0) | (isItalic ? 2 : 0) | (isMonospaced ? 4 : 0)
    )
  }

  var names: FontNames { FontNames(family: "Boxes", postScript: "Boxes") }

  /// The kinds of characters, whose raw values are glyph indices; 0 is the missing glyph.
  enum Kind: Int, CaseIterable {
    case none, invisible, blank, narrow, low, tall, descending, wide, ideograph, ideographicBlank
  }

  /// The dimensions of a glyph in thousandths of an em.
  struct Outline {
    var advance: Int
    /// The vertical extent of the box; `nil` for a glyph without a box.
    var box: ClosedRange<Int>?
  }

  func glyph(_ kind: Kind) -> Outline {
    let (advance, box): (Int, ClosedRange<Int>?) =
      switch kind {
      case .none, .tall: (640, 0...727)
      case .invisible: (0, nil)
      case .blank: (280, nil)
      case .narrow: (280, 0...727)
      case .low: (570, 0...546)
      case .descending: (570, -200...546)
      case .wide: (880, 0...727)
      case .ideograph: (1_000, -100...800)
      case .ideographicBlank: (1_000, nil)
      }
    let isFixed = isMonospaced && advance > 0 && advance < 1_000
    let extra = isBold && !isMonospaced && box != nil && advance < 1_000 ? 30 : 0
    return Outline(advance: (isFixed ? 620 : advance) + extra, box: box)
  }

  /// The side bearings of a box, in thousandths of an em.
  var bearing: Int { isBold ? 30 : 60 }
  /// The horizontal offset of the upper edge of a box with a height of one em, in thousandths of an
  /// em.
  var slant: Int { isItalic ? 170 : 0 }

  /// The ranges of characters, sorted by their first characters, with the kind of their characters.
  static let ranges: [(first: UInt32, kind: Kind)] = {
    var ranges: [(first: UInt32, kind: Kind)] = []
    var nextCode: UInt32 = 0
    func add(from first: UInt32, through last: UInt32, _ kind: Kind) {
      if nextCode < first { ranges.append((nextCode, .tall)) }
      ranges.append((first, kind))
      nextCode = last + 1
    }
    let ascii: [Kind] = (0x20...0x7E).map { code in
      let character = Character(UnicodeScalar(UInt8(code)))
      if character == " " { return .blank }
      if "!'(),.:;I[]`fijlrt{|}".contains(character) {
        return character == "j" ? .descending : .narrow
      }
      if "gpqy".contains(character) { return .descending }
      if "@MW%mw".contains(character) { return .wide }
      return character.isLowercase && !"bdhk".contains(character) ? .low : .tall
    }
    add(from: 0, through: 0x1F, .invisible)
    for (index, kind) in ascii.enumerated() {
      add(from: UInt32(0x20 + index), through: UInt32(0x20 + index), kind)
    }
    for (first, last, kind) in rangesBeyondASCII { add(from: first, through: last, kind) }
    if nextCode <= 0x10_FFFF { ranges.append((nextCode, .tall)) }
    return ranges
  }()

  /// The ranges beyond ASCII whose characters are not tall letters: controls and marks, spaces,
  /// East Asian characters and emoji.
  private static let rangesBeyondASCII: [(UInt32, UInt32, Kind)] = [
    (0x7F, 0x9F, .invisible), (0xA0, 0xA0, .blank), (0xAD, 0xAD, .invisible),
    (0x300, 0x36F, .invisible), (0x483, 0x489, .invisible), (0x591, 0x5BD, .invisible),
    (0x610, 0x61A, .invisible), (0x64B, 0x65F, .invisible), (0x6D6, 0x6DC, .invisible),
    (0x1100, 0x115F, .ideograph), (0x1AB0, 0x1AFF, .invisible), (0x1DC0, 0x1DFF, .invisible),
    (0x2000, 0x200A, .blank), (0x200B, 0x200F, .invisible), (0x2018, 0x201B, .narrow),
    (0x2028, 0x202E, .invisible), (0x202F, 0x202F, .blank), (0x2060, 0x206F, .invisible),
    (0x20D0, 0x20FF, .invisible), (0x2E80, 0x2FFF, .ideograph),
    (0x3000, 0x3000, .ideographicBlank), (0x3001, 0xA4CF, .ideograph),
    (0xAC00, 0xD7A3, .ideograph), (0xF900, 0xFAFF, .ideograph), (0xFE00, 0xFE0F, .invisible),
    (0xFE20, 0xFE2F, .invisible), (0xFE30, 0xFE6F, .ideograph), (0xFEFF, 0xFEFF, .invisible),
    (0xFF00, 0xFF60, .ideograph), (0xFFE0, 0xFFE6, .ideograph), (0x1F000, 0x1FAFF, .ideograph),
    (0x20000, 0x3FFFF, .ideograph), (0xE0000, 0xE0FFF, .invisible),
  ]
}
