import Foundation

/// The precomposed Latin letters, by their base letter and accent.
struct ComposedLetters {
  /// The letters, created on first use, because creation takes milliseconds and lines without
  /// accents do not need it.
  static let shared = ComposedLetters()
  /// The combining accents, which belong to the letter before them.
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
      var decomposition = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
      guard decomposition.count > 1, let accent = decomposition.popLast() else { continue }
      let baseScalars = String(decomposition).precomposedStringWithCanonicalMapping.unicodeScalars
      guard baseScalars.count == 1, let letter = baseScalars.first else { continue }
      letters[Parts(letter: letter.value, accent: accent.value)] = scalar.value
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
