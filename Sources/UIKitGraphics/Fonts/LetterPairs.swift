/// The letters of a face that are shaped without HarfBuzz, and the kerning of their pairs.
///
/// For these letters the font has no rule besides kerning, which `LayoutTable` proves. A word of
/// them is a row of their own glyphs, and what HarfBuzz says of each pair holds in every word.
///
/// Guarded by the font library's lock.
final class LetterPairs {
  /// A letter, in units of the font.
  struct Letter {
    var glyph: UInt32
    var advance: Int32
  }

  /// The possible letters: those of ASCII, and the space behind a word.
  static let candidates: [UInt8] = [32] + Array(65...90) + Array(97...122)

  private let letters: [Letter]
  /// For each byte the index of its letter, or `noLetter`.
  private let slots: [UInt8]
  /// For each pair how far the second letter is moved, in units of the font.
  private var kerning: [Int16]
  private let unitsPerEm: Double
  private let letterSpacing: Float

  private static let noLetter = UInt8.max
  private static let unknown = Int16.min
  /// Not to be described by one number.
  private static let unsuitable = Int16.min + 1

  /// - Parameters:
  ///   - letters: The letters, by their bytes.
  ///   - unitsPerEm: The font's units per em.
  ///   - letterSpacing: Space added after each letter, in ems.
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

  /// Whether a byte is one of the letters.
  func has(_ byte: UInt8) -> Bool { slots[Int(byte)] != LetterPairs.noLetter }

  /// Shapes a word.
  ///
  /// - Parameters:
  ///   - text: The word.
  ///   - kerning: Finds how far the second one of two letters is moved; `nil` when it is not that
  ///     simple.
  /// - Returns: The glyphs that HarfBuzz gives; `nil` when it has to be asked.
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
        let first = Int(slots[Int(bytes[index])])
        var advance = letters[first].advance
        if index + 1 < bytes.count {
          let pair = first * letters.count + Int(slots[Int(bytes[index + 1])])
          if self.kerning[pair] == LetterPairs.unknown {
            let text = String(decoding: bytes[index...index + 1], as: UTF8.self)
            let second = letters[Int(slots[Int(bytes[index + 1])])]
            self.kerning[pair] = kerning(letters[first], second, text) ?? LetterPairs.unsuitable
          }
          guard self.kerning[pair] != LetterPairs.unsuitable else { return nil }
          advance += Int32(self.kerning[pair])
        }
        let glyph = ShapedGlyph(
          id: letters[first].glyph,
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
