import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for text with mixed directions.
@MainActor
struct BidirectionalTests {
  private let font = UIFont.systemFont(ofSize: 17)

  /// Returns the characters of a line from left to right.
  private func visualText(of line: TextLayout.Line) -> String {
    line.runs.map { run in
      run.level.isRightToLeft ? String(run.text.reversed()) : run.text
    }.joined()
  }

  private func layout(
    _ string: String,
    width: Double = .infinity,
    lines: Int = 0,
    mode: NSLineBreakMode = .byTruncatingTail
  ) -> TextLayout {
    TextEngine.layout(
      string,
      font: font,
      TextLayoutOptions(maxWidth: width, numberOfLines: lines, lineBreakMode: mode, scale: 1)
    )
  }

  /// Returns the characters of all lines from left to right.
  private func visualText(of string: String) -> String {
    layout(string).lines.map { visualText(of: $0) }.joined(separator: "\n")
  }

  /// Pairs of texts in logical order and in visual order from left to right.
  @Test(arguments: [
    // Arabic-Indic, Persian and European numbers keep their order.
    ("١٢٣٤٥", "١٢٣٤٥"),
    ("۱۲۳۴۵", "۱۲۳۴۵"),
    ("السعر ١٢٣٤٥", "١٢٣٤٥ رعسلا"),
    ("السعر ١٢٬٣٤٥٫٦٧", "١٢٬٣٤٥٫٦٧ رعسلا"),
    ("אבג 123", "123 גבא"),
    ("אבג 1,234.50 דהו", "והד 1,234.50 גבא"),
    ("price ١٢٣ euro", "price ١٢٣ euro"),
    // A number after a Hebrew word has the direction of that word, even in Latin text.
    ("abc אבג 123 def", "abc 123 גבא def"),
    ("abc אבג def", "abc גבא def"),
    ("אבג abc דהו", "והד abc גבא"),
    // Punctuation and brackets.
    ("אבג.", ".גבא"),
    ("abc (אבג) def", "abc (גבא) def"),
    ("אבג (abc) דהו", "והד )abc( גבא"),
    ("אבג abc (דהו)", ")והד( abc גבא"),
    ("abc אבג, דהו.", "abc והד ,גבא."),
    // Only neutral characters.
    ("... 12", "... 12"),
    ("", ""),
    // Each paragraph has its own direction.
    ("אבג 1\nabc אבג 1", "1 גבא\nabc 1 גבא"),
  ])
  func theVisualOrderFollowsUnicode(logical: String, expected: String) {
    #expect(visualText(of: logical) == expected)
  }

  @Test func combiningMarksHaveTheLevelOfTheirBase() {
    let marked = BidirectionalLevels(Array("e\u{301}אב"), .natural)
    #expect(marked.levels == [0, 1, 1] && marked.base == 0)
    // Both brackets have the direction of their content.
    let brackets = BidirectionalLevels(Array("s (f אב) גד"), .natural)
    #expect(brackets.levels == [0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1])
    #expect(BidirectionalLevels(Array("אa"), .natural).base == 1)
    let forced = BidirectionalLevels(Array("אa"), .leftToRight)
    #expect(forced.base == 0 && forced.levels == [1, 0])
  }

  @Test func rightToLeftScriptsAreDetected() {
    for value in [0x590, 0x5D0, 0x8FF, 0xFB1D, 0xFDFF, 0xFE70, 0xFEFC, 0x200F, 0x202E] {
      #expect(Unicode.Scalar(UInt32(value))?.canBeRightToLeft == true, "\(value)")
    }
    for value in [0x41, 0x58F, 0x900, 0x200E, 0xFE6F, 0xFEFD, 0x1F600] {
      #expect(Unicode.Scalar(UInt32(value))?.canBeRightToLeft == false, "\(value)")
    }
  }

  @Test func isolatesAndDirectionalMarksChangeTheOrder() {
    func visibleText(of string: String) -> String {
      visualText(of: string).filter { character in
        character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .format }
      }
    }
    // The number does not have the direction of the isolated word.
    #expect(visibleText(of: "\u{2068}אבג\u{2069} 123") == "גבא 123")
    #expect(visibleText(of: "a \u{2068}אבג\u{2069} 123") == "a גבא 123")
    #expect(visibleText(of: "a אבג\u{200E} 123") == "a גבא 123")
    #expect(visibleText(of: "\u{200F}abc!") == "!abc")
    // An override reverses Latin letters.
    #expect(visibleText(of: "\u{202E}abc\u{202C} def") == "cba def")
  }

  @Test func linesHaveTheDirectionOfTheirParagraph() {
    let hebrew = layout("אבג abc def ghi jkl mno pqr", width: 60)
    #expect(hebrew.lines.count > 2)
    #expect(hebrew.lines.allSatisfy { $0.isRightToLeft })
    let latin = layout("abc אבג דהו זחט יכל", width: 60)
    #expect(latin.lines.count > 1)
    #expect(latin.lines.allSatisfy { !$0.isRightToLeft })
    let both = layout("אבג\nabc")
    #expect(both.lines.map { $0.isRightToLeft } == [true, false])
  }

  @Test func theEllipsisIsAtTheEndInReadingDirection() throws {
    let hebrew = String(repeating: "אבג ", count: 20)
    let tail = try #require(layout(hebrew, width: 100, lines: 1).lines.first)
    #expect(visualText(of: tail).hasPrefix("\u{2026}"))
    let head = try #require(
      layout(hebrew, width: 100, lines: 1, mode: .byTruncatingHead).lines.first
    )
    #expect(visualText(of: head).hasSuffix("\u{2026}"))
    let latin = String(repeating: "abc ", count: 20) + "אבג"
    let last = try #require(layout(latin, width: 100, lines: 1).lines.first)
    #expect(visualText(of: last).hasSuffix("\u{2026}"))
  }

  @Test func widthsDoNotDependOnTheDirection() {
    for number in ["١٢٣٤٥", "۱۲۳۴۵"] {
      let numberWidth = layout(number).lines[0].width
      let both = layout("אבג" + number).lines[0].width - layout("אבג").lines[0].width
      #expect(abs(numberWidth - both) < 0.2)
    }
  }
}
