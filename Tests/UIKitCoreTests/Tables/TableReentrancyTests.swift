import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for calls from the table's own callbacks.
@MainActor
struct TableReentrancyTests {
  /// Performs an action when a call is first recorded.
  private func once(
    _ fixture: TableFixture,
    at call: String,
    _ action: @escaping (UITableView) -> Void
  ) {
    var isDone = false
    fixture.delegate.onCall = { [table = fixture.table] noted in
      guard !isDone, noted.hasPrefix(call) else { return }
      isDone = true
      action(table)
    }
  }

  /// Checks that each display ended once, and that the displays without an end are those of the
  /// visible rows.
  private func expectPairs(_ fixture: TableFixture, _ calls: [String]) {
    var open: [String: Int] = [:]
    for call in calls {
      if call.hasPrefix("willDisplay") { open[String(call.dropFirst(11)), default: 0] += 1 }
      if call.hasPrefix("didEnd") { open[String(call.dropFirst(6)), default: 0] -= 1 }
    }
    let rows = open.filter { $0.key.hasPrefix(" ") && $0.value != 0 }
    #expect(rows.values.allSatisfy { $0 == 1 })  // TD-009.4
    #expect(
      Set(rows.keys) == Set(fixture.visible.map { " \($0.section)-\($0.row)" })
    )  // TD-009.4, TD-008.1
    let others = open.filter { !$0.key.hasPrefix(" ") && $0.value != 0 }
    #expect(others.values.allSatisfy { $0 == 1 })  // TD-012.1
  }

  private func makeFixture() -> TableFixture {
    TableFixture([3, 60, 60]) {
      $0.source.headers = [0: "A", 1: "B", 2: "C"]
      $0.source.footers = [0: "a", 1: "b", 2: "c"]
      $0.delegate.level = { _ in 0 }
    }
  }

  @Test(arguments: [
    "willDisplay 0-2", "willDisplay 1-3", "level 1-2", "willDisplayHeader 0",
    "willDisplayHeader 1", "willDisplayFooter 0", "didEnd 0-0", "didEnd 1-4", "didEndHeader 0",
    "didEndFooter 0",
  ])
  func callbacksMayReloadFewerRows(call: String) {
    let fixture = makeFixture()
    var log: [String] = []
    fixture.table.reloadData()
    fixture.stage.settle()
    log = fixture.recorder.take().filter { $0.hasPrefix("willDisplay") }
    once(fixture, at: call) {
      fixture.source.counts = [2, 1]
      $0.reloadData()
    }
    fixture.table.reloadData()
    fixture.stage.settle()
    for offset in [300.0, 900, 0] {
      fixture.table.contentOffset.y = min(offset, max(0, fixture.table.contentSize.height - 480))
      fixture.stage.settle()
    }
    log += fixture.recorder.take()
    #expect(fixture.table.numberOfSections == 2, "\(call) did not come")
    expectPairs(fixture, log)
    expectConsistent(fixture.table)
  }

  @Test func layoutDuringAReloadRequestsNoOldRows() {
    let fixture = makeFixture()
    fixture.source.onTitle = { [table = fixture.table] in
      table.setNeedsLayout()
      table.layoutIfNeeded()
    }
    for counts in [[3, 2, 1], [1, 60], [2]] {
      fixture.source.counts = counts
      fixture.table.reloadData()
      fixture.table.layoutIfNeeded()
      #expect(fixture.visible.allSatisfy { counts[$0.section] > $0.row })
    }
    fixture.stage.settle()
    expectConsistent(fixture.table)
  }

  @Test func cellForRowMayReload() {
    let fixture = makeFixture()
    var isDone = false
    fixture.source.onCell = { table, path in
      guard !isDone, path == at(10, 1) else { return }
      isDone = true
      fixture.source.counts = [1]
      // The requested row no longer exists; the data source may still return a cell for it.
      table.reloadData()
    }
    fixture.table.contentOffset.y = 600
    fixture.stage.settle()
    #expect(isDone)
    #expect(fixture.visible == [at(0)])
    expectConsistent(fixture.table)
  }

  @Test func callbacksMayReloadWhileScrolling() {
    let fixture = makeFixture()
    once(fixture, at: "didScroll") {
      fixture.source.counts = [1, 30]
      $0.reloadData()
    }
    fixture.stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100), duration: 0.1)
    fixture.stage.settle()
    #expect(fixture.table.numberOfSections == 2)
    expectConsistent(fixture.table)
  }

  @Test(arguments: [
    "shouldHighlight", "didHighlight", "didUnhighlight", "willSelect", "didSelect",
    "willDeselect", "didDeselect",
  ])
  func callbacksMayReloadDuringATap(call: String) {
    let fixture = makeFixture()
    fixture.tap(row: 0)
    once(fixture, at: call) {
      fixture.source.counts = [1]
      $0.reloadData()
    }
    fixture.tap(row: 2, section: 1)
    fixture.stage.settle()
    #expect(fixture.table.numberOfRows(inSection: 0) == 1)
    #expect(fixture.visible == [at(0)])
    #expect(fixture.table.indexPathForSelectedRow.map { $0 == at(0) } ?? true)
    fixture.tap(row: 0)
    #expect(fixture.table.indexPathForSelectedRow == at(0))
    expectConsistent(fixture.table)
  }

  @Test func indentationLevelForRowMaySelect() throws {
    let fixture = makeFixture()
    fixture.delegate.level = { [table = fixture.table] path in
      if path == at(20, 1) { table.selectRow(at: path, animated: false, scrollPosition: .none) }
      return 0
    }
    fixture.table.contentOffset.y = 800
    fixture.stage.settle()
    #expect(try #require(fixture.table.cellForRow(at: at(20, 1))).isSelected)  // TV-048
    expectConsistent(fixture.table)
  }

  @Test func didSelectMayDeselect() {
    let fixture = makeFixture()
    fixture.delegate.onCall = { [table = fixture.table] call in
      if call.hasPrefix("didSelect"), let path = table.indexPathForSelectedRow {
        table.deselectRow(at: path, animated: false)
      }
    }
    fixture.tap(row: 1)
    fixture.tap(row: 2)
    #expect(fixture.table.indexPathForSelectedRow == nil)  // TV-050.16
    #expect(fixture.calls("willDeselect", "didDeselect").isEmpty)  // TV-050.21
    expectConsistent(fixture.table)
  }

  @Test(arguments: ["willDisplay 1-2", "didEnd 0-0", "willDisplayHeader 1", "didScroll"])
  func callbacksMaySetAnotherDataSource(call: String) {
    let fixture = makeFixture()
    let newSource = ListSource([1, 2, 300])
    once(fixture, at: call) { $0.dataSource = newSource }
    fixture.table.reloadData()
    fixture.stage.settle()
    fixture.table.contentOffset.y = 300
    fixture.stage.settle()
    #expect(fixture.table.numberOfSections == 3, "\(call) did not come")
    #expect(fixture.table.numberOfRows(inSection: 1) == 2)
    expectConsistent(fixture.table)
  }

  @Test func cellForRowMaySetAnotherDataSource() {
    let fixture = makeFixture()
    let newSource = ListSource([1])
    fixture.source.onCell = { table, path in
      if path == at(3, 1) { table.dataSource = newSource }
    }
    fixture.table.reloadData()
    fixture.stage.settle()
    // The new source has a single row, and the table does not request any other.
    #expect(newSource.recorder.calls.filter { $0.hasPrefix("cell") } == ["cell 0-0"])
    expectConsistent(fixture.table)
  }

  @Test func callbacksMayScroll() {
    let fixture = makeFixture()
    once(fixture, at: "willDisplay 1-2") { $0.contentOffset.y = 1500 }
    fixture.table.reloadData()
    fixture.stage.settle()
    #expect(fixture.table.contentOffset.y == 1500)
    expectConsistent(fixture.table)
    once(fixture, at: "didEnd") {
      $0.scrollToRow(at: at(0), at: .top, animated: false)
    }
    fixture.table.contentOffset.y = 800
    fixture.stage.settle()
    #expect(fixture.table.contentOffset.y == 0)
    expectConsistent(fixture.table)
  }

  @Test func callbacksMayChangeHeights() {
    let fixture = makeFixture()
    once(fixture, at: "willDisplay 1-2") { $0.rowHeight = 60 }
    fixture.table.reloadData()
    fixture.stage.settle()
    #expect(fixture.table.rectForRow(at: at(1)).height == 60)
    expectConsistent(fixture.table)
    once(fixture, at: "didEnd") { $0.frame.size.width = 250 }
    fixture.table.contentOffset.y = 800
    fixture.stage.settle()
    #expect(fixture.table.contentSize.width == 250)
    expectConsistent(fixture.table)
  }

  @Test func callbacksMayQueryTheTable() {
    let fixture = makeFixture()
    fixture.delegate.onCall = { [table = fixture.table] _ in
      _ = table.visibleCells
      _ = table.indexPathsForVisibleRows
      _ = table.contentSize
      _ = table.numberOfRows(inSection: 0)
      table.layoutIfNeeded()
    }
    fixture.source.counts = [1]
    fixture.table.reloadData()
    fixture.stage.settle()
    expectConsistent(fixture.table)
    fixture.source.counts = [30, 30]
    fixture.table.reloadData()
    fixture.table.contentOffset.y = 500
    fixture.stage.settle()
    fixture.tap(row: 15)
    expectConsistent(fixture.table)
  }

  @Test func callbacksMayRemoveTheTable() {
    let fixture = makeFixture()
    once(fixture, at: "willDisplay 1-10") { $0.removeFromSuperview() }
    fixture.table.contentOffset.y = 400
    fixture.stage.settle()
    fixture.stage.show(fixture.table)
    expectConsistent(fixture.table)
    once(fixture, at: "didSelect") { $0.removeFromSuperview() }
    fixture.stage.tap(at: CGPoint(x: 100, y: 200))
    #expect(fixture.table.window == nil)
    fixture.stage.settle()
    fixture.stage.show(fixture.table)
    expectConsistent(fixture.table)
  }

  @Test func measuredCellsDoNotOutliveAReload() {
    final class TallCell: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 200)
      }
    }
    var generation = 0
    let fixture = TableFixture([50]) { fixture in
      fixture.table.rowHeight = UITableView.automaticDimension
      fixture.source.makeCell = { _, path in
        let cell = TallCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = ListSource.text(path)
        cell.tag = generation
        return cell
      }
    }
    generation = 1
    fixture.table.reloadData()
    for _ in 0..<20 {
      fixture.table.contentOffset.y += 100
      fixture.stage.settle()
      #expect(fixture.table.visibleCells.allSatisfy { $0.tag == 1 })  // TV-066.1
      expectConsistent(fixture.table)
    }
  }

  @Test func willDisplayMayDeleteRows() {
    let fixture = TableFixture([60])
    var deleted = 0
    fixture.delegate.onDisplay = { [table = fixture.table, source = fixture.source] _, path in
      guard path.row == 20, deleted < 3 else { return }
      deleted += 1
      source.counts[0] -= 1
      table.deleteRows(at: [path], with: .left)
    }
    for _ in 0..<12 {
      fixture.table.contentOffset.y += 60
      fixture.stage.advance(by: 1 / 60)
    }
    fixture.stage.settle()
    #expect(deleted == 3)
    #expect(fixture.table.numberOfRows(inSection: 0) == 57)  // TV-010.3
    #expect(fixture.table.visibleCells.count == fixture.visible.count)
  }

  @Test func callbacksMayUpdateRowsFarBelow() {
    let fixture = TableFixture([60])
    fixture.table.contentOffset.y = 440
    fixture.stage.settle()
    once(fixture, at: "didEnd") {
      fixture.source.counts = [61]
      $0.insertRows(at: [at(60)], with: .fade)
    }
    fixture.table.rowHeight = 60
    fixture.table.contentOffset.y -= 100
    fixture.stage.settle()
    #expect(fixture.table.numberOfRows(inSection: 0) == 61)  // TV-010.3
    expectConsistent(fixture.table)
  }
}
