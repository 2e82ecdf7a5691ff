import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for an undo manager that undoes both typing and the application's changes.
@MainActor
struct TextUndoManagerTests {
  private final class Counter {
    var value = 0

    @MainActor func increment(registeringWith manager: UndoManager?) {
      value += 1
      manager?.registerUndo(withTarget: self) { $0.value -= 1 }
    }
  }

  private final class OwnManagerController: UIViewController {
    let manager = UndoManager()
    override var undoManager: UndoManager? { manager }
  }

  private let fixture = FieldFixture("")
  private var stage: Stage { fixture.stage }
  private var manager: UndoManager? { fixture.field.undoManager }

  private func type(_ text: String) {
    for character in text { stage.type(String(character)) }
  }

  private func undo() { stage.press(.keyboardZ, modifiers: .control) }
  private func redo() { stage.press(.keyboardZ, modifiers: [.control, .shift]) }

  @Test func changesAreUndoneInTheirOrder() {
    let counter = Counter()
    fixture.edit(at: 0)
    type("ab")
    counter.increment(registeringWith: manager)
    type("cd")
    undo()
    #expect(fixture.shown == "ab|" && counter.value == 1)
    undo()
    #expect(fixture.shown == "ab|" && counter.value == 0)
    undo()
    #expect(fixture.shown == "|" && manager?.canUndo == false)
    redo()
    #expect(fixture.shown == "ab|")
  }

  @Test func theApplicationUndoesText() {
    fixture.edit(at: 0)
    type("ab")
    fixture.log = []
    manager?.undo()
    #expect(fixture.shown == "|" && fixture.takeLog() == ["selection", "changed"])
    manager?.redo()
    #expect(fixture.shown == "ab|")
    // Later typing is a separate step, and redo becomes unavailable.
    type("c")
    #expect(manager?.canRedo == false)
    undo()
    #expect(fixture.shown == "ab|")
  }

  @Test func theManagerOfAControllerRecordsTheSteps() {
    let controller = OwnManagerController()
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    controller.view.addSubview(field)
    stage.show(controller)
    field.becomeFirstResponder()
    type("ab")
    #expect(controller.manager.canUndo && stage.window.undoManager?.canUndo == false)
    controller.manager.undo()
    #expect(field.text == "")
  }

  @Test func replacingTheTextClearsUndo() {
    let counter = Counter()
    fixture.edit(at: 0)
    counter.increment(registeringWith: manager)
    type("ab")
    fixture.field.text = "new"
    undo()
    #expect(fixture.field.text == "new" && counter.value == 0)
    // Undo is also impossible if the field was in no window meanwhile.
    fixture.edit(at: 3)
    type("er")
    let (root, window) = (fixture.field.superview, stage.window.undoManager)
    fixture.field.removeFromSuperview()
    fixture.field.text = "x"
    root?.addSubview(fixture.field)
    window?.undo()
    #expect(fixture.field.text == "x")
  }

  @Test func registrationCanBeDisabled() {
    fixture.edit(at: 0)
    manager?.disableUndoRegistration()
    type("ab")
    manager?.enableUndoRegistration()
    #expect(manager?.canUndo == false && manager?.isUndoRegistrationEnabled == true)
    undo()
    #expect(fixture.shown == "ab|")
  }

  @Test func stepsOfReleasedObjectsAreRemoved() {
    let manager = UndoManager()
    for _ in 0..<64 {
      Counter().increment(registeringWith: manager)
      UndoManager.endEvent()
    }
    // The last object existed until it had registered its step.
    manager.undo()
    #expect(!manager.canUndo)
  }

  @Test func readOnlyTextDoesNotHandleKeys() {
    let counter = Counter()
    let view = UITextView(frame: CGRect(x: 10, y: 10, width: 200, height: 80))
    view.isEditable = false
    fixture.field.superview?.addSubview(view)
    view.becomeFirstResponder()
    counter.increment(registeringWith: view.undoManager)
    undo()
    #expect(counter.value == 0)
  }
}
