import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for reloads, batches and other changes from the delegate's height methods.
@MainActor
struct TableHeightCallbackTests {
  /// Returns a table whose delegate provides heights.
  ///
  /// A request for a row that the data source does not have fails the test.
  private func makeFixture(
    _ counts: [Int],
    at row: IndexPath,
    _ action: @escaping (TableFixture) -> Void
  ) -> (TableFixture, RowHeightsDelegate) {
    let fixture = TableFixture(counts)
    var isDone = false
    var isArmed = false
    let delegate = RowHeightsDelegate { [unowned fixture] path in
      let counts = fixture.source.counts
      #expect(counts.indices.contains(path.section) && path.row < counts[path.section])  // TD-002
      if isArmed, !isDone, path == row {
        isDone = true
        action(fixture)
      }
      return 20 + CGFloat(path.section)
    }
    fixture.table.delegate = delegate
    fixture.stage.settle()
    isArmed = true
    return (fixture, delegate)
  }

  @Test(arguments: [at(1), at(3, 1)])
  func heightForRowMayReloadFewerRows(row: IndexPath) {
    let (fixture, delegate) = makeFixture([5, 5, 5], at: row) {
      $0.source.counts = [2]
      $0.table.reloadData()
    }
    fixture.table.reloadData()
    fixture.stage.settle()
    #expect(fixture.visible == [at(0), at(1)])
    #expect(fixture.table.contentSize.height == 40)
    expectConsistent(fixture.table)
    withExtendedLifetime(delegate) {}
  }

  @Test(arguments: [at(1), at(3, 1)])
  func heightForRowMayUpdateDuringAReload(row: IndexPath) {
    let (fixture, delegate) = makeFixture([5, 5, 5], at: row) {
      $0.source.counts = [2]
      $0.table.performBatchUpdates { [table = $0.table] in
        table.deleteSections([1, 2], with: .fade)
        table.deleteRows(at: [at(0), at(1), at(2)], with: .fade)
      }
    }
    fixture.table.reloadData()
    fixture.stage.settle()
    #expect(fixture.visible == [at(0), at(1)])
    #expect(fixture.table.contentSize.height == 40)
    expectConsistent(fixture.table)
    withExtendedLifetime(delegate) {}
  }

  @Test func heightForRowMayUpdateDuringABatch() {
    let (fixture, delegate) = makeFixture([5], at: at(0)) {
      $0.source.counts = [3]
      $0.table.deleteRows(at: [at(3), at(4), at(5), at(6), at(7)], with: .none)
    }
    fixture.source.counts = [8]
    fixture.table.insertRows(at: [at(0), at(6), at(7)], with: .none)
    fixture.stage.settle()
    #expect(fixture.table.numberOfRows(inSection: 0) == 3)
    #expect(fixture.table.contentSize.height == 60)
    withExtendedLifetime(delegate) {}
  }

  @Test func aBlockMaySetADelegateWithoutHeights() {
    let (fixture, delegate) = makeFixture([2], at: at(9, 9)) { _ in }
    fixture.table.performBatchUpdates {
      fixture.table.delegate = fixture.delegate
      fixture.source.counts = [2, 3]
      fixture.table.insertSections([1], with: .none)
    }
    fixture.stage.settle()
    #expect(fixture.table.contentSize.height == 220)  // TV-012
    expectConsistent(fixture.table)
    withExtendedLifetime(delegate) {}
  }

  @Test func aBatchMaySetTheTableHeaderView() {
    let (fixture, delegate) = makeFixture([3], at: at(3)) {
      $0.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 60))
    }
    fixture.source.counts = [4]
    fixture.table.insertRows(at: [at(3)], with: .none)
    fixture.stage.settle()
    #expect(fixture.table.rectForRow(at: at(0)).minY == 60)  // TV-027
    #expect(fixture.table.contentSize.height == 140)
    expectConsistent(fixture.table)
    withExtendedLifetime(delegate) {}
  }

  @Test func aReloadInATitleRequestsNoViewOfThatSection() {
    let fixture = TableFixture([2, 2, 2])
    var titles = 0
    fixture.source.onTitle = { [table = fixture.table, source = fixture.source] in
      titles += 1
      guard titles == 3 else { return }
      source.counts = [2]
      table.reloadData()
    }
    fixture.delegate.header = { [source = fixture.source] section in
      #expect(section < source.counts.count)  // TD-006
      return nil
    }
    fixture.table.reloadData()
    fixture.stage.settle()
    #expect(titles > 3)
    #expect(fixture.table.numberOfSections == 1)
    expectConsistent(fixture.table)
  }

  @Test func aBatchInATitleRequestsNoDeletedSection() {
    let fixture = TableFixture([2, 2, 2], style: .grouped)
    var isDone = false
    fixture.source.onTitle = { [table = fixture.table, source = fixture.source] in
      guard !isDone else { return }
      isDone = true
      source.counts = [2]
      table.deleteSections([1, 2], with: .none)
    }
    fixture.table.frame.size.width = 300
    fixture.stage.settle()
    #expect(isDone)
    #expect(fixture.calls("header 1", "header 2", "footer 1", "footer 2").isEmpty)  // DS-005
    #expect(fixture.table.numberOfSections == 1)
    expectConsistent(fixture.table)
  }

  /// Returns heights that change the number of rows at the first request after `isArmed` is set.
  private func heights(_ change: @escaping () -> Void) -> (RowHeightsDelegate, () -> Void) {
    var isArmed = false
    let heights = RowHeightsDelegate { _ in
      if isArmed {
        isArmed = false
        change()
      }
      return 50
    }
    return (heights, { isArmed = true })
  }

  @Test func heightForRowMayReloadFewerSections() {
    let fixture = TableFixture([3, 3, 3])
    let (delegate, arm) = heights {
      fixture.source.counts = [2]
      fixture.table.reloadData()
    }
    fixture.table.delegate = delegate
    for ask in [{ fixture.table.rowHeight = 50 }, { fixture.table.reloadData() }] {
      fixture.source.counts = [3, 3, 3]
      fixture.table.reloadData()
      fixture.stage.settle()
      arm()
      ask()
      fixture.stage.settle()
      #expect(fixture.table.numberOfSections == 1)  // TV-010.3
      expectConsistent(fixture.table)
    }
  }

  @Test func heightForRowMayDeleteRows() {
    let fixture = TableFixture([3, 3, 3])
    let (delegate, arm) = heights {
      fixture.source.counts = [3, 3]
      fixture.table.deleteSections([0], with: .fade)
    }
    fixture.table.delegate = delegate
    fixture.stage.settle()
    arm()
    fixture.table.rowHeight = 50
    fixture.stage.settle()
    #expect(fixture.table.numberOfSections == 2)  // TV-010.3
    #expect(fixture.table.visibleCells.count == 6)
  }

  @Test func heightForHeaderMayReloadFewerSections() {
    let fixture = TableFixture([3, 3, 3])
    var isArmed = false
    fixture.delegate.header = { [table = fixture.table, source = fixture.source] section in
      guard isArmed, section == 1 else { return nil }
      isArmed = false
      source.counts = [2]
      table.reloadData()
      return nil
    }
    isArmed = true
    fixture.table.performBatchUpdates(nil)
    fixture.stage.settle()
    #expect(!isArmed)
    #expect(fixture.table.numberOfSections == 1)  // TV-010.3
    expectConsistent(fixture.table)
  }

  @Test func anUpdateMayReloadFewerSections() {
    let fixture = TableFixture([3]) { $0.table.estimatedSectionFooterHeight = 20 }
    var isArmed = true
    fixture.source.onTitle = { [table = fixture.table, source = fixture.source] in
      guard isArmed else { return }
      isArmed = false
      source.counts = [2]
      table.reloadData()
    }
    fixture.source.counts = [3, 3, 3, 3]
    fixture.table.insertSections([1, 2, 3], with: .fade)
    #expect(!isArmed)
    fixture.source.onTitle = nil
    fixture.source.counts = [3]
    fixture.table.insertRows(at: [at(2)], with: .fade)
    fixture.stage.settle()
    #expect(fixture.table.numberOfRows(inSection: 0) == 3)  // TV-010.3
    expectConsistent(fixture.table)
  }
}
