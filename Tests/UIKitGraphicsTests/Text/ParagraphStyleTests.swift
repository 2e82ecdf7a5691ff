import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for the effects of paragraph styles on lines.
@MainActor
struct ParagraphStyleTests {
  private let font = UIFont.systemFont(ofSize: 17)
  private let hebrew = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"

  private func styled(
    _ string: String,
    _ change: (NSMutableParagraphStyle) -> Void
  ) -> NSMutableAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSMutableAttributedString(string: string, attributes: [.paragraphStyle: style])
  }

  private func layout(
    _ text: NSAttributedString,
    width: Double = .infinity,
    lines: Int = 0,
    direction: NSWritingDirection = .natural
  ) -> TextLayout {
    let options = TextLayoutOptions(
      maxWidth: width,
      numberOfLines: lines,
      direction: direction,
      scale: 1
    )
    return TextEngine.layout(text, font: font, options)
  }

  private func strings(_ layout: TextLayout) -> [String] {
    layout.lines.map { line in line.runs.map(\.text).joined() }
  }

  private func width(_ string: String) -> Double { TextEngine.width(of: string, font: font) }

  private func isNear(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) < 0.01 }

  // MARK: Heights

  @Test func paragraphSpacingIsBetweenParagraphsOnly() {
    let text = styled("a\nb\nc") {
      $0.paragraphSpacing = 10
      $0.paragraphSpacingBefore = 4
      $0.lineSpacing = 1
    }
    let tops = layout(text).lines.map { Double($0.origin.y) }
    let step = font.lineHeight + 15
    #expect(tops.count == 3 && tops[0] == 0)
    #expect(isNear(tops[1], step) && isNear(tops[2], 2 * step))
    let fullHeight = Double(layout(text).size.height)
    #expect(
      fullHeight >= 2 * step + font.lineHeight && fullHeight < 2 * step + font.lineHeight + 1.001
    )
  }

  @Test func everyParagraphHasItsOwnStyle() {
    let text = styled("first\n") { $0.alignment = .right }
    text.append(styled("second\n") { $0.alignment = .center })
    text.append(NSAttributedString(string: "third"))
    let lines = layout(text, width: 300).lines
    #expect(lines.count == 3)
    #expect(isNear(lines[0].origin.x, 300 - lines[0].width))
    #expect(isNear(lines[1].origin.x, (300 - lines[1].width) / 2))
    #expect(lines[2].origin.x == 0)
  }

  @Test func linesHaveAMinimumAndAMaximumHeight() {
    func step(_ change: (NSMutableParagraphStyle) -> Void) -> Double {
      let lines = layout(styled("a\nb", change)).lines
      // Space is added or removed above the text.
      let distance = lines[1].baseline - lines[0].baseline
      #expect(abs(distance - lines[1].origin.y) <= 1 && distance == distance.rounded())
      return lines[1].origin.y
    }
    #expect(isNear(step { $0.minimumLineHeight = 50 }, 50))
    #expect(isNear(step { $0.minimumLineHeight = 5 }, font.lineHeight))
    #expect(isNear(step { $0.maximumLineHeight = 12 }, 12))
    #expect(isNear(step { $0.lineHeightMultiple = 1.5 }, 1.5 * font.lineHeight))
    #expect(
      isNear(
        step {
          $0.lineHeightMultiple = 3
          $0.maximumLineHeight = 30
        },
        30
      )
    )
    let first = layout(styled("a") { $0.minimumLineHeight = 50 }).firstBaseline
    #expect(first == (font.ascender + 50 - font.lineHeight).rounded())
  }

  @Test func invalidLengthsAreClamped() {
    for invalidLength in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      let text = styled("one two\tthree\nfour") {
        $0.minimumLineHeight = invalidLength
        $0.maximumLineHeight = invalidLength
        $0.lineHeightMultiple = invalidLength
        $0.headIndent = invalidLength
        $0.firstLineHeadIndent = invalidLength
        $0.tailIndent = invalidLength
        $0.paragraphSpacing = invalidLength
        $0.lineSpacing = invalidLength
        $0.defaultTabInterval = invalidLength
        $0.tabStops = [NSTextTab(textAlignment: .right, location: invalidLength)]
      }
      let size = layout(text, width: 200).size
      #expect(size.width.isFinite && size.height.isFinite, "\(invalidLength)")
    }
  }

  // MARK: Indents

  @Test func linesAreIndented() {
    let text = styled("one two three four five six seven eight") {
      $0.firstLineHeadIndent = 30
      $0.headIndent = 12
      $0.tailIndent = -20
    }
    let lines = layout(text, width: 150).lines
    #expect(lines.count > 2)
    #expect(lines[0].origin.x == 30 && lines.dropFirst().allSatisfy { $0.origin.x == 12 })
    #expect(lines.allSatisfy { $0.origin.x + $0.width <= 130.001 })
    #expect(lines.contains { $0.origin.x + $0.width > 100 })
    let fromStart = styled("one two three four five six seven") { $0.tailIndent = 100 }
    #expect(layout(fromStart, width: 400).lines.allSatisfy { $0.width <= 100.001 })
  }

  @Test func indentsOfRightToLeftTextAreAtTheRight() {
    let text = styled("\(hebrew) \(hebrew) \(hebrew) \(hebrew)") {
      $0.firstLineHeadIndent = 30
      $0.headIndent = 10
    }
    let lines = layout(text, width: 130).lines
    #expect(lines.count > 1)
    #expect(isNear(lines[0].origin.x + lines[0].width, 100))
    #expect(isNear(lines[1].origin.x + lines[1].width, 120))
  }

  @Test func aTooWideIndentBreaksAfterEachCharacter() {
    let text = styled("abc") {
      $0.headIndent = 500; $0.firstLineHeadIndent = 500
    }
    #expect(strings(layout(text, width: 100)) == ["a", "b", "c"])
  }

  // MARK: Direction

  @Test func theBaseDirectionComesFromViewStyleThenText() {
    func isRightToLeft(
      _ string: String,
      style: NSWritingDirection,
      view: NSWritingDirection
    ) -> Bool? {
      let text = styled(string) { $0.baseWritingDirection = style }
      return layout(text, direction: view).lines.first?.isRightToLeft
    }
    for string in ["abc", hebrew, "123"] {
      #expect(isRightToLeft(string, style: .natural, view: .natural) == (string == hebrew))
      for style in [NSWritingDirection.natural, .leftToRight, .rightToLeft] {
        #expect(isRightToLeft(string, style: style, view: .leftToRight) == false)
        #expect(isRightToLeft(string, style: style, view: .rightToLeft) == true)
      }
      #expect(isRightToLeft(string, style: .leftToRight, view: .natural) == false)
      #expect(isRightToLeft(string, style: .rightToLeft, view: .natural) == true)
    }
  }

  @Test func punctuationOfEnglishTextIsAtTheLeftInARightToLeftBase() {
    let text = styled("abc!") { $0.baseWritingDirection = .rightToLeft }
    #expect(layout(text).lines.first?.runs.map(\.text) == ["!", "abc"])
  }

  @Test func languagesHaveTheirDirections() {
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "he") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "de") == .leftToRight)
  }

  // MARK: Tabs

  /// Returns the positions of the text after each tab, in points from the left edge.
  private func columns(_ text: NSAttributedString, width: Double = .infinity) -> [Double] {
    layout(text, width: width).lines.flatMap { line in
      line.runs.filter { $0.kind == .tab }.map { Double(line.origin.x) + $0.x + $0.width }
    }
  }

  @Test func tabsAdvanceToTheNextStop() {
    // The default stops are 28 points apart.
    #expect(columns(NSAttributedString(string: "\ta\tb\tc")) == [28, 56, 84])
    let long = String(repeating: "\t", count: 14)
    let stops = (1...14).map { Double($0) * 28 }
    #expect(columns(NSAttributedString(string: long)) == stops)
    let customStops = styled("\ta\tb\tc") {
      $0.tabStops = [
        NSTextTab(textAlignment: .left, location: 90),
        NSTextTab(textAlignment: .left, location: 50),
      ]
      $0.defaultTabInterval = 40
    }
    #expect(columns(customStops) == [50, 90, 120])
  }

  @Test func tabsCountFromTheEdgeNotFromTheIndent() {
    let text = styled("a\tb") { $0.firstLineHeadIndent = 20 }
    #expect(columns(text) == [56])
  }

  @Test func columnsAreAligned() {
    let terminators = NSTextTab.columnTerminators(for: Locale(identifier: "de_DE"))
    let cases: [(NSTextAlignment, [NSTextTab.OptionKey: Any], Double)] = [
      (.left, [:], 100), (.right, [:], 100 - width("12,50")),
      (.center, [:], 100 - width("12,50") / 2),
      (.natural, [.columnTerminators: terminators], 100 - width("12")),
    ]
    for (alignment, options, expected) in cases {
      let text = styled("\t12,50\tx") {
        $0.tabStops = [
          NSTextTab(textAlignment: alignment, location: 100, options: options),
          NSTextTab(textAlignment: .left, location: 300),
        ]
      }
      let columnEdges = columns(text)
      #expect(
        columnEdges.count == 2 && isNear(columnEdges[0], expected) && isNear(columnEdges[1], 300)
      )
    }
  }

  @Test func aTooWideColumnBeginsAtThePen() {
    let text = styled("wide text\tsomewhat wider text") {
      $0.tabStops = [NSTextTab(textAlignment: .right, location: 80)]
    }
    let run = layout(text).lines[0].runs.first { $0.kind == .tab }
    #expect(run?.width == 0)
  }

  @Test func linesWithTabsBreakAtTheWidth() {
    let text = styled("one\ttwo\tthree\tfour\tfive") { $0.defaultTabInterval = 60 }
    let lines = layout(text, width: 150).lines
    #expect(lines.count > 1 && lines.allSatisfy { $0.width <= 150.001 })
    #expect(strings(layout(text, width: 150)).joined() == text.string)
  }

  @Test func tabsOfRightToLeftTextCountFromTheRight() {
    let line = layout(NSAttributedString(string: "\t\(hebrew)"), width: 200).lines[0]
    #expect(isNear(line.origin.x + line.runs[0].width, 200 - 28))
    #expect(line.runs.last?.kind == .tab)
  }

  @Test func rightToLeftColumnsBeginAtRightStops() {
    func tab(_ alignment: NSTextAlignment) -> Double? {
      let text = styled("\t\(hebrew)") {
        $0.tabStops = [NSTextTab(textAlignment: alignment, location: 100)]
      }
      return layout(text, width: 200).lines[0].runs.first { $0.kind == .tab }?.width
    }
    #expect(tab(.right) == 100)
    #expect(tab(.left).map { isNear($0, 100 - width(hebrew)) } == true)
  }

  @Test func stylesWithDifferentTabsAreNotEqual() {
    let left = NSMutableParagraphStyle()
    let right = NSMutableParagraphStyle()
    #expect(left == right && left.hash == right.hash)
    left.addTabStop(NSTextTab(textAlignment: .left, location: 400))
    #expect(left != right)
    right.setParagraphStyle(left)
    #expect(left == right && right.tabStops.count == 13)
    right.removeTabStop(NSTextTab(textAlignment: .left, location: 400))
    #expect(right == NSParagraphStyle.default)
    right.tabStops = []
    right.tabStops = nil
    #expect(right.tabStops.count == 12)
  }

  // MARK: Breaking

  @Test func theLastLineIsNotASingleWord() {
    let string = "aaa bbb ccc ddd"
    let width = width("aaa bbb ccc") + 1
    #expect(strings(layout(styled(string) { _ in }, width: width)) == ["aaa bbb ccc", "ddd"])
    let pushed = styled(string) { $0.lineBreakStrategy = .pushOut }
    #expect(strings(layout(pushed, width: width)) == ["aaa bbb", "ccc ddd"])
    // Lines of one word and paragraphs of one line remain unchanged.
    let short = styled("aaa bbb") { $0.lineBreakStrategy = .standard }
    #expect(strings(layout(short, width: self.width("bbb") + 1)) == ["aaa", "bbb"])
    #expect(strings(layout(short, width: 500)) == ["aaa bbb"])
  }

  @Test func hangulWordPriorityKeepsKoreanWords() {
    let string = "대한민국 사람들은 친절하다"
    let width = width("대한민국 사람") + 1
    let plain = strings(layout(styled(string) { _ in }, width: width))
    #expect(plain.first?.hasPrefix("대한민국 사") == true)
    let words = styled(string) { $0.lineBreakStrategy = .hangulWordPriority }
    #expect(strings(layout(words, width: width)).first == "대한민국")
  }

  @Test func theHyphenationFactorIsTheMinimumFillOfALine() {
    let string = "aaaa bbbb\u{AD}cccc"
    let width = width("aaaa bbbb\u{2010}") + 1
    func firstLine(hyphenationFactor: Float) -> String? {
      let text = styled(string) {
        $0.hyphenationFactor = hyphenationFactor
        $0.lineBreakMode = .byWordWrapping
      }
      return strings(layout(text, width: width)).first
    }
    #expect(firstLine(hyphenationFactor: 0) == "aaaa bbbb\u{AD}\u{2010}")
    #expect(firstLine(hyphenationFactor: 1) == "aaaa bbbb\u{AD}\u{2010}")
    #expect(firstLine(hyphenationFactor: 0.1) == "aaaa")
  }

  @Test func textIsTightenedBeforeTruncation() {
    let string = "A line of text that is a little too wide"
    let natural = width(string)
    func tightenedLayout(width: Double, isAllowed: Bool = true) -> TextLayout {
      layout(
        styled(string) { $0.allowsDefaultTighteningForTruncation = isAllowed },
        width: width,
        lines: 1
      )
    }
    #expect(tightenedLayout(width: natural * 0.98, isAllowed: false).isTruncated)
    #expect(!tightenedLayout(width: natural * 0.98).isTruncated)
    #expect(tightenedLayout(width: natural * 0.98).lines[0].width <= natural * 0.98 + 0.001)
    #expect(tightenedLayout(width: natural * 0.8).isTruncated)
    #expect(isNear(tightenedLayout(width: natural + 1).lines[0].width, natural))
  }

  @Test func allButTheLastJustifiedLineFillTheWidth() {
    let string = "The quick brown fox jumps over the lazy dog and runs away"
    let text = styled(string) { $0.alignment = .justified }
    let lines = layout(text, width: 180).lines
    #expect(lines.count > 2)
    #expect(lines.dropLast().allSatisfy { isNear($0.width, 180) && $0.origin.x == 0 })
    #expect(lines.last.map { $0.width < 179 } == true)
    let plain = strings(layout(styled(string) { _ in }, width: 180))
    #expect(strings(layout(text, width: 180)) == plain)
    // Without a width, justification has no effect.
    #expect(isNear(layout(text).lines[0].width, width(string)))
  }

  @Test func justifiedRightToLeftTextBeginsAtTheRight() throws {
    let word = hebrew
    let text = styled(Array(repeating: word, count: 9).joined(separator: " ")) {
      $0.alignment = .justified
    }
    let layout = layout(text, width: 180)
    let line = try #require(layout.lines.first)
    #expect(isNear(line.width, 180))
    let bitmap = render(200, 40) { context in context.draw(layout, at: .zero, color: .black) }
    #expect(bitmap.inkBounds.maxX > 175 && bitmap.inkBounds.maxX <= 181)
  }
}
