import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the keys that move the caret and edit in `UITextField`.
@MainActor
struct FieldKeyTests {
  private func press(
    _ fixture: FieldFixture,
    _ keys: UIKeyboardHIDUsage...,
    with modifiers: UIKeyModifierFlags = []
  ) -> String {
    for key in keys { fixture.stage.press(key, modifiers: modifiers) }
    return fixture.shown
  }

  @Test func arrowsStepOverWholeCharacters() {
    let fixture = FieldFixture("a👨‍👩‍👧e\u{301}b")
    fixture.edit(at: 0)
    #expect(press(fixture, .keyboardRightArrow) == "a|👨‍👩‍👧e\u{301}b")
    #expect(press(fixture, .keyboardRightArrow) == "a👨‍👩‍👧|e\u{301}b")
    #expect(press(fixture, .keyboardRightArrow) == "a👨‍👩‍👧e\u{301}|b")
    #expect(press(fixture, .keyboardLeftArrow, .keyboardLeftArrow) == "a|👨‍👩‍👧e\u{301}b")
    #expect(press(fixture, .keyboardDeleteForward) == "a|e\u{301}b")
    #expect(press(fixture, .keyboardLeftArrow, .keyboardLeftArrow) == "|ae\u{301}b")
  }

  @Test func shiftExtendsTheSelection() {
    let fixture = FieldFixture("abcdef")
    fixture.edit(at: 3)
    #expect(press(fixture, .keyboardRightArrow, .keyboardRightArrow, with: .shift) == "abc[de]f")
    #expect(press(fixture, .keyboardLeftArrow, with: .shift) == "abc[d]ef")
    let keys: [UIKeyboardHIDUsage] = [.keyboardLeftArrow, .keyboardLeftArrow, .keyboardLeftArrow]
    for key in keys { _ = press(fixture, key, with: .shift) }
    #expect(fixture.shown == "a[bc]def")
    // Without Shift the caret moves to the end of the selection on that side.
    #expect(press(fixture, .keyboardRightArrow) == "abc|def")
    _ = press(fixture, .keyboardLeftArrow, .keyboardLeftArrow, with: .shift)
    #expect(press(fixture, .keyboardLeftArrow) == "a|bcdef")
    #expect(press(fixture, .keyboardEnd, with: .shift) == "a[bcdef]")
    #expect(press(fixture, .keyboardHome, with: .shift) == "[a]bcdef")
    #expect(press(fixture, .keyboardEnd) == "abcdef|")
    #expect(press(fixture, .keyboardHome) == "|abcdef")
  }

  @Test func typingReplacesTheSelection() {
    let fixture = FieldFixture("abcdef")
    fixture.edit(at: 0)
    fixture.select(1..<4)
    fixture.log = []
    fixture.stage.type("X")
    #expect(fixture.shown == "aX|ef")
    #expect(fixture.takeLog() == ["1+3 X", "selection", "changed"])
    fixture.select(0..<2)
    #expect(press(fixture, .keyboardDeleteOrBackspace) == "|ef")
    fixture.select(0..<1)
    #expect(press(fixture, .keyboardDeleteForward) == "|f")
  }

  @Test func controlArrowsMoveByWords() {
    let fixture = FieldFixture("one two-three  four")
    fixture.edit(at: 0)
    #expect(press(fixture, .keyboardRightArrow, with: .control) == "one| two-three  four")
    #expect(press(fixture, .keyboardRightArrow, with: .control) == "one two|-three  four")
    #expect(
      press(fixture, .keyboardRightArrow, .keyboardRightArrow, with: .control)
        == "one two-three  four|"
    )
    #expect(press(fixture, .keyboardLeftArrow, with: .control) == "one two-three  |four")
    #expect(
      press(fixture, .keyboardLeftArrow, with: [.control, .shift]) == "one two-[three  ]four"
    )
    #expect(
      press(fixture, .keyboardRightArrow, with: [.control, .shift]) == "one two-three[  ]four"
    )
    // With a selection, Ctrl+Backspace deletes only the selected text.
    #expect(press(fixture, .keyboardDeleteOrBackspace, with: .control) == "one two-three|four")
    fixture.stage.type(" ")
    #expect(press(fixture, .keyboardDeleteOrBackspace, with: .control) == "one two-|four")
    #expect(press(fixture, .keyboardDeleteForward, with: .control) == "one two-|")
    #expect(press(fixture, .keyboardZ, .keyboardZ, with: .control) == "one two-three |four")
  }

  @Test func arrowsMoveInVisualOrder() {
    let fixture = FieldFixture("אבגד")
    fixture.edit(at: 0)
    let startX = fixture.field.caretRect(for: fixture.field.beginningOfDocument).minX
    #expect(press(fixture, .keyboardLeftArrow) == "א|בגד")
    #expect(fixture.field.caretRect(for: fixture.field.editor.caret).minX < startX)
    #expect(press(fixture, .keyboardRightArrow) == "|אבגד")
    #expect(press(fixture, .keyboardRightArrow) == "|אבגד")
    #expect(press(fixture, .keyboardLeftArrow, .keyboardLeftArrow, with: .shift) == "[אב]גד")
    #expect(press(fixture, .keyboardLeftArrow) == "אב|גד")
  }

  @Test func inMixedTextTheCaretCrossesTheWholeLine() {
    let text = "abc אבג 12 def"
    let fixture = FieldFixture(text)
    fixture.edit(at: 0)
    fixture.stage.press(.keyboardHome)
    var caretPositions: [CGFloat] = []
    for _ in 0...text.count {
      caretPositions.append(fixture.field.caretRect(for: fixture.field.editor.caret).minX)
      fixture.stage.press(.keyboardRightArrow)
    }
    #expect(
      caretPositions == caretPositions.sorted() && Set(caretPositions).count == text.count + 1
    )
    #expect(fixture.shown == text + "|")
  }

  @Test func theCaretStaysLeftOfTypedRightToLeftText() {
    let fixture = FieldFixture("abc ")
    fixture.edit(at: 4)
    let start = fixture.field.caretRect(for: fixture.field.editor.caret).minX
    fixture.stage.type("א")
    fixture.stage.type("ב")
    // The caret is after the last letter, at its left edge.
    #expect(abs(fixture.field.caretRect(for: fixture.field.editor.caret).minX - start) < 0.01)
    // The end of the line is on the right.
    fixture.stage.press(.keyboardEnd)
    #expect(fixture.field.caretRect(for: fixture.field.editor.caret).minX > start + 5)
    #expect(fixture.shown == "abc אב|")
  }

  @Test func arrowsMoveThroughTextLongerThanALine() {
    let fixture = FieldFixture(String(repeating: "abcdefghi ", count: 4_000))
    fixture.edit(at: 39_000)
    _ = press(fixture, .keyboardLeftArrow)
    #expect(fixture.field.content.selection.head == 38_999)
    _ = press(fixture, .keyboardRightArrow, .keyboardRightArrow)
    #expect(fixture.field.content.selection.head == 39_001)
    _ = press(fixture, .keyboardEnd)
    #expect(fixture.field.content.selection.head == 40_000)
  }

  @Test func wordsOfRightToLeftTextAreAtTheLeft() {
    let fixture = FieldFixture("שלום עולם")
    fixture.edit(at: 0)
    #expect(press(fixture, .keyboardLeftArrow, with: .control) == "שלום| עולם")
    #expect(press(fixture, .keyboardRightArrow, with: .control) == "|שלום עולם")
  }

  @Test func keysCutCopyPasteAndSelectAll() {
    let fixture = FieldFixture("abc")
    fixture.edit(at: 0)
    fixture.stage.loop.pasteboard.string = nil
    #expect(press(fixture, .keyboardC, with: .control) == "|abc")
    #expect(!fixture.stage.loop.pasteboard.hasStrings)
    #expect(press(fixture, .keyboardA, with: .control) == "[abc]")
    #expect(press(fixture, .keyboardC, with: .control) == "[abc]")
    #expect(fixture.stage.loop.pasteboard.string == "abc")
    fixture.select(1..<2)
    #expect(press(fixture, .keyboardX, with: .control) == "a|c")
    #expect(fixture.stage.loop.pasteboard.string == "b")
    #expect(press(fixture, .keyboardV, .keyboardV, with: .control) == "abb|c")
    fixture.select(0..<2)
    #expect(press(fixture, .keyboardDeleteForward, with: .shift) == "|bc")
    #expect(press(fixture, .keyboardInsert, with: .shift) == "ab|bc")
    fixture.select(3..<4)
    #expect(press(fixture, .keyboardInsert, with: .control) == "abb[c]")
    #expect(fixture.stage.loop.pasteboard.string == "c")
  }

  @Test func typingIsUndoneWordByWord() {
    let fixture = FieldFixture("one")
    fixture.edit(at: 3)
    for letter in " two" { fixture.stage.type(String(letter)) }
    fixture.stage.press(.keyboardHome)
    fixture.stage.type("X")
    _ = press(fixture, .keyboardDeleteForward, .keyboardDeleteForward)
    #expect(fixture.shown == "X|e two")
    let undo: UIKeyModifierFlags = .control
    #expect(press(fixture, .keyboardZ, with: undo) == "X|one two")
    #expect(press(fixture, .keyboardZ, with: undo) == "|one two")
    fixture.log = []
    #expect(press(fixture, .keyboardZ, with: undo) == "one |")
    // Undo does not ask the delegate, which accepted this text earlier.
    #expect(fixture.takeLog() == ["selection", "changed"])
    #expect(press(fixture, .keyboardZ, with: undo) == "one|")
    #expect(press(fixture, .keyboardZ, with: undo) == "one|")
    #expect(press(fixture, .keyboardZ, with: [.control, .shift]) == "one |")
    #expect(press(fixture, .keyboardZ, with: [.control, .shift]) == "one two|")
    #expect(press(fixture, .keyboardY, .keyboardY, .keyboardY, with: .control) == "X|e two")
    _ = press(fixture, .keyboardZ, with: undo)
    fixture.stage.type("Y")
    #expect(press(fixture, .keyboardY, with: .control) == "XY|one two")
  }

  @Test func pausesSeparateUndoSteps() {
    let fixture = FieldFixture()
    fixture.edit(at: 0)
    fixture.stage.type("a")
    fixture.stage.advance(by: 2.9)
    fixture.stage.type("b")
    fixture.stage.advance(by: 3.1)
    fixture.stage.type("c")
    #expect(press(fixture, .keyboardZ, with: .control) == "ab|")
    _ = press(fixture, .keyboardDeleteOrBackspace)
    fixture.stage.advance(by: 3.1)
    _ = press(fixture, .keyboardDeleteOrBackspace)
    #expect(fixture.shown == "|")
    #expect(press(fixture, .keyboardZ, with: .control) == "a|")
    #expect(press(fixture, .keyboardZ, with: .control) == "ab|")
    #expect(press(fixture, .keyboardZ, with: .control) == "|")
  }

  @Test func movingTheCaretSeparatesUndoSteps() {
    let fixture = FieldFixture()
    fixture.edit(at: 0)
    for letter in "ab" { fixture.stage.type(String(letter)) }
    _ = press(fixture, .keyboardLeftArrow, .keyboardRightArrow)
    fixture.stage.type("c")
    #expect(press(fixture, .keyboardZ, with: .control) == "ab|")
    #expect(press(fixture, .keyboardZ, with: .control) == "|")
  }

  @Test func undoingRestoresTheSelection() {
    let fixture = FieldFixture("abcdef")
    fixture.edit(at: 0)
    fixture.select(1..<3)
    for letter in "XYZ" { fixture.stage.type(String(letter)) }
    #expect(press(fixture, .keyboardZ, with: .control) == "a[bc]def")
    fixture.field.text = "new"
    #expect(press(fixture, .keyboardZ, with: .control) == "new|")
    _ = press(fixture, .keyboardDeleteOrBackspace, .keyboardDeleteOrBackspace)
    #expect(fixture.shown == "n|")
    #expect(press(fixture, .keyboardZ, with: .control) == "new|")
  }

  @Test func theDelegateMayRefuseEveryEdit() {
    let fixture = FieldFixture("abc def")
    fixture.edit(at: 3)
    fixture.accepts = { _, _ in false }
    fixture.stage.loop.pasteboard.string = "x"
    fixture.stage.type("x")
    _ = press(fixture, .keyboardDeleteOrBackspace, .keyboardDeleteForward)
    _ = press(fixture, .keyboardV, .keyboardDeleteForward, with: .control)
    fixture.select(0..<2)
    _ = press(fixture, .keyboardX, with: .control)
    #expect(fixture.field.text == "abc def")
    #expect(!fixture.takeLog().contains("changed"))
  }

  @Test func theDelegateMayChangeTheText() {
    let fixture = FieldFixture("abcdef")
    fixture.edit(at: 6)
    fixture.accepts = { [unowned fixture] _, _ in
      fixture.field.text = ""
      return true
    }
    fixture.stage.press(.keyboardDeleteOrBackspace)
    #expect(fixture.shown == "|")
    fixture.field.text = "abc"
    fixture.accepts = { [unowned fixture] _, string in
      fixture.field.text = "\(fixture.field.text ?? "")\(string)".uppercased()
      return false
    }
    fixture.stage.type("d")
    #expect(fixture.shown == "ABCD|")
  }

  @Test func secureTextIsNeitherCopiedNorUndone() {
    let fixture = FieldFixture("secret word")
    fixture.field.isSecureTextEntry = true
    fixture.edit(at: 3)
    fixture.stage.loop.pasteboard.string = "before"
    // In a secure field, word boundaries are hidden, too.
    #expect(press(fixture, .keyboardRightArrow, with: .control) == "secret word|")
    #expect(press(fixture, .keyboardLeftArrow, with: .control) == "|secret word")
    _ = press(fixture, .keyboardA, .keyboardC, .keyboardX, with: .control)
    fixture.field.copy(nil)
    fixture.field.cut(nil)
    #expect(fixture.stage.loop.pasteboard.string == "before")
    #expect(fixture.stage.loop.primarySelection.string == nil)
    #expect(fixture.shown == "[secret word]")
    fixture.stage.type("x")
    #expect(press(fixture, .keyboardZ, with: .control) == "x|")
    fixture.field.isSecureTextEntry = false
    #expect(press(fixture, .keyboardZ, with: .control) == "x|")
  }

  @Test func unhandledKeysReachTheNextResponder() {
    let fixture = FieldFixture("abc")
    fixture.edit(at: 1)
    #expect(!fixture.field.editor.handle(makePress(.keyboardF5)))
    #expect(!fixture.field.editor.handle(makePress(.keyboardB, modifiers: .control)))
    #expect(!fixture.field.editor.handle(makePress(.keyboardLeftArrow, modifiers: .alternate)))
    #expect(fixture.shown == "a|bc")
  }

  private func makePress(
    _ keyCode: UIKeyboardHIDUsage,
    modifiers: UIKeyModifierFlags = []
  ) -> UIPress {
    let key = UIKey(keyCode: keyCode, modifierFlags: modifiers)
    return UIPress(key: key, window: nil, responder: nil, timestamp: 0)
  }
}
