import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the controls of rows in editing mode: their presence, appearance and effects.
@MainActor
struct EditingControlsTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))

  private func show(_ list: EditableList) {
    stage.checksDamage = true
    stage.show(list.table)
    list.log.take()
  }

  /// Returns the colour at a point of a row, as six hexadecimal digits.
  private func hex(_ x: CGFloat, _ y: CGFloat, row: Int = 0) -> String {
    stage.update()
    return stage.color(at: CGPoint(x: x, y: CGFloat(row) * 44 + y)).hexDigits
  }

  private func grip(in list: EditableList, row: Int) -> CellReorderControl? {
    list.cell(row).subviews.lazy.compactMap { $0 as? CellReorderControl }.first
  }

  @Test(arguments: [UITableViewCell.EditingStyle.delete, .insert, .none])
  func editingStyleAndReorderControlDetermineTheControls(style: UITableViewCell.EditingStyle) {
    let list = EditableList(rows: 2)
    list.style = style
    list.configure = { $0.showsReorderControl = $0.textLabel?.text == "Row 1" }
    show(list)
    #expect(hex(26, 13) == "FFFFFF" && grip(in: list, row: 1) == nil)  // UI-015.2 UI-014.2
    list.table.isEditing = true
    // A circle at the left, whose colour depends on the editing style.
    let circle = style == .delete ? "FF3B30" : style == .insert ? "4CD964" : "FFFFFF"
    #expect(hex(26, 13) == circle)  // TC-023.1 TC-024.1 UI-015.2 UI-016.2 TV-061.2
    if style != .none {
      // The sign is white. Plus and minus differ by the vertical bar.
      #expect(hex(22, 22) != circle && hex(30, 22) != circle)  // UI-015.2 UI-016.2
      #expect((hex(26, 18) != circle) == (style == .insert))  // UI-015.2 UI-016.2
    }
    #expect(list.cell(0).editingStyle == style)  // TC-025.1 TD-023.1
    let expected: CellEditControl.Kind? =
      style == .delete ? .delete : style == .insert ? .insert : nil
    #expect(list.cell(0).editing.control?.kind == expected)  // TC-023.2 TC-025.3 TV-062.3
    #expect(list.cell(0).contentView.frame.minX == (style == .none ? 0 : 38))  // TC-025.3
    // The reorder control depends on the cell's property alone.
    // TC-023.2 TV-062.3 TV-061.2
    #expect(grip(in: list, row: 0) == nil && grip(in: list, row: 1) != nil)
    #expect(grip(in: list, row: 1)?.frame.maxX == 320)  // TC-024.1 TC-027.1
    // Three bars: from top to bottom, white changes to gray three times.
    let isGray = (1..<43).map { hex(295, CGFloat($0), row: 1) != "FFFFFF" }
    let bars = zip(isGray, isGray.dropFirst()).count { !$0 && $1 }
    #expect(bars == 3)  // TC-027.1 UI-014.2
    list.table.isEditing = false
    #expect(hex(26, 13) == "FFFFFF" && grip(in: list, row: 1) == nil)  // TC-024.1 TV-062.1
    #expect(list.cell(0).editing.control == nil)
  }

  @Test func withoutAnimationEditingModeIsImmediate() {
    for isAnimated in [false, true] {
      let list = EditableList(rows: 2)
      list.configure = { $0.showsReorderControl = true }
      show(list)
      list.table.setEditing(true, animated: isAnimated)
      let cell = list.cell(0)
      // TV-061.3 TV-062.1 TC-024.2
      #expect(cell.contentView.shownX == (isAnimated ? 0 : 38))
      #expect(cell.editing.control?.shownX == (isAnimated ? -38 : 0))  // TC-024.2
      #expect((grip(in: list, row: 0)?.shownX == 271) == !isAnimated)  // TC-024.2
      stage.settle()
      #expect(cell.contentView.shownX == 38 && grip(in: list, row: 0)?.shownX == 271)
      list.table.setEditing(false, animated: isAnimated)
      #expect(cell.contentView.shownX == (isAnimated ? 38 : 0))  // TV-062.1 TC-024.2
      #expect((grip(in: list, row: 0) == nil) == !isAnimated)  // TC-024.2
      stage.settle()
      #expect(grip(in: list, row: 0) == nil)
    }
    let list = EditableList(rows: 1)
    show(list)
    list.table.isEditing = true
    #expect(list.cell(0).contentView.shownX == 38)  // TV-061.3
    #expect(list.log.take("will", "did") == ["will 1", "did 1"])  // TV-061.3
    list.table.isEditing = false
    #expect(list.cell(0).contentView.shownX == 0)  // TV-061.3
  }

  @Test func aRowIsDraggedOnlyByItsReorderControl() {
    let list = EditableList(rows: 5)
    list.configure = { $0.showsReorderControl = true }
    show(list)
    list.table.isEditing = true
    func drag(from x: CGFloat) {
      let start = CGPoint(x: x, y: 22)
      stage.drag(from: start, to: CGPoint(x: x, y: 22 + 88), duration: 0.3, hold: 0.2)
      stage.settle()
    }
    drag(from: 150)
    #expect(list.names.first == "Row 0")
    drag(from: 296)
    // TC-027.1 UI-014.1
    #expect(list.names == ["Row 1", "Row 2", "Row 0", "Row 3", "Row 4"])
  }

  @Test func theDelegateRetargetsADraggedRow() {
    let fixture = ReorderFixture(count: 6)
    // No row can be moved in front of row 2.
    fixture.retarget = { _, proposed in
      IndexPath(row: max(proposed.row, 2), section: 0)
    }
    fixture.drag(4, by: -44 * 4)
    #expect(fixture.rows == [["0", "1", "4", "2", "3", "5"]])  // TD-028.1
    fixture.check()
  }

  @Test func controlsAndLabelsMayBeEditingAccessories() {
    let list = EditableList(rows: 2)
    let (toggle, label) = (UISwitch(), UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20)))
    label.text = "Locked"
    list.configure = {
      $0.editingAccessoryView = $0.textLabel?.text == "Row 0" ? toggle : label
    }
    show(list)
    list.table.isEditing = true
    stage.tap(at: CGPoint(x: 305 - toggle.frame.width / 2, y: 22))
    stage.settle()
    #expect(toggle.isOn)  // TC-017.2
    #expect(label.superview === list.cell(1) && label.frame.maxX == 305)  // TC-017.2
    #expect(label.frame.size == CGSize(width: 60, height: 20))  // TC-017.2
  }

  @Test func editingAndSelectionAreRequestedOnlyWhereAllowed() {
    let list = EditableList(rows: 3)
    show(list)
    list.table.isEditing = true
    stage.tap(at: CGPoint(x: 200, y: 22))
    stage.settle()
    #expect(list.log.take("willSelect", "didSelect") == [])  // TD-019.3
    list.table.allowsSelectionDuringEditing = true
    stage.tap(at: CGPoint(x: 200, y: 22))
    stage.settle()
    // TD-019.3
    #expect(list.log.take("willSelect", "didSelect") == ["willSelect 0", "didSelect 0"])
    list.table.allowsSelectionDuringEditing = false
    list.table.allowsMultipleSelectionDuringEditing = true
    stage.tap(at: CGPoint(x: 200, y: 66))
    stage.settle()
    // TD-019.3
    #expect(list.log.take("willSelect", "didSelect") == ["willSelect 1", "didSelect 1"])
  }

  @Test func theIndentationLevelDoesNotChangeTheEditingInset() {
    // `UITableView.Style.grouped`: background and content move by 38 points at any indentation
    // level.
    for shouldIndent in [true, false] {
      let list = EditableList(.grouped, rows: 1)
      list.configure = {
        $0.indentationLevel = 3
        $0.shouldIndentWhileEditing = shouldIndent
      }
      list.indents = shouldIndent
      show(list)
      let label = list.cell(0).textLabel
      let initialX = label?.frame.minX ?? 0
      list.table.isEditing = true
      stage.update()
      #expect(list.cell(0).backgroundView?.frame.minX == (shouldIndent ? 38 : 0))  // TC-032.4
      #expect(list.cell(0).indentationLevel == 3)  // TC-032.4 TD-025.3
      #expect(label?.frame.minX == initialX && initialX == 15 + 30)  // TC-032.4 TD-025.3
    }
  }

  @Test func separatorsEndAtTheRightEdgeInAllModes() {
    let list = EditableList(rows: 2)
    list.table.separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 20)
    show(list)
    #expect(list.cell(0).separators.frame == CGRect(x: 15, y: 43, width: 285, height: 1))
    list.table.isEditing = true
    // TC-033.1
    #expect(list.cell(0).separators.frame == CGRect(x: 53, y: 43, width: 247, height: 1))
  }
}
