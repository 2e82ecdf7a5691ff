import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for subclasses that override `reloadData()`, which the table also calls for its own loads.
@MainActor
struct TableReloadCallTests {
  private class CountingTable: UITableView {
    var reloadCount = 0
    var onReload: (UITableView) -> Void = { _ in }
    var callsSuper = true

    override func reloadData() {
      reloadCount += 1
      onReload(self)
      if callsSuper { super.reloadData() }
    }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 200))
  private let source = ListSource([3])
  private let table = CountingTable()

  private var loadCount: Int { source.recorder.calls.filter { $0 == "sections" }.count }

  @Test func theFirstLayoutAndANewDataSourceCallReloadData() {
    table.dataSource = source
    #expect(table.reloadCount == 0)
    stage.show(table)
    #expect(table.reloadCount == 1 && loadCount == 1)  // TV-002.1
    stage.settle()
    table.setNeedsLayout()
    stage.settle()
    #expect(table.reloadCount == 1)  // TV-002.4
    let newSource = ListSource([5])
    table.dataSource = newSource
    #expect(table.reloadCount == 1)
    stage.settle()
    #expect(table.reloadCount == 2 && table.visibleCells.count == 5)  // TV-002.2
    table.reloadData()
    stage.settle()
    #expect(table.reloadCount == 3)  // TV-002.3
  }

  @Test func aTableWithoutADataSourceCallsReloadDataOnce() {
    stage.show(table)
    stage.settle()
    #expect(table.reloadCount == 1)
    table.dataSource = source
    table.dataSource = nil
    stage.settle()
    #expect(table.reloadCount == 2 && loadCount == 0)
  }

  /// A query loads the data without a call, and the layout pass makes the call without a second
  /// load.
  @Test func aQueryLoadsOnceForItselfAndTheLayout() {
    table.dataSource = source
    #expect(table.numberOfRows(inSection: 0) == 3 && table.reloadCount == 0)  // TV-002.8
    table.selectRow(at: at(1), animated: false, scrollPosition: .none)
    stage.show(table)
    #expect(table.reloadCount == 1 && loadCount == 1)  // TV-002.8
    #expect(table.indexPathForSelectedRow == at(1))
  }

  @Test func overridesMayQueryAndLayOutBeforeSuper() {
    table.dataSource = source
    table.onReload = {
      #expect($0.numberOfRows(inSection: 0) == 3)
      $0.layoutIfNeeded()
      #expect($0.visibleCells.count == 3)
    }
    stage.show(table)
    stage.settle()
    #expect(table.reloadCount == 1 && table.visibleCells.count == 3)
  }

  @Test func overridesWithoutSuperStillLoadTheTable() {
    table.dataSource = source
    table.callsSuper = false
    stage.show(table)
    #expect(table.reloadCount == 1 && table.visibleCells.count == 3)
  }

  @Test func aBlockBeforeTheFirstLayoutIsCompleted() {
    // A different test's stage may be current until this one is used.
    stage.update()
    table.dataSource = source
    var results: [Bool] = []
    table.performBatchUpdates({ table.insertRows(at: [at(0)], with: .fade) }) { results.append($0) }
    stage.show(table)
    stage.settle()
    #expect(table.reloadCount == 1 && loadCount == 1 && results == [true])
    #expect(table.visibleCells.count == 3)
  }
}
