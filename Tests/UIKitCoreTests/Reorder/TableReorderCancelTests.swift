import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for drags that are cancelled by the user, the program or the system.
@MainActor
struct TableReorderCancelTests {
  /// Lifts row 1 and drags it down by two rows.
  private func makeDraggingBench(_ count: Int = 8) -> ReorderBench {
    let bench = ReorderBench(count: count)
    bench.lift(1, by: 88)
    bench.recorder.take()
    return bench
  }

  private func checkRestored(_ bench: ReorderBench) {
    #expect(!bench.tableView.reorder.isActive)
    bench.stage.settle()
    #expect(!bench.recorder.calls.contains { $0.hasPrefix("move") })
    bench.check()
    // The remaining touch has no effect.
    bench.recorder.take()
    bench.stage.touchMove(to: CGPoint(x: 296, y: 300))
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(bench.recorder.take() == [])
    bench.check()
  }

  @Test func aCancelledTouchPutsTheRowBack() {
    let bench = makeDraggingBench()
    bench.stage.touchCancel()
    #expect(bench.cell("2")?.frame.minY == 88)
    // TV-065.10, TV-065.13
    #expect(bench.recorder.calls == [])
    checkRestored(bench)
  }

  @Test func escapePutsTheRowBack() {
    let bench = makeDraggingBench()
    bench.stage.press(.keyboardEscape)
    #expect(bench.recorder.calls == [])
    checkRestored(bench)
  }

  @Test func aReloadEndsTheDrag() {
    let bench = makeDraggingBench()
    bench.rows[0].removeLast(3)
    bench.tableView.reloadData()
    checkRestored(bench)
    #expect(bench.shownWords == ["0", "1", "2", "3", "4"])
  }

  @Test func aNewDataSourceEndsTheDrag() {
    let bench = makeDraggingBench()
    bench.tableView.dataSource = nil
    bench.tableView.dataSource = bench
    bench.stage.update()
    checkRestored(bench)
  }

  @Test func aBatchUpdateEndsTheDragWithIndexPathsOfTheDataSource() {
    let bench = makeDraggingBench()
    bench.rows[0].remove(at: 2)
    bench.rows[0].insert("new", at: 0)
    bench.tableView.performBatchUpdates {
      bench.tableView.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
      bench.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    checkRestored(bench)
    #expect(bench.shownWords == ["new", "0", "1", "3", "4", "5", "6", "7"])
  }

  @Test func changedHeightsEndTheDrag() {
    let bench = makeDraggingBench()
    bench.heights = ["3": 80]
    bench.tableView.rowHeight = 50
    checkRestored(bench)
  }

  @Test func leavingTheWindowEndsTheDrag() {
    let bench = makeDraggingBench()
    let window = bench.stage.window
    bench.tableView.removeFromSuperview()
    #expect(!bench.tableView.reorder.isActive)
    bench.stage.touchMove(to: CGPoint(x: 296, y: 300))
    bench.stage.touchUp()
    window.addSubview(bench.tableView)
    bench.stage.settle()
    #expect(!bench.recorder.calls.contains { $0.hasPrefix("move") })
    bench.check()
  }

  @Test func aReloadDuringAProposalRestoresTheRows() {
    let bench = ReorderBench(count: 8)
    bench.retarget = { [unowned bench] _, proposed in
      bench.tableView.reloadData()
      return proposed
    }
    bench.lift(1, by: 60)
    checkRestored(bench)
  }

  @Test func aReloadInMoveRowKeepsTheMove() {
    let bench = makeDraggingBench()
    bench.onMove = { [unowned bench] in bench.tableView.reloadData() }
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(bench.recorder.calls.filter { $0.hasPrefix("move") } == ["move 0-1 0-3"])
    bench.check()
  }

  @Test func aReloadWhileTheRowSettlesKeepsTheRowsConsistent() {
    let bench = makeDraggingBench()
    bench.stage.touchMove(to: CGPoint(x: 296, y: 170))
    bench.stage.touchUp()
    bench.stage.advance(by: 0.1)
    bench.tableView.reloadData()
    bench.stage.settle()
    bench.check()
    #expect(bench.cells.allSatisfy { $0.layer.shadowRadius == 3 })
  }

  @Test func cancellingAfterScrollingRestoresTheRows() {
    let bench = ReorderBench(count: 200)
    bench.lift(3, by: 320)
    bench.stage.advance(by: 2)
    bench.stage.press(.keyboardEscape)
    checkRestored(bench)
    bench.tableView.contentOffset = .zero
    bench.stage.settle()
    bench.check()
  }
}
