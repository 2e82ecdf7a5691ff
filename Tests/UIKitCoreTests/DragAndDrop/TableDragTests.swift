import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for rows that are lifted and dragged.
@MainActor
struct TableDragTests {
  private let words = [["a", "b", "c", "d"]]

  @Test func callbacksAreCalledInOrder() {
    let fixture = DragFixture(words, [["x", "y"]])
    fixture.left.allowsMove = false
    let start = fixture.middle(ofRow: 1, in: fixture.leftTable)
    fixture.lift(at: start)
    #expect(fixture.takeCalls() == ["left: items 0-1"])
    #expect(fixture.leftTable.hasActiveDrag)
    let end = fixture.middle(ofRow: 1, in: fixture.rightTable)
    fixture.move(from: start, to: CGPoint(x: end.x, y: end.y + 10))
    let callsDuringMove = fixture.takeCalls()
    #expect(callsDuringMove.first == "left: drag begins")
    #expect(callsDuringMove.last == "right: update 0-2")
    for call in ["left: can handle", "left: enter", "left: exit", "right: can handle"] {
      #expect(callsDuringMove.filter { $0 == call }.count == 1)
    }
    let exitIndex = callsDuringMove.firstIndex(of: "left: exit") ?? 0
    #expect(callsDuringMove[exitIndex + 1] == "right: enter")
    #expect(!fixture.leftTable.hasActiveDrop && fixture.rightTable.hasActiveDrop)
    fixture.stage.touchUp()
    #expect(fixture.takeCalls() == ["right: perform 0-2"])
    #expect(fixture.right.words == [["x", "y", "b"]])
    fixture.stage.settle()
    #expect(fixture.takeCalls() == ["left: drop ended", "right: drop ended", "left: drag ended"])
    #expect(fixture.left.words == words)
    #expect(!fixture.leftTable.hasActiveDrag && !fixture.rightTable.hasActiveDrop)
    #expect(fixture.visibleRows(of: fixture.rightTable) == ["x 0", "y 44", "b 88"])
    #expect(fixture.leftTable.visibleCells.allSatisfy { $0.alpha == 1 })
    #expect(fixture.rightTable.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test func aGapOpensAtTheDropTarget() {
    let fixture = DragFixture(words, [["x", "y", "z"]])
    fixture.left.allowsMove = false
    let start = fixture.middle(ofRow: 0, in: fixture.leftTable)
    fixture.lift(at: start)
    let end = fixture.middle(ofRow: 1, in: fixture.rightTable)
    fixture.move(from: start, to: CGPoint(x: end.x, y: end.y - 10))
    #expect(fixture.visibleRows(of: fixture.rightTable) == ["x 0", "y 88", "z 132"])
    #expect(fixture.rightTable.contentSize.height == 176)
    #expect(fixture.visibleRows(of: fixture.leftTable) == ["a 0", "b 44", "c 88", "d 132"])
    #expect(fixture.leftTable.cellForRow(at: [0, 0])?.alpha == 0.5)
    fixture.move(from: end, to: CGPoint(x: 100, y: 460))
    #expect(fixture.visibleRows(of: fixture.rightTable) == ["x 0", "y 44", "z 88"])
    #expect(fixture.rightTable.contentSize.height == 132)
    fixture.stage.press(.keyboardEscape)
    fixture.stage.settle()
    #expect(fixture.leftTable.cellForRow(at: [0, 0])?.alpha == 1)
    fixture.stage.touchUp()
  }

  @Test func aRowIsMovedWithinItsTable() {
    let fixture = DragFixture(words, [[]])
    let start = fixture.middle(ofRow: 0, in: fixture.leftTable)
    fixture.lift(at: start)
    let end = fixture.middle(ofRow: 2, in: fixture.leftTable)
    fixture.move(from: start, to: CGPoint(x: end.x, y: end.y + 10))
    // The row leaves its position, and the other rows make room for a gap at the new position.
    #expect(fixture.visibleRows(of: fixture.leftTable).sorted() == ["a 0", "b 0", "c 44", "d 132"])
    #expect(fixture.leftTable.cellForRow(at: [0, 0])?.alpha == 0)
    fixture.recorder.take()
    fixture.stage.touchUp()
    #expect(fixture.takeCalls() == ["left: perform 0-2"])
    fixture.stage.settle()
    #expect(fixture.left.words == [["b", "c", "a", "d"]])
    #expect(fixture.visibleRows(of: fixture.leftTable) == ["b 0", "c 44", "a 88", "d 132"])
    #expect(fixture.leftTable.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test(arguments: [true, false]) func escapeAndACancelledTouchCancelTheDrag(usesEscape: Bool) {
    let fixture = DragFixture(words, [["x"]])
    let start = fixture.middle(ofRow: 1, in: fixture.leftTable)
    fixture.lift(at: start)
    fixture.move(from: start, to: fixture.middle(ofRow: 0, in: fixture.rightTable))
    fixture.recorder.take()
    if usesEscape { fixture.stage.press(.keyboardEscape) } else { fixture.stage.touchCancel() }
    #expect(fixture.takeCalls() == ["right: exit"])
    #expect(fixture.leftTable.hasActiveDrag)
    fixture.stage.settle()
    #expect(fixture.takeCalls() == ["left: drop ended", "right: drop ended", "left: drag ended"])
    fixture.stage.touchMove(to: start)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.left.words == words && fixture.right.words == [["x"]])
    #expect(fixture.recorder.take() == [])
    #expect(fixture.stage.window.subviews.allSatisfy { !($0 is DragOverlay) })
    #expect(fixture.stage.loop.drag == nil)
  }

  @Test func aLiftedRowThatDoesNotMoveIsPutDown() {
    let fixture = DragFixture(words, [["x"]])
    fixture.lift(at: fixture.middle(ofRow: 1, in: fixture.leftTable))
    #expect(fixture.leftTable.hasActiveDrag)
    #expect(fixture.stage.loop.drag?.overlay.itemViews.count == 1)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.takeCalls() == ["left: items 0-1"])
    #expect(!fixture.leftTable.hasActiveDrag)
    #expect(fixture.stage.loop.drag == nil)
  }

  @Test func aShortPressSelectsAndAMovingFingerScrolls() {
    let fixture = DragFixture([(0..<40).map(String.init)], [[]])
    fixture.stage.tap(at: fixture.middle(ofRow: 1, in: fixture.leftTable))
    fixture.stage.drag(
      from: CGPoint(x: 100, y: 300),
      to: CGPoint(x: 100, y: 200),
      duration: 0.2,
      hold: 0.2
    )
    fixture.stage.settle()
    #expect(fixture.leftTable.contentOffset.y == 90)
    #expect(fixture.takeCalls() == ["left: select 0-1"])
  }

  @Test func thePointerDragsWithoutDelay() {
    let fixture = DragFixture([(0..<40).map(String.init)], [["x"]])
    fixture.left.allowsMove = false
    fixture.left.undraggableWords = ["5"]
    let start = fixture.middle(ofRow: 1, in: fixture.leftTable)
    fixture.stage.pointerDown(at: start)
    fixture.stage.pointerMove(to: CGPoint(x: start.x, y: start.y + 3))
    #expect(fixture.recorder.take() == [])
    fixture.stage.pointerMove(to: CGPoint(x: start.x, y: start.y + 6))
    #expect(fixture.takeCalls().prefix(2) == ["left: items 0-1", "left: drag begins"])
    fixture.stage.pointerMove(to: fixture.middle(ofRow: 0, in: fixture.rightTable))
    fixture.stage.advance(by: 0.5)
    fixture.stage.pointerUp()
    fixture.stage.settle()
    #expect(fixture.leftTable.contentOffset.y == 0)
    #expect(fixture.right.words[0].sorted() == ["1", "x"])
    // A drag of a row without items scrolls.
    fixture.recorder.take()
    let undraggablePoint = fixture.middle(ofRow: 5, in: fixture.leftTable)
    fixture.stage.pointerDown(at: undraggablePoint)
    for step in 1...10 {
      let y = undraggablePoint.y - CGFloat(10 * step)
      fixture.stage.pointerMove(to: CGPoint(x: undraggablePoint.x, y: y))
      fixture.stage.advance(by: 1 / 60)
    }
    fixture.stage.advance(by: 0.2)
    fixture.stage.pointerUp()
    fixture.stage.settle()
    #expect(fixture.takeCalls() == ["left: items 0-5"])
    #expect(fixture.leftTable.contentOffset.y == (UIScrollView.scrollsByMouseDrag ? 90 : 0))
  }

  @Test func thePointerStaysAtTheDrop() {
    let fixture = DragFixture(words, [["x"]])
    let start = fixture.middle(ofRow: 1, in: fixture.leftTable)
    let end = fixture.middle(ofRow: 0, in: fixture.rightTable)
    fixture.stage.pointerMove(to: start)
    fixture.stage.pointerDown(at: start)
    // A display reports the movement of a pressed pointer only as that of a touch.
    for x in [start.x + 6, end.x] {
      fixture.stage.loop.touches.touchMove(to: CGPoint(x: x, y: end.y), id: -1)
      fixture.stage.advance(by: 0.1)
    }
    fixture.stage.pointerUp()
    fixture.stage.settle()
    #expect(fixture.stage.loop.touches.hoverPoint == end)
    #expect(fixture.right.words[0].count == 2)
  }

  @Test func anotherFingerAddsRows() {
    let fixture = DragFixture(words, [[]])
    fixture.left.allowsAddingItems = true
    let start = fixture.middle(ofRow: 0, in: fixture.leftTable)
    fixture.lift(at: start)
    fixture.move(from: start, to: CGPoint(x: 300, y: 300))
    for row in [2, 2, 3] {
      fixture.stage.touchDown(at: fixture.middle(ofRow: row, in: fixture.leftTable), id: 1)
      fixture.stage.advance(by: 1 / 60)
      fixture.stage.touchUp(id: 1)
      fixture.stage.advance(by: 0.4)
    }
    // A row that is already being dragged is not added again.
    #expect(
      fixture.takeCalls().filter { $0.contains("adding") }
        == ["left: adding 0-2", "left: adding 0-3"]
    )
    #expect(fixture.stage.loop.drag?.overlay.itemViews.count == 3)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.right.words == [["a", "c", "d"]])
  }

  @Test func editingModeAndDisabledInteractionPreventDrags() {
    let fixture = DragFixture(words, [[]])
    fixture.leftTable.dragInteractionEnabled = false
    fixture.lift(at: fixture.middle(ofRow: 1, in: fixture.leftTable))
    fixture.stage.touchUp()
    fixture.leftTable.dragInteractionEnabled = true
    fixture.leftTable.setEditing(true, animated: false)
    fixture.lift(at: fixture.middle(ofRow: 1, in: fixture.leftTable))
    fixture.stage.touchUp()
    #expect(fixture.takeCalls().filter { $0.contains("items") } == [])
    #expect(!fixture.leftTable.hasActiveDrag)
  }

  @Test func theDataSourceMovesARowOutsideOfEditingMode() {
    let stage = Stage(size: CGSize(width: 200, height: 480))
    stage.checksDamage = true
    let recorder = CallRecorder()
    let list = MovableDragList([["a", "b", "c"], ["d"]], recorder)
    list.immovableWords = ["b"]
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = list
    table.dragDelegate = list
    stage.show(table)
    #expect(!stage.loop.wantsDrops)
    func drag(from start: CGPoint, to end: CGPoint) {
      stage.touchDown(at: start)
      stage.advance(by: 0.6)
      for fraction in [0.3, 0.6, 1] {
        stage.touchMove(
          to: CGPoint(x: start.x, y: start.y + (end.y - start.y) * CGFloat(fraction))
        )
        stage.advance(by: 0.3)
      }
      stage.touchUp()
      stage.settle()
    }
    drag(from: CGPoint(x: 100, y: 22), to: CGPoint(x: 100, y: 120))
    #expect(recorder.take() == ["move 0-0 to 0-2"])
    #expect(list.words == [["b", "c", "a"], ["d"]])
    drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 400))
    #expect(recorder.take() == ["move 0-2 to 1-1"])
    drag(from: CGPoint(x: 100, y: 22), to: CGPoint(x: 100, y: 400))
    #expect(recorder.take() == [])
    #expect(list.words == [["b", "c"], ["d", "a"]])
    let texts = table.visibleCells.map { $0.textLabel?.text }
    #expect(texts == ["b", "c", "d", "a"])
    #expect(table.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test func theTableScrollsAtItsEdge() {
    let fixture = DragFixture([["a"]], [(0..<60).map(String.init)])
    fixture.left.allowsMove = false
    let start = fixture.middle(ofRow: 0, in: fixture.leftTable)
    fixture.lift(at: start)
    fixture.move(from: start, to: CGPoint(x: 300, y: 240))
    fixture.stage.touchMove(to: CGPoint(x: 300, y: 475))
    fixture.stage.advance(by: 1)
    #expect(fixture.rightTable.contentOffset.y > 300)
    fixture.stage.touchMove(to: CGPoint(x: 300, y: 240))
    fixture.stage.advance(by: 0.3)
    let restingOffset = fixture.rightTable.contentOffset.y
    fixture.stage.advance(by: 0.5)
    #expect(fixture.rightTable.contentOffset.y == restingOffset)
    fixture.stage.touchUp()
    fixture.stage.settle()
    let row = fixture.right.words[0].firstIndex(of: "a") ?? 0
    #expect(abs(fixture.rightTable.rectForRow(at: [0, row]).midY - restingOffset - 240) <= 44)
  }

  @Test func removingTheTableDoesNotEndTheDrag() {
    let fixture = DragFixture(words, [["x"]])
    let start = fixture.middle(ofRow: 1, in: fixture.leftTable)
    fixture.lift(at: start)
    fixture.move(from: start, to: CGPoint(x: 100, y: 400))
    fixture.leftTable.removeFromSuperview()
    fixture.stage.touchMove(to: fixture.middle(ofRow: 0, in: fixture.rightTable))
    fixture.stage.advance(by: 0.5)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.right.words[0].count == 2)
    #expect(fixture.takeCalls().suffix(2) == ["right: drop ended", "left: drag ended"])
  }

  @Test func aMenuBesideALiftedRowClosesWhenTheFingerMoves() {
    let fixture = DragFixture(words, [["x"]])
    let menuDelegate = MenuDelegate()
    fixture.leftTable.delegate = menuDelegate
    let start = fixture.middle(ofRow: 1, in: fixture.leftTable)
    fixture.lift(at: start)
    let window = fixture.stage.window
    #expect(window.subviews.contains { $0 is MenuPanel })
    fixture.move(from: start, to: fixture.middle(ofRow: 0, in: fixture.rightTable))
    #expect(!window.subviews.contains { ($0 as? MenuPanel)?.isClosing == false })
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(!window.subviews.contains { $0 is MenuPanel })
    #expect(fixture.right.words[0].count == 2)
  }

  private final class MenuDelegate: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView,
      contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in }])
      })
    }
  }

  @Test func aRowPutDownAfterASecondHasNoActiveDrag() {
    let fixture = DragFixture([["a", "b"]], [["1"]])
    fixture.lift(at: fixture.middle(ofRow: 0, in: fixture.leftTable))
    fixture.stage.advance(by: 1)
    #expect(fixture.leftTable.hasActiveDrag)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(!fixture.leftTable.hasActiveDrag)
    #expect(fixture.leftTable.visibleCells.map(\.alpha) == [1, 1])
  }
}
