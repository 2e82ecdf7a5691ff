import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for two successive batches, and for batches during other operations.
@MainActor
struct TableUpdateCombinationTests {
  private func insert(_ count: Int, at row: Int, in fixture: UpdateFixture) {
    let rows = (0..<count).map { _ in fixture.source.list.makeRow() }
    fixture.source.list.sections[0].rows.insert(contentsOf: rows, at: row)
  }

  private func paths(_ rows: Range<Int>) -> [IndexPath] {
    rows.map { IndexPath(row: $0, section: 0) }
  }

  @Test func aSecondBatchBeginsWithoutPendingChanges() {
    let fixture = UpdateFixture(UpdateList([100]))
    let table = fixture.table
    var log: [String] = []
    /// Performs a batch, and returns the number of requested cells and whether rows are animated.
    ///
    /// A reload also requests cells of visible rows.
    func performBatch(
      _ name: String,
      with animation: UITableView.RowAnimation,
      reloads: Bool
    ) -> (requestCount: Int, isMoving: Bool) {
      fixture.source.requests = []
      table.performBatchUpdates {
        insert(1, at: 2, in: fixture)
        table.insertRows(at: paths(2..<3), with: animation)
        if reloads { table.reloadData() }
      } completion: { finished in
        log.append("\(name) \(finished)")
      }
      fixture.step()
      let isMoving = fixture.shown(table.visibleCells[4]).minY != table.visibleCells[4].frame.minY
      fixture.stage.settle()
      return (fixture.source.requests.count, isMoving)
    }
    for _ in 1...2 {
      #expect(performBatch("fade", with: .fade, reloads: false) == (1, true))
      #expect(performBatch("none", with: .none, reloads: false) == (1, true))
      #expect(performBatch("reload", with: .fade, reloads: true).requestCount > 5)
    }
    #expect(
      log == ["fade true", "none true", "reload false", "fade true", "none true", "reload false"]
    )
    // Before the first layout pass the table only counts the rows.
    let newTable = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    newTable.dataSource = fixture.source
    insert(1, at: 0, in: fixture)
    newTable.insertRows(at: paths(0..<1), with: .fade)
    fixture.stage.show(newTable)
    fixture.stage.settle()
    fixture.source.requests = []
    insert(1, at: 0, in: fixture)
    newTable.insertRows(at: paths(0..<1), with: .fade)
    fixture.stage.settle()
    #expect(fixture.source.requests.count == 1)
  }

  @Test func oneAnimatedOperationAnimatesTheBatch() {
    for animations in [[UITableView.RowAnimation.fade, .none], [.none, .fade]] {
      let fixture = UpdateFixture(UpdateList([100]))
      fixture.table.beginUpdates()
      insert(2, at: 1, in: fixture)
      fixture.table.insertRows(at: paths(1..<2), with: animations[0])
      fixture.table.insertRows(at: paths(2..<3), with: animations[1])
      fixture.table.endUpdates()
      fixture.step()
      let cell = fixture.table.visibleCells[6]
      #expect(fixture.shown(cell).minY < cell.frame.minY)
      fixture.stage.settle()
    }
  }

  @Test func deletedRowsAreRemovedWhenTheBatchCompletes() {
    let fixture = UpdateFixture(UpdateList([100]))
    for animation in [UITableView.RowAnimation.fade, .none] {
      fixture.log.calls = []
      var completionCalls: [[String]] = []
      fixture.table.beginUpdates()
      fixture.table.performBatchUpdates {
        fixture.source.list.sections[0].rows.removeFirst(2)
        fixture.table.deleteRows(at: paths(0..<2), with: animation)
      } completion: { _ in
        completionCalls.append(fixture.log.calls.filter { $0.hasPrefix("-") })
      }
      fixture.table.performBatchUpdates(nil) { _ in completionCalls.append(["second"]) }
      fixture.table.endUpdates()
      fixture.stage.settle()
      #expect(completionCalls == [["-0-0", "-0-1"], ["second"]])
    }
  }

  @Test func aReloadBeforeTheCompletionIsReported() {
    // A visible row, and one below the visible area.
    for row in [2, 60] {
      let fixture = UpdateFixture(UpdateList([100]))
      for reloads in [true, false] {
        var finished: Bool?
        fixture.table.performBatchUpdates {
          insert(1, at: row, in: fixture)
          fixture.table.insertRows(at: paths(row..<row + 1), with: .fade)
        } completion: {
          finished = $0
        }
        if reloads { fixture.table.reloadData() }
        fixture.stage.settle()
        #expect(finished == !reloads)
      }
    }
  }

  @Test func positionsBelowTheScreenAreUpdated() {
    let fixture = UpdateFixture(UpdateList([100]))
    let table = fixture.table
    table.becomeFirstResponder()
    table.selectRow(at: path(60), animated: false, scrollPosition: .none)
    fixture.stage.press(.keyboardDownArrow)
    fixture.stage.settle()
    let focused = fixture.source.list[path(60)].id
    table.contentOffset.y = 0
    fixture.stage.settle()
    for row in [30, 0] {
      insert(3, at: row, in: fixture)
      table.insertRows(at: paths(row..<row + 3), with: .none)
      fixture.stage.settle()
    }
    let indexPath = fixture.source.list.path(of: focused)
    #expect(indexPath == path(66))
    #expect(table.indexPathForSelectedRow == indexPath)
    table.deselectRow(at: path(66), animated: false)
    fixture.stage.press(.keyboardReturnOrEnter)
    fixture.stage.settle()
    #expect(table.indexPathForSelectedRow == indexPath)
  }

  @Test func aSecondUpdateDoesNotInterruptTheFirst() {
    let fixture = UpdateFixture(UpdateList([100]))
    fixture.source.list.sections[0].rows.remove(at: 3)
    let firstCell = fixture.cell(3)
    fixture.table.deleteRows(at: paths(3..<4), with: .left)
    fixture.stage.advance(by: 0.2)
    fixture.source.list.sections[0].rows.remove(at: 6)
    let secondCell = fixture.cell(6)
    fixture.table.deleteRows(at: paths(6..<7), with: .left)
    // The first animation ends after 0.3 s, the second 0.2 s later.
    fixture.stage.advance(by: 0.15)
    #expect(firstCell?.superview == nil)
    #expect(secondCell?.superview === fixture.table)
    fixture.stage.settle()
    #expect(secondCell?.superview == nil)
    // Cells that have faded out are reused with full opacity.
    fixture.table.contentOffset.y = 1500
    fixture.stage.settle()
    #expect(fixture.table.visibleCells.allSatisfy { $0.alpha == 1 })
    #expect(fixture.problems(selected: []).isEmpty)
  }

  @Test func aFadedOutRowReappears() {
    for animation in [UITableView.RowAnimation.fade, .top, .middle] {
      let fixture = UpdateFixture(UpdateList([100]))
      for _ in 1...2 {
        fixture.source.list.sections[0].rows.removeFirst(4)
        fixture.table.deleteRows(at: paths(0..<4), with: animation)
        fixture.stage.settle()
        fixture.table.contentOffset.y += 900
        fixture.stage.settle()
        #expect(fixture.table.visibleCells.allSatisfy { $0.alpha == 1 })
        fixture.table.contentOffset.y = 0
        fixture.stage.settle()
      }
    }
  }

  @Test func aDeletedRowUnderTheFingerIsUnhighlighted() {
    for change in ["delete", "push", "scroll", "reload"] {
      let fixture = TableFixture([100])
      fixture.stage.touchDown(at: fixture.middle(ofRow: 8))
      fixture.stage.advance(by: 0.2)
      let cell = fixture.table.cellForRow(at: at(8))
      #expect(cell?.isHighlighted == true)
      fixture.recorder.take()
      switch change {
      case "delete":
        fixture.source.counts[0] -= 1
        fixture.table.deleteRows(at: [at(8)], with: .fade)
      case "push":
        fixture.source.counts[0] += 20
        fixture.table.insertRows(at: (0..<20).map { at($0) }, with: .fade)
      case "scroll": fixture.table.contentOffset.y = 2000
      default: fixture.table.reloadData()
      }
      fixture.stage.advance(by: 1 / 60)
      #expect(cell?.isHighlighted == false, "\(change)")
      #expect(fixture.calls("didUnhighlight").count == 1, "\(change)")
      fixture.stage.touchUp()
      fixture.stage.settle()
      #expect(fixture.table.indexPathForSelectedRow == nil)
    }
  }

  @Test func quickTapsDoNotHighlightEarly() {
    let fixture = TableFixture([100])
    fixture.recorder.take()
    // A tap, a cancelled touch, and a touch that stays.
    fixture.stage.touchDown(at: fixture.middle(ofRow: 2))
    fixture.stage.touchUp()
    fixture.stage.touchDown(at: fixture.middle(ofRow: 3))
    fixture.stage.touchCancel()
    fixture.recorder.take()
    fixture.stage.advance(by: 0.05)
    fixture.stage.touchDown(at: fixture.middle(ofRow: 4))
    fixture.stage.advance(by: 0.1)
    #expect(fixture.calls("didHighlight").isEmpty)
    fixture.stage.advance(by: 0.05)
    #expect(fixture.calls("didHighlight") == ["didHighlight 0-4"])
    fixture.stage.touchUp()
    fixture.stage.settle()
  }

  @Test func unhighlightingIsReportedOnce() {
    let fixture = TableFixture([100])
    fixture.delegate.onCall = { [table = fixture.table] in
      if $0.hasPrefix("didUnhighlight") { table.reloadData() }
    }
    for _ in 1...2 {
      fixture.recorder.take()
      fixture.tap(row: 3)
      fixture.stage.settle()
      #expect(fixture.calls("didUnhighlight") == ["didUnhighlight 0-3"])
    }
  }
}
