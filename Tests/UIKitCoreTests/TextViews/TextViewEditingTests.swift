import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for editing in `UITextView`.
@MainActor
struct TextViewEditingTests {
  @Test func editingCallsTheDelegateAndPostsNotifications() {
    let fixture = TextViewFixture("ab")
    let logs = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification,
    ].map { NotificationLog($0, from: fixture.view) }
    fixture.allowsBeginning = false
    #expect(!fixture.view.becomeFirstResponder() && fixture.takeLog() == [])
    fixture.allowsBeginning = true
    #expect(fixture.view.becomeFirstResponder())
    fixture.stage.type("x")
    #expect(fixture.takeLog() == ["begin", "0+0 x", "selection", "changed"])
    fixture.accepts = { _, text in text != "y" }
    fixture.stage.type("y")
    #expect(fixture.takeLog() == ["1+0 y"] && fixture.shown == "x|ab")
    fixture.allowsEnding = false
    #expect(!fixture.view.resignFirstResponder())
    fixture.allowsEnding = true
    #expect(fixture.view.resignFirstResponder() && fixture.takeLog() == ["end"])
    #expect(logs.map(\.count) == [1, 1, 1])
  }

  @Test func selectingReadOnlyTextCallsNoDelegate() {
    let fixture = TextViewFixture("ab")
    fixture.view.isEditable = false
    fixture.allowsBeginning = false
    #expect(fixture.view.becomeFirstResponder())
    #expect(fixture.view.resignFirstResponder() && fixture.takeLog() == [])
    fixture.view.isSelectable = false
    #expect(!fixture.view.becomeFirstResponder())
  }

  @Test func disablingEditingResignsTheFirstResponder() {
    let fixture = TextViewFixture("ab")
    fixture.edit(at: 1)
    fixture.view.isEditable = false
    #expect(!fixture.view.isFirstResponder && fixture.takeLog() == ["end"])
    fixture.view.isEditable = true
    fixture.edit(at: 1)
    fixture.view.isSelectable = false
    #expect(!fixture.view.isFirstResponder && fixture.takeLog() == ["end"])
    // Selectable text may become editable.
    fixture.view.isSelectable = true
    fixture.view.isEditable = false
    fixture.view.becomeFirstResponder()
    fixture.view.isEditable = true
    #expect(fixture.takeLog() == ["begin"] && !fixture.view.caretView.isHidden)
  }

  @Test func selectedRangesAreWithinTheText() {
    let fixture = TextViewFixture("a👍b")
    let view = fixture.view
    let cases: [(NSRange, NSRange)] = [
      (NSRange(location: 1, length: 2), NSRange(location: 1, length: 2)),
      (NSRange(location: 2, length: 0), NSRange(location: 1, length: 0)),
      (NSRange(location: NSNotFound, length: 0), NSRange(location: 4, length: 0)),
      (NSRange(location: -4, length: 2), NSRange(location: 0, length: 0)),
      (NSRange(location: 0, length: 2), NSRange(location: 0, length: 3)),
      (NSRange(location: 3, length: Int.max), NSRange(location: 3, length: 1)),
    ]
    for (assignedRange, expectedRange) in cases {
      view.selectedRange = assignedRange
      // An offset inside a character moves to the end of the character.
      #expect(view.selectedRange == expectedRange)
    }
  }

  @Test func typedTextHasTheAttributesBeforeIt() {
    let fixture = TextViewFixture()
    let bold = UIFont.boldSystemFont(ofSize: 20)
    let text = NSMutableAttributedString(string: "ab\ncd")
    text.addAttribute(.font, value: bold, range: NSRange(location: 0, length: 2))
    fixture.view.attributedText = text
    fixture.edit(at: 2)
    #expect(fixture.view.typingAttributes[.font] as? UIFont == bold)
    fixture.stage.type("x")
    func font(_ offset: Int) -> UIFont? {
      fixture.view.attributedText.attribute(.font, at: offset, effectiveRange: nil) as? UIFont
    }
    #expect(font(2) == bold && font(4) == fixture.view.font)
    fixture.view.typingAttributes = [.font: UIFont.systemFont(ofSize: 9)]
    fixture.stage.type("y")
    #expect(font(3) == UIFont.systemFont(ofSize: 9))
    fixture.view.font = .systemFont(ofSize: 11)
    #expect(font(0) == .systemFont(ofSize: 11) && font(3) == .systemFont(ofSize: 11))
    #expect(fixture.view.text == "abxy\ncd")
  }

  @Test func insertionMayReplaceEverything() {
    let fixture = TextViewFixture("old\ntext")
    fixture.edit(at: 8)
    fixture.view.clearsOnInsertion = true
    fixture.stage.type("n")
    fixture.stage.type("ew")
    #expect(fixture.shown == "new|" && !fixture.view.clearsOnInsertion)
    fixture.view.clearsOnInsertion = true
    fixture.stage.press(.keyboardLeftArrow)
    #expect(!fixture.view.clearsOnInsertion)
  }

  @Test func theCaretBlinksWhileTextIsEdited() {
    let fixture = TextViewFixture("ab")
    #expect(fixture.view.caretView.isHidden)
    fixture.edit(at: 1)
    #expect(!fixture.view.caretView.isHidden)
    #expect(fixture.view.caretView.frame.minX == fixture.caret(1).minX.rounded())
    fixture.stage.advance(by: 0.6)
    #expect(fixture.view.caretView.isHidden)
    fixture.stage.advance(by: 0.5)
    #expect(!fixture.view.caretView.isHidden)
    fixture.view.selectAll(nil)
    #expect(fixture.view.caretView.isHidden)
    fixture.view.resignFirstResponder()
    fixture.stage.advance(by: 0.6)
    #expect(fixture.view.caretView.isHidden && fixture.stage.settle())
  }

  @Test func applicationsReplaceTextWithoutTheDelegate() {
    let fixture = TextViewFixture("one\ntwo")
    let view = fixture.view
    let start = view.beginningOfDocument
    guard let from = view.position(from: start, offset: 2),
      let to = view.position(from: start, offset: 5),
      let range = view.textRange(from: from, to: to)
    else { return }
    view.replace(range, withText: "X\r\nY")
    #expect(fixture.shown == "onX\r\nY|wo" && fixture.takeLog() == [])
    #expect(view.paragraphs.lineCount == 2)
    view.text = nil
    #expect(view.text == "" && view.attributedText.length == 0)
  }

  @Test func linesAboveAndBelowArePositions() {
    let fixture = TextViewFixture("abc\ndef\nghi")
    let view = fixture.view
    guard let middle = view.position(from: view.beginningOfDocument, offset: 5) else { return }
    func offset(_ direction: UITextLayoutDirection, _ count: Int) -> Int? {
      view.position(from: middle, in: direction, offset: count)
        .map { view.offset(from: view.beginningOfDocument, to: $0) }
    }
    #expect(offset(.up, 1) == 1 && offset(.down, 1) == 9)
    #expect(offset(.up, -1) == 9 && offset(.up, 2) == nil && offset(.down, .min) == nil)
    #expect(offset(.left, 3) == 2 && offset(.right, 3) == 8)
    let rect = view.firstRect(for: TextOffsetRange(1..<9))
    #expect(rect.minY == 8 && rect.minX == fixture.caret(1).minX)
    #expect(view.selectionRects(for: TextOffsetRange(1..<9)).map(\.containsStart).first == true)
  }
}
