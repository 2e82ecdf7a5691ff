import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for words that are shaped from cached letter pairs: the glyphs equal those of HarfBuzz.
struct LetterPairsTests {
  /// A font face and its shaping options.
  private struct Style {
    var name: String
    var face: FontFace
    var shaping: Shaping
  }

  private static let families = [
    "Inter", "Inter Display", "DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif", "Liberation Sans",
    "Liberation Serif", "Noto Sans", "Noto Serif", "Noto Mono", "Nimbus Sans", "Nimbus Roman",
    "P052", "C059", "Z003", "URW Bookman", "URW Gothic", "Droid Sans Fallback",
  ]

  /// The faces of this machine: each with ligatures, without them, with letter spacing, and as
  /// small capitals without kerning.
  private static let styles: [Style] = families.flatMap { family in
    [UIFont.Weight.regular, .bold].flatMap { weight -> [Style] in
      let match = FontLibrary.withLock {
        FontQuery.match(family: family, weight: weight.fontconfigWeight, isItalic: false)
      }
      guard let match, match.family == family, let face = FontLibrary.face(match.file) else {
        return []
      }
      let plain = Shaping(script: .latin)
      var (spread, unligated, features) = (plain, plain, plain)
      spread.letterSpacing = 0.05
      unligated.hasLigatures = false
      features.fontFeatures = [FontFeature(tag: "kern", value: 0), FontFeature(tag: "smcp")]
      let shapings = [
        ("plain", plain), ("spread", spread), ("bare", unligated), ("features", features),
      ]
      return shapings.map { Style(name: "\(family) \(weight) \($0)", face: face, shaping: $1) }
    }
  }

  /// Returns the letter pairs of a style; `nil` if only HarfBuzz can shape its words.
  private func pairs(_ style: Style) -> LetterPairs? {
    FontLibrary.withLock { style.face.shaper.letterPairs(style.shaping) }
  }

  /// Returns the glyphs from letter pairs and from HarfBuzz; `nil` if only HarfBuzz can shape the
  /// text.
  private func glyphs(
    _ text: String,
    _ letters: LetterPairs,
    _ style: Style
  ) -> (pairs: [ShapedGlyph], harfBuzz: [ShapedGlyph])? {
    FontLibrary.withLock {
      let shaper = style.face.shaper
      let pairs = letters.shape(text) { shaper.kerning($0, $1, $2, style.shaping) }
      return pairs.map { ($0, shaper.shape(text, style.shaping)) }
    }
  }

  @Test func randomWordsAgreeWithHarfBuzz() {
    var generator = SeededGenerator.forTest()
    var comparedCount = 0
    for style in LetterPairsTests.styles {
      guard let letters = pairs(style) else { continue }
      for number in 0..<400 {
        // Words with even numbers have only letters that need HarfBuzz at most for their pairs.
        let candidates = LetterPairs.candidates.filter { number % 2 == 1 || letters.has($0) }
        let count = 1 + generator.below(14)
        let word = (0..<count).map { _ in candidates[generator.below(candidates.count)] }
        let text = String(decoding: word, as: UTF8.self)
        guard let glyphs = glyphs(text, letters, style) else { continue }
        comparedCount += 1
        #expect(
          glyphs.pairs == glyphs.harfBuzz,
          "\(style.name): \"\(text)\", seed \(generator.seed)"
        )
      }
    }
    #expect(comparedCount >= 5_000, "only \(comparedCount) words were compared")
  }

  /// Slow: shapes all pairs of letters in all styles.
  @Test func everyPairAgreesWithHarfBuzz() {
    for style in LetterPairsTests.styles {
      guard let letters = pairs(style) else { continue }
      for first in LetterPairs.candidates {
        for second in LetterPairs.candidates {
          let text = String(decoding: [first, second, first], as: UTF8.self)
          guard let glyphs = glyphs(text, letters, style) else { continue }
          #expect(glyphs.pairs == glyphs.harfBuzz, "\(style.name): \"\(text)\"")
        }
      }
    }
  }

  @Test func theSystemFontHasAllLetters() throws {
    for style in LetterPairsTests.styles where style.name.hasPrefix("Inter ") {
      let letters = try #require(pairs(style))
      let missing = LetterPairs.candidates.filter { !letters.has($0) }
      if !style.name.hasSuffix("features") {
        #expect(missing.isEmpty, "\(style.name): \(missing)")
      }
    }
  }
}
