import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for drags from other programs while they are over the window.
@MainActor
struct ForeignDragTests {
  private let fixture = DragFixture([["a", "b"]], [["x", "y", "z"]])
  private let textItems = [ForeignItem.promise(.text)]

  private var touches: TouchDispatcher { fixture.stage.loop.touches }

  private func hover(_ items: [ForeignItem], at point: CGPoint) -> Bool {
    let isAccepted = touches.dragMoves(items, to: point)
    fixture.stage.advance(by: 0.4)
    return isAccepted
  }

  @Test func aForeignDragOpensAndClosesAGap() {
    let rowCenter = fixture.middle(ofRow: 1, in: fixture.rightTable)
    #expect(hover(textItems, at: CGPoint(x: rowCenter.x, y: rowCenter.y - 5)))
    #expect(fixture.visibleRows(of: fixture.rightTable) == ["x 0", "y 88", "z 132"])
    #expect(fixture.rightTable.hasActiveDrop && !fixture.rightTable.hasActiveDrag)
    #expect(fixture.takeCalls() == ["right: can handle", "right: enter", "right: update 0-1"])
    // The drag moves over the other list.
    #expect(hover(textItems, at: fixture.middle(ofRow: 0, in: fixture.leftTable)))
    #expect(fixture.visibleRows(of: fixture.rightTable) == ["x 0", "y 44", "z 88"])
    #expect(fixture.visibleRows(of: fixture.leftTable) == ["a 0", "b 88"])
    touches.dragLeaves()
    fixture.stage.settle()
    #expect(fixture.visibleRows(of: fixture.leftTable) == ["a 0", "b 44"])
    #expect(fixture.stage.loop.dragInProgress == nil)
    #expect(
      fixture.takeCalls() == [
        "left: can handle", "right: exit", "left: enter", "left: update 0-1", "left: exit",
        "right: drop ended", "left: drop ended",
      ]
    )
  }

  @Test func droppedItemsAreInsertedInTheGap() {
    var texts: [String] = []
    fixture.right.dropHandler = { [right = fixture.right] table, coordinator in
      guard let path = coordinator.destinationIndexPath else { return }
      _ = coordinator.session.loadObjects(ofClass: String.self) { texts = $0 }
      table.performBatchUpdates {
        right.words[path.section].insert("new", at: path.row)
        table.insertRows(at: [path], with: .none)
      }
      for item in coordinator.items { coordinator.drop(item.dragItem, toRowAt: path) }
    }
    let rowCenter = fixture.middle(ofRow: 1, in: fixture.rightTable)
    let point = CGPoint(x: rowCenter.x, y: rowCenter.y - 5)
    #expect(hover(textItems, at: point))
    fixture.recorder.take()
    #expect(touches.drop([.text("hello")], at: point))
    // The row appears at the position of the gap without an animation.
    fixture.stage.advance(by: 1 / 60)
    #expect(fixture.visibleRows(of: fixture.rightTable) == ["x 0", "new 44", "y 88", "z 132"])
    fixture.stage.settle()
    #expect(texts == ["hello"])
    #expect(
      fixture.takeCalls() == ["right: update 0-1", "right: perform 0-1", "right: drop ended"],
      "the list is asked once whether it takes the drag"
    )
    #expect(fixture.stage.loop.dragInProgress == nil)
  }

  @Test func theTargetRowOfADropIsHighlighted() {
    fixture.right.proposal = UITableViewDropProposal(
      operation: .copy,
      intent: .insertIntoDestinationIndexPath
    )
    #expect(hover(textItems, at: fixture.middle(ofRow: 1, in: fixture.rightTable)))
    #expect(fixture.rightTable.cellForRow(at: [0, 1])?.isHighlighted == true)
    touches.dragLeaves()
    #expect(fixture.rightTable.cellForRow(at: [0, 1])?.isHighlighted == false)
  }

  @Test func aListScrollsBelowADragThatRestsAtItsEdge() {
    fixture.right.words = [(0..<60).map { "\($0)" }]
    fixture.rightTable.reloadData()
    fixture.stage.settle()
    #expect(hover(textItems, at: CGPoint(x: 300, y: 300)))
    #expect(hover(textItems, at: CGPoint(x: 300, y: 470)))
    fixture.stage.advance(by: 1)
    let offset = fixture.rightTable.contentOffset.y
    #expect(offset > 44)
    touches.dragLeaves()
    fixture.stage.settle()
    #expect(fixture.rightTable.contentOffset.y == offset)
  }

  @Test func aRestingForeignDragSelectsTheRow() {
    fixture.rightTable.isSpringLoaded = true
    fixture.right.proposal = UITableViewDropProposal(operation: .copy)
    #expect(hover(textItems, at: fixture.middle(ofRow: 1, in: fixture.rightTable)))
    fixture.recorder.take()
    fixture.stage.advance(by: 1)
    #expect(fixture.takeCalls() == ["right: select 0-1"])
    touches.dragLeaves()
  }

  @Test func aChangedProposalIsSentWithoutAMove() {
    var completions: [Bool] = []
    fixture.stage.loop.onDropResponse = { completions.append($0) }
    let point = fixture.middle(ofRow: 1, in: fixture.rightTable)
    #expect(hover(textItems, at: point))
    #expect(completions == [])
    fixture.rightTable.isHidden = true
    fixture.stage.advance(by: 0.1)
    #expect(completions == [false])
    fixture.rightTable.isHidden = false
    fixture.stage.advance(by: 0.1)
    #expect(completions == [false, true])
    fixture.rightTable.removeFromSuperview()
    fixture.stage.advance(by: 0.1)
    #expect(completions == [false, true, false])
    #expect(!touches.drop([.text("late")], at: point))
  }

  @Test func aLostDragEndsWithTheNextPress() {
    let rowCenter = fixture.middle(ofRow: 1, in: fixture.rightTable)
    #expect(hover(textItems, at: CGPoint(x: rowCenter.x, y: rowCenter.y - 5)))
    fixture.stage.tap(at: fixture.middle(ofRow: 0, in: fixture.leftTable))
    fixture.stage.settle()
    #expect(fixture.visibleRows(of: fixture.rightTable) == ["x 0", "y 44", "z 88"])
    #expect(fixture.stage.loop.dragInProgress == nil)
  }

  @Test func differentItemsStartANewDragSession() {
    #expect(hover(textItems, at: fixture.middle(ofRow: 1, in: fixture.rightTable)))
    fixture.recorder.take()
    // The lists accept texts only.
    #expect(!hover([.promise(.address)], at: fixture.middle(ofRow: 1, in: fixture.rightTable)))
    #expect(fixture.takeCalls() == ["right: exit", "right: drop ended", "right: can handle"])
    touches.dragLeaves()
    fixture.stage.settle()
    #expect(fixture.visibleRows(of: fixture.rightTable) == ["x 0", "y 44", "z 88"])
  }

  @Test func aLocalDragIsNotInterrupted() {
    fixture.lift(at: fixture.middle(ofRow: 0, in: fixture.leftTable))
    #expect(fixture.stage.loop.drag != nil)
    #expect(!touches.dragMoves(textItems, to: fixture.middle(ofRow: 1, in: fixture.rightTable)))
    touches.dragLeaves()
    #expect(fixture.stage.loop.drag != nil)
    fixture.stage.touchCancel()
    fixture.stage.settle()
  }
}
