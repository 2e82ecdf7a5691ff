import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for scrolling while a dragged row is near an edge of the table.
@MainActor
struct TableReorderScrollTests {
  /// Returns the distance in points by which the table scrolls in half a second while the touch
  /// rests.
  private func distance(fingerAt y: CGFloat, upwards: Bool) -> CGFloat {
    let bench = ReorderBench(count: 400)
    if upwards {
      bench.tableView.contentOffset.y = 4400
      bench.stage.settle()
    }
    let start = bench.tableView.contentOffset.y
    let row = Int(start / 44) + 5
    bench.stage.touchDown(at: bench.grip(row))
    bench.stage.touchMove(to: CGPoint(x: 296, y: y))
    bench.stage.advance(by: 0.5)
    return bench.tableView.contentOffset.y - start
  }

  @Test func theTableScrollsAtBothEdgesFasterWithDepth() {
    // TV-065.8
    #expect(distance(fingerAt: 430, upwards: false) == 0)
    let down = [440.0, 450, 460, 470, 480, 600].map { distance(fingerAt: $0, upwards: false) }
    for index in 0..<4 { #expect(down[index] > 0 && down[index] < down[index + 1]) }
    #expect(down[4] == down[5])
    #expect(distance(fingerAt: 50, upwards: true) == 0)
    let up = [40.0, 30, 20, 10, 0, -100].map { distance(fingerAt: $0, upwards: true) }
    for index in up.indices { #expect(abs(up[index] + down[index]) <= 1) }
    // A thousand points per second at the edge, for the frames of half a second.
    #expect(abs(down[4] - 500) <= 18)
  }

  @Test func theRowAndTheGapFollowTheFinger() throws {
    let bench = ReorderBench(count: 100)
    let cell = try #require(bench.cell("3"))
    let start = bench.grip(3)
    bench.stage.touchDown(at: start)
    bench.move(to: CGPoint(x: 296, y: 450), from: start)
    for _ in 0..<60 {
      bench.stage.advance(by: 1.0 / 60)
      #expect(cell.frame.midY - bench.tableView.contentOffset.y == 450)
      #expect(bench.shownWords.filter { $0 == "3" }.count == 1)
    }
    #expect(bench.tableView.contentOffset.y > 100)
    bench.stage.touchMove(to: CGPoint(x: 296, y: 300))
    bench.stage.settle()
    let offset = bench.tableView.contentOffset.y
    #expect(bench.tableView.motion.isRunning == false)
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(bench.tableView.contentOffset.y == offset)
    let row = try #require(bench.rows[0].firstIndex(of: "3"))
    #expect(abs(CGFloat(row) * 44 + 22 - (offset + 300)) <= 44)
    bench.check()
  }

  @Test func layoutInCallbacksKeepsTheGap() {
    let bench = ReorderBench(count: 60)
    bench.onCell = { [table = bench.tableView] in
      table.setNeedsLayout()
      table.layoutIfNeeded()
    }
    bench.lift(3, by: 30)
    for _ in 0..<5 {
      bench.tableView.contentOffset.y += 410
      bench.stage.advance(by: 1.0 / 60)
      let positions = bench.tableView.tiler.rowsOnScreen.map(\.position)
      #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 })
    }
    bench.stage.touchUp()
    bench.stage.settle()
    bench.check()
  }

  @Test func scrollingStopsAtTheEndsOfTheContent() throws {
    let bench = ReorderBench(count: 30)
    let start = bench.grip(2)
    bench.stage.touchDown(at: start)
    bench.move(to: CGPoint(x: 296, y: 475), from: start)
    // At the end of the content no animation runs, so that the clock stops.
    #expect(bench.stage.settle(timeout: 5))
    #expect(bench.tableView.contentOffset.y == 840.0)
    #expect(bench.cell("2")?.frame.maxY == 30.0 * 44)
    bench.stage.touchMove(to: CGPoint(x: 296, y: 3))
    #expect(bench.stage.settle(timeout: 5))
    #expect(bench.tableView.contentOffset.y == 0)
    #expect(bench.cell("2")?.frame.minY == 0)
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(bench.rows[0].prefix(3) == ["2", "0", "1"])
    bench.check()
  }

  @Test func aRowPickedUpAtTheEdgeDoesNotScrollBeforeTheFingerMoves() {
    let bench = ReorderBench(count: 100)
    bench.stage.touchDown(at: bench.grip(10))
    bench.stage.advance(by: 0.5)
    #expect(bench.tableView.contentOffset.y == 0)
    bench.stage.touchMove(to: CGPoint(x: 296, y: bench.grip(10).y + 6))
    bench.stage.advance(by: 0.5)
    #expect(bench.tableView.contentOffset.y > 0)
  }

  @Test func theDraggedRowKeepsItsCellWhenItsTargetIsOffScreen() throws {
    let bench = ReorderBench(count: 200)
    bench.retarget = { source, _ in source }
    let cell = try #require(bench.cell("3"))
    bench.lift(3, by: 320)
    bench.stage.advance(by: 2)
    #expect(bench.tableView.contentOffset.y > 480)
    #expect(bench.tableView.cellForRow(at: IndexPath(row: 3, section: 0)) === cell)
    #expect(cell.superview === bench.tableView)
    #expect(!bench.recorder.calls.contains("cell 0-3"))
    #expect(!bench.recorder.calls.contains("didEndDisplaying 0-3"))
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(bench.recorder.calls.last == "didEndDisplaying 0-3")
    #expect(!bench.recorder.calls.contains { $0.hasPrefix("move") })
    bench.check()
  }

  @Test func theWheelScrollsUnderTheRow() throws {
    let bench = ReorderBench(count: 100)
    let cell = try #require(bench.cell("3"))
    bench.lift(3, by: 60)
    let y = cell.frame.midY
    bench.stage.scrollWheel(by: CGVector(dx: 0, dy: -2), at: CGPoint(x: 100, y: 200))
    bench.stage.settle()
    #expect(bench.tableView.contentOffset.y == 264)
    #expect(cell.frame.midY == y + 264)
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(bench.rows[0][10] == "3")
    bench.check()
  }

  @Test func floatingHeadersStayBelowTheRow() throws {
    let sections = (0..<8).map { section in (0..<6).map { "\(section).\($0)" } }
    let bench = ReorderBench(sections, headers: (0..<8).map { "Section \($0)" })
    bench.lift(5, by: 210)
    bench.stage.advance(by: 3)
    bench.stage.touchMove(to: CGPoint(x: 296, y: 30))
    bench.stage.advance(by: 0.2)
    let views = bench.tableView.subviews
    let cell = try #require(bench.cell("0.5"))
    let index = try #require(views.firstIndex { $0 === cell })
    #expect(views.lastIndex { $0 is UITableViewHeaderFooterView } ?? 0 < index)
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(bench.rows.flatMap { $0 }.count == 48)
    bench.check()
  }

  @Test func aDropDuringAScrollMovesItsTarget() throws {
    let bench = ReorderBench([["a", "b", "c"], (0..<600).map { "\($0)" }])
    let table = bench.tableView
    table.estimatedRowHeight = 60
    bench.stage.settle()
    bench.lift(0, by: 250)
    table.scrollToRow(at: IndexPath(row: 300, section: 1), at: .top, animated: true)
    bench.stage.advance(by: 0.1)
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(bench.rows[0] == ["b", "c"])
    let row = try #require(bench.rows[1].firstIndex(of: "300"))
    #expect(row == 301)
    let top = table.rectForRow(at: IndexPath(row: row, section: 1)).minY
    #expect(table.contentOffset.y == top)
  }
}
