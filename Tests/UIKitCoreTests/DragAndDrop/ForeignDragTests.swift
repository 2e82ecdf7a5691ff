import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for drags from other programs while they are over the window.
@MainActor
struct ForeignDragTests {
  private let bench = DragBench([["a", "b"]], [["x", "y", "z"]])
  private let text = [ForeignItem.promise(.text)]

  private var touches: TouchDispatcher { bench.stage.loop.touches }

  private func hover(_ items: [ForeignItem], at point: CGPoint) -> Bool {
    let isTaken = touches.dragMoves(items, to: point)
    bench.stage.advance(by: 0.4)
    return isTaken
  }

  @Test func aForeignDragOpensAndClosesAGap() {
    let rowCenter = bench.middle(bench.rightTable, 1)
    #expect(hover(text, at: CGPoint(x: rowCenter.x, y: rowCenter.y - 5)))
    #expect(bench.shown(bench.rightTable) == ["x 0", "y 88", "z 132"])
    #expect(bench.rightTable.hasActiveDrop && !bench.rightTable.hasActiveDrag)
    #expect(bench.calls() == ["right: can handle", "right: enter", "right: update 0-1"])
    // The drag moves over the other list.
    #expect(hover(text, at: bench.middle(bench.leftTable, 0)))
    #expect(bench.shown(bench.rightTable) == ["x 0", "y 44", "z 88"])
    #expect(bench.shown(bench.leftTable) == ["a 0", "b 88"])
    touches.dragLeaves()
    bench.stage.settle()
    #expect(bench.shown(bench.leftTable) == ["a 0", "b 44"])
    #expect(bench.stage.loop.dragInProgress == nil)
    #expect(
      bench.calls() == [
        "left: can handle", "right: exit", "left: enter", "left: update 0-1", "left: exit",
        "right: drop ended", "left: drop ended",
      ]
    )
  }

  @Test func droppedItemsAreInsertedInTheGap() {
    var texts: [String] = []
    bench.right.perform = { [right = bench.right] table, coordinator in
      guard let path = coordinator.destinationIndexPath else { return }
      _ = coordinator.session.loadObjects(ofClass: String.self) { texts = $0 }
      table.performBatchUpdates {
        right.words[path.section].insert("new", at: path.row)
        table.insertRows(at: [path], with: .none)
      }
      for item in coordinator.items { coordinator.drop(item.dragItem, toRowAt: path) }
    }
    let rowCenter = bench.middle(bench.rightTable, 1)
    let point = CGPoint(x: rowCenter.x, y: rowCenter.y - 5)
    #expect(hover(text, at: point))
    bench.recorder.take()
    #expect(touches.drop([.text("hello")], at: point))
    // The row appears at the position of the gap without an animation.
    bench.stage.advance(by: 1 / 60)
    #expect(bench.shown(bench.rightTable) == ["x 0", "new 44", "y 88", "z 132"])
    bench.stage.settle()
    #expect(texts == ["hello"])
    #expect(
      bench.calls() == ["right: update 0-1", "right: perform 0-1", "right: drop ended"],
      "the list is asked once whether it takes the drag"
    )
    #expect(bench.stage.loop.dragInProgress == nil)
  }

  @Test func theTargetRowOfADropIsHighlighted() {
    bench.right.proposal = UITableViewDropProposal(
      operation: .copy,
      intent: .insertIntoDestinationIndexPath
    )
    #expect(hover(text, at: bench.middle(bench.rightTable, 1)))
    #expect(bench.rightTable.cellForRow(at: [0, 1])?.isHighlighted == true)
    touches.dragLeaves()
    #expect(bench.rightTable.cellForRow(at: [0, 1])?.isHighlighted == false)
  }

  @Test func aListScrollsBelowADragThatRestsAtItsEdge() {
    bench.right.words = [(0..<60).map { "\($0)" }]
    bench.rightTable.reloadData()
    bench.stage.settle()
    #expect(hover(text, at: CGPoint(x: 300, y: 300)))
    #expect(hover(text, at: CGPoint(x: 300, y: 470)))
    bench.stage.advance(by: 1)
    let offset = bench.rightTable.contentOffset.y
    #expect(offset > 44)
    touches.dragLeaves()
    bench.stage.settle()
    #expect(bench.rightTable.contentOffset.y == offset)
  }

  @Test func aRestingForeignDragSelectsTheRow() {
    bench.rightTable.isSpringLoaded = true
    bench.right.proposal = UITableViewDropProposal(operation: .copy)
    #expect(hover(text, at: bench.middle(bench.rightTable, 1)))
    bench.recorder.take()
    bench.stage.advance(by: 1)
    #expect(bench.calls() == ["right: select 0-1"])
    touches.dragLeaves()
  }

  @Test func aChangedProposalIsSentWithoutAMove() {
    var completions: [Bool] = []
    bench.stage.loop.onDropResponse = { completions.append($0) }
    let point = bench.middle(bench.rightTable, 1)
    #expect(hover(text, at: point))
    #expect(completions == [])
    bench.rightTable.isHidden = true
    bench.stage.advance(by: 0.1)
    #expect(completions == [false])
    bench.rightTable.isHidden = false
    bench.stage.advance(by: 0.1)
    #expect(completions == [false, true])
    bench.rightTable.removeFromSuperview()
    bench.stage.advance(by: 0.1)
    #expect(completions == [false, true, false])
    #expect(!touches.drop([.text("late")], at: point))
  }

  @Test func aLostDragEndsWithTheNextPress() {
    let rowCenter = bench.middle(bench.rightTable, 1)
    #expect(hover(text, at: CGPoint(x: rowCenter.x, y: rowCenter.y - 5)))
    bench.stage.tap(at: bench.middle(bench.leftTable, 0))
    bench.stage.settle()
    #expect(bench.shown(bench.rightTable) == ["x 0", "y 44", "z 88"])
    #expect(bench.stage.loop.dragInProgress == nil)
  }

  @Test func differentItemsStartANewDragSession() {
    #expect(hover(text, at: bench.middle(bench.rightTable, 1)))
    bench.recorder.take()
    // The lists accept texts only.
    #expect(!hover([.promise(.address)], at: bench.middle(bench.rightTable, 1)))
    #expect(bench.calls() == ["right: exit", "right: drop ended", "right: can handle"])
    touches.dragLeaves()
    bench.stage.settle()
    #expect(bench.shown(bench.rightTable) == ["x 0", "y 44", "z 88"])
  }

  @Test func aLocalDragIsNotInterrupted() {
    bench.lift(at: bench.middle(bench.leftTable, 0))
    #expect(bench.stage.loop.drag != nil)
    #expect(!touches.dragMoves(text, to: bench.middle(bench.rightTable, 1)))
    touches.dragLeaves()
    #expect(bench.stage.loop.drag != nil)
    bench.stage.touchCancel()
    bench.stage.settle()
  }
}
