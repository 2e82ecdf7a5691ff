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
    let fixture = ReorderFixture(count: 400)
    if upwards {
      fixture.tableView.contentOffset.y = 4400
      fixture.stage.settle()
    }
    let start = fixture.tableView.contentOffset.y
    let row = Int(start / 44) + 5
    fixture.stage.touchDown(at: fixture.grip(row))
    fixture.stage.touchMove(to: CGPoint(x: 296, y: y))
    fixture.stage.advance(by: 0.5)
    return fixture.tableView.contentOffset.y - start
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
    let fixture = ReorderFixture(count: 100)
    let cell = try #require(fixture.cell("3"))
    let start = fixture.grip(3)
    fixture.stage.touchDown(at: start)
    fixture.move(to: CGPoint(x: 296, y: 450), from: start)
    for _ in 0..<60 {
      fixture.stage.advance(by: 1.0 / 60)
      #expect(cell.frame.midY - fixture.tableView.contentOffset.y == 450)
      #expect(fixture.shownWords.filter { $0 == "3" }.count == 1)
    }
    #expect(fixture.tableView.contentOffset.y > 100)
    fixture.stage.touchMove(to: CGPoint(x: 296, y: 300))
    fixture.stage.settle()
    let offset = fixture.tableView.contentOffset.y
    #expect(fixture.tableView.motion.isRunning == false)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.tableView.contentOffset.y == offset)
    let row = try #require(fixture.rows[0].firstIndex(of: "3"))
    #expect(abs(CGFloat(row) * 44 + 22 - (offset + 300)) <= 44)
    fixture.check()
  }

  @Test func layoutInCallbacksKeepsTheGap() {
    let fixture = ReorderFixture(count: 60)
    fixture.onCell = { [table = fixture.tableView] in
      table.setNeedsLayout()
      table.layoutIfNeeded()
    }
    fixture.lift(3, by: 30)
    for _ in 0..<5 {
      fixture.tableView.contentOffset.y += 410
      fixture.stage.advance(by: 1.0 / 60)
      let positions = fixture.tableView.tiler.rowsOnScreen.map(\.position)
      #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 })
    }
    fixture.stage.touchUp()
    fixture.stage.settle()
    fixture.check()
  }

  @Test func scrollingStopsAtTheEndsOfTheContent() throws {
    let fixture = ReorderFixture(count: 30)
    let start = fixture.grip(2)
    fixture.stage.touchDown(at: start)
    fixture.move(to: CGPoint(x: 296, y: 475), from: start)
    // At the end of the content no animation runs, so that the clock stops.
    #expect(fixture.stage.settle(timeout: 5))
    #expect(fixture.tableView.contentOffset.y == 840.0)
    #expect(fixture.cell("2")?.frame.maxY == 30.0 * 44)
    fixture.stage.touchMove(to: CGPoint(x: 296, y: 3))
    #expect(fixture.stage.settle(timeout: 5))
    #expect(fixture.tableView.contentOffset.y == 0)
    #expect(fixture.cell("2")?.frame.minY == 0)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.rows[0].prefix(3) == ["2", "0", "1"])
    fixture.check()
  }

  @Test func aRowPickedUpAtTheEdgeDoesNotScrollBeforeTheFingerMoves() {
    let fixture = ReorderFixture(count: 100)
    fixture.stage.touchDown(at: fixture.grip(10))
    fixture.stage.advance(by: 0.5)
    #expect(fixture.tableView.contentOffset.y == 0)
    fixture.stage.touchMove(to: CGPoint(x: 296, y: fixture.grip(10).y + 6))
    fixture.stage.advance(by: 0.5)
    #expect(fixture.tableView.contentOffset.y > 0)
  }

  @Test func theDraggedRowKeepsItsCellWhenItsTargetIsOffScreen() throws {
    let fixture = ReorderFixture(count: 200)
    fixture.retarget = { source, _ in source }
    let cell = try #require(fixture.cell("3"))
    fixture.lift(3, by: 320)
    fixture.stage.advance(by: 2)
    #expect(fixture.tableView.contentOffset.y > 480)
    #expect(fixture.tableView.cellForRow(at: IndexPath(row: 3, section: 0)) === cell)
    #expect(cell.superview === fixture.tableView)
    #expect(!fixture.recorder.calls.contains("cell 0-3"))
    #expect(!fixture.recorder.calls.contains("didEndDisplaying 0-3"))
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.recorder.calls.last == "didEndDisplaying 0-3")
    #expect(!fixture.recorder.calls.contains { $0.hasPrefix("move") })
    fixture.check()
  }

  @Test func theWheelScrollsUnderTheRow() throws {
    let fixture = ReorderFixture(count: 100)
    let cell = try #require(fixture.cell("3"))
    fixture.lift(3, by: 60)
    let y = cell.frame.midY
    fixture.stage.scrollWheel(by: CGVector(dx: 0, dy: -2), at: CGPoint(x: 100, y: 200))
    fixture.stage.settle()
    #expect(fixture.tableView.contentOffset.y == 264)
    #expect(cell.frame.midY == y + 264)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.rows[0][10] == "3")
    fixture.check()
  }

  @Test func floatingHeadersStayBelowTheRow() throws {
    let sections = (0..<8).map { section in (0..<6).map { "\(section).\($0)" } }
    let fixture = ReorderFixture(sections, headers: (0..<8).map { "Section \($0)" })
    fixture.lift(5, by: 210)
    fixture.stage.advance(by: 3)
    fixture.stage.touchMove(to: CGPoint(x: 296, y: 30))
    fixture.stage.advance(by: 0.2)
    let views = fixture.tableView.subviews
    let cell = try #require(fixture.cell("0.5"))
    let index = try #require(views.firstIndex { $0 === cell })
    #expect(views.lastIndex { $0 is UITableViewHeaderFooterView } ?? 0 < index)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.rows.flatMap { $0 }.count == 48)
    fixture.check()
  }

  @Test func aDropDuringAScrollMovesItsTarget() throws {
    let fixture = ReorderFixture([["a", "b", "c"], (0..<600).map { "\($0)" }])
    let table = fixture.tableView
    table.estimatedRowHeight = 60
    fixture.stage.settle()
    fixture.lift(0, by: 250)
    table.scrollToRow(at: IndexPath(row: 300, section: 1), at: .top, animated: true)
    fixture.stage.advance(by: 0.1)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.rows[0] == ["b", "c"])
    let row = try #require(fixture.rows[1].firstIndex(of: "300"))
    #expect(row == 301)
    let top = table.rectForRow(at: IndexPath(row: row, section: 1)).minY
    #expect(table.contentOffset.y == top)
  }
}
