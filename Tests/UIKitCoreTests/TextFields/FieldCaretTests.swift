import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the caret of `UITextField`.
@MainActor
struct FieldCaretTests {
  private let fixture = FieldFixture("ab")
  private var stage: Stage { fixture.stage }
  private var field: UITextField { fixture.field }

  init() {
    field.tintColor = .red
    stage.settle()
  }

  private var isCaretVisible: Bool {
    let rect = field.caretRect(for: field.editor.caret)
    return stage.color(at: CGPoint(x: 11 + rect.minX.rounded(), y: 117)) == .red
  }

  @Test func theCaretBlinksWithOneFramePerBlink() {
    #expect(stage.loop.nextTimerTime == nil)
    fixture.edit(at: 2)
    #expect(stage.settle() && isCaretVisible)
    let frames = stage.framesDrawn
    var changes: [Bool] = []
    for _ in 0..<4 {
      stage.advance(by: 0.5)
      #expect(!stage.loop.needsFrame)
      changes.append(isCaretVisible)
    }
    #expect(changes == [false, true, false, true])
    #expect(stage.framesDrawn == frames + 4)
    #expect(stage.loop.isSettled && stage.loop.isFrameCosmetic(at: stage.time + 0.5))
    #expect(stage.loop.isFrameDue(at: stage.time + 0.5))
    stage.loop.schedule(after: 0.2) {}
    #expect(stage.loop.isFrameCosmetic(at: stage.time + 0.1))
    #expect(!stage.loop.isFrameCosmetic(at: stage.time + 0.2) && !stage.loop.isSettled)
  }

  @Test func theCaretStaysVisibleWhileTyping() {
    fixture.edit(at: 2)
    for _ in 0..<5 {
      stage.advance(by: 0.3)
      stage.type("x")
      #expect(isCaretVisible)
    }
    stage.advance(by: 0.3)
    stage.press(.keyboardLeftArrow)
    stage.advance(by: 0.3)
    #expect(isCaretVisible)
  }

  @Test(arguments: [false, true])
  func theCaretIsAtTheLeftEndOfRightToLeftText(isMirrored: Bool) throws {
    if isMirrored { stage.window.traitOverrides.layoutDirection = .rightToLeft }
    field.backgroundColor = .white
    field.textColor = .black
    field.text = "\u{5D0}\u{5D1}\u{5D2}"
    stage.settle()
    var darkColumns: [CGFloat] = []
    for x in stride(from: CGFloat(0), to: 320, by: 1) {
      let isDark = stride(from: CGFloat(105), to: 130, by: 1).contains {
        stage.color(at: CGPoint(x: x + 0.5, y: $0)) != .white
      }
      if isDark { darkColumns.append(x) }
    }
    let textColumns = (try #require(darkColumns.first))...(try #require(darkColumns.last))
    #expect(isMirrored == (textColumns.lowerBound > 160))
    fixture.edit(at: 3)
    stage.settle()
    func caretX() -> CGFloat {
      field.convert(field.caretRect(for: field.editor.caret), to: nil).midX
    }
    #expect(abs(caretX() - textColumns.lowerBound) < 6)
    fixture.edit(at: 0)
    #expect(abs(caretX() - textColumns.upperBound) < 6)
  }

  @Test func nothingBlinksWithoutACaret() {
    fixture.edit(at: 2)
    fixture.select(0..<2)
    #expect(stage.loop.nextTimerTime == nil && !isCaretVisible)
    fixture.select(0..<0)
    #expect(stage.loop.nextTimerTime != nil)
    field.resignFirstResponder()
    #expect(stage.loop.nextTimerTime == nil)
    fixture.edit(at: 2)
    field.removeFromSuperview()
    #expect(stage.loop.nextTimerTime == nil)
  }

  @Test func theCaretStopsBlinkingAfterTenSeconds() {
    fixture.edit(at: 2)
    stage.advance(by: 9.6)
    #expect(!isCaretVisible && stage.loop.nextTimerTime != nil)
    stage.advance(by: 1)
    #expect(isCaretVisible && stage.loop.nextTimerTime == nil)
    stage.type("a")
    stage.settle()
    #expect(stage.loop.nextTimerTime != nil)
    stage.advance(by: 0.6)
    #expect(!isCaretVisible)
  }

  @Test func theCaretIsVisibleInTheActiveWindowOnly() {
    fixture.edit(at: 2)
    stage.loop.isActive = false
    #expect(!isCaretVisible && stage.loop.nextTimerTime == nil)
    stage.loop.isActive = true
    #expect(isCaretVisible && stage.loop.nextTimerTime != nil)
    let otherWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    otherWindow.makeKeyAndVisible()
    #expect(!isCaretVisible && stage.loop.nextTimerTime == nil)
    stage.window.makeKey()
    #expect(isCaretVisible)
  }

  @Test func longTextScrollsInBothDirections() {
    func isVisible() -> Bool {
      let rect = field.caretRect(for: field.editor.caret)
      return rect.minX >= -0.01 && rect.maxX <= 200.01
    }
    for word in ["wide ", "ארוך ", "wide ארוך "] {
      field.text = String(repeating: word, count: 20)
      fixture.edit(at: 0)
      let count = field.content.characters.count
      for key in [UIKeyboardHIDUsage.keyboardRightArrow, .keyboardLeftArrow] {
        for _ in 0..<count {
          stage.press(key)
          #expect(isVisible(), "\(word) \(fixture.shown)")
        }
      }
      stage.press(.keyboardEnd)
      #expect(isVisible())
      let offsetAtEnd = field.scrollOffset
      stage.press(.keyboardHome)
      #expect(isVisible() && abs(field.scrollOffset - offsetAtEnd) > 200)
      stage.type(word)
      #expect(isVisible())
    }
  }

  @Test func aClickHitsTheTextShownBeforeEditing() {
    for (word, x) in [("wide ", 11.0), ("ארוך ", 206.0)] {
      field.resignFirstResponder()
      field.text = String(repeating: word, count: 20)
      stage.settle()
      stage.pointerDown(at: CGPoint(x: x, y: 117))
      #expect(field.content.selection.head <= 1)
      stage.pointerUp()
    }
  }

  @Test func aSelectionAcrossDirectionsIsDrawnInPieces() {
    field.text = "abc אבג"
    field.textColor = .clear
    fixture.edit(at: 0)
    fixture.select(2..<5)
    let rects = field.selectedTextRange.map(field.selectionRects(for:)) ?? []
    #expect(rects.count == 2)
    #expect(rects.map(\.containsStart) == [true, false])
    #expect(rects.map(\.containsEnd) == [false, true])
    let gap = (rects[0].rect.maxX + rects[1].rect.minX) / 2
    #expect(stage.color(at: CGPoint(x: 10 + gap.rounded(), y: 117)) == .white)
    for rect in rects {
      #expect(stage.color(at: CGPoint(x: 10 + rect.rect.midX.rounded(), y: 117)) != .white)
    }
    field.resignFirstResponder()
    #expect(stage.color(at: CGPoint(x: 10 + rects[0].rect.midX.rounded(), y: 117)) == .white)
  }

  @Test func theClearButtonKeepsItsMargin() {
    field.text = String(repeating: "W", count: 40)
    field.clearButtonMode = .always
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      field.semanticContentAttribute = direction
      stage.settle()
      let text = field.editingRect(forBounds: field.bounds)
      let button = field.clearButtonRect(forBounds: field.bounds)
      let isMirrored = direction == .forceRightToLeft
      #expect(isMirrored ? text.minX == button.maxX + 5 : text.maxX == button.minX - 5)
    }
  }
}
