import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Tests for the confirmation that the deletion control and a swipe show.
@MainActor
struct DeleteConfirmationTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let list = EditableList(rows: 5)

  init() {
    stage.checksDamage = true
    stage.show(list.table)
    list.table.setEditing(true, animated: false)
    stage.settle()
    list.log.take()
  }

  private func tapControl(row: Int) {
    stage.tap(at: CGPoint(x: 26, y: CGFloat(row) * 44 + 22))
  }

  @Test func theDeletionControlShowsTheDeleteButton() {
    tapControl(row: 1)
    // TV-063.3, R-46, TC-029.6, TD-024.2, UI-016.1
    #expect(list.log.take() == ["title 1", "will 3", "layout"])
    let cell = list.cell(1)
    let width = cell.editing.actions?.naturalWidth ?? 0
    // UI-021.3
    stage.advance(by: 0.1)
    let x = cell.contentView.frame.minX
    #expect(x < 38 && x > 38 - width)
    stage.advance(by: 0.2)
    #expect(cell.contentView.frame.minX == 38 - width)
    #expect(list.log.take() == ["did 3"])
    // TC-026.1
    #expect(cell.showingDeleteConfirmation)
    #expect(list.table.isEditing)
    // The control slides away with the content. A touch at its former position hides the button.
    #expect(cell.editing.control?.frame.minX == -width)
  }

  @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
  func theDeletionControlBesideAGroupSlidesOut(style: UITableView.Style) {
    let list = EditableList(style, rows: 3)
    stage.show(list.table)
    list.table.setEditing(true, animated: false)
    stage.settle()
    let cell = list.cell(1)
    let indent = cell.contentView.frame.minX
    #expect(indent > 0 && cell.backgroundFrame.minX == indent)
    let middle = cell.convert(CGPoint(x: 20, y: cell.bounds.midY), to: nil)
    stage.tap(at: middle)
    stage.settle()
    let width = cell.editing.actions?.naturalWidth ?? 0
    // The text is not clipped beside the circle: the group extends to its own edge.
    #expect(cell.contentView.frame.minX == indent - width && cell.backgroundFrame.minX == 0)
    #expect(cell.editing.control?.frame.minX == -width)
    #expect(cell.editing.control?.backgroundColor == nil)
    stage.tap(at: middle)
    stage.settle()
    #expect(cell.backgroundFrame.minX == indent && cell.editing.control?.frame.minX == 0)
  }

  @Test func aSecondTapOnTheControlHidesTheButton() {
    tapControl(row: 1)
    stage.settle()
    list.log.take()
    tapControl(row: 1)
    stage.settle()
    // TV-063.4, UI-016.1
    #expect(list.log.take() == ["will 1", "layout", "did 1"])
    #expect(list.cell(1).contentView.frame.minX == 38)
    #expect(list.table.isEditing)
  }

  @Test func aTouchElsewhereHidesOnlyTheButton() {
    list.table.allowsSelectionDuringEditing = true
    tapControl(row: 1)
    stage.settle()
    list.log.take()
    tapControl(row: 3)
    stage.settle()
    // TV-063.4, TV-063.5, TV-063.8
    #expect(!list.cell(1).showingDeleteConfirmation)
    #expect(!list.cell(3).showingDeleteConfirmation)
    #expect(list.log.take("willSelect", "title", "commit") == [])
    tapControl(row: 3)
    stage.settle()
    #expect(list.cell(3).showingDeleteConfirmation)
  }

  @Test func theButtonCommitsAndKeepsEditingMode() {
    tapControl(row: 1)
    stage.settle()
    list.log.take()
    stage.tap(at: CGPoint(x: 300, y: 66))
    stage.settle()
    // TV-063.6, TV-062.6
    #expect(list.log.take("commit", "didEnd") == ["commit delete 1"])
    #expect(list.table.isEditing)
    #expect(list.table.numberOfRows(inSection: 0) == 4)
    #expect(list.cell(1).contentView.frame.minX == 38)
  }

  @Test func aSwipeInEditingModeShowsTheSameButton() {
    stage.drag(
      from: CGPoint(x: 300, y: 66),
      to: CGPoint(x: 200, y: 66),
      duration: 0.3,
      hold: 0.2
    )
    stage.settle()
    // TV-064.12
    #expect(list.log.take() == ["title 1", "will 3", "layout", "did 3"])
    #expect(list.cell(1).showingDeleteConfirmation)
  }

  @Test func leavingEditingModeHidesTheButton() {
    tapControl(row: 1)
    stage.settle()
    list.table.setEditing(false, animated: true)
    stage.settle()
    // TV-062.7
    #expect(!list.cell(1).showingDeleteConfirmation)
    #expect(list.cell(1).contentView.frame.minX == 0)
    #expect(list.cell(1).editing.actions == nil)
    #expect(list.log.take("commit", "didEnd") == [])
  }

  @Test func aReloadHidesTheButtonAndKeepsEditingMode() {
    tapControl(row: 1)
    stage.settle()
    list.table.reloadData()
    stage.settle()
    // TV-066.7, TV-066.10
    #expect(list.table.isEditing)
    #expect(list.table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
    #expect(list.cell(1).contentView.frame.minX == 38)
  }
}
