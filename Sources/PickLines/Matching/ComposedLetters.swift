import Foundation

/// The Latin letters with accents by their parts.
struct ComposedLetters {
  /// The letters, whose creation takes milliseconds; lines without accents do not need them.
  static let shared = ComposedLetters()
  /// The characters that are accents of the letter before them.
  static let accents: Range<UInt32> = 0x300..<0x370

  private let letters: [Parts: UInt32]

  private struct Parts: Hashable {
    var letter: UInt32
    var accent: UInt32
  }

  /// Returns whether a character is in a block of Latin letters with accents.
  static func contains(_ value: Int) -> Bool {
    (0xC0..<0x250).contains(value) || (0x1E00..<0x1F00).contains(value)
  }

  private init() {
    var letters: [Parts: UInt32] = [:]
    for value in 0xC0..<0x1F00 where Self.contains(value) {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      var parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
      guard parts.count > 1, let accent = parts.popLast() else { continue }
      let letter = String(parts).precomposedStringWithCanonicalMapping.unicodeScalars
      guard letter.count == 1, let first = letter.first else { continue }
      letters[Parts(letter: first.value, accent: accent.value)] = scalar.value
    }
    self.letters = letters
  }

  /// Returns the letter with an accent; `nil` if Unicode has no such character.
  ///
  /// - Parameters:
  ///   - letter: The letter, which may have accents already.
  ///   - accent: The accent.
  subscript(letter: UInt32, accent: UInt32) -> UInt32? {
    letters[Parts(letter: letter, accent: accent)]
  }
}
