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
    let bench = DragBench(words, [["x", "y"]])
    bench.left.allowsMove = false
    let start = bench.middle(bench.leftTable, 1)
    bench.lift(at: start)
    #expect(bench.calls() == ["left: items 0-1"])
    #expect(bench.leftTable.hasActiveDrag)
    let end = bench.middle(bench.rightTable, 1)
    bench.move(from: start, to: CGPoint(x: end.x, y: end.y + 10))
    let moved = bench.calls()
    #expect(moved.first == "left: drag begins")
    #expect(moved.last == "right: update 0-2")
    for call in ["left: can handle", "left: enter", "left: exit", "right: can handle"] {
      #expect(moved.filter { $0 == call }.count == 1)
    }
    let leaving = moved.firstIndex(of: "left: exit") ?? 0
    #expect(moved[leaving + 1] == "right: enter")
    #expect(!bench.leftTable.hasActiveDrop && bench.rightTable.hasActiveDrop)
    bench.stage.touchUp()
    #expect(bench.calls() == ["right: perform 0-2"])
    #expect(bench.right.words == [["x", "y", "b"]])
    bench.stage.settle()
    #expect(bench.calls() == ["left: drop ended", "right: drop ended", "left: drag ended"])
    #expect(bench.left.words == words)
    #expect(!bench.leftTable.hasActiveDrag && !bench.rightTable.hasActiveDrop)
    #expect(bench.shown(bench.rightTable) == ["x 0", "y 44", "b 88"])
    #expect(bench.leftTable.visibleCells.allSatisfy { $0.alpha == 1 })
    #expect(bench.rightTable.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test func aGapOpensAtTheDropTarget() {
    let bench = DragBench(words, [["x", "y", "z"]])
    bench.left.allowsMove = false
    let start = bench.middle(bench.leftTable, 0)
    bench.lift(at: start)
    let end = bench.middle(bench.rightTable, 1)
    bench.move(from: start, to: CGPoint(x: end.x, y: end.y - 10))
    #expect(bench.shown(bench.rightTable) == ["x 0", "y 88", "z 132"])
    #expect(bench.rightTable.contentSize.height == 176)
    #expect(bench.shown(bench.leftTable) == ["a 0", "b 44", "c 88", "d 132"])
    #expect(bench.leftTable.cellForRow(at: [0, 0])?.alpha == 0.5)
    bench.move(from: end, to: CGPoint(x: 100, y: 460))
    #expect(bench.shown(bench.rightTable) == ["x 0", "y 44", "z 88"])
    #expect(bench.rightTable.contentSize.height == 132)
    bench.stage.press(.keyboardEscape)
    bench.stage.settle()
    #expect(bench.leftTable.cellForRow(at: [0, 0])?.alpha == 1)
    bench.stage.touchUp()
  }

  @Test func aRowIsMovedWithinItsTable() {
    let bench = DragBench(words, [[]])
    let start = bench.middle(bench.leftTable, 0)
    bench.lift(at: start)
    let end = bench.middle(bench.leftTable, 2)
    bench.move(from: start, to: CGPoint(x: end.x, y: end.y + 10))
    // The row leaves its position, and the other rows make room for a gap at the new position.
    #expect(bench.shown(bench.leftTable).sorted() == ["a 0", "b 0", "c 44", "d 132"])
    #expect(bench.leftTable.cellForRow(at: [0, 0])?.alpha == 0)
    bench.recorder.take()
    bench.stage.touchUp()
    #expect(bench.calls() == ["left: perform 0-2"])
    bench.stage.settle()
    #expect(bench.left.words == [["b", "c", "a", "d"]])
    #expect(bench.shown(bench.leftTable) == ["b 0", "c 44", "a 88", "d 132"])
    #expect(bench.leftTable.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test(arguments: [true, false]) func escapeAndACancelledTouchCancelTheDrag(usesEscape: Bool) {
    let bench = DragBench(words, [["x"]])
    let start = bench.middle(bench.leftTable, 1)
    bench.lift(at: start)
    bench.move(from: start, to: bench.middle(bench.rightTable, 0))
    bench.recorder.take()
    if usesEscape { bench.stage.press(.keyboardEscape) } else { bench.stage.touchCancel() }
    #expect(bench.calls() == ["right: exit"])
    #expect(bench.leftTable.hasActiveDrag)
    bench.stage.settle()
    #expect(bench.calls() == ["left: drop ended", "right: drop ended", "left: drag ended"])
    bench.stage.touchMove(to: start)
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(bench.left.words == words && bench.right.words == [["x"]])
    #expect(bench.recorder.take() == [])
    #expect(bench.stage.window.subviews.allSatisfy { !($0 is DragOverlay) })
    #expect(bench.stage.loop.drag == nil)
  }

  @Test func aLiftedRowThatDoesNotMoveIsPutDown() {
    let bench = DragBench(words, [["x"]])
    bench.lift(at: bench.middle(bench.leftTable, 1))
    #expect(bench.leftTable.hasActiveDrag)
    #expect(bench.stage.loop.drag?.overlay.itemViews.count == 1)
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(bench.calls() == ["left: items 0-1"])
    #expect(!bench.leftTable.hasActiveDrag)
    #expect(bench.stage.loop.drag == nil)
  }

  @Test func aShortPressSelectsAndAMovingFingerScrolls() {
    let bench = DragBench([(0..<40).map(String.init)], [[]])
    bench.stage.tap(at: bench.middle(bench.leftTable, 1))
    bench.stage.drag(
      from: CGPoint(x: 100, y: 300),
      to: CGPoint(x: 100, y: 200),
      duration: 0.2,
      hold: 0.2
    )
    bench.stage.settle()
    #expect(bench.leftTable.contentOffset.y == 90)
    #expect(bench.calls() == ["left: select 0-1"])
  }

  @Test func thePointerDragsWithoutDelay() {
    let bench = DragBench([(0..<40).map(String.init)], [["x"]])
    bench.left.allowsMove = false
    bench.left.fixed = ["5"]
    let start = bench.middle(bench.leftTable, 1)
    bench.stage.pointerDown(at: start)
    bench.stage.pointerMove(to: CGPoint(x: start.x, y: start.y + 3))
    #expect(bench.recorder.take() == [])
    bench.stage.pointerMove(to: CGPoint(x: start.x, y: start.y + 6))
    #expect(bench.calls().prefix(2) == ["left: items 0-1", "left: drag begins"])
    bench.stage.pointerMove(to: bench.middle(bench.rightTable, 0))
    bench.stage.advance(by: 0.5)
    bench.stage.pointerUp()
    bench.stage.settle()
    #expect(bench.leftTable.contentOffset.y == 0)
    #expect(bench.right.words[0].sorted() == ["1", "x"])
    // A drag of a row without items scrolls.
    bench.recorder.take()
    let fixed = bench.middle(bench.leftTable, 5)
    bench.stage.pointerDown(at: fixed)
    for step in 1...10 {
      bench.stage.pointerMove(to: CGPoint(x: fixed.x, y: fixed.y - CGFloat(10 * step)))
      bench.stage.advance(by: 1 / 60)
    }
    bench.stage.advance(by: 0.2)
    bench.stage.pointerUp()
    bench.stage.settle()
    #expect(bench.calls() == ["left: items 0-5"])
    #expect(bench.leftTable.contentOffset.y == (UIScrollView.scrollsByMouseDrag ? 90 : 0))
  }

  @Test func thePointerStaysAtTheDrop() {
    let bench = DragBench(words, [["x"]])
    let (start, end) = (bench.middle(bench.leftTable, 1), bench.middle(bench.rightTable, 0))
    bench.stage.pointerMove(to: start)
    bench.stage.pointerDown(at: start)
    // A display reports the movement of a pressed pointer only as that of a touch.
    for x in [start.x + 6, end.x] {
      bench.stage.loop.touches.touchMove(to: CGPoint(x: x, y: end.y), id: -1)
      bench.stage.advance(by: 0.1)
    }
    bench.stage.pointerUp()
    bench.stage.settle()
    #expect(bench.stage.loop.touches.hoverPoint == end)
    #expect(bench.right.words[0].count == 2)
  }

  @Test func anotherFingerAddsRows() {
    let bench = DragBench(words, [[]])
    bench.left.addsItems = true
    let start = bench.middle(bench.leftTable, 0)
    bench.lift(at: start)
    bench.move(from: start, to: CGPoint(x: 300, y: 300))
    for row in [2, 2, 3] {
      bench.stage.touchDown(at: bench.middle(bench.leftTable, row), id: 1)
      bench.stage.advance(by: 1 / 60)
      bench.stage.touchUp(id: 1)
      bench.stage.advance(by: 0.4)
    }
    // A row that is already being dragged is not added again.
    #expect(
      bench.calls().filter { $0.contains("adding") } == ["left: adding 0-2", "left: adding 0-3"]
    )
    #expect(bench.stage.loop.drag?.overlay.itemViews.count == 3)
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(bench.right.words == [["a", "c", "d"]])
  }

  @Test func editingAndTheSwitchForbidDrags() {
    let bench = DragBench(words, [[]])
    bench.leftTable.dragInteractionEnabled = false
    bench.lift(at: bench.middle(bench.leftTable, 1))
    bench.stage.touchUp()
    bench.leftTable.dragInteractionEnabled = true
    bench.leftTable.setEditing(true, animated: false)
    bench.lift(at: bench.middle(bench.leftTable, 1))
    bench.stage.touchUp()
    #expect(bench.calls().filter { $0.contains("items") } == [])
    #expect(!bench.leftTable.hasActiveDrag)
  }

  @Test func theDataSourceMovesARowOutsideOfEditingMode() {
    let stage = Stage(size: CGSize(width: 200, height: 480))
    stage.checksDamage = true
    let recorder = CallRecorder()
    let list = MovableDragList([["a", "b", "c"], ["d"]], recorder)
    list.fixed = ["b"]
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
    let bench = DragBench([["a"]], [(0..<60).map(String.init)])
    bench.left.allowsMove = false
    let start = bench.middle(bench.leftTable, 0)
    bench.lift(at: start)
    bench.move(from: start, to: CGPoint(x: 300, y: 240))
    bench.stage.touchMove(to: CGPoint(x: 300, y: 475))
    bench.stage.advance(by: 1)
    #expect(bench.rightTable.contentOffset.y > 300)
    bench.stage.touchMove(to: CGPoint(x: 300, y: 240))
    bench.stage.advance(by: 0.3)
    let restingOffset = bench.rightTable.contentOffset.y
    bench.stage.advance(by: 0.5)
    #expect(bench.rightTable.contentOffset.y == restingOffset)
    bench.stage.touchUp()
    bench.stage.settle()
    let row = bench.right.words[0].firstIndex(of: "a") ?? 0
    #expect(abs(bench.rightTable.rectForRow(at: [0, row]).midY - restingOffset - 240) <= 44)
  }

  @Test func poppingTheScreenDoesNotEndTheDrag() {
    let bench = DragBench(words, [["x"]])
    let start = bench.middle(bench.leftTable, 1)
    bench.lift(at: start)
    bench.move(from: start, to: CGPoint(x: 100, y: 400))
    bench.leftTable.removeFromSuperview()
    bench.stage.touchMove(to: bench.middle(bench.rightTable, 0))
    bench.stage.advance(by: 0.5)
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(bench.right.words[0].count == 2)
    #expect(bench.calls().suffix(2) == ["right: drop ended", "left: drag ended"])
  }

  @Test func aMenuBesideALiftedRowClosesWhenTheFingerMoves() {
    let bench = DragBench(words, [["x"]])
    let menus = MenuDelegate()
    bench.leftTable.delegate = menus
    let start = bench.middle(bench.leftTable, 1)
    bench.lift(at: start)
    let window = bench.stage.window
    #expect(window.subviews.contains { $0 is MenuPanel })
    bench.move(from: start, to: bench.middle(bench.rightTable, 0))
    #expect(!window.subviews.contains { ($0 as? MenuPanel)?.isClosing == false })
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(!window.subviews.contains { $0 is MenuPanel })
    #expect(bench.right.words[0].count == 2)
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
    let bench = DragBench([["a", "b"]], [["1"]])
    bench.lift(at: bench.middle(bench.leftTable, 0))
    bench.stage.advance(by: 1)
    #expect(bench.leftTable.hasActiveDrag)
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(!bench.leftTable.hasActiveDrag)
    #expect(bench.leftTable.visibleCells.map(\.alpha) == [1, 1])
  }
}
