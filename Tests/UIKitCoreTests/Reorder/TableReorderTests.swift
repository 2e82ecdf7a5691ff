import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for dragging a row by its reorder control.
@MainActor
struct TableReorderTests {
  @Test func aDropInTheGapCallsTheDataSourceOnce() {
    let fixture = ReorderFixture(count: 8)
    fixture.drag(1, by: 88)
    // TV-065.4, DS-010.1, DS-010.4, TV-065.3
    #expect(fixture.recorder.take() == ["target 0-1 0-2", "target 0-1 0-3", "move 0-1 0-3"])
    #expect(fixture.rows == [["0", "2", "3", "1", "4", "5", "6", "7"]])
    // TV-065.6
    fixture.check()
  }

  @Test func droppingAtTheOriginalPositionDoesNotCallTheDataSource() {
    let fixture = ReorderFixture(count: 8)
    let start = fixture.grip(2)
    fixture.lift(2, by: 100)
    fixture.move(to: CGPoint(x: 200, y: start.y + 9), from: CGPoint(x: 200, y: start.y + 100))
    fixture.stage.touchUp()
    fixture.stage.settle()
    // TV-065.5, DS-010.3
    let proposals = [3, 4, 3, 2].map { "target 0-2 0-\($0)" }
    #expect(fixture.recorder.take() == proposals)
    fixture.check()
    fixture.lift(2)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.recorder.take() == [])
    fixture.check()
  }

  @Test func theRowLiftsAtTouchDown() throws {
    let fixture = ReorderFixture(count: 8)
    let cell = try #require(fixture.cell("2"))
    let frame = cell.frame
    fixture.stage.touchDown(at: fixture.grip(2))
    // TV-065.7, TV-065.12
    #expect(fixture.tableView.reorder.isActive)
    #expect(cell.frame == frame)
    fixture.stage.advance(by: 0.3)
    #expect(cell.alpha < 1 && cell.alpha > 0.8)
    #expect(cell.layer.shadowOpacity > 0)
    #expect(cell.frame == frame)
    #expect(fixture.tableView.subviews.last { $0 is UITableViewCell } === cell)
    fixture.stage.touchMove(to: CGPoint(x: 296, y: fixture.grip(2).y + 1))
    #expect(cell.frame == frame.offsetBy(dx: 0, dy: 1))
    fixture.stage.touchMove(to: CGPoint(x: 100, y: fixture.grip(2).y + 30))
    #expect(cell.frame == frame.offsetBy(dx: 0, dy: 30))
    #expect(fixture.tableView.contentOffset == .zero)
    fixture.stage.touchUp()
    fixture.stage.settle()
    fixture.check()
  }

  @Test(arguments: [1.0, -1.0])
  func theGapMovesWhenTheCentrePassesTheNeighboursMiddle(direction: Double) throws {
    let fixture = ReorderFixture(count: 9)
    let start = fixture.grip(4)
    let neighbour = try #require(fixture.cell(direction > 0 ? "5" : "3"))
    let frame = neighbour.frame
    fixture.stage.touchDown(at: start)
    fixture.stage.touchMove(to: CGPoint(x: start.x, y: start.y + 43 * direction))
    fixture.stage.advance(by: 0.5)
    #expect(neighbour.frame == frame)
    fixture.stage.touchMove(to: CGPoint(x: start.x, y: start.y + 44 * direction))
    fixture.stage.advance(by: 1.0 / 60)
    // TV-065.2
    #expect(neighbour.frame == frame.offsetBy(dx: 0, dy: -44 * direction))
    let startGeometry = try #require(neighbour.animations).geometry
    #expect(startGeometry[1] * direction > 0 && abs(startGeometry[1]) <= 44)
    fixture.stage.advance(by: 0.1)
    let laterGeometry = try #require(neighbour.animations).geometry
    #expect(abs(laterGeometry[1]) < abs(startGeometry[1]) && laterGeometry[1] * direction > 0)
    fixture.stage.advance(by: 0.3)
    #expect(neighbour.animations == nil)
    // Moving back by one point does not close the gap, so that the rows do not flicker at the
    // border.
    fixture.stage.touchMove(to: CGPoint(x: start.x, y: start.y + 43 * direction))
    fixture.stage.advance(by: 0.5)
    #expect(neighbour.frame == frame.offsetBy(dx: 0, dy: -44 * direction))
    // Near the original position, the gap closes.
    fixture.stage.touchMove(to: CGPoint(x: start.x, y: start.y + 22 * direction))
    #expect(neighbour.frame == frame)
    fixture.stage.touchUp()
    fixture.stage.settle()
    fixture.check()
  }

  @Test func theRowStaysInsideTheTableAndItsContent() throws {
    let fixture = ReorderFixture(count: 5)
    let cell = try #require(fixture.cell("2"))
    fixture.lift(2, by: -400)
    #expect(cell.frame.minY == 0)
    fixture.stage.touchMove(to: CGPoint(x: 296, y: 470))
    fixture.stage.advance(by: 0.5)
    #expect(cell.frame.maxY == 220)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.rows == [["0", "1", "3", "4", "2"]])
    fixture.check()
  }

  @Test func theDropIsAnimatedWithoutAJump() throws {
    let fixture = ReorderFixture(count: 8)
    let cell = try #require(fixture.cell("1"))
    fixture.lift(1, by: 100)
    fixture.stage.advance(by: 0.5)
    let frames = fixture.cells.filter { $0 !== cell }.map(\.frame)
    fixture.recorder.take()
    fixture.stage.touchUp()
    #expect(cell.frame == CGRect(x: 0, y: 132, width: 320, height: 44))
    let start = try #require(cell.animations).geometry[1]
    #expect(start == 12)
    fixture.stage.advance(by: 0.1)
    let middle = try #require(cell.animations).geometry[1]
    #expect(middle > 0 && middle < 12)
    fixture.stage.settle()
    #expect(fixture.recorder.take() == ["move 0-1 0-3"])
    #expect(fixture.cells.filter { $0 !== cell }.map(\.frame) == frames)
    fixture.check()
  }

  @Test func theDelegateProposesATargetOncePerPosition() {
    let fixture = ReorderFixture(count: 9)
    fixture.retarget = { source, proposed in
      proposed.row == 4 ? source : proposed
    }
    fixture.lift(2, by: 88)
    fixture.stage.advance(by: 0.5)
    // TV-065.3, TD-028.2, TD-028.3: the gap is at the source again
    #expect(fixture.recorder.take() == ["target 0-2 0-3", "target 0-2 0-4"])
    #expect(fixture.cell("3")?.frame.minY == 132)
    fixture.stage.touchMove(to: CGPoint(x: 296, y: fixture.grip(2).y + 100))
    fixture.stage.advance(by: 0.1)
    // TD-028.4
    #expect(fixture.recorder.take() == [])
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.recorder.take() == [])
    fixture.check()
  }

  @Test func rowsSlideInFromTheirOffscreenPosition() throws {
    let fixture = ReorderFixture(count: 20)
    fixture.retarget = { _, _ in IndexPath(row: 15, section: 0) }
    fixture.lift(1, by: 50)
    let incomingCell = try #require(fixture.cell("11"))
    #expect(incomingCell.frame.minY == 440)
    let start = try #require(incomingCell.animations).geometry[1]
    #expect(start > 0 && start <= 44)
    fixture.stage.touchUp()
    fixture.stage.settle()
    fixture.check()
  }

  @Test func theDelegateMayRetargetToAnotherSection() {
    let fixture = ReorderFixture([["a", "b", "c"], ["d"]], headers: ["One", "Two"])
    fixture.retarget = { _, _ in IndexPath(row: 1, section: 1) }
    fixture.drag(0, by: 44)
    #expect(fixture.recorder.take() == ["target 0-0 0-1", "move 0-0 1-1"])
    #expect(fixture.rows == [["b", "c"], ["d", "a"]])
    fixture.check()
  }

  @Test func rowsMoveIntoOtherAndEmptySections() {
    let fixture = ReorderFixture([["a", "b"], [], ["c"]], headers: ["One", "Two", "Three"])
    fixture.lift(1, by: 28)
    #expect(fixture.recorder.take() == ["target 0-1 1-0"])
    fixture.stage.advance(by: 0.5)
    // TV-065.9: the header of the empty section has moved up, the gap is below it
    #expect(fixture.tableView.headerView(forSection: 1)?.frame.minY == 72.0)
    #expect(fixture.tableView.headerView(forSection: 2)?.frame.minY == 144.0)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.recorder.take() == ["move 0-1 1-0"])
    #expect(fixture.rows == [["a"], ["b"], ["c"]])
    fixture.check()
    fixture.drag(0, 0, by: 400)
    #expect(fixture.rows == [[], ["b"], ["c", "a"]])
    fixture.check()
    fixture.drag(1, 2, by: -400)
    #expect(fixture.rows == [["a"], ["b"], ["c"]])
    fixture.check()
  }

  @Test func rowsKeepTheirHeightsWhenMoved() {
    let heights: [String: CGFloat] = ["b": 120, "d": 20]
    let fixture = ReorderFixture([["a", "b", "c", "d", "e"]], heights: heights)
    fixture.drag(1, by: 400)
    #expect(fixture.rows == [["a", "c", "d", "e", "b"]])
    fixture.check()
    #expect(fixture.tableView.rectForRow(at: IndexPath(row: 4, section: 0)).height == 120)
    fixture.drag(2, by: -400)
    #expect(fixture.rows == [["d", "a", "c", "e", "b"]])
    fixture.check()
  }

  @Test func selectionFollowsTheRows() {
    let fixture = ReorderFixture(count: 8)
    fixture.tableView.allowsMultipleSelectionDuringEditing = true
    for row in [1, 3] {
      fixture.tableView.selectRow(
        at: IndexPath(row: row, section: 0),
        animated: false,
        scrollPosition: .none
      )
    }
    fixture.lift(1, by: 88)
    // During the drag, index paths are those of the data source.
    #expect(fixture.tableView.indexPathsForSelectedRows?.map(\.row) == [1, 3])
    #expect(fixture.cell("1").flatMap(fixture.tableView.indexPath)?.row == 1)
    #expect(fixture.cell("3").flatMap(fixture.tableView.indexPath)?.row == 3)
    #expect(fixture.tableView.cellForRow(at: IndexPath(row: 3, section: 0)) === fixture.cell("3"))
    #expect(fixture.tableView.indexPathsForVisibleRows?.map(\.row) == Array(0..<8))
    #expect(fixture.tableView.visibleCells.count == 8)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.tableView.indexPathsForSelectedRows?.map(\.row) == [2, 3])
    #expect(fixture.cell("1")?.isSelected == true && fixture.cell("3")?.isSelected == true)
    fixture.check()
  }

  @Test func otherFingersAreIgnored() {
    let fixture = ReorderFixture(count: 40)
    fixture.lift(2, by: 50)
    fixture.recorder.take()
    fixture.stage.touchDown(at: CGPoint(x: 100, y: 300), id: 1)
    for y in stride(from: 300.0, through: 100, by: -20) {
      fixture.stage.touchMove(to: CGPoint(x: 100, y: y), id: 1)
      fixture.stage.advance(by: 1.0 / 60)
    }
    fixture.stage.touchUp(id: 1)
    fixture.stage.touchDown(at: fixture.grip(6), id: 2)
    fixture.stage.touchMove(to: CGPoint(x: 296, y: 100), id: 2)
    fixture.stage.touchUp(id: 2)
    fixture.stage.advance(by: 0.5)
    #expect(fixture.tableView.contentOffset == .zero)
    #expect(fixture.recorder.take() == [])
    #expect(fixture.tableView.reorder.isActive)
    #expect(fixture.tableView.indexPathForSelectedRow == nil)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.recorder.take() == ["move 0-2 0-3"])
    fixture.check()
  }

  @Test func aMouseDragsLikeAFinger() {
    let fixture = ReorderFixture(count: 8)
    let start = fixture.grip(1)
    let touches = fixture.stage.loop.touches
    touches.touchDown(at: start, id: 0, type: .indirectPointer)
    touches.touchMove(to: CGPoint(x: start.x, y: start.y + 44), id: 0)
    touches.touchUp(id: 0)
    fixture.stage.settle()
    #expect(fixture.recorder.take() == ["target 0-1 0-2", "move 0-1 0-2"])
    fixture.check()
  }

  @Test func aDraggedRowOfAGroupIsRounded() throws {
    let fixture = ReorderFixture([["a", "b", "c"]], style: .grouped)
    let cell = try #require(fixture.cell("b"))
    let card = try #require(cell.groupBackground)
    fixture.lift(1, by: 50)
    fixture.stage.advance(by: 0.3)
    #expect(card.layer.shadowOpacity > 0 && cell.layer.shadowOpacity == 0)
    #expect(cell.context.isFirst && cell.context.isLast)
    // Rows next to the gap have the corners of the group after the drop.
    #expect(fixture.cell("c")?.context.isLast == false)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(card.layer.shadowOpacity == 0 && card.layer.shadowRadius == 3)
    #expect(!cell.context.isFirst && cell.context.isLast)
    fixture.check()
  }

  @Test func aSettlingRowCanBeLiftedAgain() throws {
    let fixture = ReorderFixture(count: 8)
    fixture.lift(1, by: 44)
    fixture.stage.touchUp()
    fixture.stage.advance(by: 0.05)
    fixture.lift(2, by: 44)
    fixture.stage.advance(by: 0.5)
    let cell = try #require(fixture.cell("1"))
    #expect(cell.layer.shadowOpacity > 0 && cell.layer.shadowRadius == 6)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.rows == [["0", "2", "3", "1", "4", "5", "6", "7"]])
    #expect(cell.layer.shadowRadius == 3 && cell.layer.shadowOffset.height == -3)
    fixture.check()
  }

  @Test func theRowStaysInTheVisibleArea() throws {
    let fixture = ReorderFixture(count: 40)
    fixture.lift(5, by: 0)
    let start = fixture.grip(5)
    fixture.move(to: CGPoint(x: start.x, y: 478), from: start)
    let cell = try #require(fixture.cell("5"))
    #expect(cell.frame.maxY <= fixture.tableView.bounds.maxY + 0.01)
    fixture.move(to: CGPoint(x: start.x, y: 2), from: CGPoint(x: start.x, y: 478))
    #expect(cell.frame.minY >= fixture.tableView.bounds.minY - 0.01)
    fixture.stage.touchUp()
    fixture.stage.settle()
    fixture.check()
  }

  @Test func aDroppedRowSettlesInAQuarterOfASecond() throws {
    let fixture = ReorderFixture(count: 8)
    let cell = try #require(fixture.cell("1"))
    fixture.lift(1, by: 60)
    fixture.stage.touchUp()
    fixture.stage.advance(by: 0.2)
    #expect(cell.presentationFrame.minY > 88)
    fixture.stage.advance(by: 0.07)
    #expect(cell.presentationFrame.minY == 88)
    fixture.stage.settle()
    fixture.check()
  }
}
