import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for drags that are cancelled by the user, the program or the system.
@MainActor
struct TableReorderCancelTests {
  /// Lifts row 1 and drags it down by two rows.
  private func makeDraggingFixture(_ count: Int = 8) -> ReorderFixture {
    let fixture = ReorderFixture(count: count)
    fixture.lift(1, by: 88)
    fixture.recorder.take()
    return fixture
  }

  private func checkRestored(_ fixture: ReorderFixture) {
    #expect(!fixture.tableView.reorder.isActive)
    fixture.stage.settle()
    #expect(!fixture.recorder.calls.contains { $0.hasPrefix("move") })
    fixture.check()
    // The remaining touch has no effect.
    fixture.recorder.take()
    fixture.stage.touchMove(to: CGPoint(x: 296, y: 300))
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.recorder.take() == [])
    fixture.check()
  }

  @Test func aCancelledTouchPutsTheRowBack() {
    let fixture = makeDraggingFixture()
    fixture.stage.touchCancel()
    #expect(fixture.cell("2")?.frame.minY == 88)
    // TV-065.10, TV-065.13
    #expect(fixture.recorder.calls == [])
    checkRestored(fixture)
  }

  @Test func escapePutsTheRowBack() {
    let fixture = makeDraggingFixture()
    fixture.stage.press(.keyboardEscape)
    #expect(fixture.recorder.calls == [])
    checkRestored(fixture)
  }

  @Test func aReloadEndsTheDrag() {
    let fixture = makeDraggingFixture()
    fixture.rows[0].removeLast(3)
    fixture.tableView.reloadData()
    checkRestored(fixture)
    #expect(fixture.shownWords == ["0", "1", "2", "3", "4"])
  }

  @Test func aNewDataSourceEndsTheDrag() {
    let fixture = makeDraggingFixture()
    fixture.tableView.dataSource = nil
    fixture.tableView.dataSource = fixture
    fixture.stage.update()
    checkRestored(fixture)
  }

  @Test func aBatchUpdateEndsTheDragWithIndexPathsOfTheDataSource() {
    let fixture = makeDraggingFixture()
    fixture.rows[0].remove(at: 2)
    fixture.rows[0].insert("new", at: 0)
    fixture.tableView.performBatchUpdates {
      fixture.tableView.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
      fixture.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    checkRestored(fixture)
    #expect(fixture.shownWords == ["new", "0", "1", "3", "4", "5", "6", "7"])
  }

  @Test func changedHeightsEndTheDrag() {
    let fixture = makeDraggingFixture()
    fixture.heights = ["3": 80]
    fixture.tableView.rowHeight = 50
    checkRestored(fixture)
  }

  @Test func leavingTheWindowEndsTheDrag() {
    let fixture = makeDraggingFixture()
    let window = fixture.stage.window
    fixture.tableView.removeFromSuperview()
    #expect(!fixture.tableView.reorder.isActive)
    fixture.stage.touchMove(to: CGPoint(x: 296, y: 300))
    fixture.stage.touchUp()
    window.addSubview(fixture.tableView)
    fixture.stage.settle()
    #expect(!fixture.recorder.calls.contains { $0.hasPrefix("move") })
    fixture.check()
  }

  @Test func aReloadDuringAProposalRestoresTheRows() {
    let fixture = ReorderFixture(count: 8)
    fixture.retarget = { [unowned fixture] _, proposed in
      fixture.tableView.reloadData()
      return proposed
    }
    fixture.lift(1, by: 60)
    checkRestored(fixture)
  }

  @Test func aReloadInMoveRowKeepsTheMove() {
    let fixture = makeDraggingFixture()
    fixture.onMove = { [unowned fixture] in fixture.tableView.reloadData() }
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.recorder.calls.filter { $0.hasPrefix("move") } == ["move 0-1 0-3"])
    fixture.check()
  }

  @Test func aReloadWhileTheRowSettlesKeepsTheRowsConsistent() {
    let fixture = makeDraggingFixture()
    fixture.stage.touchMove(to: CGPoint(x: 296, y: 170))
    fixture.stage.touchUp()
    fixture.stage.advance(by: 0.1)
    fixture.tableView.reloadData()
    fixture.stage.settle()
    fixture.check()
    #expect(fixture.cells.allSatisfy { $0.layer.shadowRadius == 3 })
  }

  @Test func cancellingAfterScrollingRestoresTheRows() {
    let fixture = ReorderFixture(count: 200)
    fixture.lift(3, by: 320)
    fixture.stage.advance(by: 2)
    fixture.stage.press(.keyboardEscape)
    checkRestored(fixture)
    fixture.tableView.contentOffset = .zero
    fixture.stage.settle()
    fixture.check()
  }
}
