import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

@testable import rolltop

/// Tests for the form with a contact.
@MainActor @Suite struct FormTests {
  private func controller(on stage: Stage) throws -> FormViewController {
    try #require(stage.topViewController as? FormViewController)
  }

  /// Returns the captions and texts of a section's visible rows.
  private func rowTexts(inSection section: Int, on stage: Stage) throws -> [String] {
    let table = try stage.table()
    return try (0..<table.numberOfRows(inSection: section)).map { row in
      try stage.textsOfRow(row, section: section).compactMap(\.self).filter { !$0.isEmpty }
        .joined(separator: " ")
    }
  }

  /// Taps the editing control at the left of a row.
  private func tapEditingControl(ofRow row: Int, section: Int, on stage: Stage) throws {
    let table = try stage.table()
    let frame = table.rectForRow(at: IndexPath(row: row, section: section))
    let point = table.convert(CGPoint(x: frame.minX, y: frame.midY), to: nil)
    stage.tap(at: CGPoint(x: point.x + 27, y: point.y))
    #expect(stage.settle())
  }

  /// Taps the Edit or Done button.
  private func toggleEditing(on stage: Stage) {
    stage.tap(at: CGPoint(x: 362, y: 22))
    #expect(stage.settle())
  }

  @Test func editingModeShowsInsertionRows() throws {
    let stage = Stage(showing: .form)
    let texts = try rowTexts(inSection: 1, on: stage)
    #expect(texts == ["mobile +44 20 7946 0018", "home +44 20 7946 0815"])
    toggleEditing(on: stage)
    #expect(try rowTexts(inSection: 1, on: stage) == texts + ["add a number"])
    #expect(try rowTexts(inSection: 2, on: stage).last == "add an address")
    toggleEditing(on: stage)
    #expect(try rowTexts(inSection: 1, on: stage) == texts)
    #expect(try rowTexts(inSection: 2, on: stage).count == 1)
  }

  @Test func thePlusAddsAnEditableRow() throws {
    let stage = Stage(showing: .formEditing)
    try tapEditingControl(ofRow: 2, section: 1, on: stage)
    #expect(try rowTexts(inSection: 1, on: stage).count == 4)
    stage.type("123")
    #expect(stage.settle())
    let entry = try #require(try controller(on: stage).contact[.phone].last)
    #expect(entry.label == "work")
    #expect(entry.value == "123")
    toggleEditing(on: stage)
    #expect(try rowTexts(inSection: 1, on: stage).last == "work 123")
  }

  @Test func keysAddARowAndTypeIntoIt() throws {
    let stage = Stage(showing: .formEditing)
    let system = try #require(UIFocusSystem.focusSystem(for: stage.window))
    let table = try stage.table()
    let addCell = table.cellForRow(at: IndexPath(row: 2, section: 1))
    for _ in 0..<9 where !(system.focusedItem is UITableViewCell) { stage.pressTab() }
    for _ in 0..<20 where system.focusedItem !== addCell {
      stage.press(.keyboardDownArrow)
      stage.settle()
    }
    #expect(system.focusedItem === addCell)
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    let field = try #require(system.focusedItem as? UITextField)
    let cell = table.cellForRow(at: IndexPath(row: 2, section: 1))
    #expect(field.isEditing && cell.map(field.isDescendant) == true)
    // Returns the views with a border of 2 points, the focus ring.
    func ringViews(in view: UIView) -> [UIView] {
      (view.layer.borderWidth == 2 ? [view] : []) + view.subviews.flatMap(ringViews)
    }
    #expect(ringViews(in: stage.window).map(\.superview) == [field as UIView?])
  }

  @Test func theWholeInsertionRowIsTappable() throws {
    let stage = Stage(showing: .formEditing)
    try stage.tapRow(1, section: 2)
    #expect(try controller(on: stage).contact[.email].count == 2)
    let texts = try rowTexts(inSection: 2, on: stage)
    #expect(texts == ["home ada@example.org", "work", "add an address"])
  }

  @Test func theMinusDeletesAfterConfirmation() throws {
    let stage = Stage(showing: .formEditing)
    try tapEditingControl(ofRow: 0, section: 1, on: stage)
    #expect(try controller(on: stage).contact[.phone].count == 2)
    let table = try stage.table()
    let frame = table.rectForRow(at: IndexPath(row: 0, section: 1))
    stage.tap(at: table.convert(CGPoint(x: frame.maxX - 20, y: frame.midY), to: nil))
    #expect(stage.settle())
    #expect(try controller(on: stage).contact[.phone].count == 1)
    #expect(try rowTexts(inSection: 1, on: stage) == ["home +44 20 7946 0815", "add a number"])
  }

  @Test func namesAreChangedInPlace() throws {
    let stage = Stage(showing: .formEditing)
    let table = try stage.table()
    let frame = table.rectForRow(at: IndexPath(row: 0, section: 0))
    // A tap behind the text moves the caret to its end.
    stage.tap(at: table.convert(CGPoint(x: frame.midX + 100, y: frame.midY), to: nil))
    stage.type("!")
    #expect(try controller(on: stage).contact.name == "Ada Lovelace!")
    stage.press(.keyboardReturnOrEnter)
    toggleEditing(on: stage)
    #expect(try rowTexts(inSection: 0, on: stage)[0] == "name Ada Lovelace!")
  }

  @Test func groupsAreSelectableOnlyInEditingMode() throws {
    let stage = Stage(showing: .form)
    try stage.tapRow(2, section: 3)
    #expect(try !controller(on: stage).contact.groups[2].isMember)
    toggleEditing(on: stage)
    try stage.tapRow(2, section: 3)
    #expect(try controller(on: stage).contact.groups[2].isMember)
    toggleEditing(on: stage)
    let cell = try stage.table().cellForRow(at: IndexPath(row: 2, section: 3))
    #expect(cell?.accessoryType == .checkmark)
    #expect(cell?.indentationLevel == 2)
  }

  @Test func nothingIsDeletedOutsideEditingMode() throws {
    let stage = Stage(showing: .form)
    let frame = try stage.table().rectForRow(at: IndexPath(row: 0, section: 1))
    let point = try stage.table().convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    let end = CGPoint(x: point.x - 150, y: point.y)
    stage.drag(from: point, to: end, duration: 0.2, hold: 0.2)
    #expect(stage.settle())
    stage.tap(at: CGPoint(x: 360, y: point.y))
    #expect(stage.settle())
    #expect(try controller(on: stage).contact == .example)
  }

  @Test func anyNumberOfEntriesCanBeAddedAndDeleted() throws {
    let stage = Stage(showing: .formEditing)
    let table = try stage.table()
    for _ in 0..<12 {
      let row = try controller(on: stage).contact[.phone].count
      let indexPath = IndexPath(row: row, section: 1)
      table.scrollToRow(at: indexPath, at: .middle, animated: false)
      stage.settle()
      try tapEditingControl(ofRow: row, section: 1, on: stage)
    }
    #expect(try controller(on: stage).contact[.phone].count == 14)
    toggleEditing(on: stage)
    #expect(table.numberOfRows(inSection: 1) == 14)
  }
}
