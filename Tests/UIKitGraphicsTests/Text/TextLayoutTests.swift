import Foundation
import Testing

@testable import UIKitGraphics

private let sentence = "The quick brown fox jumps over the lazy dog and runs away."

/// Tests for line breaking, truncation and alignment.
@MainActor
struct TextLayoutTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func text(of line: TextLayout.Line) -> String {
    line.runs.map { $0.text }.joined()
  }

  private func lines(
    _ string: String,
    width: Double,
    count: Int = 0,
    mode: NSLineBreakMode = .byTruncatingTail
  ) -> [String] {
    TextEngine.layout(
      string,
      font: font,
      TextLayoutOptions(
        maxWidth: width,
        numberOfLines: count,
        lineBreakMode: mode,
        scale: 1
      )
    ).lines.map { text(of: $0) }
  }

  @Test(arguments: everyScale)
  func linesAreTheSameAtEveryScale(scale: Double) {
    for width in stride(from: 60.0, to: 400, by: 23) {
      let reference = TextEngine.layout(
        sentence,
        font: font,
        TextLayoutOptions(maxWidth: width, scale: 1)
      )
      let scaled = TextEngine.layout(
        sentence,
        font: font,
        TextLayoutOptions(maxWidth: width, scale: scale)
      )
      #expect(reference.lines.map { text(of: $0) } == scaled.lines.map { text(of: $0) })
      #expect(reference.lines.map { $0.width } == scaled.lines.map { $0.width })
      #expect(abs(scaled.size.height * scale - (scaled.size.height * scale).rounded()) < 1e-6)
    }
  }

  @Test(arguments: everyScale)
  func theInkHasTheMeasuredWidth(scale: Double) {
    let layout = TextEngine.layout(sentence, font: font, TextLayoutOptions(scale: scale))
    let width = Int((layout.size.width + 10) * scale)
    let bitmap = render(width, Int(40 * scale), scale: scale) { context in
      context.draw(layout, at: CGPoint(x: 4, y: 4), color: .black)
    }
    let ink = Double(bitmap.inkBounds.width) / scale
    #expect(abs(ink - layout.lines[0].width) < 4 / scale + 2)
  }

  @Test func linesBreakBetweenWordsAndFitTheWidth() {
    for width in stride(from: 70.0, to: 300, by: 17) {
      let layout = TextEngine.layout(
        sentence,
        font: font,
        TextLayoutOptions(maxWidth: width, scale: 2)
      )
      for line in layout.lines {
        #expect(line.width <= width + 0.001)
        #expect(!text(of: line).hasPrefix(" ") && !text(of: line).hasSuffix(" "))
      }
      #expect(layout.lines.map { text(of: $0) }.joined(separator: " ") == sentence)
      #expect(layout.size.width <= width + 0.5)
    }
  }

  @Test func aTooWideWordBreaksBetweenGraphemes() {
    let grapheme = "e\u{301}"
    let word = String(repeating: grapheme, count: 30)
    let brokenLines = lines(word, width: 60)
    #expect(brokenLines.count > 1)
    #expect(brokenLines.joined() == word)
    #expect(brokenLines.allSatisfy { $0.allSatisfy { $0 == Character(grapheme) } })
  }

  @Test func zeroWidthGivesOneCharacterPerLine() {
    #expect(lines("abc", width: 0) == ["a", "b", "c"])
    #expect(lines("abc", width: -5) == ["a", "b", "c"])
    #expect(lines("abc", width: .nan).count == 3)
  }

  @Test func newlinesAlwaysBreak() {
    #expect(lines("a\nb\r\nc\u{2028}d", width: 500) == ["a", "b", "c", "d"])
    #expect(lines("a\n\nb", width: 500) == ["a", "", "b"])
    #expect(lines("a\n", width: 500) == ["a", ""])
  }

  @Test func theTruncationModePositionsTheEllipsis() {
    let tail = lines(sentence, width: 150, count: 1, mode: .byTruncatingTail)[0]
    #expect(tail.hasPrefix("The") && tail.hasSuffix("\u{2026}"))
    let head = lines(sentence, width: 150, count: 1, mode: .byTruncatingHead)[0]
    #expect(head.hasPrefix("\u{2026}") && head.hasSuffix("away."))
    let middle = lines(sentence, width: 150, count: 1, mode: .byTruncatingMiddle)[0]
    #expect(middle.hasPrefix("The") && middle.hasSuffix("away.") && middle.contains("\u{2026}"))
    let wrapped = lines(sentence, width: 150, count: 1, mode: .byWordWrapping)[0]
    #expect(!wrapped.contains("\u{2026}") && sentence.hasPrefix(wrapped))
    let clipped = lines(sentence, width: 150, count: 1, mode: .byClipping)[0]
    #expect(clipped == sentence)
  }

  @Test(arguments: [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
  func truncatedLinesFitTheWidth(mode: NSLineBreakMode) {
    for width in stride(from: 30.0, to: 450, by: 19) {
      let layout = TextEngine.layout(
        sentence,
        font: font,
        TextLayoutOptions(
          maxWidth: width,
          numberOfLines: 1,
          lineBreakMode: mode,
          scale: 1
        )
      )
      #expect(layout.lines[0].width <= width + 0.001)
      #expect(layout.isTruncated == text(of: layout.lines[0]).contains("\u{2026}"))
      #expect(layout.isTruncated == (text(of: layout.lines[0]) != sentence))
    }
  }

  @Test func onlyTheLastLineIsTruncated() {
    let layout = TextEngine.layout(
      sentence,
      font: font,
      TextLayoutOptions(
        maxWidth: 120,
        numberOfLines: 2,
        scale: 1
      )
    )
    #expect(layout.lines.map { $0.isTruncated } == [false, true])
  }

  @Test func omittedParagraphsAreMarkedByAnEllipsis() {
    #expect(lines("one\ntwo", width: 300, count: 1) == ["one\u{2026}"])
  }

  @Test func theHeightLimitsTheLines() {
    let layout = TextEngine.layout(
      sentence,
      font: font,
      TextLayoutOptions(
        maxWidth: 100,
        maxHeight: font.lineHeight * 2.5,
        scale: 1
      )
    )
    #expect(layout.lines.count == 2 && layout.isTruncated)
    let tiny = TextEngine.layout(
      sentence,
      font: font,
      TextLayoutOptions(maxWidth: 100, maxHeight: 1, scale: 1)
    )
    #expect(tiny.lines.count == 1)
  }

  @Test func alignmentPositionsLinesInTheWidth() {
    func start(_ alignment: NSTextAlignment, _ string: String = "abc") -> Double {
      let layout = TextEngine.layout(
        string,
        font: font,
        TextLayoutOptions(
          maxWidth: 200,
          alignment: alignment,
          scale: 1
        )
      )
      return layout.lines[0].origin.x
    }
    let width = TextEngine.width(of: "abc", font: font)
    #expect(start(.left) == 0 && start(.natural) == 0 && start(.justified) == 0)
    #expect(abs(start(.right) - (200 - width)) < 0.01)
    #expect(abs(start(.center) - (200 - width) / 2) < 0.01)
    #expect(start(.natural, "\u{5E9}\u{5DC}\u{5D5}\u{5DD}") > 100)
  }

  @Test func emptyTextHasNoHeightAndABaseline() {
    let layout = TextEngine.layout("", font: font, TextLayoutOptions(scale: 1))
    #expect(layout.size == .zero && layout.lines.isEmpty)
    #expect(layout.firstBaseline == font.ascender.rounded())
  }

  @Test func controlCharactersNeverReachTheFont() {
    #expect(lines("a\u{0}b\u{7}c", width: 300) == ["abc"])
    #expect(lines("a\u{7F}b\u{80}\u{9F}c", width: 300) == ["abc"])
  }

  @Test func sizeGrowsByALineHeightPerLine() {
    let one = TextEngine.layout("a", font: font, TextLayoutOptions(scale: 1)).size.height
    let three = TextEngine.layout("a\nb\nc", font: font, TextLayoutOptions(scale: 1)).size.height
    #expect(one == font.lineHeight.rounded(.up))
    #expect(three == (font.lineHeight * 3).rounded(.up))
  }

  @Test func aVeryLongTextIsTruncatedToTheWidth() {
    let long = String(repeating: "word ", count: 40_000)
    let layout = TextEngine.layout(
      long,
      font: font,
      TextLayoutOptions(maxWidth: 300, numberOfLines: 1, scale: 1)
    )
    #expect(layout.isTruncated && layout.lines[0].width <= 300.001)
  }

  @Test func equalLongParagraphsHaveEqualLines() {
    let long = String(repeating: "word ", count: 20_000)
    let broken = lines("\(long)\n\(long)", width: 300)
    let half = broken.count / 2
    #expect(broken.count > 2_000)
    #expect(broken.prefix(half) == broken.suffix(half))
    #expect(broken.allSatisfy { $0.hasPrefix("word word") })
  }

  @Test func anEllipsisFollowsAWordRatherThanASpace() {
    let naturalWidth = TextEngine.width(of: sentence, font: font)
    for width in stride(from: 40.0, to: naturalWidth, by: 3) {
      let tail = lines(sentence, width: width, count: 1)[0]
      #expect(tail.hasSuffix("\u{2026}") && !tail.hasSuffix(" \u{2026}"))
      let head = lines(sentence, width: width, count: 1, mode: .byTruncatingHead)[0]
      #expect(head.hasPrefix("\u{2026}") && !head.hasPrefix("\u{2026} "))
    }
  }

  @Test func middleTruncationKeepsBothEndsEvenly() {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    var differences: Set<Int> = []
    for width in stride(from: 30.0, to: TextEngine.width(of: letters, font: font), by: 2) {
      let line = lines(letters, width: width, count: 1, mode: .byTruncatingMiddle)[0]
      let parts = line.split(separator: "\u{2026}", omittingEmptySubsequences: false)
      #expect(parts.count == 2 && letters.hasPrefix(parts[0]) && letters.hasSuffix(parts[1]))
      #expect(line.count <= letters.count)
      differences.insert(parts[0].count - parts[1].count)
    }
    #expect(differences == [0, 1])
  }

  @Test func aLineMayBreakAfterAHyphen() {
    for hyphen in ["-", "\u{2013}", "\u{2014}"] {
      let word = "well\(hyphen)known"
      let width = TextEngine.width(of: word, font: font) - 1
      #expect(lines(word, width: width) == ["well\(hyphen)", "known"])
    }
  }

  @Test func theBoldLegibilityWeightWidensText() {
    let regular = TextEngine.width(of: sentence, font: font)
    var bold: CGFloat = 0
    UITraitCollection(legibilityWeight: .bold).performAsCurrent {
      bold = TextEngine.width(of: sentence, font: font)
    }
    #expect(bold > regular)
    #expect(TextEngine.width(of: sentence, font: font) == regular)
  }
}
