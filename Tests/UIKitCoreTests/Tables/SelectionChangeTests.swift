import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the notification `UITableView.selectionDidChangeNotification` (TV-086).
@MainActor
struct SelectionChangeTests {
  private func makeFixture(
    _ configure: (TableFixture) -> Void = { _ in }
  ) -> (TableFixture, NotificationLog) {
    let fixture = TableFixture([20, 3], configure: configure)
    let name = UITableView.selectionDidChangeNotification
    return (fixture, NotificationLog(name, from: fixture.table))
  }

  private func select(_ row: Int, in fixture: TableFixture) {
    fixture.table.selectRow(at: at(row), animated: false, scrollPosition: .none)
  }

  @Test func aTapOnTheSelectedRowPostsNoChange() {
    let (fixture, notifications) = makeFixture()
    fixture.tap(row: 2)
    #expect(notifications.count == 1)
    fixture.recorder.take()
    fixture.tap(row: 2)
    #expect(notifications.count == 1)  // TV-086.1
    #expect(fixture.recorder.take().contains("didSelect 0-2"))
    fixture.tap(row: 3)
    #expect(notifications.count == 2)
  }

  @Test func aReloadThatDeselectsPostsAChange() {
    let (fixture, notifications) = makeFixture()
    let table = fixture.table
    table.reloadData()
    fixture.stage.settle()
    #expect(notifications.count == 0)  // nothing was selected
    select(2, in: fixture)
    #expect(notifications.count == 0)  // TV-086.3
    table.reloadData()
    fixture.stage.settle()
    #expect(notifications.count == 1)  // TV-086.1
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func deletedRowsLeaveTheSelection() {
    let (fixture, notifications) = makeFixture()
    let table = fixture.table
    select(4, in: fixture)
    fixture.source.counts = [19, 3]
    table.deleteRows(at: [at(7)], with: .fade)
    #expect(notifications.count == 0)
    fixture.source.counts = [18, 3]
    table.deleteRows(at: [at(4)], with: .fade)
    #expect(notifications.count == 1)  // TV-086.1
    select(15, in: fixture)
    fixture.source.counts = [18, 2]
    table.performBatchUpdates {
      table.reloadSections([0], with: .none)
      table.deleteRows(at: [IndexPath(row: 0, section: 1)], with: .none)
    }
    #expect(notifications.count == 2)
    select(17, in: fixture)
    fixture.source.counts = [2]
    table.deleteSections([0], with: .none)
    #expect(notifications.count == 3)
  }

  @Test func editingModeEndsASelection() {
    let (fixture, notifications) = makeFixture {
      $0.table.allowsMultipleSelectionDuringEditing = true
    }
    let table = fixture.table
    table.setEditing(true, animated: false)
    #expect(notifications.count == 0)
    fixture.tap(row: 1)
    fixture.tap(row: 2)
    #expect(notifications.count == 2)
    table.setEditing(false, animated: true)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(notifications.count == 3)  // TV-086.1
    table.setEditing(true, animated: true)
    table.setEditing(false, animated: true)
    #expect(notifications.count == 3)
  }

  @Test func anActionPostsOneSelectionChange() {
    let (fixture, notifications) = makeFixture()
    let (table, source) = (fixture.table, fixture.source)
    fixture.delegate.onCall = {
      guard $0 == "didSelect 0-5" else { return }
      source.counts[0] -= 1
      table.deleteRows(at: [at(5)], with: .fade)
    }
    fixture.tap(row: 5)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(notifications.count == 1)  // TV-086.4
    fixture.delegate.onCall = { if $0.hasPrefix("didSelect") { table.reloadData() } }
    fixture.stage.settle()
    fixture.tap(row: 5)
    #expect(notifications.count == 2)  // TV-086.4
  }

  @Test func selectingAllRowsAgainPostsNoChange() {
    let (fixture, notifications) = makeFixture { $0.table.allowsMultipleSelection = true }
    let table = fixture.table
    #expect(table.selectAllRows())
    #expect(notifications.count == 1)
    #expect(table.selectAllRows())
    #expect(notifications.count == 1)
  }

  @Test func observersMayReloadTheTable() {
    let (fixture, notifications) = makeFixture()
    let (table, source) = (fixture.table, fixture.source)
    select(3, in: fixture)
    notifications.onPost = {
      table.reloadData()
      source.counts = [4]
      table.reloadData()
    }
    source.counts = [19, 3]
    table.deleteRows(at: [at(3)], with: .fade)
    fixture.stage.settle()
    #expect(table.numberOfSections == 1)
    expectConsistent(table)
  }
}
