import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for marked text, which an input method composes in a `UITextField`.
@MainActor
struct FieldCompositionTests {
  private let fixture = FieldFixture("ab")
  private var stage: Stage { fixture.stage }
  private var field: UITextField { fixture.field }
  private var markedText: String? { field.markedTextRange.flatMap(field.text(in:)) }

  @Test func composedTextIsMarkedUntilItIsCommitted() {
    fixture.edit(at: 1)
    stage.compose("に")
    #expect(fixture.shown == "aに|b" && markedText == "に")
    stage.compose("にほん", selection: 1..<3)
    #expect(fixture.shown == "aに[ほん]b" && markedText == "にほん")
    stage.type("日本")
    #expect(fixture.shown == "a日本|b" && markedText == nil)
    #expect(
      fixture.takeLog() == [
        "1+0 に", "selection", "changed", "1+1 にほん", "selection", "changed", "1+3 日本",
        "selection", "changed",
      ]
    )
    // The whole composition is one undo step.
    stage.press(.keyboardZ, modifiers: .control)
    #expect(fixture.shown == "a|b")
    stage.press(.keyboardZ, modifiers: [.control, .shift])
    #expect(fixture.shown == "a日本|b")
  }

  @Test func composedTextReplacesTheSelection() {
    fixture.edit(at: 0)
    fixture.select(0..<2)
    stage.compose("x")
    #expect(fixture.shown == "x|")
    stage.compose("")
    #expect(fixture.shown == "|" && markedText == nil)
    stage.press(.keyboardZ, modifiers: .control)
    #expect(fixture.shown == "[ab]")
    // There is no marked text to discard.
    stage.compose("")
    #expect(fixture.shown == "[ab]")
  }

  @Test func escapeDropsTheMarkedText() {
    fixture.edit(at: 2)
    stage.compose("xyz")
    stage.press(.keyboardEscape)
    #expect(fixture.shown == "ab|" && field.isEditing)
    stage.press(.keyboardEscape)
    #expect(!field.isEditing)
  }

  @Test func resigningClicksAndArrowsCommitTheMarkedText() {
    fixture.edit(at: 2)
    stage.compose("x")
    field.resignFirstResponder()
    #expect(field.text == "abx" && markedText == nil)
    fixture.edit(at: 2)
    stage.compose("y")
    stage.click(at: fixture.point(after: 0))
    #expect(fixture.shown == "|abyx" && markedText == nil)
    stage.compose("z")
    stage.press(.keyboardRightArrow)
    #expect(fixture.shown == "za|byx" && markedText == nil)
    stage.press(.keyboardZ, modifiers: .control)
    #expect(field.text == "abyx")
  }

  @Test func accentsThatJoinTheirNeighbourAreComposed() {
    fixture.edit(at: 1)
    stage.compose("\u{301}")
    #expect(field.text == "a\u{301}b")
    stage.compose("\u{302}")
    #expect(field.text == "a\u{302}b" && markedText == "\u{302}")
    stage.type("x")
    #expect(fixture.shown == "ax|b")
  }

  @Test func theDelegateMayRefuseMarkedText() {
    fixture.edit(at: 1)
    fixture.accepts = { _, string in string.count < 3 }
    stage.compose("xy")
    stage.compose("xyz")
    #expect(field.text == "axyb")
    stage.type("xyz")
    #expect(field.text == "axyb")
  }

  @Test func selectionsBeyondTheComposedTextAreItsEnd() {
    fixture.edit(at: 1)
    for range in [
      NSRange(location: NSNotFound, length: 0), NSRange(location: 90, length: 5),
      NSRange(location: 2, length: Int.max), NSRange(location: 1, length: -4),
    ] {
      field.setMarkedText("xy", selectedRange: range)
      #expect(fixture.shown == (range.length < 0 ? "ax|yb" : "axy|b"))
    }
    field.setMarkedText(nil, selectedRange: NSRange(location: 3, length: 4))
    #expect(fixture.shown == "a|b")
    field.unmarkText()
  }

  @Test func aSecureFieldShowsDotsForComposedText() {
    field.isSecureTextEntry = true
    fixture.edit(at: 2)
    stage.compose("xi")
    let width = field.geometry.layout.size.width
    stage.compose("WW")
    #expect(field.geometry.layout.size.width == width && field.text == "abWW")
  }

  @Test func markedTextIsUnderlined() {
    field.textColor = .red
    fixture.edit(at: 2)
    stage.compose("xx")
    let rect = field.editor.rects(of: 2..<4)[0]
    let row = (0..<34).first { y in
      let point = CGPoint(x: 10 + rect.midX.rounded(), y: 100 + CGFloat(y))
      let neighbor = CGPoint(x: point.x + 3, y: point.y)
      return y > 18 && stage.color(at: point) == .red && stage.color(at: neighbor) == .red
    }
    #expect(row != nil)
    let y = 100 + CGFloat(row ?? 0)
    #expect(stage.color(at: CGPoint(x: 10 + rect.minX - 3, y: y)) == .white)
    stage.type("xx")
    #expect(stage.color(at: CGPoint(x: 10 + rect.midX.rounded(), y: y)) == .white)
  }

  @Test func viewsWithoutTextInputReceiveNoMarkedText() {
    #expect(!stage.loop.touches.setMarkedText("x", selectedRange: NSRange(location: 0, length: 0)))
    fixture.edit(at: 0)
    #expect(stage.loop.touches.setMarkedText("", selectedRange: NSRange(location: 0, length: 0)))
    #expect(field.text == "ab")
  }

  @Test func theHostReceivesTheCaretRect() {
    let loop = stage.loop
    #expect(!loop.acceptsText && loop.caretRect == nil)
    fixture.edit(at: 2)
    #expect(loop.acceptsText && !loop.hasMarkedText)
    let end = loop.caretRect ?? .zero
    #expect(abs(end.minX - fixture.point(after: 2).x) < 0.01 && end.minY > 100 && end.maxY < 134)
    // During a composition `caretRect` is at the start of the marked text.
    stage.compose("xyz")
    let start = loop.caretRect ?? .zero
    #expect(loop.hasMarkedText && abs(start.minX - end.minX) < 1)
    field.superview?.bounds.origin.y = 30
    #expect(loop.caretRect == start.offsetBy(dx: 0, dy: -30))
  }
}
