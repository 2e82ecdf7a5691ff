import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for editing mode: its calls, animations and effects on rows.
@MainActor
struct EditingModeTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))

  private func show(_ list: EditableList) {
    stage.checksDamage = true
    stage.show(list.table)
    list.log.take()
  }

  @Test func enteringCallsCanEditForEachVisibleRowInOrder() {
    let list = EditableList(rows: 2)
    list.fixedRows = [1]
    show(list)
    #expect(!list.table.isEditing)
    list.table.setEditing(true, animated: false)
    // TV-061.1, TV-063.1, TD-023.4, DS-007.2, TC-028.2, TC-029.4, TC-029.5, TC-029.7
    #expect(list.table.isEditing)
    #expect(
      list.log.take() == [
        "canEdit 0", "style 0", "indent 0", "canMove 0", "will 1", "layout", "did 1",
        "canEdit 1", "canMove 1",
      ]
    )
    // TV-062.2, TC-024.3
    #expect(list.cell(0).isEditing && list.cell(1).isEditing)
    // TC-025.2, TD-023.4
    #expect(list.cell(0).editingStyle == .delete)
    #expect(list.cell(1).editingStyle == .none)
    // TV-062.9
    list.table.setEditing(true, animated: true)
    #expect(list.log.take() == [])
    // TV-062.6
    list.table.isEditing = false
    #expect(list.log.take() == ["will 0", "layout", "did 0"])
  }

  @Test func rowsThatMoveInCanEditAreQueriedAgain() {
    let list = EditableList(rows: 5)
    show(list)
    list.onEdit = { [list] in
      guard list.log.calls.last == "canEdit 3" else { return }
      list.onEdit = {}
      list.log.take()
      list.names.removeFirst(2)
      list.table.deleteRows(at: [IndexPath(row: 0, section: 0), [0, 1]], with: .none)
    }
    list.table.setEditing(true, animated: false)
    stage.settle()
    let calls = list.log.take().filter { call in
      ["canEdit", "style", "indent", "canMove"].contains { call.hasPrefix($0) }
    }
    // TV-063.1
    #expect(
      calls == [
        "canEdit 1", "style 1", "indent 1", "canMove 1",
        "canEdit 2", "style 2", "indent 2", "canMove 2",
      ]
    )
    #expect((0..<3).allSatisfy { list.cell($0).editingStyle == .delete })
  }

  @Test func controlsAndContentSlideForThreeTenthsOfASecond() throws {
    let list = EditableList(rows: 2)
    list.fixedRows = [1]
    show(list)
    list.table.setEditing(true, animated: true)
    let cell = list.cell(0)
    #expect(list.log.take("will", "layout", "did") == ["will 1", "layout"])
    // UI-015.3: at the beginning, half way, and at the end.
    #expect(cell.contentView.shownX == 0)
    let control = try #require(cell.editing.control)
    #expect(control.shownX == -38)
    stage.advance(by: 0.15)
    #expect(abs(cell.contentView.shownX - 19) < 1)
    #expect(abs(control.shownX + 19) < 1)
    // UI-021.3, TC-029.1
    stage.advance(by: 0.15)
    #expect(cell.contentView.shownX == 38)
    #expect(list.log.take("will", "layout", "did") == ["did 1"])
    // UI-016.3
    #expect(control.circle == CGRect(x: 15, y: 11, width: 22, height: 22))
    #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 282, height: 43))
    // TV-062.4
    #expect(list.cell(1).contentView.frame.minX == 0)
    #expect(list.cell(1).editing.control == nil)

    list.table.setEditing(false, animated: true)
    #expect(cell.editing.control == nil)
    #expect(control.superview === cell)
    stage.advance(by: 0.15)
    #expect(abs(cell.contentView.shownX - 19) < 1)
    #expect(list.log.take("did") == [])
    stage.settle()
    #expect(control.superview == nil)
    #expect(cell.contentView.frame.minX == 0)
    #expect(list.log.take("did") == ["did 0"])
  }

  @Test func reversingTheTransitionDoesNotJump() {
    let list = EditableList(rows: 1)
    show(list)
    list.table.setEditing(true, animated: true)
    stage.advance(by: 0.15)
    let interruptedX = list.cell(0).contentView.shownX
    list.table.setEditing(false, animated: true)
    #expect(abs(list.cell(0).contentView.shownX - interruptedX) < 0.01)
    // TC-029.4: an interrupted change is completed first.
    #expect(list.log.take("will", "did") == ["will 1", "did 1", "will 0"])
    stage.settle()
    #expect(list.cell(0).contentView.shownX == 0)
    #expect(list.log.take("did") == ["did 0"])
    #expect(list.cell(0).subviews.allSatisfy { !($0 is CellEditControl) })
  }

  @Test func rowsThatScrollInAreInEditingModeImmediately() {
    let list = EditableList(rows: 100)
    show(list)
    list.table.setEditing(true, animated: true)
    stage.settle()
    list.table.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
    stage.advance(by: 1 / 60.0)
    // TV-062.5
    for cell in list.table.visibleCells {
      #expect(cell.isEditing)
      #expect(cell.contentView.shownX == 38)
    }
    list.table.setEditing(false, animated: false)
    list.table.setContentOffset(.zero, animated: false)
    stage.settle()
    // TC-005.5
    for cell in list.table.visibleCells {
      #expect(!cell.isEditing)
      #expect(cell.editingStyle == .none)
      #expect(cell.contentView.frame.minX == 0)
    }
  }

  @Test func theReorderControlNeedsPropertyMethodAndPermission() {
    let list = EditableList(rows: 4)
    list.immovableRows = [1]
    list.fixedRows = [2]
    list.configure = { $0.showsReorderControl = $0.textLabel?.text != "Row 3" }
    show(list)
    func hasGrip(_ row: Int) -> Bool {
      list.cell(row).subviews.contains { $0 is CellReorderControl }
    }
    // UI-014.2
    #expect(!hasGrip(0))
    list.table.setEditing(true, animated: false)
    // TC-027.3, R-28, DS-008.1, DS-007.2
    #expect(hasGrip(0))
    #expect(!hasGrip(1))
    #expect(hasGrip(2))
    #expect(!hasGrip(3))
    let grip = list.cell(0).trailingPart.view
    // UI-014.4
    #expect(grip?.frame == CGRect(x: 271, y: 0, width: 49, height: 44))
    #expect(list.cell(0).contentView.frame.width == 233)
    list.cell(0).showsReorderControl = false
    stage.settle()
    #expect(!hasGrip(0))

    let readOnly = ReadOnlyList()
    let table = UITableView()
    table.dataSource = readOnly
    stage.show(table)
    table.setEditing(true, animated: false)
    // DS-010.2
    for cell in table.visibleCells {
      #expect(!cell.subviews.contains { $0 is CellReorderControl })
    }
  }

  @Test func theReorderControlReplacesTheAccessory() {
    let list = EditableList(rows: 1)
    list.configure = {
      $0.showsReorderControl = true
      $0.accessoryType = .disclosureIndicator
    }
    show(list)
    #expect(list.cell(0).subviews.contains { $0 is CellAccessory })
    list.table.setEditing(true, animated: false)
    // TC-027.2, UI-014.3
    #expect(!list.cell(0).subviews.contains { $0 is CellAccessory })
    list.table.setEditing(false, animated: false)
    #expect(list.cell(0).subviews.contains { $0 is CellAccessory })
  }

  @Test func twoAccessoriesCrossFade() throws {
    let list = EditableList(rows: 1)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    list.configure = {
      $0.accessoryType = .disclosureIndicator
      $0.editingAccessoryView = view
    }
    show(list)
    let disclosureIndicator = try #require(list.cell(0).trailingPart.view)
    // TC-017.1
    #expect(view.superview == nil)
    list.table.setEditing(true, animated: true)
    // TC-014.6, TC-015.5, TC-016.4, TC-017.3
    #expect(view.shownAlpha == 0)
    #expect(disclosureIndicator.shownAlpha == 1)
    stage.advance(by: 0.15)
    #expect(abs(view.shownAlpha - 0.5) < 0.05)
    #expect(abs(disclosureIndicator.shownAlpha - 0.5) < 0.05)
    #expect(view.shownX == 285)
    stage.settle()
    #expect(view.shownAlpha == 1)
    #expect(disclosureIndicator.superview == nil)
    #expect(list.cell(0).contentView.frame.width == 232)
  }

  @Test func oneAccessorySlides() throws {
    let list = EditableList(rows: 1)
    list.configure = { $0.editingAccessoryType = .detailButton }
    show(list)
    list.table.setEditing(true, animated: true)
    let view = try #require(list.cell(0).trailingPart.view)
    // TC-014.7, TC-016.1
    #expect(view.shownX == 320)
    #expect(view.shownAlpha == 1)
    stage.settle()
    #expect(view.shownX == 283)
    stage.tap(at: CGPoint(x: 294, y: 22))
    // TC-016.3
    #expect(list.log.take("accessory") == ["accessory 0"])
    list.table.setEditing(false, animated: true)
    stage.advance(by: 0.15)
    #expect(view.shownX > 290 && view.shownX < 320)
    stage.settle()
    #expect(view.superview == nil)
  }

  @Test func editingAccessoryTypeIsIgnoredBesideAView() {
    let list = EditableList(rows: 1)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    list.configure = {
      $0.editingAccessoryType = .checkmark
      $0.editingAccessoryView = view
    }
    show(list)
    list.table.setEditing(true, animated: false)
    // TC-016.2
    #expect(view.superview === list.cell(0))
    #expect(!list.cell(0).subviews.contains { $0 is CellAccessory })
  }

  @Test func groupedBackgroundsIndentWithTheRow() throws {
    let list = EditableList(.grouped, rows: 1)
    show(list)
    let background = try #require(list.cell(0).backgroundView)
    list.table.setEditing(true, animated: false)
    // TC-032.1, TD-025.1, UI-015.3
    #expect(background.frame.minX == 38)
    #expect(list.cell(0).contentView.frame.minX == 38)

    list.table.setEditing(false, animated: false)
    list.cell(0).shouldIndentWhileEditing = false
    list.table.setEditing(true, animated: false)
    // TC-032.3: if the delegate does not implement the method, the cell's property is decisive.
    #expect(background.frame.minX == 0)
    #expect(list.cell(0).contentView.frame.minX == 38)

    list.table.setEditing(false, animated: false)
    list.indents = true
    list.table.setEditing(true, animated: false)
    // TD-025.2
    #expect(background.frame.minX == 38)

    list.table.setEditing(false, animated: false)
    list.indents = false
    list.style = .none
    list.table.setEditing(true, animated: false)
    // TC-032.5
    #expect(background.frame.minX == 0)
    #expect(list.cell(0).contentView.frame.minX == 0)
  }

  @Test func plainBackgroundsNeverMove() {
    let list = EditableList(rows: 1)
    list.indents = false
    show(list)
    list.table.setEditing(true, animated: false)
    // TC-032.2, TD-025.4
    #expect(list.cell(0).contentView.frame.minX == 38)
    #expect(list.cell(0).frame.minX == 0)
  }

  @Test func withoutADelegateRowsIndentByTheirCells() {
    let list = EditableList(.grouped, rows: 1)
    list.table.delegate = nil
    list.configure = { $0.shouldIndentWhileEditing = false }
    show(list)
    list.table.setEditing(true, animated: false)
    // TD-023.2, TC-032
    #expect(list.cell(0).editingStyle == .delete)
    #expect(list.cell(0).backgroundView?.frame.minX == 0)
  }

  @Test func rowsThatScrollInIndentByTheirCells() {
    let list = EditableList(.grouped, rows: 50)
    list.configure = { $0.shouldIndentWhileEditing = false }
    show(list)
    list.table.setEditing(true, animated: false)
    list.table.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
    stage.settle()
    // TC-032.3
    for cell in list.table.visibleCells { #expect(cell.backgroundView?.frame.minX == 0) }
  }

  @Test func theInsertionControlCommitsWithoutConfirmation() {
    let list = EditableList(rows: 2)
    list.style = .insert
    show(list)
    list.table.setEditing(true, animated: false)
    list.log.take()
    stage.tap(at: CGPoint(x: 26, y: 66))
    // TV-063.2, R-12, DS-009.1, UI-015.1
    #expect(list.log.take() == ["commit insert 1"])
    #expect(list.table.isEditing)
  }

  @Test func editingSurvivesAReload() {
    let list = EditableList(rows: 2)
    show(list)
    list.table.setEditing(true, animated: false)
    list.table.reloadData()
    stage.settle()
    // TV-066.7
    #expect(list.table.isEditing)
    #expect(list.cell(0).contentView.frame.minX == 38)
  }

  @Test func aCellOutsideOfATableHasTheSameStateCallbacks() {
    let cell = LoggedCell(style: .default, reuseIdentifier: nil)
    let log = CallRecorder()
    cell.log = log
    cell.isEditing = true
    // TC-024.4, TC-023.3
    #expect(log.take() == ["will 1", "layout", "did 1"])
    cell.setEditing(true, animated: false)
    #expect(log.take() == [])
    cell.setEditing(false, animated: false)
    #expect(log.take() == ["will 0", "layout", "did 0"])
  }

  @Test func callbacksMayReloadOrLeaveEditing() {
    let list = EditableList(rows: 30)
    show(list)
    list.configure = { [weak list] cell in
      if cell.textLabel?.text == "Row 20" { list?.table.setEditing(false, animated: true) }
    }
    list.table.setEditing(true, animated: true)
    list.table.setContentOffset(CGPoint(x: 0, y: 600), animated: false)
    stage.settle()
    #expect(!list.table.isEditing)
    for cell in list.table.visibleCells { #expect(!cell.isEditing) }
  }
}
