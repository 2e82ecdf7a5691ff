import Foundation
import SeparateProcess
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for `UITextView` with random edits, compared with a naive model of the text and with the
/// layout of a new text view.
@MainActor
struct TextViewModelTests {
  private static let pieces = [
    "a", "word ", "\n", "\r\n", "\r", "e\u{301}", "\u{301}", "👍🏽", "👩‍👩‍👧", "שלום ", "\t", "\u{200D}",
    "🇩🇪", "\u{1}", "long words that break the line ", "\u{2029}",
  ]

  /// A text in UTF-16 units, and its states before each change.
  private struct Model {
    var units: [UInt16] = []
    var states: [[UInt16]] = []

    mutating func replace(_ range: Range<Int>, with text: String) {
      states.append(units)
      units.replaceSubrange(range, with: Array(text.utf16))
    }

    var text: String { String(decoding: units, as: UTF16.self) }
  }

  @Test func anAccentAtTheEndOfAParagraphJoinsItsLetter() {
    let fixture = TextViewFixture("e\nb")
    fixture.edit(at: 1)
    fixture.view.insertText("\u{301}")
    #expect(Array(fixture.view.content.string) == ["e\u{301}", "\n", "b"])
  }

  @Test func readOnlyTextHasNoCaret() {
    let fixture = TextViewFixture("ab")
    fixture.view.isEditable = false
    fixture.view.becomeFirstResponder()
    fixture.view.selectedRange = NSRange(location: 1, length: 0)
    #expect(fixture.stage.settle() && fixture.view.isFirstResponder)
    #expect(fixture.stage.loop.nextTimerTime == nil)
  }

  @Test(.separateProcess) func randomEditsMatchTheModel() {
    var generator = SeededGenerator.forTest()
    while let round = generator.nextStep(of: 12) {
      let fixture = TextViewFixture()
      fixture.edit(at: 0)
      var model = Model()
      for step in 0..<80 {
        let length = fixture.view.content.length
        let lower = Int.random(in: 0...length, using: &generator)
        let upper = min(length, lower + Int.random(in: 0...6, using: &generator))
        // A new selection and a new event for each change, so that undo does not merge them.
        UndoManager.endEvent()
        fixture.view.selectedRange = NSRange(location: lower, length: upper - lower)
        let selected = fixture.view.content.selection.range
        switch Int.random(in: 0..<10, using: &generator) {
        case 0..<7:
          let piece = TextViewModelTests.pieces.randomElement(using: &generator) ?? ""
          fixture.view.insertText(piece)
          // A single carriage return stands for the Return key.
          model.replace(selected, with: piece == "\r" ? "\n" : piece)
        case 7..<9 where !selected.isEmpty:
          fixture.view.deleteBackward()
          model.replace(selected, with: "")
        default:
          guard let previousUnits = model.states.last, model.states.count > 1 else { continue }
          fixture.stage.press(.keyboardZ, modifiers: .control)
          let isUndone = fixture.view.text.utf16.elementsEqual(previousUnits)
          #expect(isUndone, "round \(round), step \(step): undo")
          fixture.stage.press(.keyboardZ, modifiers: [.control, .shift])
        }
        let isSame = fixture.view.text.utf16.elementsEqual(model.units)
        #expect(isSame, "round \(round), step \(step)")
        guard isSame, matchesNewView(fixture, at: "round \(round), step \(step)") else { return }
      }
    }
  }

  /// Whether characters and caret positions are those of a new text view; records an issue if not.
  private func matchesNewView(_ fixture: TextViewFixture, at moment: String) -> Bool {
    let view = fixture.view
    var expectedText = EditableText()
    expectedText.replaceAll(with: EditableText.Fragment(string: view.text))
    guard expectedText.string == view.content.string,
      expectedText.length == view.content.length
    else {
      Issue.record("\(moment): other characters")
      return false
    }
    let indices = 0...expectedText.characters.count
    let expectedOffsets = indices.map { expectedText.offset(of: $0) }
    guard expectedOffsets == indices.map({ view.content.offset(of: $0) }) else {
      Issue.record("\(moment): other offsets")
      return false
    }
    let newView = UITextView(frame: view.frame)
    newView.text = view.text
    let (geometry, newGeometry) = (view.textGeometry, newView.textGeometry)
    guard geometry.lineCount == newGeometry.lineCount,
      view.paragraphs.height == newView.paragraphs.height
    else {
      Issue.record("\(moment): \(geometry.lineCount) lines instead of \(newGeometry.lineCount)")
      return false
    }
    for index in 0...expectedText.characters.count {
      let position = TextPosition(index)
      guard geometry.caret(at: position) == newGeometry.caret(at: position) else {
        Issue.record("\(moment): the caret at \(index) is at \(geometry.caret(at: position))")
        return false
      }
    }
    return true
  }

  @Test func arrowKeysReachBothEnds() {
    let fixture = TextViewFixture("one\n\ntwo שלום\r\n\tthree 👩‍👩‍👧\n")
    let count = fixture.view.content.characters.count
    fixture.edit(at: 0)
    for _ in 0..<count { fixture.stage.press(.keyboardRightArrow) }
    // Each character takes one step, except where the caret has two positions at a change of
    // direction.
    for _ in 0..<4 { fixture.stage.press(.keyboardRightArrow) }
    #expect(fixture.view.selectedRange.location == fixture.view.content.length)
    for _ in 0..<count + 4 { fixture.stage.press(.keyboardLeftArrow) }
    #expect(fixture.view.selectedRange.location == 0)
    for _ in 0..<5 { fixture.stage.press(.keyboardDownArrow) }
    #expect(fixture.view.selectedRange.location == fixture.view.content.length)
  }
}
