import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for shaping and caching words.
@MainActor
@Suite(.serialized)
struct TextShapingTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func face(for character: Character) -> FontFace? {
    let set = FontLibrary.fontSet(for: font.typeface)
    return FontLibrary.withLock { set.face(for: character) }
  }

  @Test func aSecondDrawingUsesCachedWords() {
    func draw(_ color: UIColor) {
      _ = render(200, 40) { context in
        let layout = TextEngine.layout(
          "Shaped only once",
          font: font,
          TextLayoutOptions(maxWidth: 190, scale: 1)
        )
        context.draw(layout, at: .zero, color: color)
      }
    }
    draw(.black)
    let rasterized = TextEngine.rasterizedWordCount
    let shaped = TextEngine.shapedWordCount
    draw(.black)
    draw(.red)
    #expect(TextEngine.rasterizedWordCount == rasterized)
    #expect(TextEngine.shapedWordCount == shaped)
  }

  /// Returns, for each of the texts drawn in succession, the numbers of words that are shaped and
  /// rasterized.
  private func costs(of texts: [String], widths: [CGFloat] = [300]) -> [[Int]] {
    TextEngine.removeAllCached()
    return texts.map { text in
      let before = [TextEngine.shapedWordCount, TextEngine.rasterizedWordCount]
      for width in widths {
        let layout = TextEngine.layout(
          text,
          font: font,
          TextLayoutOptions(
            maxWidth: width,
            numberOfLines: 1,
            scale: 1
          )
        )
        _ = render(300, 40) { $0.draw(layout, at: .zero, color: .black) }
      }
      return [TextEngine.shapedWordCount - before[0], TextEngine.rasterizedWordCount - before[1]]
    }
  }

  @Test func aShortTextIsShapedAndRasterizedOnceForSeveralWidths() {
    #expect(costs(of: ["Label"], widths: [300, 250]) == [[1, 1]])
  }

  @Test func wordsAreShapedAndRasterizedOnceAcrossTexts() {
    let texts = ["Row 17 of the list", "Row 18 of the list", "17 list", "Row  18"]
    // The last word has no space behind it; two spaces form a separate word.
    #expect(costs(of: texts) == [[5, 5], [1, 1], [0, 0], [2, 2]])
  }

  @Test func spacesAreShapedButNotRasterized() {
    #expect(costs(of: ["   "]) == [[1, 0]])
    #expect(costs(of: [" a"]) == [[2, 1]])
  }

  @Test func aMarkStaysWithItsSpace() {
    #expect(costs(of: ["a \u{301}b"]) == [[1, 1]])
    #expect(costs(of: ["a \u{E9}b"]) == [[2, 2]])
  }

  @Test func rightToLeftTextIsNotSplit() {
    #expect(costs(of: ["\u{5E9}\u{5DC} \u{5E2}\u{5D5}\u{5DC}"]) == [[1, 1]])
  }

  private func width(_ text: String, _ face: FontFace) -> Double {
    FontLibrary.withLock {
      face.shaper.shape(text, Shaping(script: .latin)).reduce(0) { $0 + Double($1.advance) }
    }
  }

  @Test func theWidthOfATextIsTheSumOfItsWords() throws {
    let face = try #require(self.face(for: "A"), "These tests need any font")
    #expect(FontLibrary.withLock { face.shaper.hasIndependentWords })
    for text in [
      "AVATAR To Yo, Wa. P fj jP \"quoted\" 1 1 1", "A title that is too long",
      "Secondary line for row 17 with a preview text of about sixty characters",
    ] {
      let words = WordCache.shared.width(of: text, face: face, Shaping(script: .latin))
      #expect(abs(width(text, face) - words) < 1e-5)
    }
  }

  @Test func negativeLeftBearingsAddNoAdvance() throws {
    let bold = UIFont.boldSystemFont(ofSize: 17)
    for font in [font, bold] {
      let face = try #require(FontLibrary.fontSet(for: font.typeface).face(for: "j"))
      for word in ["j ", "î "] {
        #expect(abs(width(word + word, face) - 2 * width(word, face)) < 1e-5, "\(word)")
      }
    }
  }

  @Test func aGlyphIsUnchangedAfterManyOtherSizes() throws {
    let face = try #require(self.face(for: "A"), "These tests need any font")
    func draw(_ pixelSize: Double) -> [UInt8] {
      GlyphCache.shared.removeAll()
      let glyphs = FontLibrary.withLock { face.shaper.shape("Ag", Shaping(script: .latin)) }
      let run = GlyphCache.shared.render(
        glyphs,
        face,
        pixelSize: pixelSize,
        usesSubpixelPositions: false
      )
      guard let mask = run?.mask else { return [] }
      return (0..<mask.width).map { mask.coverage(x: $0, y: mask.height / 2) }
    }
    let first = draw(20)
    for step in 1...100 { _ = draw(20 + Double(step) / 4) }
    #expect(draw(20) == first)
    #expect(first.contains(255))
  }

  @Test func noBoxIsDrawnIfAnInstalledFontHasTheGlyph() throws {
    let set = FontLibrary.fontSet(for: font.typeface)
    try #require(set.primary != nil, "These tests need any font")
    for character: Character in ["A", "é", "я", "Ω", "\u{5D0}", "\u{627}", "\u{2713}", "\u{2192}"] {
      let scalar = try #require(character.unicodeScalars.first)
      let isInstalled = installedFontHas(scalar)
      let fontFace = try #require(face(for: character))
      let hasGlyph = FontLibrary.withLock { fontFace.hasGlyph(for: scalar.value) }
      #expect(hasGlyph == isInstalled, "\(character)")
    }
  }

  /// Asks fontconfig's command-line tool, which is independent of the library.
  private func installedFontHas(_ scalar: Unicode.Scalar) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "fc-list", ":charset=\(String(scalar.value, radix: 16)):scalable=true", "file",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return false }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return !output.isEmpty
  }

  @Test func mixedScriptsAreDrawnInVisualOrder() {
    func order(_ string: String) -> [String] {
      let layout = TextEngine.layout(string, font: font, TextLayoutOptions(scale: 1))
      return layout.lines[0].runs.map { $0.text.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
    }
    let shalom = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"
    #expect(order("abc \(shalom) def") == ["abc", shalom, "def"])
    #expect(order("\(shalom) abc") == ["abc", shalom])
  }

  @Test func invalidTextDoesNotCrash() {
    let texts = [
      "\u{1F389}\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{FE0F}", "\u{200B}", "\u{301}",
      "\u{10FFFF}", "\u{FFFE}", String(repeating: "\u{301}", count: 500), "\u{202E}abc", "\u{4E2D}",
    ]
    for text in texts {
      for scale in everyScale {
        _ = render(100, 60, scale: scale) { context in
          let layout = TextEngine.layout(
            text,
            font: font,
            TextLayoutOptions(maxWidth: 30, scale: scale)
          )
          context.draw(layout, at: .zero, color: .black)
        }
      }
    }
  }

  @Test func attributedRunsKeepTheirFontsAndColours() {
    let string = NSMutableAttributedString(string: "small ")
    string.append(
      NSAttributedString(
        string: "LARGE",
        attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red]
      )
    )
    let layout = TextEngine.layout(string, font: font, TextLayoutOptions(scale: 1))
    #expect(layout.lines[0].runs.count == 2)
    #expect(layout.size.height == UIFont.boldSystemFont(ofSize: 30).lineHeight.rounded(.up))
    let bitmap = render(240, 50) { $0.draw(layout, at: .zero, color: .black) }
    #expect(bitmap.count(of: PixelColor(red: 255, green: 0, blue: 0)) > 50)
    #expect(bitmap.count(of: .black) > 10)
  }

  @Test func underlinesAndBackgroundsAreDrawn() {
    let string = NSAttributedString(
      string: "under",
      attributes: [
        .underlineStyle: NSUnderlineStyle.single.rawValue, .backgroundColor: UIColor.yellow,
      ]
    )
    let layout = TextEngine.layout(string, font: font, TextLayoutOptions(scale: 1))
    let bitmap = render(100, 30) { $0.draw(layout, at: .zero, color: .black) }
    let row = Int(layout.firstBaseline + font.decorations.underline.y + 0.5)
    let width = Int(layout.lines[0].width)
    #expect((0..<width).allSatisfy { bitmap.pixel(x: $0, y: row) == .black })
    #expect(bitmap.count(of: PixelColor(red: 255, green: 255, blue: 0)) > 200)
  }

  @Test func paragraphStylesOverrideTheAlignment() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineSpacing = 5
    let string = NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style])
    let layout = TextEngine.layout(string, font: font, TextLayoutOptions(maxWidth: 100, scale: 1))
    #expect(layout.lines[0].origin.x > 80)
    #expect(abs(layout.lines[1].origin.y - font.lineHeight - 5) < 0.001)
  }

  @Test func monospacedDigitsAreEquallyWide() {
    let mono = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    let widths = (0...9).map {
      TextEngine.width(of: String(repeating: "\($0)", count: 8), font: mono)
    }
    #expect(Set(widths.map { ($0 * 100).rounded() }).count == 1)
    let fixed = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)
    let narrow = TextEngine.width(of: "iiii", font: fixed)
    #expect(abs(narrow - TextEngine.width(of: "WWWW", font: fixed)) < 0.1)
  }
}
