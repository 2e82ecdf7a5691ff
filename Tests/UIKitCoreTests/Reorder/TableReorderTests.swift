import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for dragging a row by its reorder control.
@MainActor
struct TableReorderTests {
  @Test func aDropInTheGapCallsTheDataSourceOnce() {
    let bench = ReorderBench(count: 8)
    bench.drag(1, by: 88)
    // TV-065.4, DS-010.1, DS-010.4, TV-065.3
    #expect(bench.recorder.take() == ["target 0-1 0-2", "target 0-1 0-3", "move 0-1 0-3"])
    #expect(bench.rows == [["0", "2", "3", "1", "4", "5", "6", "7"]])
    // TV-065.6
    bench.check()
  }

  @Test func droppingAtTheOriginalPositionDoesNotCallTheDataSource() {
    let bench = ReorderBench(count: 8)
    let start = bench.grip(2)
    bench.lift(2, by: 100)
    bench.move(to: CGPoint(x: 200, y: start.y + 9), from: CGPoint(x: 200, y: start.y + 100))
    bench.stage.touchUp()
    bench.stage.settle()
    // TV-065.5, DS-010.3
    let proposals = [3, 4, 3, 2].map { "target 0-2 0-\($0)" }
    #expect(bench.recorder.take() == proposals)
    bench.check()
    bench.lift(2)
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(bench.recorder.take() == [])
    bench.check()
  }

  @Test func theRowLiftsAtTouchDown() throws {
    let bench = ReorderBench(count: 8)
    let cell = try #require(bench.cell("2"))
    let frame = cell.frame
    bench.stage.touchDown(at: bench.grip(2))
    // TV-065.7, TV-065.12
    #expect(bench.tableView.reorder.isActive)
    #expect(cell.frame == frame)
    bench.stage.advance(by: 0.3)
    #expect(cell.alpha < 1 && cell.alpha > 0.8)
    #expect(cell.layer.shadowOpacity > 0)
    #expect(cell.frame == frame)
    #expect(bench.tableView.subviews.last { $0 is UITableViewCell } === cell)
    bench.stage.touchMove(to: CGPoint(x: 296, y: bench.grip(2).y + 1))
    #expect(cell.frame == frame.offsetBy(dx: 0, dy: 1))
    bench.stage.touchMove(to: CGPoint(x: 100, y: bench.grip(2).y + 30))
    #expect(cell.frame == frame.offsetBy(dx: 0, dy: 30))
    #expect(bench.tableView.contentOffset == .zero)
    bench.stage.touchUp()
    bench.stage.settle()
    bench.check()
  }

  @Test(arguments: [1.0, -1.0])
  func theGapMovesWhenTheCentrePassesTheNeighboursMiddle(direction: Double) throws {
    let bench = ReorderBench(count: 9)
    let start = bench.grip(4)
    let neighbour = try #require(bench.cell(direction > 0 ? "5" : "3"))
    let frame = neighbour.frame
    bench.stage.touchDown(at: start)
    bench.stage.touchMove(to: CGPoint(x: start.x, y: start.y + 43 * direction))
    bench.stage.advance(by: 0.5)
    #expect(neighbour.frame == frame)
    bench.stage.touchMove(to: CGPoint(x: start.x, y: start.y + 44 * direction))
    bench.stage.advance(by: 1.0 / 60)
    // TV-065.2
    #expect(neighbour.frame == frame.offsetBy(dx: 0, dy: -44 * direction))
    let startGeometry = try #require(neighbour.animations).geometry
    #expect(startGeometry[1] * direction > 0 && abs(startGeometry[1]) <= 44)
    bench.stage.advance(by: 0.1)
    let laterGeometry = try #require(neighbour.animations).geometry
    #expect(abs(laterGeometry[1]) < abs(startGeometry[1]) && laterGeometry[1] * direction > 0)
    bench.stage.advance(by: 0.3)
    #expect(neighbour.animations == nil)
    // Moving back by one point does not close the gap, so that the rows do not flicker at the
    // border.
    bench.stage.touchMove(to: CGPoint(x: start.x, y: start.y + 43 * direction))
    bench.stage.advance(by: 0.5)
    #expect(neighbour.frame == frame.offsetBy(dx: 0, dy: -44 * direction))
    // Near the original position, the gap closes.
    bench.stage.touchMove(to: CGPoint(x: start.x, y: start.y + 22 * direction))
    #expect(neighbour.frame == frame)
    bench.stage.touchUp()
    bench.stage.settle()
    bench.check()
  }

  @Test func theRowStaysInsideTheTableAndItsContent() throws {
    let bench = ReorderBench(count: 5)
    let cell = try #require(bench.cell("2"))
    bench.lift(2, by: -400)
    #expect(cell.frame.minY == 0)
    bench.stage.touchMove(to: CGPoint(x: 296, y: 470))
    bench.stage.advance(by: 0.5)
    #expect(cell.frame.maxY == 220)
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(bench.rows == [["0", "1", "3", "4", "2"]])
    bench.check()
  }

  @Test func theDropIsAnimatedWithoutAJump() throws {
    let bench = ReorderBench(count: 8)
    let cell = try #require(bench.cell("1"))
    bench.lift(1, by: 100)
    bench.stage.advance(by: 0.5)
    let frames = bench.cells.filter { $0 !== cell }.map(\.frame)
    bench.recorder.take()
    bench.stage.touchUp()
    #expect(cell.frame == CGRect(x: 0, y: 132, width: 320, height: 44))
    let start = try #require(cell.animations).geometry[1]
    #expect(start == 12)
    bench.stage.advance(by: 0.1)
    let middle = try #require(cell.animations).geometry[1]
    #expect(middle > 0 && middle < 12)
    bench.stage.settle()
    #expect(bench.recorder.take() == ["move 0-1 0-3"])
    #expect(bench.cells.filter { $0 !== cell }.map(\.frame) == frames)
    bench.check()
  }

  @Test func theDelegateProposesATargetOncePerPosition() {
    let bench = ReorderBench(count: 9)
    bench.retarget = { source, proposed in
      proposed.row == 4 ? source : proposed
    }
    bench.lift(2, by: 88)
    bench.stage.advance(by: 0.5)
    // TV-065.3, TD-028.2, TD-028.3: the gap is at the source again
    #expect(bench.recorder.take() == ["target 0-2 0-3", "target 0-2 0-4"])
    #expect(bench.cell("3")?.frame.minY == 132)
    bench.stage.touchMove(to: CGPoint(x: 296, y: bench.grip(2).y + 100))
    bench.stage.advance(by: 0.1)
    // TD-028.4
    #expect(bench.recorder.take() == [])
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(bench.recorder.take() == [])
    bench.check()
  }

  @Test func rowsSlideInFromTheirOffscreenPosition() throws {
    let bench = ReorderBench(count: 20)
    bench.retarget = { _, _ in IndexPath(row: 15, section: 0) }
    bench.lift(1, by: 50)
    let incomingCell = try #require(bench.cell("11"))
    #expect(incomingCell.frame.minY == 440)
    let start = try #require(incomingCell.animations).geometry[1]
    #expect(start > 0 && start <= 44)
    bench.stage.touchUp()
    bench.stage.settle()
    bench.check()
  }

  @Test func theDelegateMayRetargetToAnotherSection() {
    let bench = ReorderBench([["a", "b", "c"], ["d"]], headers: ["One", "Two"])
    bench.retarget = { _, _ in IndexPath(row: 1, section: 1) }
    bench.drag(0, by: 44)
    #expect(bench.recorder.take() == ["target 0-0 0-1", "move 0-0 1-1"])
    #expect(bench.rows == [["b", "c"], ["d", "a"]])
    bench.check()
  }

  @Test func rowsMoveIntoOtherAndEmptySections() {
    let bench = ReorderBench([["a", "b"], [], ["c"]], headers: ["One", "Two", "Three"])
    bench.lift(1, by: 28)
    #expect(bench.recorder.take() == ["target 0-1 1-0"])
    bench.stage.advance(by: 0.5)
    // TV-065.9: the header of the empty section has moved up, the gap is below it
    #expect(bench.tableView.headerView(forSection: 1)?.frame.minY == 72.0)
    #expect(bench.tableView.headerView(forSection: 2)?.frame.minY == 144.0)
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(bench.recorder.take() == ["move 0-1 1-0"])
    #expect(bench.rows == [["a"], ["b"], ["c"]])
    bench.check()
    bench.drag(0, 0, by: 400)
    #expect(bench.rows == [[], ["b"], ["c", "a"]])
    bench.check()
    bench.drag(1, 2, by: -400)
    #expect(bench.rows == [["a"], ["b"], ["c"]])
    bench.check()
  }

  @Test func rowsKeepTheirHeightsWhenMoved() {
    let heights: [String: CGFloat] = ["b": 120, "d": 20]
    let bench = ReorderBench([["a", "b", "c", "d", "e"]], heights: heights)
    bench.drag(1, by: 400)
    #expect(bench.rows == [["a", "c", "d", "e", "b"]])
    bench.check()
    #expect(bench.tableView.rectForRow(at: IndexPath(row: 4, section: 0)).height == 120)
    bench.drag(2, by: -400)
    #expect(bench.rows == [["d", "a", "c", "e", "b"]])
    bench.check()
  }

  @Test func selectionFollowsTheRows() {
    let bench = ReorderBench(count: 8)
    bench.tableView.allowsMultipleSelectionDuringEditing = true
    for row in [1, 3] {
      bench.tableView.selectRow(
        at: IndexPath(row: row, section: 0),
        animated: false,
        scrollPosition: .none
      )
    }
    bench.lift(1, by: 88)
    // During the drag, index paths are those of the data source.
    #expect(bench.tableView.indexPathsForSelectedRows?.map(\.row) == [1, 3])
    #expect(bench.cell("1").flatMap(bench.tableView.indexPath)?.row == 1)
    #expect(bench.cell("3").flatMap(bench.tableView.indexPath)?.row == 3)
    #expect(bench.tableView.cellForRow(at: IndexPath(row: 3, section: 0)) === bench.cell("3"))
    #expect(bench.tableView.indexPathsForVisibleRows?.map(\.row) == Array(0..<8))
    #expect(bench.tableView.visibleCells.count == 8)
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(bench.tableView.indexPathsForSelectedRows?.map(\.row) == [2, 3])
    #expect(bench.cell("1")?.isSelected == true && bench.cell("3")?.isSelected == true)
    bench.check()
  }

  @Test func otherFingersAreIgnored() {
    let bench = ReorderBench(count: 40)
    bench.lift(2, by: 50)
    bench.recorder.take()
    bench.stage.touchDown(at: CGPoint(x: 100, y: 300), id: 1)
    for y in stride(from: 300.0, through: 100, by: -20) {
      bench.stage.touchMove(to: CGPoint(x: 100, y: y), id: 1)
      bench.stage.advance(by: 1.0 / 60)
    }
    bench.stage.touchUp(id: 1)
    bench.stage.touchDown(at: bench.grip(6), id: 2)
    bench.stage.touchMove(to: CGPoint(x: 296, y: 100), id: 2)
    bench.stage.touchUp(id: 2)
    bench.stage.advance(by: 0.5)
    #expect(bench.tableView.contentOffset == .zero)
    #expect(bench.recorder.take() == [])
    #expect(bench.tableView.reorder.isActive)
    #expect(bench.tableView.indexPathForSelectedRow == nil)
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(bench.recorder.take() == ["move 0-2 0-3"])
    bench.check()
  }

  @Test func aMouseDragsLikeAFinger() {
    let bench = ReorderBench(count: 8)
    let start = bench.grip(1)
    let touches = bench.stage.loop.touches
    touches.touchDown(at: start, id: 0, type: .indirectPointer)
    touches.touchMove(to: CGPoint(x: start.x, y: start.y + 44), id: 0)
    touches.touchUp(id: 0)
    bench.stage.settle()
    #expect(bench.recorder.take() == ["target 0-1 0-2", "move 0-1 0-2"])
    bench.check()
  }

  @Test func aDraggedRowOfAGroupIsRounded() throws {
    let bench = ReorderBench([["a", "b", "c"]], style: .grouped)
    let cell = try #require(bench.cell("b"))
    let card = try #require(cell.groupBackground)
    bench.lift(1, by: 50)
    bench.stage.advance(by: 0.3)
    #expect(card.layer.shadowOpacity > 0 && cell.layer.shadowOpacity == 0)
    #expect(cell.context.isFirst && cell.context.isLast)
    // Rows next to the gap have the corners of the group after the drop.
    #expect(bench.cell("c")?.context.isLast == false)
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(card.layer.shadowOpacity == 0 && card.layer.shadowRadius == 3)
    #expect(!cell.context.isFirst && cell.context.isLast)
    bench.check()
  }

  @Test func aSettlingRowCanBeLiftedAgain() throws {
    let bench = ReorderBench(count: 8)
    bench.lift(1, by: 44)
    bench.stage.touchUp()
    bench.stage.advance(by: 0.05)
    bench.lift(2, by: 44)
    bench.stage.advance(by: 0.5)
    let cell = try #require(bench.cell("1"))
    #expect(cell.layer.shadowOpacity > 0 && cell.layer.shadowRadius == 6)
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(bench.rows == [["0", "2", "3", "1", "4", "5", "6", "7"]])
    #expect(cell.layer.shadowRadius == 3 && cell.layer.shadowOffset.height == -3)
    bench.check()
  }

  @Test func theRowStaysInTheVisibleArea() throws {
    let bench = ReorderBench(count: 40)
    bench.lift(5, by: 0)
    let start = bench.grip(5)
    bench.move(to: CGPoint(x: start.x, y: 478), from: start)
    let cell = try #require(bench.cell("5"))
    #expect(cell.frame.maxY <= bench.tableView.bounds.maxY + 0.01)
    bench.move(to: CGPoint(x: start.x, y: 2), from: CGPoint(x: start.x, y: 478))
    #expect(cell.frame.minY >= bench.tableView.bounds.minY - 0.01)
    bench.stage.touchUp()
    bench.stage.settle()
    bench.check()
  }

  @Test func aDroppedRowSettlesInAQuarterOfASecond() throws {
    let bench = ReorderBench(count: 8)
    let cell = try #require(bench.cell("1"))
    bench.lift(1, by: 60)
    bench.stage.touchUp()
    bench.stage.advance(by: 0.2)
    #expect(cell.presentationFrame.minY > 88)
    bench.stage.advance(by: 0.07)
    #expect(cell.presentationFrame.minY == 88)
    bench.stage.settle()
    bench.check()
  }
}
