import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for a long press in a `UITextField` during editing.
@MainActor
struct FieldHoldTests {
  private let fixture = FieldFixture("one two three")
  private var stage: Stage { fixture.stage }
  private var loupe: TextLoupe? {
    stage.window.subviews.lazy.compactMap { $0 as? TextLoupe }.first
  }

  @Test func aLongPressMovesTheCaretBelowALoupe() {
    fixture.edit(at: 0)
    stage.touchDown(at: fixture.point(after: 5))
    stage.advance(by: 0.4)
    #expect(loupe == nil && fixture.shown == "|one two three")
    stage.advance(by: 0.2)
    #expect(loupe != nil && fixture.shown == "one t|wo three")
    stage.touchMove(to: fixture.point(after: 9))
    stage.advance(by: 0.2)
    #expect(fixture.shown == "one two t|hree" && stage.menuTitles == nil)
    assertSnapshot(of: stage, named: "hold")
    stage.touchUp()
    stage.settle()
    #expect(loupe == nil && stage.menuTitles == ["Select All"])
    #expect(fixture.shown == "one two t|hree")
  }

  @Test func aLongPressOnAnUneditedFieldShowsNoLoupe() {
    stage.touchDown(at: fixture.point(after: 5))
    stage.advance(by: 1)
    #expect(loupe == nil && !fixture.field.isEditing)
    stage.touchUp()
    #expect(fixture.field.isEditing)
    fixture.field.resignFirstResponder()
    stage.touchDown(at: fixture.point(after: 5))
    stage.advance(by: 1)
    #expect(loupe == nil)
  }

  @Test func aDragAfterALongPressOfThePointerSelects() {
    fixture.edit(at: 0)
    stage.pointerDown(at: fixture.point(after: 4))
    stage.advance(by: 1)
    #expect(loupe == nil)
    stage.pointerMove(to: fixture.point(after: 7))
    stage.advance(by: 0.1)
    #expect(fixture.shown == "one [two] three" && loupe == nil)
  }

  @Test func buttonsInTheFieldAreNotHeld() {
    fixture.field.clearButtonMode = .always
    fixture.edit(at: 0)
    stage.settle()
    let rect = fixture.field.convert(
      fixture.field.clearButtonRect(forBounds: fixture.field.bounds),
      to: nil
    )
    stage.touchDown(at: CGPoint(x: rect.midX, y: rect.midY))
    stage.advance(by: 1)
    #expect(loupe == nil)
    stage.touchUp()
    #expect(fixture.field.text == "")
  }

  @Test func aCancelledLongPressHidesTheLoupe() {
    fixture.edit(at: 0)
    stage.touchDown(at: fixture.point(after: 5))
    stage.advance(by: 0.6)
    stage.touchCancel()
    stage.settle()
    #expect(loupe == nil && stage.menuTitles == nil)
  }
}
