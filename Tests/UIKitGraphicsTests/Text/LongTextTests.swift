import Foundation
import SeparateProcess
import Testing

@testable import UIKitGraphics

/// Tests for texts that are laid out in several parts.
@MainActor
struct LongTextTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func layout(
    _ string: String,
    width: Double,
    lines: Int = 0,
    mode: NSLineBreakMode = .byTruncatingTail
  ) -> TextLayout {
    let options = TextLayoutOptions(
      maxWidth: width,
      numberOfLines: lines,
      lineBreakMode: mode,
      scale: 1
    )
    return TextEngine.layout(string, font: font, options)
  }

  private func strings(_ layout: TextLayout) -> [String] {
    layout.lines.map { line in line.runs.map(\.text).joined() }
  }

  /// Returns a text of numbered words.
  private func words(_ count: Int, _ word: String = "word") -> String {
    (0..<count).map { "\(word)\($0)" }.joined(separator: " ")
  }

  @Test(.separateProcess, arguments: ["word", "wörd", "слово", "שלום", "สวัสดี-"])
  func linesOfALongParagraphFillTheWidth(word: String) {
    let text = words(4_000, word)
    let layout = layout(text, width: 400, mode: .byWordWrapping)
    let lines = strings(layout)
    #expect(lines.count > 300)
    #expect(layout.lines.allSatisfy { $0.width <= 400.001 })
    let logicalLines = layout.lines.map { line in
      line.runs.sorted { $0.start < $1.start }.map(\.text).joined()
    }
    let joined = logicalLines.joined(separator: " ")
    #expect(joined.replacing(" ", with: "") == text.replacing(" ", with: ""))
    for index in logicalLines.indices.dropLast(1) where index.isMultiple(of: 50) {
      guard let next = logicalLines[index + 1].split(separator: " ").first else { continue }
      let longer = TextEngine.width(of: logicalLines[index] + " " + next, font: font)
      #expect(longer > 399.9, "\(logicalLines[index]) has room for \(next)")
    }
    // The start offsets continue from line to line.
    let starts = layout.lines.flatMap { $0.runs.map(\.start) }
    #expect(Set(starts).count == starts.count && starts.max().map { $0 < text.count } == true)
  }

  @Test(arguments: ["word", "слово", "שלום"])
  func aLimitedNumberOfLinesReadsOnlyTheVisibleText(word: String) {
    let text = words(100_000, word)
    for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
      TextEngine.removeAllCached()
      let countBefore = TextEngine.shapedWordCount
      let line = layout(text, width: 300, lines: 1, mode: mode)
      #expect(TextEngine.shapedWordCount - countBefore < 400)
      #expect(line.isTruncated && line.lines[0].width <= 300.001)
      let shown = line.lines[0].runs.sorted { $0.start < $1.start }.map(\.text).joined()
      if mode != .byTruncatingHead { #expect(shown.contains("\(word)0 ")) }
      if mode != .byTruncatingTail { #expect(shown.contains("\(word)99999")) }
    }
    TextEngine.removeAllCached()
    let countBefore = TextEngine.shapedWordCount
    #expect(layout(text, width: 300, lines: 3).lines.count == 3)
    #expect(TextEngine.shapedWordCount - countBefore < 600)
  }

  @Test func aLongParagraphHasTheBidirectionalOrderOfTheWhole() {
    let text = "\u{202E}" + words(1_000, "a")
    let runs = layout(text, width: 300, mode: .byWordWrapping).lines.flatMap(\.runs)
    let letters = runs.filter { $0.text.contains("a") }
    #expect(letters.count > 50 && letters.allSatisfy { $0.level.isRightToLeft })
  }

  @Test func aLineEndsAfterThirtyThousandCharacters() {
    let text = String(repeating: "abcd ", count: 20_000)
    let lines = layout(text, width: .infinity, mode: .byWordWrapping).lines
    #expect(lines.count == 4)
    #expect(layout(text, width: .infinity, lines: 1).isTruncated)
    #expect(!layout(String(text.prefix(30_000)), width: .infinity, lines: 1).isTruncated)
  }

  /// Slow: breaks words of 12,000 letters in 30 ways, without the cache.
  @Test(.separateProcess, arguments: ["x", "iWmlfiAVx", "я", "жшііWi", "語"])
  func aLongWordIsShapedAtMostAFewTimes(letters: String) {
    let text = String(repeating: letters, count: 12_000 / letters.count)
    for mode in [NSLineBreakMode.byCharWrapping, .byWordWrapping] {
      for width in [30.0, 100, 700] {
        TextEngine.removeAllCached()
        let bytesBefore = TextEngine.shapedByteCount
        let lines = layout(text, width: width, mode: mode).lines
        let shapedBytes = TextEngine.shapedByteCount - bytesBefore
        let shapingsPerByte = Double(shapedBytes) / Double(text.utf8.count)
        // Lines of three letters need more attempts per letter.
        #expect(shapingsPerByte < (width < 50 ? 6 : 4), "\(letters) in \(width) points")
        #expect(lines.flatMap(\.runs).reduce(0) { $0 + $1.text.count } == text.count)
      }
    }
  }

  @Test func aLineOfInvisibleCharactersDoesNotEndTheText() {
    let invisible = String(repeating: "\u{200B}", count: 3_000)
    let line = layout(invisible + "abc", width: 300, lines: 1)
    #expect(!line.isTruncated)
    #expect(strings(line).joined().hasSuffix("abc"))
  }

  @Test func paragraphsOfAllKindsFollowEachOther() {
    #expect(strings(layout("a\nb\r\nc\u{2029}d\u{2028}e\u{85}f", width: 300)).joined() == "abcdef")
    #expect(layout("a\n", width: 300).lines.count == 2)
    #expect(layout("\n\n", width: 300).lines.count == 3)
    #expect(layout("a\n", width: 300, lines: 1).isTruncated == false)
    #expect(layout("a\nb", width: 300, lines: 1).isTruncated)
    #expect(layout("a\n\n", width: 300, lines: 1).isTruncated)
  }

  @Test func indicesCountThroughParagraphs() {
    let starts = layout("ab\ncd é\u{7}f\nxyz", width: 300).lines.map { $0.runs[0].start }
    #expect(starts == [0, 3, 9])
  }

  @Test func lettersJoinAcrossStyles() throws {
    let word = "\u{628}\u{628}\u{628}"
    let plain = NSAttributedString(string: word)
    let colored = NSMutableAttributedString(string: word)
    let middle = NSRange(location: 1, length: 1)
    colored.addAttribute(.foregroundColor, value: UIColor.red, range: middle)
    func glyphs(_ text: NSAttributedString) -> [UInt32] {
      let layout = TextEngine.layout(text, font: font, TextLayoutOptions(scale: 1))
      return layout.lines[0].runs.flatMap { run in
        run.face.map { face in
          FontLibrary.withLock { face.shaper.shape(run.text, run.shaping) }.map(\.id)
        } ?? []
      }
    }
    let expected = glyphs(plain)
    try #require(Set(expected).count == 3, "no font with Arabic letters is installed")
    #expect(glyphs(colored) == expected)
  }

  @Test func linesOfInvisibleCharactersAreLimited() {
    // A line of a paragraph that is broken has at most 4,096 characters.
    let invisible = String(repeating: "\u{AD}", count: 200_000)
    #expect(layout(invisible, width: 300, lines: 6, mode: .byWordWrapping).lines.count == 3)
    #expect(layout(invisible, width: 300, mode: .byWordWrapping).lines.count == 49)
    // No visible line is as long.
    let wide = layout(words(4_000), width: 1_500, lines: 400, mode: .byWordWrapping)
    #expect(!wide.isTruncated && wide.lines.count > 100)
  }

  /// Invisible characters and those without a width are measured no more often than letters.
  ///
  /// Slow: makes texts of 100,000 characters of 13 kinds; few of the characters are shaped.
  @Test(
    .separateProcess,
    arguments: [
      "\u{AD}", "\u{2067}", "\u{202E}", "\u{200D}", "\u{FE0F}", "\u{200B}", "\u{FFFC}", "a\u{AD}",
      "a\u{FFFC}", "a\u{2067}\u{2069}", "\u{1F1E9}\u{1F1EA}(", "\u{5D0}(", "a\u{301}",
    ]
  )
  func breakingALineReadsFewCharacters(letter: String) {
    let text = String(repeating: letter, count: 100_000)
    for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byWordWrapping] {
      TextEngine.removeAllCached()
      let bytesBefore = TextEngine.shapedByteCount
      _ = layout(text, width: 300, lines: 1, mode: mode)
      let bytes = TextEngine.shapedByteCount - bytesBefore
      // Joiners combine the whole text to one character, which is shaped with and without an
      // ellipsis.
      let characterLimit = text.count == 1 ? 2 * text.utf8.count : 500_000
      #expect(bytes <= characterLimit, "\(bytes) bytes of \(text.utf8.count)")
    }
  }

  /// The boundaries of flags depend on the number of preceding letters.
  @Test(arguments: ["\u{1F1E9}\u{1F1EA}", "a\u{301}", "\u{1F469}\u{200D}\u{1F469}"])
  func headTruncationReadsALongParagraphFromItsEnd(letter: String) {
    let text = String(repeating: letter, count: 200_000) + " last\nnext"
    for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle] {
      let line = layout(text, width: 300, lines: 1, mode: mode).lines[0]
      #expect(line.isTruncated && line.width <= 300.001)
      #expect(line.runs.map(\.text).joined().hasSuffix(" last"))
    }
  }

  @Test(arguments: ["\n", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func theEndOfALongParagraphIsItsNewline(newline: String) {
    let text = words(20_000, "é\u{2026}\u{C5}") + newline + "next"
    let line = layout(text, width: 300, lines: 1, mode: .byTruncatingHead).lines[0]
    #expect(line.runs.map(\.text).joined().hasSuffix("19999"))
  }

  @Test func columnsAlignAtTheirTabStops() {
    let cells = String(repeating: "ab\t", count: 10_000)
    let line = layout(cells, width: .infinity, lines: 1).lines[0]
    let tabs = line.runs.filter { $0.kind == .tab }
    #expect(tabs.count == 10_000)
    let ends = tabs.map { $0.x + $0.width }
    #expect(ends.allSatisfy { abs($0 - ($0 / 28).rounded() * 28) < 0.001 })
    // The layout finds the fitting part without shaping the rest.
    let bytesBefore = TextEngine.shapedByteCount
    TextEngine.removeAllCached()
    #expect(layout(cells + "c", width: 300, lines: 1).isTruncated)
    #expect(TextEngine.shapedByteCount - bytesBefore < 20_000)
  }
}
