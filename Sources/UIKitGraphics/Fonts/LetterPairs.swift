/// The letters of a face that can be shaped without HarfBuzz, and the kerning of their pairs.
///
/// The font has no rules for these letters except kerning, which `LayoutTable` verifies. A word of
/// these letters is the sequence of their glyphs. HarfBuzz's kerning of a pair applies in all
/// words.
///
/// Guarded by the font library's lock.
final class LetterPairs {
  /// A letter in font units.
  struct Letter {
    var glyph: UInt32
    var advance: Int32
  }

  /// The candidate letters: ASCII letters, and the space after a word.
  static let candidates: [UInt8] = [32] + Array(65...90) + Array(97...122)

  private let letters: [Letter]
  /// The index of the letter for each byte, or `noLetter`.
  private let slots: [UInt8]
  /// The kerning of each pair, in font units.
  private var kerning: [Int16]
  private let unitsPerEm: Double
  private let letterSpacing: Float

  private static let noLetter = UInt8.max
  /// A pair whose kerning has not been determined yet.
  private static let unknown = Int16.min
  /// A pair whose kerning cannot be expressed as a single number.
  private static let unsuitable = Int16.min + 1

  /// Creates letters with unknown kerning.
  ///
  /// - Parameters:
  ///   - letters: The letters by their ASCII codes.
  ///   - unitsPerEm: The font's units per em.
  ///   - letterSpacing: The space added after each letter, in ems.
  init(_ letters: [UInt8: Letter], unitsPerEm: Double, letterSpacing: Double) {
    var slots = [UInt8](repeating: LetterPairs.noLetter, count: 256)
    let bytes = letters.keys.sorted()
    for (index, byte) in bytes.enumerated() { slots[Int(byte)] = UInt8(index) }
    self.slots = slots
    self.letters = bytes.compactMap { letters[$0] }
    kerning = [Int16](repeating: LetterPairs.unknown, count: bytes.count * bytes.count)
    self.unitsPerEm = unitsPerEm
    self.letterSpacing = Float(letterSpacing)
  }

  /// Returns whether a byte is one of the letters.
  func has(_ byte: UInt8) -> Bool { slots[Int(byte)] != LetterPairs.noLetter }

  /// Shapes a word.
  ///
  /// - Parameters:
  ///   - text: The word.
  ///   - kerning: Returns the kerning of two letters; `nil` if it cannot be expressed as a single
  ///     number.
  /// - Returns: The same glyphs as HarfBuzz; `nil` if HarfBuzz must be used.
  func shape(
    _ text: String,
    _ kerning: (Letter, Letter, _ text: String) -> Int16?
  ) -> [ShapedGlyph]? {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.allSatisfy(has) else { return nil }
      var glyphs: [ShapedGlyph] = []
      glyphs.reserveCapacity(bytes.count)
      for index in bytes.indices {
        let letterIndex = Int(slots[Int(bytes[index])])
        var advance = letters[letterIndex].advance
        if index + 1 < bytes.count {
          let pair = letterIndex * letters.count + Int(slots[Int(bytes[index + 1])])
          if self.kerning[pair] == LetterPairs.unknown {
            let text = String(decoding: bytes[index...index + 1], as: UTF8.self)
            let nextLetter = letters[Int(slots[Int(bytes[index + 1])])]
            self.kerning[pair] =
              kerning(letters[letterIndex], nextLetter, text) ?? LetterPairs.unsuitable
          }
          guard self.kerning[pair] != LetterPairs.unsuitable else { return nil }
          advance += Int32(self.kerning[pair])
        }
        let glyph = ShapedGlyph(
          id: letters[letterIndex].glyph,
          cluster: UInt32(index),
          advance: Float(Double(advance) / unitsPerEm) + letterSpacing,
          x: 0,
          y: 0
        )
        glyphs.append(glyph)
      }
      return glyphs
    }
  }
}
