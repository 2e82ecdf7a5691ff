import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for taps, which select the tapped row even if callbacks move it (TV-050).
@MainActor
struct TableTapUpdateTests {
  private let fixture: TableFixture
  private var table: UITableView { fixture.table }

  init() {
    fixture = TableFixture([10, 5]) { $0.delegate.notesDisplay = false }
    fixture.tap(row: 2)
    fixture.recorder.take()
  }

  /// Performs an action when a call is first recorded, and taps row 4.
  private func tap(at call: String, _ action: @escaping (UITableView, ListSource) -> Void) {
    var isDone = false
    fixture.delegate.onCall = { [table = fixture.table, source = fixture.source] noted in
      guard !isDone, noted.hasPrefix(call) else { return }
      isDone = true
      action(table, source)
    }
    fixture.tap(row: 4)
    fixture.stage.settle()
    #expect(isDone)
  }

  private static func insertRow(_ table: UITableView, _ source: ListSource) {
    source.counts[0] += 1
    table.insertRows(at: [at(0)], with: .none)
  }

  @Test(arguments: [
    "shouldHighlight", "didHighlight", "didUnhighlight", "willSelect", "willDeselect",
    "didDeselect",
  ])
  func aRowThatMovesIsSelectedAlone(call: String) {
    tap(at: call, Self.insertRow)
    #expect(table.indexPathsForSelectedRows == [at(5)])  // TV-050.6
    #expect(fixture.calls("didSelect") == ["didSelect 0-5"])  // TV-050.6
    #expect(table.session.callbackRows.isEmpty)
  }

  @Test func delegateCallsNameTheCurrentIndexPath() {
    tap(at: "shouldHighlight", Self.insertRow)
    #expect(
      fixture.calls("did", "will", "should") == [
        "shouldHighlight 0-4", "didHighlight 0-5", "didUnhighlight 0-5", "willSelect 0-5",
        "willDeselect 0-3", "didDeselect 0-3", "didSelect 0-5",
      ]
    )
  }

  /// The delegate returns the index path unchanged.
  @Test func theOldRowIsDeselectedAtItsNewIndexPath() {
    tap(at: "willDeselect", Self.insertRow)
    #expect(
      fixture.calls("willS", "willD", "didS", "didD") == [
        "willSelect 0-4", "willDeselect 0-2", "didDeselect 0-3", "didSelect 0-5",
      ]
    )
  }

  @Test func allOldRowsAreDeselectedAtTheirNewIndexPaths() {
    table.allowsMultipleSelection = true
    fixture.tap(row: 6)
    fixture.tap(row: 7)
    fixture.recorder.take()
    // Single selection keeps the first row only. The delegate prevents the deselection of the
    // others.
    table.allowsMultipleSelection = false
    fixture.delegate.willDeselect = { _ in nil }
    fixture.tap(row: 6)
    fixture.delegate.willDeselect = { $0 }
    #expect(table.indexPathsForSelectedRows == [at(2), at(6)])
    tap(at: "willDeselect", Self.insertRow)
    #expect(table.indexPathsForSelectedRows == [at(5)])
  }

  @Test func inMultipleSelectionTheTappedRowIsDeselectedAtItsNewIndexPath() {
    table.allowsMultipleSelection = true
    fixture.tap(row: 4)
    tap(at: "willDeselect", Self.insertRow)
    #expect(table.indexPathsForSelectedRows == [at(3)])  // TV-050.13
  }

  @Test(arguments: ["willSelect", "willDeselect", "didDeselect"])
  func aDeletedRowIsNotSelected(call: String) {
    tap(at: call) { table, source in
      source.counts[0] -= 1
      table.deleteRows(at: [at(4)], with: .none)
    }
    #expect(table.indexPathsForSelectedRows == (call == "willSelect" ? [at(2)] : nil))
    #expect(fixture.calls("didSelect").isEmpty)
  }

  @Test(arguments: ["willSelect", "willDeselect", "didDeselect"])
  func aReloadedTableSelectsTheRowAtTheIndexPath(call: String) {
    tap(at: call) { table, _ in table.reloadData() }
    #expect(table.indexPathsForSelectedRows == [at(4)])
    #expect(fixture.calls("didSelect") == ["didSelect 0-4"])
  }

  @Test(arguments: ["willSelect", "willDeselect", "didDeselect"])
  func aReloadedSectionSelectsTheRowAtTheIndexPath(call: String) {
    tap(at: call) { table, source in
      source.counts = [5, 10]
      table.performBatchUpdates {
        table.deleteSections([1], with: .none)
        table.insertSections([0], with: .none)
        table.reloadSections([0], with: .none)
      }
    }
    #expect(table.indexPathsForSelectedRows == [at(4, 1)])
    #expect(fixture.calls("didSelect") == ["didSelect 1-4"])
  }

  /// If the tapped row no longer exists, the tap selects no row.
  @Test func aReloadedTableWithFewerRowsSelectsNone() {
    tap(at: "didDeselect") { table, source in
      source.counts = [3]
      table.reloadData()
    }
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(fixture.calls("didSelect").isEmpty)
  }

  @Test func aRowSelectedInDidDeselectIsReplacedByTheTappedRow() {
    tap(at: "didDeselect") { table, _ in
      table.selectRow(at: at(8), animated: false, scrollPosition: .none)
    }
    #expect(table.indexPathsForSelectedRows == [at(4)])
    #expect(table.cellForRow(at: at(8))?.isSelected == false)
  }
}
