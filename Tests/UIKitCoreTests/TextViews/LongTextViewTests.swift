import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for partial layout in text views with long texts: paragraphs that were never laid out have
/// an estimated height.
@MainActor
struct LongTextViewTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private static let count = 300

  /// Paragraphs of 2 to 301 characters, which wrap into up to nine lines.
  private static var text: String {
    (0..<count).map { "\($0) " + String(repeating: "ab ", count: ($0 * 37) % 100) }
      .joined(separator: "\n")
  }

  init() {
    view.paragraphs.charactersAtOnce = 5_000
    stage.show(view)
    view.becomeFirstResponder()
    view.text = LongTextViewTests.text
    view.selectedRange = NSRange(location: 0, length: 0)
    stage.settle()
  }

  private var exactHeight: CGFloat {
    let newView = UITextView(frame: view.frame)
    newView.text = view.text
    return newView.sizeThatFits(CGSize(width: view.frame.width, height: 0)).height
  }

  @Test func aLongTextIsLaidOutInPart() {
    // Paragraphs that have not been near the visible area are kept in blocks.
    #expect(view.paragraphs.paragraphs.count < LongTextViewTests.count / 2)
    #expect(view.paragraphs.layoutCount < 80)
    #expect(abs(view.contentSize.height / exactHeight - 1) < 0.3)
  }

  @Test func theHeightIsExactOnceEverythingIsLaidOut() {
    var steps = 0
    while view.contentOffset.y < view.contentSize.height - 480, steps < 500 {
      view.contentOffset.y = min(view.contentOffset.y + 470, view.contentSize.height - 480)
      view.layoutIfNeeded()
      steps += 1
    }
    #expect(view.contentSize.height == exactHeight)
  }

  @Test func movingTheCaretToTheEndScrollsThere() {
    view.selectedRange = NSRange(location: (view.text as NSString).length, length: 0)
    view.scrollRangeToVisible(view.selectedRange)
    stage.settle()
    #expect(view.contentOffset.y == view.contentSize.height - 480)
    let last = view.paragraphs.paragraphs.last
    #expect(last?.layout.lines.isEmpty == false)
    let height = exactHeight
    view.insertText("!")
    #expect(view.sizeThatFits(CGSize(width: 320, height: 0)).height == height)
  }

  /// The arrow keys move the caret by one line each in text that was never visible.
  @Test func arrowsMoveByLines() {
    view.selectedRange = NSRange(location: 30_000, length: 0)
    stage.settle()
    let start = view.selectedRange
    for _ in 0..<60 { stage.press(.keyboardUpArrow) }
    #expect(view.selectedRange.location < start.location - 1_000)
    for _ in 0..<60 { stage.press(.keyboardDownArrow) }
    #expect(view.selectedRange == start)
  }

  /// Lines that scroll into view at the top do not move the visible lines.
  @Test func measuringKeepsTheVisibleTextInPlace() {
    view.selectedRange = NSRange(location: 35_000, length: 0)
    view.scrollRangeToVisible(view.selectedRange)
    stage.settle()
    for _ in 0..<20 {
      let position = view.position(from: view.beginningOfDocument, offset: middleOffset)
      guard let position else { return }
      let oldY = view.caretRect(for: position).minY - view.contentOffset.y
      view.contentOffset.y -= 100
      view.layoutIfNeeded()
      let newY = view.caretRect(for: position).minY - view.contentOffset.y
      #expect(abs(newY - oldY - 100) < 0.5)
    }
  }

  /// A finger drags text that was never laid out into view, which stays below the finger.
  @Test func aDragTowardsTheStartDoesNotJump() {
    view.selectedRange = NSRange(location: 35_000, length: 0)
    view.scrollRangeToVisible(view.selectedRange)
    stage.settle()
    stage.touchDown(at: CGPoint(x: 100, y: 100))
    for y in stride(from: CGFloat(110), to: 460, by: 10) {
      let position = view.position(from: view.beginningOfDocument, offset: middleOffset)
      guard let position else { return }
      let oldY = view.caretRect(for: position).minY - view.contentOffset.y
      stage.touchMove(to: CGPoint(x: 100, y: y))
      stage.advance(by: 1.0 / 60)
      let newY = view.caretRect(for: position).minY - view.contentOffset.y
      #expect(newY - oldY >= -0.5 && newY - oldY <= 21)
    }
    stage.touchUp()
  }

  @Test func aRectangleLaysOutItsParagraphsOnly() throws {
    let count = view.paragraphs.layoutCount
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 20_000))
    let end = try #require(view.position(from: start, offset: 1))
    let range = try #require(view.textRange(from: start, to: end))
    #expect(view.firstRect(for: range).width > 0)
    #expect(view.paragraphs.layoutCount <= count + 4)
  }

  @Test func theLinesOfARangeLayOutItsParagraphsOnly() {
    let count = view.paragraphs.layoutCount
    var ranges: [NSRange] = []
    view.layoutManager.enumerateLineFragments(
      forGlyphRange: NSRange(location: 20_000, length: 300)
    ) { _, _, _, range, _ in ranges.append(range) }
    #expect(ranges.first.map { $0.location <= 20_000 && $0.upperBound > 20_000 } == true)
    #expect(ranges.last.map { $0.location < 20_300 && $0.upperBound >= 20_300 } == true)
    #expect(view.paragraphs.layoutCount <= count + 12)
  }

  @Test func allLinesOfALongTextAreEnumerated() {
    var end = 0
    view.layoutManager.enumerateLineFragments(
      forGlyphRange: NSRange(location: 0, length: view.textStorage.length)
    ) { _, _, _, range, _ in
      #expect(range.location == end)
      end = range.upperBound
    }
    #expect(end == view.textStorage.length)
  }

  /// The offset of the text in the middle of the visible area, in UTF-16 units.
  private var middleOffset: Int {
    let point = CGPoint(x: 9, y: view.contentOffset.y + 240)
    guard let position = view.closestPosition(to: point) else { return 0 }
    return view.offset(from: view.beginningOfDocument, to: position)
  }
}
