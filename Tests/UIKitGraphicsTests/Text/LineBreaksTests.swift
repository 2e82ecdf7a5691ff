import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for line-break opportunities, independent of fonts.
@MainActor
struct LineBreaksTests {
  private let font = UIFont.systemFont(ofSize: 17)

  /// Returns the parts of a text between its line-break opportunities.
  private func parts(_ string: String) -> [String] {
    let text = StyledText(string, font: font, weight: .regular)
    let breaks = LineBreaks(text)
    var result: [String] = []
    for (index, character) in text.characters.enumerated() {
      if index == 0 || breaks.allowsBreak(before: index) { result.append("") }
      result[result.count - 1].append(character)
    }
    return result
  }

  @Test func wordsStayWithTheirMarksAndSpaces() {
    #expect(parts("one two,  three; four.") == ["one ", "two,  ", "three; ", "four."])
    #expect(parts("well-known, state-of") == ["well-", "known, ", "state-", "of"])
    #expect(parts("Really? Yes! No.") == ["Really? ", "Yes! ", "No."])
    #expect(parts("COVID-19 and -5 or 3-4") == ["COVID-19 ", "and ", "-5 ", "or ", "3-4"])
    #expect(parts("one , two ; three") == ["one , ", "two ; ", "three"])
    #expect(parts("for 2 days") == ["for ", "2 ", "days"])
  }

  @Test func aLineMayBreakAfterAQuestionMarkBeforeALetter() {
    #expect(parts("Really?Yes!No") == ["Really?", "Yes!", "No"])
  }

  @Test func paragraphsOfEqualLengthHaveTheirOwnBreaks() {
    let width = TextEngine.width(of: "abc d", font: font) - 1
    let options = TextLayoutOptions(maxWidth: width, lineBreakMode: .byWordWrapping, scale: 1)
    let layout = TextEngine.layout("ab cd\nabc d", font: font, options)
    let breaksFirst = TextEngine.width(of: "ab cd", font: font) > width
    let lines = layout.lines.map { $0.runs.map(\.text).joined() }
    #expect(lines == (breaksFirst ? ["ab", "cd"] : ["ab cd"]) + ["abc", "d"])
  }

  @Test func numbersAndAddressesBreakByICURules() {
    #expect(parts("costs $1,234.50 (10%) now") == ["costs ", "$1,234.50 ", "(10%) ", "now"])
    #expect(parts("http://a.org/b?c=d e") == ["http://", "a.org/", "b?", "c=d ", "e"])
    #expect(parts("12:30–14:45 −5 °C") == ["12:30–", "14:45 ", "−5 ", "°C"])
    #expect(parts("-5 -x") == ["-5 ", "-x"])
  }

  @Test func japaneseAndChineseLinesDoNotStartWithPunctuation() {
    #expect(parts("これは、「日本」です。") == ["こ", "れ", "は、", "「日", "本」", "で", "す。"])
    #expect(parts("你好，世界。") == ["你", "好，", "世", "界。"])
  }

  @Test func southeastAsianTextBreaksBetweenWords() {
    #expect(parts("ภาษาไทยเป็นภาษา") == ["ภาษา", "ไทย", "เป็น", "ภาษา"])
    #expect(parts("ພາສາລາວ") == ["ພາສາ", "ລາວ"])
    #expect(parts("ខ្ញុំស្រឡាញ់ភាសាខ្មែរ").count > 1)
  }

  @Test func joinersAndZeroWidthSpacesControlBreaks() {
    #expect(
      parts("a\u{A0}b c\u{2060}d e\u{200B}f") == ["a\u{A0}b ", "c\u{2060}d ", "e\u{200B}", "f"]
    )
    #expect(parts("soft\u{AD}hyphen") == ["soft\u{AD}", "hyphen"])
    #expect(parts("👨‍👩‍👧🏳️‍🌈🇩🇪🇯🇵") == ["👨‍👩‍👧", "🏳️‍🌈", "🇩🇪", "🇯🇵"])
  }

  /// Compares the fast path for simple text with the break tables.
  @Test func simpleTextBreaksByICURules() {
    let simple = "The well-known fox; it jumps. Really? Yes! Été, 12:30 and 1,234.5 x."
    // The tables attach the underscore to its word; the fast path does not handle it.
    let slowPathText = "_ " + simple
    #expect(parts(slowPathText).dropFirst() == parts(simple)[...])
  }

  @Test func aBrokenSoftHyphenShowsAHyphenThatFits() throws {
    let text = "Donau\u{AD}dampf\u{AD}schiff"
    let hyphenatedWidth = TextEngine.width(of: "Donaudampf\u{2010}", font: font)
    func lines(_ width: Double) -> [String] {
      let options = TextLayoutOptions(maxWidth: width, lineBreakMode: .byWordWrapping, scale: 1)
      return TextEngine.layout(text, font: font, options).lines.map { line in
        line.runs.map(\.text).joined().replacingOccurrences(of: "\u{AD}", with: "")
      }
    }
    #expect(lines(hyphenatedWidth + 0.1) == ["Donaudampf\u{2010}", "schiff"])
    #expect(lines(hyphenatedWidth - 1) == ["Donau\u{2010}", "dampfschiff"])
    #expect(lines(.infinity) == ["Donaudampfschiff"])
  }
}
