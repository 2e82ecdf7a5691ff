import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for updates of a table that has never been loaded.
@MainActor
struct TableUnloadedUpdateTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let source = ListSource([2])
  private let table = UITableView()

  init() {
    table.dataSource = source
  }

  private func expectFirstLoad() {
    #expect(source.calls == 0)
    stage.show(table)
    expectConsistent(table)
    #expect(source.recorder.calls.filter { $0 == "sections" }.count == 1)
  }

  @Test func aBlockLeavesTheTableUnloaded() {
    table.beginUpdates()
    source.counts = [3]
    table.insertRows(at: [at(0)], with: .fade)
    table.endUpdates()
    // The second block is not compared with the data from before it.
    source.counts = [7]
    table.beginUpdates()
    table.insertRows(at: [at(0)], with: .fade)
    table.endUpdates()
    expectFirstLoad()
    #expect(table.numberOfRows(inSection: 0) == 7)
  }

  @Test func singleChangesLeaveTheTableUnloaded() {
    table.insertRows(at: [at(5)], with: .fade)
    table.deleteRows(at: [at(9)], with: .none)
    table.reloadRows(at: [at(3)], with: .none)
    table.moveRow(at: at(4), to: at(8))
    table.insertSections([4], with: .fade)
    table.reloadSections([2], with: .none)
    expectFirstLoad()
  }

  @Test func completionsRunOnALaterFrame() {
    var finished: [Bool] = []
    stage.window.addSubview(table)
    table.performBatchUpdates {
      table.insertRows(at: [at(0)], with: .fade)
    } completion: {
      finished.append($0)
    }
    #expect(finished.isEmpty && source.calls == 0)
    stage.settle()
    #expect(finished == [true])
  }

  @Test func aNewDataSourceNeedsNoUpdate() {
    stage.show(table)
    let newSource = ListSource([5])
    table.dataSource = newSource
    table.insertRows(at: [at(0)], with: .fade)
    table.insertRows(at: [at(0)], with: .fade)
    #expect(newSource.calls == 0)
    stage.settle()
    #expect(table.numberOfRows(inSection: 0) == 5)
    expectConsistent(table)
  }

  @Test func queriesInABlockLoadTheTable() {
    table.beginUpdates()
    #expect(table.numberOfRows(inSection: 0) == 2)
    source.counts = [3]
    table.insertRows(at: [at(0)], with: .fade)
    table.endUpdates()
    #expect(table.numberOfRows(inSection: 0) == 3)
    source.counts = [4]
    table.insertRows(at: [at(0)], with: .fade)
    #expect(table.numberOfRows(inSection: 0) == 4)
    stage.show(table)
    expectConsistent(table)
  }

  @Test func aDetachedTableRequestsCellsWhenItIsShown() {
    #expect(table.numberOfRows(inSection: 0) == 2)
    table.frame = stage.window.bounds
    source.headers = [0: "Head"]
    source.counts = [4]
    source.recorder.take()
    table.insertRows(at: [at(0), at(1)], with: .fade)
    #expect(!source.recorder.take().contains { $0.hasPrefix("cell") })
    stage.show(table)
    expectConsistent(table)
    #expect(table.visibleCells.count == 4)
  }
}
