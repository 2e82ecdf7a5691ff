import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for batches from the table's own callbacks, and during touches.
@MainActor
struct TableUpdateCallbacksTests {
  /// Inserts a row at the top.
  private func insert(_ fixture: UpdateFixture) {
    fixture.source.list.sections[0].rows.insert(fixture.source.list.makeRow(), at: 0)
    fixture.table.insertRows(at: [path(0)], with: .fade)
  }

  private func expectSettled(_ fixture: UpdateFixture, rows: Int, selected: Set<Int> = []) {
    #expect(fixture.stage.settle())
    #expect(fixture.table.numberOfRows(inSection: 0) == rows)
    let problems = fixture.problems(selected: selected)
    #expect(problems.isEmpty)
  }

  @Test func didSelectMayUpdateTheTable() {
    let fixture = UpdateFixture(UpdateList([10]))
    fixture.log.onSelect = { _, _ in insert(fixture) }
    let id = fixture.source.list[path(2)].id
    fixture.stage.tap(at: CGPoint(x: 100, y: 28 + 88 + 10))
    #expect(fixture.table.indexPathForSelectedRow == path(3))
    expectSettled(fixture, rows: 11, selected: [id])
  }

  @Test(arguments: [1, 3])
  func willDisplayMayUpdateTheTable(times: Int) {
    let fixture = UpdateFixture(UpdateList([40]))
    var remainingInsertions = times
    fixture.log.onWillDisplay = { _, _ in
      guard remainingInsertions > 0 else { return }
      remainingInsertions -= 1
      insert(fixture)
    }
    fixture.table.contentOffset.y = 300
    expectSettled(fixture, rows: 40 + times)
    remainingInsertions = times
    insert(fixture)
    fixture.table.contentOffset.y = 0
    expectSettled(fixture, rows: 41 + 2 * times)
  }

  @Test func cellForRowMayUpdateTheTable() {
    let fixture = UpdateFixture(UpdateList([40]))
    var isDone = false
    fixture.source.onCell = { _, _ in
      guard !isDone else { return }
      isDone = true
      // The requested row keeps its index path.
      fixture.source.list.sections[0].rows.append(fixture.source.list.makeRow())
      fixture.table.insertRows(at: [IndexPath(row: 40, section: 0)], with: .fade)
    }
    fixture.table.contentOffset.y = 300
    expectSettled(fixture, rows: 41)
    isDone = false
    fixture.source.list.sections[0].rows.removeLast()
    fixture.table.reloadData()
    expectSettled(fixture, rows: 41)
  }

  @Test func didEndDisplayingMayUpdateTheTable() {
    let fixture = UpdateFixture(UpdateList([40]))
    var remainingInsertions = 3
    fixture.log.onDidEnd = { _, _ in
      guard remainingInsertions > 0 else { return }
      remainingInsertions -= 1
      insert(fixture)
    }
    fixture.table.contentOffset.y = 300
    expectSettled(fixture, rows: 43)
    remainingInsertions = 1
    fixture.table.reloadData()
    expectSettled(fixture, rows: 44)
    remainingInsertions = 1
    fixture.source.list.sections[0].rows.remove(at: 8)
    fixture.table.deleteRows(at: [path(8)], with: .none)
    expectSettled(fixture, rows: 44)
  }

  @Test func didScrollMayUpdateTheTable() {
    let fixture = UpdateFixture(UpdateList([60]))
    var count = 0
    fixture.log.onScroll = { _ in
      guard count < 10 else { return }
      count += 1
      insert(fixture)
    }
    fixture.stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100), duration: 0.2)
    expectSettled(fixture, rows: 70)
  }

  @Test func completionsMayUpdateTheTable() {
    let fixture = UpdateFixture(UpdateList([5]))
    var order: [String] = []
    fixture.source.list.sections[0].rows.remove(at: 0)
    fixture.table.performBatchUpdates {
      fixture.table.deleteRows(at: [path(0)], with: .fade)
    } completion: { _ in
      order.append("first")
      fixture.source.list.sections[0].rows.remove(at: 0)
      fixture.table.performBatchUpdates {
        fixture.table.deleteRows(at: [path(0)], with: .fade)
      } completion: { _ in
        order.append("second")
        fixture.table.reloadData()
      }
    }
    expectSettled(fixture, rows: 3)
    #expect(order == ["first", "second"])
  }

  @Test func callbacksOfABatchMayReload() {
    for call in 0..<3 {
      let fixture = UpdateFixture(UpdateList([40]))
      var isDone = false
      let reload = {
        guard !isDone else { return }
        isDone = true
        fixture.table.reloadData()
      }
      switch call {
      case 0: fixture.log.onWillDisplay = { _, _ in reload() }
      case 1: fixture.source.onCell = { _, _ in reload() }
      default: fixture.log.onDidEnd = { _, _ in reload() }
      }
      fixture.source.list.sections[0].rows.remove(at: 3)
      var completions: [Bool] = []
      fixture.table.performBatchUpdates {
        fixture.table.deleteRows(at: [path(3)], with: .none)
      } completion: {
        completions.append($0)
      }
      #expect(isDone)
      expectSettled(fixture, rows: 39)
      #expect(completions == [false])
    }
  }

  @Test func heightForRowMayQueryTheTable() {
    let fixture = UpdateFixture(UpdateList([5]), heights: .own)
    fixture.source.list.sections[0].rows.insert(fixture.source.list.makeRow(height: 70), at: 1)
    let table = fixture.table
    // The delegate may query the table, which still has the old rows.
    let delegate = QueryingDelegate()
    table.delegate = delegate
    table.reloadData()
    fixture.stage.settle()
    delegate.counts = []
    fixture.source.list.sections[0].rows.insert(fixture.source.list.makeRow(), at: 1)
    table.insertRows(at: [path(1)], with: .fade)
    #expect(delegate.counts.allSatisfy { $0 == 6 })
    #expect(!delegate.counts.isEmpty)
    fixture.stage.settle()
    #expect(table.numberOfRows(inSection: 0) == 7)
  }

  // MARK: While the user is at work

  @Test func updatesDuringADragKeepTheVisibleRows() {
    let fixture = UpdateFixture(UpdateList([60]))
    fixture.stage.touchDown(at: CGPoint(x: 100, y: 400))
    fixture.step()
    for index in 1...20 {
      fixture.stage.touchMove(to: CGPoint(x: 100, y: 400 - CGFloat(index) * 15))
      fixture.step()
      if index % 4 == 0 { insert(fixture) }
    }
    let row = fixture.table.indexPathsForVisibleRows?.first
    fixture.stage.advance(by: 0.3)
    #expect(fixture.table.indexPathsForVisibleRows?.first == row)
    fixture.stage.touchUp()
    expectSettled(fixture, rows: 65)
  }

  @Test func aDragContinuesWhenTheContentHasBecomeShort() {
    let fixture = UpdateFixture(UpdateList([60]))
    fixture.table.contentOffset.y = 1000
    fixture.stage.settle()
    fixture.stage.touchDown(at: CGPoint(x: 100, y: 300))
    fixture.step()
    fixture.stage.touchMove(to: CGPoint(x: 100, y: 260))
    fixture.step()
    fixture.source.list.sections[0].rows.removeLast(35)
    fixture.table.deleteRows(at: (25..<60).map { path($0) }, with: .fade)
    let offset = fixture.table.contentOffset.y
    fixture.stage.touchMove(to: CGPoint(x: 100, y: 259))
    fixture.step()
    #expect(abs(fixture.table.contentOffset.y - offset) < 3)
    fixture.stage.touchUp()
    expectSettled(fixture, rows: 25)
  }

  @Test(arguments: [true, false])
  func updatesDuringAFlingKeepTheVisibleRows(isWheel: Bool) {
    let fixture = UpdateFixture(UpdateList([100]))
    if isWheel {
      fixture.stage.scrollWheel(by: CGVector(dx: 0, dy: -8), at: CGPoint(x: 100, y: 100))
    } else {
      fixture.stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100), duration: 0.1)
    }
    fixture.stage.advance(by: 0.1)
    insert(fixture)
    fixture.stage.advance(by: 0.05)
    fixture.source.list.sections[0].rows.removeLast(60)
    fixture.table.deleteRows(at: (41..<101).map { path($0) }, with: .fade)
    expectSettled(fixture, rows: 41)
  }
}

/// A delegate that queries the table when it returns heights.
@MainActor
private final class QueryingDelegate: UITableViewDelegate {
  var counts: [Int] = []

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    counts.append(tableView.numberOfRows(inSection: 0))
    _ = tableView.rectForRow(at: path(0))
    _ = tableView.visibleCells
    return 44
  }
}
