import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for the carets, positions and selections of a laid-out text.
@MainActor
struct TextGeometryTests {
  private let font = UIFont.systemFont(ofSize: 17)

  /// Texts that combine Latin, Hebrew and Arabic letters, digits, marks, ligatures and emoji.
  private nonisolated static let samples = [
    "a", "iWm", "ffi office", "e\u{301}a\u{308}", "👍🏽👨‍👩‍👧 ok", "שלום", "abc שלום", "שלום abc",
    "abc שלום def", "שלום 123 עולם", "123 שלום", "مرحبا بالعالم", "لا إله", "a لا b",
    "price 12 ש\"ח!",
    "(שלום)", "אבג abc 12 דהו xyz", "  לפני", "x  ",
  ]

  private func geometry(_ text: String, width: CGFloat = .infinity) -> TextGeometry {
    let options = TextLayoutOptions(
      maxWidth: width,
      lineBreakMode: width.isFinite ? .byWordWrapping : .byClipping,
      alignment: .left,
      scale: 1
    )
    return TextGeometry(TextEngine.layout(text, font: font, options))
  }

  /// Returns the distance of a caret from the left edge, in points.
  private func x(_ geometry: TextGeometry, _ index: Int, _ affinity: TextPosition.Affinity)
    -> CGFloat
  {
    geometry.caret(at: TextPosition(index, affinity)).minX
  }

  @Test func latinCaretsAreBetweenLetters() {
    let geometry = geometry("i m m")
    let parts = ["", "i", "i ", "i m", "i m ", "i m m"]
    for (index, part) in parts.enumerated() {
      let expected = TextEngine.width(of: part, font: font)
      #expect(abs(x(geometry, index, .upstream) - expected) < 0.01)
      #expect(x(geometry, index, .downstream) == x(geometry, index, .upstream))
    }
    let caret = geometry.caret(at: TextPosition(1))
    #expect(caret.minY == 0 && caret.height == geometry.layout.size.height && caret.width == 0)
  }

  @Test func hebrewBeginsAtTheRight() {
    let geometry = geometry("שלום")
    let width = geometry.layout.lines[0].width
    #expect(x(geometry, 0, .upstream) == width)
    #expect(x(geometry, 4, .upstream) == 0)
    #expect(
      x(geometry, 1, .upstream) < width && x(geometry, 1, .upstream) > x(geometry, 2, .upstream)
    )
  }

  @Test func atADirectionChangeAPositionHasTwoCarets() {
    let geometry = geometry("abc שלום")
    let latin = TextEngine.width(of: "abc ", font: font)
    let width = geometry.layout.lines[0].width
    // The positions after the space and before the first Hebrew letter.
    #expect(abs(x(geometry, 4, .upstream) - latin) < 0.01)
    #expect(abs(x(geometry, 4, .downstream) - width) < 0.01)
    // The positions after the last Hebrew letter and at the end of the line.
    #expect(abs(x(geometry, 8, .upstream) - latin) < 0.01)
    #expect(abs(x(geometry, 8, .downstream) - width) < 0.01)
  }

  @Test func aRightToLeftLineEndsAtTheLeft() {
    let geometry = geometry("שלום abc")
    let width = geometry.layout.lines[0].width
    let latin = TextEngine.width(of: "abc", font: font)
    #expect(x(geometry, 0, .upstream) == width)
    #expect(x(geometry, 8, .downstream) == 0)
    #expect(abs(x(geometry, 8, .upstream) - latin) < 0.01)
    // The digits come first in logical order and are at the right.
    let digits = self.geometry("123 שלום")
    #expect(x(digits, 0, .upstream) == digits.layout.lines[0].width)
    #expect(x(digits, 0, .downstream) < digits.layout.lines[0].width)
  }

  @Test func charactersOfALigatureShareItsWidth() {
    let geometry = geometry("لا")
    #expect(geometry.layout.lines[0].runs.count == 1)
    let width = geometry.layout.lines[0].width
    #expect(abs(x(geometry, 1, .upstream) - width / 2) < 0.01)
    // The next letter is not joined and keeps its width.
    let longer = self.geometry("لاا")
    let remainingWidth = longer.layout.lines[0].width - width
    #expect(remainingWidth > 1 && abs(x(longer, 2, .upstream) - remainingWidth) < 0.01)
    #expect(abs(x(longer, 1, .upstream) - remainingWidth - width / 2) < 0.01)
  }

  @Test(arguments: samples) func selectionsCoverEachCharacterOnce(_ text: String) {
    let geometry = geometry(text)
    let width = geometry.layout.lines[0].width
    let fullRects = geometry.rects(of: 0..<text.count)
    #expect(fullRects.count == 1 && abs(fullRects[0].width - width) < 0.01)
    let parts = (0..<text.count).reduce(0.0) { sum, index in
      sum + geometry.rects(of: index..<index + 1).reduce(0) { $0 + $1.width }
    }
    #expect(abs(parts - width) < 0.01)
    #expect(geometry.rects(of: 0..<0).isEmpty)
  }

  @Test(arguments: samples) func pointsFindTheNearestCaretPosition(_ text: String) {
    let geometry = geometry(text)
    for index in 0...text.count {
      for affinity in [TextPosition.Affinity.upstream, .downstream] {
        let caretX = x(geometry, index, affinity)
        let position = geometry.position(nearestTo: CGPoint(x: caretX, y: 5))
        #expect(
          abs(geometry.caret(at: position).minX - caretX) < 0.01,
          "\(text) \(index) \(affinity)"
        )
      }
    }
  }

  @Test(arguments: samples) func arrowsCrossTheWholeLineAndReturn(_ text: String) {
    let geometry = geometry(text)
    let width = geometry.layout.lines[0].width
    let isRightToLeft = geometry.isRightToLeft(line: 0)
    let left: TextPosition =
      isRightToLeft ? TextPosition(text.count, .downstream) : TextPosition(0, .upstream)
    let right: TextPosition =
      isRightToLeft ? TextPosition(0, .upstream) : TextPosition(text.count, .downstream)
    for (start, end, toRight) in [(left, right, true), (right, left, false)] {
      var position = start
      #expect(x(geometry, start.index, start.affinity) == (toRight ? 0 : width))
      var steps = 0
      while position.index != end.index || position.affinity != end.affinity, steps < 100 {
        let next = geometry.position(adjacentTo: position, toRight: toRight)
        let distance = geometry.caret(at: next).minX - geometry.caret(at: position).minX
        #expect(toRight ? distance > -0.01 : distance < 0.01)
        position = next
        steps += 1
      }
      // Each character takes one step, and the edge at most one more.
      #expect(steps >= text.count && steps <= text.count + 1)
      #expect(geometry.position(adjacentTo: end, toRight: toRight).index == end.index)
    }
  }

  @Test func aSelectionAcrossDirectionsHasSeveralRectangles() {
    let geometry = geometry("abc שלום def")
    // The range contains "c " and the first two Hebrew letters, which are the rightmost ones.
    let rects = geometry.rects(of: 2..<6)
    #expect(rects.count == 2)
    #expect(abs(rects[0].minX - x(geometry, 2, .downstream)) < 0.01)
    #expect(abs(rects[0].maxX - x(geometry, 4, .upstream)) < 0.01)
    #expect(abs(rects[1].minX - x(geometry, 6, .upstream)) < 0.01)
    #expect(abs(rects[1].maxX - x(geometry, 4, .downstream)) < 0.01)
  }

  @Test func spacesTakeTheExtraWidthOfJustifiedLines() {
    for text in ["one two three", "אחת שתיים שלוש"] {
      let width = TextEngine.width(of: String(text.prefix(9)), font: font) + 12
      let options = TextLayoutOptions(
        maxWidth: width,
        lineBreakMode: .byWordWrapping,
        alignment: .justified,
        scale: 1
      )
      let plain = self.geometry(text)
      let geometry = TextGeometry(TextEngine.layout(text, font: font, options))
      let line = geometry.range(ofLine: 0)
      #expect(geometry.lineCount == 2 && line.lowerBound == 0)
      #expect(abs(geometry.layout.lines[0].width - width) < 0.01)
      let first = text.prefix { $0 != " " }.count
      for index in 0...first {
        let plainWidth = plain.layout.lines[0].width
        let expected = plain.isRightToLeft(line: 0) ? width - plainWidth : 0
        #expect(abs(x(geometry, index, .upstream) - x(plain, index, .upstream) - expected) < 0.01)
      }
      let space = geometry.rects(of: first..<first + 1).first?.width ?? 0
      #expect(space > TextEngine.width(of: " ", font: font) + 5)
    }
  }

  @Test func linesHaveTheirOwnCharacters() {
    let geometry = geometry("one two three\n\nfour\n", width: 70)
    let lineRanges = (0..<geometry.lineCount).map { geometry.range(ofLine: $0) }
    #expect(lineRanges == [0..<7, 8..<13, 14..<14, 15..<19, 20..<20])
    #expect(
      (0...20).map { geometry.line(of: TextPosition($0)) } == [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 3, 3, 3, 3, 3, 4,
      ]
    )
    let caret = geometry.caret(at: TextPosition(16))
    #expect(caret.minY == geometry.layout.lines[3].origin.y)
    #expect(geometry.position(nearestTo: CGPoint(x: -5, y: caret.midY)).index == 15)
    #expect(geometry.position(nearestTo: CGPoint(x: 500, y: caret.midY)).index == 19)
    #expect(geometry.position(nearestTo: CGPoint(x: 500, y: 900)).index == 20)
    #expect(geometry.position(nearestTo: CGPoint(x: 0, y: -900)).index == 0)
    #expect(geometry.rects(of: 4..<16).count == 3)
    var position = TextPosition(0)
    var passedIndices: [Int] = []
    for _ in 0..<30 {
      position = geometry.position(adjacentTo: position, toRight: true)
      if passedIndices.last != position.index { passedIndices.append(position.index) }
    }
    #expect(passedIndices == Array(1...20))
    for _ in 0..<30 {
      position = geometry.position(adjacentTo: position, toRight: false)
      if passedIndices.last != position.index { passedIndices.append(position.index) }
    }
    #expect(passedIndices == Array(1...20) + Array((0..<20).reversed()))
  }

  @Test func offsetsBeyondTheTextAreClamped() {
    let geometry = geometry("ab")
    #expect(x(geometry, 9, .downstream) == geometry.layout.lines[0].width)
    #expect(x(geometry, -4, .upstream) == 0)
    #expect(geometry.rects(of: 1..<40).count == 1)
    let empty = self.geometry("")
    #expect(empty.caret(at: TextPosition(3)) == .zero)
    #expect(empty.position(nearestTo: CGPoint(x: 5, y: 5)) == TextPosition(0))
    #expect(empty.rects(of: 0..<1).isEmpty)
  }

  @Test func wordsAreLettersAndDigits() {
    let words = TextWords("It's 3.5 km, שלום-עולם!")
    #expect(words.segment(at: 0) == 0..<4)
    #expect(words.segment(at: 4) == 4..<5)
    #expect(words.segment(at: 6) == 5..<8)
    #expect(words.wordEnd(after: 0) == 4)
    #expect(words.wordEnd(after: 4) == 8)
    #expect(words.wordEnd(after: 11) == 17)
    #expect(words.wordEnd(after: 22) == 23)
    #expect(words.wordStart(before: 23) == 18)
    #expect(words.wordStart(before: 13) == 9)
    #expect(words.wordStart(before: 2) == 0)
    #expect(words.segment(at: 99) == 22..<23)
    #expect(TextWords("").segment(at: 0) == 0..<0)
    // Scripts without spaces are segmented with dictionaries.
    let thai = TextWords("สวัสดีครับ")
    #expect(thai.segment(at: 0) == 0..<6)
    #expect(thai.wordEnd(after: 6) == 10)
  }
}
