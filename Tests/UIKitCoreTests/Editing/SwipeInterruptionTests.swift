import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for changes of the table while a row is being swiped or shows its buttons.
@MainActor
struct SwipeInterruptionTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let list = EditableList(rows: 8)
  private var table: UITableView { list.table }

  init() {
    stage.checksDamage = true
    stage.show(list.table)
  }

  /// Drags the second row far enough for it to stay open, without ending the touch.
  private func drag() {
    stage.touchDown(at: CGPoint(x: 250, y: 66))
    for step in 1...6 {
      stage.touchMove(to: CGPoint(x: 250 - CGFloat(step) * 15, y: 66))
      stage.advance(by: 1 / 60)
    }
  }

  /// Drags the second row, and ends the touch, so that the row stays open.
  private func open() {
    drag()
    stage.advance(by: 0.2)
    stage.touchUp()
    stage.settle()
  }

  @Test func aRowDeletedInCanEditIsNotOpened() {
    list.onEdit = { [list] in
      list.onEdit = {}
      list.names.removeLast(7)
      list.table.deleteRows(at: (1...7).map { IndexPath(row: $0, section: 0) }, with: .none)
    }
    list.log.take()
    open()
    // TV-064.8
    #expect(list.log.take().filter { !$0.contains("layout") } == ["canEdit 1"])
    #expect(!list.table.isEditing)
  }

  @Test func anOpenRowPushedOffScreenKeepsItsIndexPath() {
    list.log.take()
    open()
    list.names.insert(contentsOf: (0..<12).map { "New \($0)" }, at: 0)
    list.table.insertRows(at: (0..<12).map { IndexPath(row: $0, section: 0) }, with: .fade)
    list.names.remove(at: 0)
    list.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    stage.settle()
    // TV-064.4, TV-053.15
    #expect(list.log.take().filter { $0.hasPrefix("didEnd") } == ["didEnd 12"])
  }

  @Test func aDetachedTableClosesTheRowAndIgnoresEscape() {
    open()
    #expect(table.isEditing)
    let window = stage.window
    list.log.take()
    table.removeFromSuperview()
    #expect(!table.isEditing)  // TV-064.10
    #expect(list.log.take().last == "didEnd 1")  // TD-027.2
    #expect(!window.handleEscape())
    window.addSubview(table)
    stage.settle()
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == 8)
  }

  @Test func removingTheTableUnderAFingerEndsTheSwipe() {
    drag()
    let window = stage.window
    table.removeFromSuperview()
    #expect(!table.isEditing)  // TV-064.10
    stage.touchMove(to: CGPoint(x: 100, y: 66))
    window.addSubview(table)
    stage.touchMove(to: CGPoint(x: 90, y: 66))
    stage.touchUp()
    stage.settle()
    #expect(!table.isEditing)
    open()
    #expect(table.isEditing)
  }

  @Test func aReloadInWillTransitionClosesTheRow() throws {
    let cell = list.cell(1)
    cell.onTransition = { [table] in
      cell.onTransition = {}
      table.reloadData()
    }
    drag()
    stage.touchUp()
    stage.settle()
    #expect(!table.isEditing)  // TV-066.10
    #expect(!cell.showingDeleteConfirmation)
    #expect(cell.editing.actions == nil)
    #expect(!stage.window.handleEscape())
    #expect(list.log.take().filter { $0.hasPrefix("didEnd") }.count == 1)  // TD-027.2
  }

  @Test(arguments: [true, false])
  func removingTheDataSourceClosesTheRow(underTheFinger isDown: Bool) {
    drag()
    if !isDown { stage.touchUp() }
    table.dataSource = nil
    stage.advance(by: 0.05)
    if isDown {
      stage.touchMove(to: CGPoint(x: 100, y: 66))
      stage.touchUp()
    }
    stage.settle()
    #expect(table.numberOfSections == 0)  // TV-001.9
    #expect(table.subviews.filter { $0 is UITableViewCell } == [])  // TV-001.9
    #expect(!table.isEditing)
    table.dataSource = list
    stage.settle()
    #expect(table.visibleCells.count == 8)  // TV-074.3
  }

  @Test(arguments: [true, false])
  func enteringEditingModeUnderAFingerEndsTheSwipe(animated: Bool) {
    drag()
    table.setEditing(true, animated: animated)
    stage.touchMove(to: CGPoint(x: 120, y: 66))
    stage.advance(by: 1 / 60)
    stage.touchUp()
    stage.settle()
    #expect(table.isEditing)  // TV-061.1
    #expect(table.swipes.open == nil)  // TV-062.7
    #expect(table.visibleCells.allSatisfy { $0.isEditing && !$0.showingDeleteConfirmation })
  }

  @Test func anActionMayRemoveTheTable() {
    let window = stage.window
    var done: ((Bool) -> Void)?
    let action = UIContextualAction(style: .normal, title: "Away") { [table] _, _, completion in
      table.removeFromSuperview()
      done = completion
    }
    list.trailing = UISwipeActionsConfiguration(actions: [action])
    open()
    stage.tap(at: CGPoint(x: 300, y: 66))
    #expect(table.window == nil)
    done?(true)
    done?(true)
    window.addSubview(table)
    stage.settle()
    #expect(!table.isEditing)
    #expect(list.log.take().filter { $0.hasPrefix("didEnd") }.count == 1)  // TD-027.2
  }
}
