import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for characters that no installed font contains.
@MainActor
struct MissingGlyphTests {
  private func run(_ text: String) throws -> TextRun {
    let font = UIFont.systemFont(ofSize: 20)
    let layout = TextEngine.layout(text, font: font, TextLayoutOptions(scale: 1))
    return try #require(layout.lines.first?.runs.first)
  }

  private func glyphs(_ text: String) throws -> [UInt32] {
    let run = try run(text)
    let face = try #require(run.face, "Needs any font")
    return FontLibrary.withLock { face.shaper.shape(run.text, run.shaping) }.map(\.id)
  }

  /// The first code point is unassigned; the others are noncharacters.
  @Test(arguments: ["\u{378}", "\u{2FFFE}", "\u{10FFFF}"])
  func aMissingCharacterIsAnOutlinedBox(text: String) throws {
    let run = try run(text)
    #expect(abs(run.width - 12) < 0.01)
    var words: [RenderedRun] = []
    WordCache.shared.forEachRenderedWord(of: run, scale: 1) { word, _ in words.append(word) }
    let mask = try #require(words.first?.mask)
    #expect(mask.width < 12 && mask.width > 6 && mask.height > mask.width)
    for y in 0..<mask.height {
      for x in 0..<mask.width {
        let isEdge = x == 0 || y == 0 || x == mask.width - 1 || y == mask.height - 1
        #expect(mask.coverage(x: x, y: y) == (isEdge ? 255 : 0))
      }
    }
  }

  @Test func everyMissingCharacterHasItsBox() throws {
    #expect(abs(try run("\u{378}\u{378}\u{378}").width - 36) < 0.01)
    #expect(try glyphs("\u{378}\u{379}") == [0, 0])
  }

  @Test(arguments: [
    "\u{AD}", "\u{34F}", "\u{61C}", "\u{180E}", "\u{200B}", "\u{200D}", "\u{202E}", "\u{2060}",
    "\u{2067}", "\u{3164}", "\u{FE0F}", "\u{FEFF}", "\u{FFF9}", "\u{E0001}", "\u{E0100}",
  ])
  func controlCharactersHaveNoBox(text: String) throws {
    #expect(try !glyphs("a" + text + "b").contains(ShapedGlyph.missing))
    #expect(Unicode.Scalar(text)?.hasBox == false)
  }

  @Test func aCharacterOfAFallbackFontHasNoBox() throws {
    let set = FontLibrary.fontSet(for: UIFont.systemFont(ofSize: 20).typeface)
    for text in ["\u{627}", "\u{5D0}", "\u{E01}"] {
      let face = FontLibrary.withLock { set.face(for: Character(text)) }
      guard face !== set.primary else { continue }
      #expect(try !glyphs(text).contains(ShapedGlyph.missing))
    }
  }
}
