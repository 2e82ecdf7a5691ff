import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the keys that move the caret and edit in `UITextView`.
@MainActor
struct TextViewKeyTests {
  @Test func returnAndTabAreTyped() {
    let fixture = TextViewFixture("ab")
    fixture.edit(at: 1)
    #expect(fixture.press(.keyboardReturnOrEnter) == "a\n|b")
    #expect(fixture.press(.keyboardTab) == "a\n\t|b")
    #expect(fixture.press(.keypadEnter) == "a\n\t\n|b")
    #expect(fixture.takeLog().filter { $0.contains("+") } == ["1+0 \n", "2+0 \t", "3+0 \n"])
    fixture.stage.type("x")
    #expect(fixture.press(.keyboardDeleteOrBackspace, .keyboardDeleteOrBackspace) == "a\n\t|b")
  }

  @Test func upAndDownKeepTheColumn() {
    let fixture = TextViewFixture("abcdefgh\nab\nabcdefgh")
    fixture.edit(at: 6)
    #expect(fixture.press(.keyboardDownArrow) == "abcdefgh\nab|\nabcdefgh")
    #expect(fixture.press(.keyboardDownArrow) == "abcdefgh\nab\nabcdef|gh")
    #expect(fixture.press(.keyboardDownArrow) == "abcdefgh\nab\nabcdefgh|")
    #expect(fixture.press(.keyboardUpArrow, .keyboardUpArrow) == "abcdef|gh\nab\nabcdefgh")
    #expect(fixture.press(.keyboardUpArrow) == "|abcdefgh\nab\nabcdefgh")
    // Down keeps the column of the last horizontal step.
    #expect(fixture.press(.keyboardRightArrow, .keyboardDownArrow) == "abcdefgh\na|b\nabcdefgh")
  }

  @Test func leftAndRightCrossLineBreaks() {
    let fixture = TextViewFixture("ab\n\nc")
    fixture.edit(at: 0)
    var offsets: [Int] = []
    for _ in 0..<6 {
      fixture.stage.press(.keyboardRightArrow)
      offsets.append(fixture.view.selectedRange.location)
    }
    #expect(offsets == [1, 2, 3, 4, 5, 5])
    offsets = []
    for _ in 0..<6 {
      fixture.stage.press(.keyboardLeftArrow)
      offsets.append(fixture.view.selectedRange.location)
    }
    #expect(offsets == [4, 3, 2, 1, 0, 0])
  }

  @Test func homeAndEndGoToTheEndsOfLines() {
    let fixture = TextViewFixture("one two three four five six seven eight\nlast")
    fixture.edit(at: 2)
    fixture.stage.press(.keyboardEnd)
    let end = fixture.view.selectedRange.location
    #expect(end > 10 && end < 30)
    #expect(fixture.caret(0).midY == fixture.view.caretRect(for: fixture.view.editor.caret).midY)
    fixture.stage.press(.keyboardDownArrow)
    fixture.stage.press(.keyboardHome)
    let secondLineStart = fixture.view.selectedRange.location
    #expect(secondLineStart > end && secondLineStart <= end + 1)
    #expect(fixture.press(.keyboardHome, with: .control).hasPrefix("|one"))
    #expect(fixture.press(.keyboardEnd, with: .control).hasSuffix("last|"))
    #expect(fixture.press(.keyboardHome).hasSuffix("|last"))
    #expect(fixture.press(.keyboardHome, with: [.control, .shift]).hasPrefix("[one"))
  }

  @Test func theEndOfALineBrokenInAWordIsOnThatLine() {
    let fixture = TextViewFixture(String(repeating: "m", count: 60))
    fixture.edit(at: 3)
    fixture.stage.press(.keyboardEnd)
    let caret = fixture.view.caretRect(for: fixture.view.editor.caret)
    #expect(caret.midY == fixture.caret(0).midY && caret.minX > 150)
    fixture.stage.press(.keyboardHome)
    #expect(fixture.view.selectedRange.location == 0)
    // Down from the end of a line moves to the end of the next line.
    fixture.stage.press(.keyboardEnd)
    fixture.stage.press(.keyboardDownArrow)
    let lowerCaret = fixture.view.caretRect(for: fixture.view.editor.caret)
    #expect(lowerCaret.minY > caret.midY && abs(lowerCaret.minX - caret.minX) < 1)
  }

  @Test func shiftSelectsAndArrowsCollapse() {
    let fixture = TextViewFixture("abc\ndef\nghi")
    fixture.edit(at: 1)
    #expect(fixture.press(.keyboardDownArrow, with: .shift) == "a[bc\nd]ef\nghi")
    #expect(fixture.press(.keyboardRightArrow, with: .shift) == "a[bc\nde]f\nghi")
    #expect(fixture.press(.keyboardUpArrow, with: .shift) == "a[b]c\ndef\nghi")
    #expect(fixture.press(.keyboardDownArrow, with: .shift) == "a[bc\nde]f\nghi")
    #expect(fixture.press(.keyboardLeftArrow) == "a|bc\ndef\nghi")
    _ = fixture.press(.keyboardDownArrow, with: .shift)
    #expect(fixture.press(.keyboardRightArrow) == "abc\nd|ef\nghi")
  }

  @Test func controlMovesAndDeletesWords() {
    let fixture = TextViewFixture("one two\nthree")
    fixture.edit(at: 0)
    #expect(fixture.press(.keyboardRightArrow, with: .control) == "one| two\nthree")
    #expect(
      fixture.press(.keyboardRightArrow, .keyboardRightArrow, with: .control)
        == "one two\nthree|"
    )
    #expect(fixture.press(.keyboardDeleteOrBackspace, with: .control) == "one two\n|")
    #expect(fixture.press(.keyboardLeftArrow, with: .control) == "one |two\n")
    #expect(fixture.press(.keyboardDeleteForward, with: .control) == "one |\n")
  }

  @Test func pageKeysMoveByTheVisibleHeight() {
    let fixture = TextViewFixture((0..<60).map { "line \($0)" }.joined(separator: "\n"))
    fixture.edit(at: 0)
    fixture.stage.press(.keyboardPageDown)
    let line = fixture.view.paragraphs.line(
      of: TextPosition(fixture.view.selectedRange.location)
    )
    #expect(line >= 4 && line <= 6)
    #expect(fixture.view.contentOffset.y > 0)
    #expect(fixture.press(.keyboardPageUp).hasPrefix("|line 0"))
    for _ in 0..<20 { fixture.stage.press(.keyboardPageDown) }
    #expect(fixture.shown.hasSuffix("line 59|"))
    #expect(fixture.press(.keyboardPageUp, with: .shift).hasSuffix("line 59]"))
  }

  @Test func theCaretStaysVisible() {
    let fixture = TextViewFixture()
    fixture.edit(at: 0)
    for number in 0..<30 {
      fixture.stage.type("line \(number)")
      fixture.stage.press(.keyboardReturnOrEnter)
      fixture.stage.settle()
      let caret = fixture.view.caretRect(for: fixture.view.editor.caret)
      #expect(fixture.view.bounds.contains(caret), "line \(number)")
      #expect(fixture.view.caretView.frame.minY == caret.minY)
    }
    // The inset below the last line is visible, too.
    #expect(fixture.view.contentOffset.y == fixture.view.contentSize.height - 120)
    #expect(fixture.press(.keyboardHome, with: .control).hasPrefix("|"))
    #expect(fixture.view.contentOffset.y == 0)
  }

  @Test func undoAndRedoGoThroughParagraphs() {
    let fixture = TextViewFixture("one\ntwo")
    fixture.edit(at: 3)
    fixture.stage.type(" and")
    fixture.stage.press(.keyboardReturnOrEnter)
    fixture.stage.type("half")
    #expect(fixture.shown == "one and\nhalf|\ntwo")
    #expect(fixture.press(.keyboardZ, with: .control) == "one and\n|\ntwo")
    #expect(fixture.press(.keyboardZ, with: .control) == "one|\ntwo")
    #expect(
      fixture.press(.keyboardZ, .keyboardZ, with: [.control, .shift]) == "one and\nhalf|\ntwo"
    )
    _ = fixture.press(.keyboardA, .keyboardX, with: .control)
    #expect(fixture.shown == "|")
    #expect(fixture.press(.keyboardV, with: .control) == "one and\nhalf\ntwo|")
    #expect(fixture.view.paragraphs.lineCount == 3)
  }

  @Test func composedTextIsMarked() {
    let fixture = TextViewFixture("a\nb")
    fixture.edit(at: 2)
    fixture.stage.compose("にほん")
    #expect(fixture.shown == "a\nにほん|b")
    #expect(fixture.view.markedTextRange.flatMap(fixture.view.text(in:)) == "にほん")
    #expect(fixture.stage.loop.caretRect?.minY ?? 0 > 20 + 8 + 15)
    fixture.stage.type("日本")
    #expect(fixture.shown == "a\n日本|b" && fixture.view.markedTextRange == nil)
    #expect(fixture.press(.keyboardZ, with: .control) == "a\n|b")
  }

  @Test func tabMovesFromFieldsToTextViewsAndBack() {
    let fixture = TextViewFixture("text")
    let field = UITextField(frame: CGRect(x: 10, y: 150, width: 200, height: 34))
    fixture.view.superview?.addSubview(field)
    field.becomeFirstResponder()
    fixture.stage.press(.keyboardTab, modifiers: .shift)
    #expect(fixture.view.isFirstResponder)
    fixture.stage.press(.keyboardTab)
    #expect(fixture.view.isFirstResponder && fixture.view.text == "\ttext")
    fixture.stage.press(.keyboardTab, modifiers: .shift)
    #expect(field.isFirstResponder)
    fixture.stage.press(.keyboardTab)
    fixture.stage.press(.keyboardEscape)
    #expect(!fixture.view.isFirstResponder && fixture.takeLog().last == "end")
  }

  @Test func keysScrollReadOnlyText() {
    let fixture = TextViewFixture((0..<60).map { "line \($0)" }.joined(separator: "\n"))
    fixture.view.isEditable = false
    fixture.view.becomeFirstResponder()
    #expect(!fixture.stage.loop.acceptsText)
    fixture.stage.press(.keyboardDownArrow)
    fixture.stage.settle()
    #expect(fixture.view.contentOffset.y == 40)
    fixture.stage.press(.keyboardEnd)
    fixture.stage.settle()
    #expect(fixture.view.contentOffset.y == fixture.view.contentSize.height - 120)
    fixture.stage.press(.keyboardPageUp)
    fixture.stage.press(.keyboardHome)
    fixture.stage.settle()
    #expect(fixture.view.contentOffset.y == 0)
    fixture.stage.type("x")
    fixture.stage.press(.keyboardReturnOrEnter)
    fixture.stage.press(.keyboardDeleteForward)
    #expect(fixture.view.text.hasPrefix("line 0"))
    _ = fixture.press(.keyboardA, .keyboardC, .keyboardX, with: .control)
    #expect(fixture.stage.loop.pasteboard.string == fixture.view.text)
    #expect(fixture.view.caretView.isHidden)
  }

  @Test func arrowsMoveInVisualOrderInMixedText() {
    let fixture = TextViewFixture("ab אבג\nדהו")
    fixture.edit(at: 0)
    // The caret enters the Hebrew word at its right end, which is the word's start: the visual
    // order is ab גבא.
    var caretPositions: [CGFloat] = []
    for _ in 0..<6 {
      fixture.stage.press(.keyboardRightArrow)
      caretPositions.append(fixture.view.caretRect(for: fixture.view.editor.caret).minX)
    }
    #expect(caretPositions == caretPositions.sorted() && Set(caretPositions).count == 6)
    fixture.edit(at: 7)
    let right = fixture.view.caretRect(for: fixture.view.editor.caret)
    #expect(right.minX > 150)
    fixture.stage.press(.keyboardLeftArrow)
    #expect(fixture.view.selectedRange.location == 8)
    // The right arrow key, against the paragraph's writing direction, moves to the previous
    // character.
    fixture.stage.press(.keyboardRightArrow)
    fixture.stage.press(.keyboardRightArrow)
    #expect(fixture.view.selectedRange.location == 6)
  }
}
