import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for the positions and fonts of glyphs in shaped and drawn text.
@MainActor
struct GlyphPositionTests {
  private let face: FontFace

  init() throws {
    let font = UIFont.systemFont(ofSize: 20)
    face = try #require(FontLibrary.fontSet(for: font.typeface).primary, "Needs any font")
  }

  private func shape(_ text: String, _ shaping: Shaping) -> [ShapedGlyph] {
    FontLibrary.withLock { face.shaper.shape(text, shaping) }
  }

  /// Renders a run with one glyph at each of the positions, in ems from the pen.
  ///
  /// The pen advances by one em after each glyph.
  private func run(
    _ positions: [(x: Float, y: Float)],
    size: Double = 20,
    usesSubpixelPositions: Bool = false
  ) throws -> RenderedRun {
    let glyph = try #require(shape("l", Shaping(script: .latin)).first)
    let glyphs = positions.map {
      ShapedGlyph(id: glyph.id, cluster: 0, advance: 1, x: $0.x, y: $0.y)
    }
    return try #require(
      GlyphCache.shared.render(
        glyphs,
        face,
        pixelSize: size,
        usesSubpixelPositions: usesSubpixelPositions
      )
    )
  }

  /// Returns the coverage of the mask, row by row.
  private func coverage(_ run: RenderedRun) throws -> [UInt8] {
    let mask = try #require(run.mask)
    return (0..<mask.height).flatMap { y in
      (0..<mask.width).map { mask.coverage(x: $0, y: y) }
    }
  }

  @Test func letterSpacingIsAddedOncePerCluster() throws {
    var spread = Shaping(script: .latin)
    spread.letterSpacing = 1
    // No glyph combines the letter and its mark.
    let text = "q\u{308}"
    let (plain, wide) = (shape(text, Shaping(script: .latin)), shape(text, spread))
    try #require(plain.count == 2 && wide.count == 2)
    let sums = [plain, wide].map { $0.reduce(0) { $0 + $1.advance } }
    #expect(abs(sums[1] - sums[0] - 1) < 1e-4)
  }

  @Test func letterSpacingDisablesLigatures() {
    var shaping = Shaping(script: .latin)
    #expect(shaping.features.isEmpty)
    shaping.letterSpacing = 0.1
    #expect(shaping.features.count == 2)
    shaping.hasLigatures = false
    #expect(shaping.features.count == 2)
    shaping.hasTabularDigits = true
    #expect(shaping.features.count == 3)
  }

  @Test func underlinesAreBelowTheBaseline() throws {
    let decorations = try #require(FontLibrary.withLock { face.shaper.decorations() })
    #expect(decorations.underline > 0 && decorations.underlineThickness > 0)
    #expect(try #require(decorations.strikethrough) < 0)
  }

  @Test func negativeBearingsRoundToTheLeft() throws {
    let atOrigin = try run([(0, 0)])
    // 1.5 pixels to the left.
    #expect(try run([(-0.075, 0)]).left == atOrigin.left - 2)
    #expect(try run([(0.075, 0)]).left == atOrigin.left + 1)
  }

  @Test func glyphsAreDrawnAtFractionalSizes() throws {
    #expect(try coverage(run([(0, 0)], size: 20.4)) != coverage(run([(0, 0)], size: 20)))
  }

  /// The distances of equal letters differ by the rounding to quarters of a pixel only.
  @Test(arguments: [1, 1.25, 1.5, 1.75], [11.0, 13, 15, 17])
  func lettersAreSpacedEvenly(scale: Double, size: Double) throws {
    let font = UIFont.systemFont(ofSize: size)
    let text = "llllllllllll"
    let layout = TextEngine.layout(text, font: font, TextLayoutOptions(scale: scale))
    let run = try #require(layout.lines.first?.runs.first)
    var words: [RenderedRun] = []
    WordCache.shared.forEachRenderedWord(of: run, scale: scale) { word, _ in words.append(word) }
    let mask = try #require(words.first?.mask)
    let columns = (0..<mask.width).map { x in
      (0..<mask.height).reduce(0.0) { $0 + Double(mask.coverage(x: x, y: $1)) }
    }
    let letterCoverage = columns.reduce(0, +) / Double(text.count)
    let advance = run.width * scale / Double(text.count)
    // Each letter has an equal share of the coverage; the moment of its share gives its centre.
    var (sum, index, centers) = (0.0, 0, [Double]())
    var moment = 0.0
    for (x, amount) in columns.enumerated() {
      var remaining = amount
      while remaining > 0, index < text.count {
        let share = min(remaining, letterCoverage * Double(index + 1) - sum)
        sum += share
        remaining -= share
        moment += share * (Double(x) + 0.5)
        guard sum >= letterCoverage * Double(index + 1) - 0.5 else { break }
        centers.append(moment / letterCoverage)
        (moment, index) = (0, index + 1)
      }
    }
    let gaps = zip(centers.dropFirst(), centers).map { $0 - $1 }
    #expect(gaps.count == text.count - 1)
    #expect(gaps.allSatisfy { abs($0 - advance) < 0.35 }, "\(gaps), not \(advance)")
  }

  @Test func glyphOffsetsPointRightAndUp() throws {
    let atOrigin = try run([(0, 0)])
    #expect(try run([(0, 0.5)]).ascent == atOrigin.ascent + 10)
    let twoGlyphs = try run([(0.5, 0), (0, 0)])
    #expect(twoGlyphs.left == atOrigin.left + 10 && twoGlyphs.width == atOrigin.width + 10)
  }

  @Test func overlappingGlyphsAddTheirCoverage() throws {
    func part(isColored: Bool, _ bytes: [UInt8]) -> RenderedRun.Part {
      let glyph = GlyphImage(
        left: 0,
        top: 0,
        width: 1,
        height: 1,
        isColored: isColored,
        bytes: bytes
      )
      return RenderedRun.Part(glyph: glyph, x: 0, y: 0)
    }
    let halfGray = part(isColored: false, [128])
    let gray = try #require(RenderedRun([halfGray, halfGray]))
    #expect(gray.mask?.coverage(x: 0, y: 0) == 192)
    let blue = part(isColored: true, [255, 0, 0, 255])
    let halfRed = part(isColored: true, [0, 0, 128, 128])
    let colors = try #require(RenderedRun([blue, halfRed]))
    #expect(colors.image?.pixel(x: 0, y: 0) == PixelColor(red: 128, green: 0, blue: 127))
  }

  @Test func aMissingMarkMovesItsLetterToTheFallbackFont() throws {
    let set = FontLibrary.fontSet(for: UIFont.systemFont(ofSize: 20).typeface)
    let mark: Unicode.Scalar = "\u{5B0}"
    try #require(!face.hasGlyph(for: mark.value), "Needs a system font without Hebrew")
    let fallbackFace = try #require(FontLibrary.withLock { set.face(for: "a\u{5B0}") })
    #expect(fallbackFace !== face)
    #expect(fallbackFace.hasGlyph(for: mark.value) && fallbackFace.hasGlyph(for: 0x61))
    #expect(FontLibrary.withLock { set.face(for: "a") } === face)
  }

  @Test func keycapsNeedNoVariationSelector() {
    #expect(Character("1\u{20E3}").isShownAsEmoji)
    #expect(!Character("1\u{FE0E}").isShownAsEmoji)
  }

  @Test func onlyLettersHaveAScript() throws {
    #expect(TextScript("\u{301}") == nil && TextScript("1") == nil && TextScript("。") == nil)
    #expect(TextScript("a") == .latin && TextScript("é") == .latin)
    let arabic = try #require(TextScript("ا"))
    #expect(!arabic.hasIndependentWords && TextScript.latin.hasIndependentWords)
  }
}
