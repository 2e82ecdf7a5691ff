import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for drawn glyphs and their positions.
@MainActor
@Suite(.serialized)
struct GlyphDrawingTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func width(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> Double {
    let string = NSAttributedString(string: text, attributes: attributes)
    let layout = TextEngine.layout(string, font: font, TextLayoutOptions(scale: 1))
    return layout.lines.reduce(0) { $0 + $1.width }
  }

  private func rendering(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:])
    -> Bitmap
  {
    let string = NSAttributedString(string: text, attributes: attributes)
    let layout = TextEngine.layout(string, font: font, TextLayoutOptions(scale: 1))
    return render(200, 60) { $0.draw(layout, at: CGPoint(x: 5, y: 15), color: .black) }
  }

  /// Returns the topmost row with dark pixels; `nil` if there is none.
  private func top(of bitmap: Bitmap) -> Int? {
    (0..<60).first { y in
      (0..<200).contains { bitmap.pixel(x: $0, y: y).red < 128 }
    }
  }

  @Test func variationSelectorsAndModifiersMakeEmoji() {
    for emoji: Character in ["😀", "👍🏽", "❤️", "🏳️‍🌈", "🇩🇪", "1️⃣", "☎️", "👨‍👩‍👧", "©️"] {
      #expect(emoji.isShownAsEmoji, "\(emoji)")
    }
    for text: Character in [
      "☎", "❤\u{FE0E}", "😀\u{FE0E}", "1", "#", "©", "é", "ก", "한", "\u{200D}",
    ] {
      #expect(!text.isShownAsEmoji, "\(text)")
    }
  }

  @Test func letterSpacingIsAddedAfterEachCharacter() {
    #expect(abs(width("abcd", [.kern: 3]) - width("abcd") - 12) < 1e-3)
    #expect(abs(width("abcd", [.tracking: 3, .kern: 50]) - width("abcd") - 12) < 1e-3)
    #expect(abs(width("abcd", [.kern: -1.5]) - width("abcd") + 6) < 1e-3)
    #expect(abs(width("e\u{301}a", [.kern: 4]) - width("e\u{301}a") - 8) < 1e-3)
    #expect(width("abcd", [.kern: Double.nan]) == width("abcd"))
  }

  @Test func raisedTextIsDrawnHigher() throws {
    let low = try #require(top(of: rendering("x")))
    let high = try #require(top(of: rendering("x", [.baselineOffset: 7])))
    #expect(low - high == 7)
  }

  @Test func tabularDigitsHaveEqualWidths() {
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
    let widths = (0...9).map { TextEngine.width(of: String($0), font: digits) }
    #expect(widths.allSatisfy { abs($0 - widths[0]) < 1e-4 })
    #expect(
      abs(
        TextEngine.width(of: "11:11", font: digits)
          - TextEngine.width(of: "88:88", font: digits)
      ) < 1e-4
    )
  }

  @Test func lettersAreKernedAndMarksTakeNoSpace() {
    #expect(width("AV") < width("A") + width("V") - 0.1)
    #expect(abs(width("e\u{301}") - width("é")) < 1e-3)
  }

  /// At a scale of 1.5, the second of two equal letters is positioned between two pixels.
  @Test func lettersHaveSubpixelPositionsAtFractionalScales() throws {
    let face = try #require(FontLibrary.fontSet(for: font.typeface).primary, "Needs any font")
    let glyphs = FontLibrary.withLock { face.shaper.shape("ll", Shaping(script: .latin)) }
    let advance = Double(try #require(glyphs.first).advance)
    // The second letter starts half a pixel to the right of a pixel edge.
    let size = 10.5 / advance
    func columns(usesSubpixelPositions: Bool) throws -> [UInt8] {
      let run = GlyphCache.shared.render(
        glyphs,
        face,
        pixelSize: size,
        usesSubpixelPositions: usesSubpixelPositions
      )
      let mask = try #require(run?.mask)
      return (0..<mask.width).map { mask.coverage(x: $0, y: mask.height / 2) }
    }
    let pixelAligned = try columns(usesSubpixelPositions: false)
    let subpixelPositioned = try columns(usesSubpixelPositions: true)
    #expect(pixelAligned != subpixelPositioned)
    let sums = [pixelAligned, subpixelPositioned].map { $0.reduce(0) { $0 + Int($1) } }
    #expect(abs(sums[0] - sums[1]) < 40, "the letters are equally bold")
  }

  @Test func colouredGlyphsAreDrawnWithTheirColours() throws {
    let red = GlyphImage(
      left: 3,
      top: 0,
      width: 1,
      height: 1,
      isColored: true,
      bytes: [0, 0, 255, 255]
    )
    let gray = GlyphImage(left: 0, top: 0, width: 1, height: 1, isColored: false, bytes: [128])
    let parts = [
      RenderedRun.Part(glyph: red, x: 0, y: 0), RenderedRun.Part(glyph: gray, x: 1, y: 0),
    ]
    let run = try #require(RenderedRun(parts))
    #expect(run.left == 1 && run.width == 3)
    #expect(run.mask?.coverage(x: 0, y: 0) == 128)
    #expect(run.mask?.coverage(x: 2, y: 0) == 0)
    #expect(run.image?.pixel(x: 2, y: 0) == PixelColor(red: 255, green: 0, blue: 0))
  }
}
