import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for drops on tables.
@MainActor
struct TableDropTests {
  private let words = [["a", "b", "c"]]

  /// Creates a bench whose first row on the left has been lifted.
  private func liftedBench(_ right: [[String]] = [["x", "y", "z"]]) -> DragBench {
    let bench = DragBench(words, right)
    bench.left.allowsMove = false
    bench.lift(at: bench.middle(bench.leftTable, 0))
    return bench
  }

  private func move(_ bench: DragBench, to end: CGPoint) {
    bench.move(from: bench.middle(bench.leftTable, 0), to: end)
  }

  @Test func automaticIntentDropsIntoTheMiddleOfARow() {
    let bench = liftedBench()
    bench.right.proposal = UITableViewDropProposal(operation: .copy, intent: .automatic)
    let row = bench.middle(bench.rightTable, 1)
    move(bench, to: CGPoint(x: 100, y: row.y))
    move(bench, to: row)
    bench.stage.touchMove(to: CGPoint(x: 100, y: row.y))
    bench.stage.touchMove(to: row)
    bench.stage.advance(by: 0.4)
    #expect(bench.rightTable.cellForRow(at: [0, 1])?.isHighlighted == true)
    #expect(bench.rightTable.cellForRow(at: [0, 1])?.configurationState.cellDropState == .targeted)
    #expect(bench.shown(bench.rightTable) == ["x 0", "y 44", "z 88"])
    bench.stage.touchMove(to: CGPoint(x: row.x, y: row.y + 19))
    bench.stage.advance(by: 0.4)
    #expect(bench.shown(bench.rightTable) == ["x 0", "y 44", "z 132"])
    #expect(bench.rightTable.cellForRow(at: [0, 1])?.isHighlighted == false)
    var proposed: UITableViewDropProposal.Intent?
    bench.right.perform = { _, coordinator in proposed = coordinator.proposal.intent }
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(proposed == .insertAtDestinationIndexPath)
    #expect(bench.shown(bench.rightTable) == ["x 0", "y 44", "z 88"])
  }

  @Test func dropsIntoARowHaveItsIndexPath() {
    let bench = liftedBench()
    bench.right.proposal = UITableViewDropProposal(
      operation: .copy,
      intent: .insertIntoDestinationIndexPath
    )
    bench.right.perform = { table, coordinator in
      guard let path = coordinator.destinationIndexPath else { return }
      coordinator.drop(
        coordinator.items[0].dragItem,
        intoRowAt: path,
        rect: CGRect(x: 10, y: 10, width: 20, height: 20)
      )
    }
    move(bench, to: bench.middle(bench.rightTable, 2))
    bench.recorder.take()
    bench.stage.touchUp()
    #expect(bench.calls() == ["right: perform 0-2"])
    bench.stage.settle()
    #expect(bench.rightTable.cellForRow(at: [0, 2])?.isHighlighted == false)
  }

  @Test func forbiddenAndCancelledDropsReturn() {
    for operation in [UIDropOperation.forbidden, .cancel] {
      let bench = liftedBench()
      bench.right.proposal = UITableViewDropProposal(operation: operation)
      move(bench, to: bench.middle(bench.rightTable, 1))
      bench.recorder.take()
      bench.stage.touchUp()
      bench.stage.settle()
      #expect(
        bench.calls()
          == ["right: exit", "left: drop ended", "right: drop ended", "left: drag ended"]
      )
      #expect(bench.right.words == [["x", "y", "z"]])
    }
  }

  @Test func aRejectingTableLeavesDropsToItsSuperview() {
    let bench = liftedBench()
    bench.right.takes = false
    move(bench, to: bench.middle(bench.rightTable, 1))
    #expect(bench.calls().filter { $0.hasPrefix("right") } == ["right: can handle"])
    #expect(!bench.rightTable.hasActiveDrop)
    bench.stage.touchUp()
    bench.stage.settle()
  }

  @Test func emptyTablesAndSpaceBelowTheRowsTakeDropsAtTheEnd() {
    for right in [[[String]]([[]]), [["x"], []]] {
      let bench = liftedBench(right)
      move(bench, to: CGPoint(x: 300, y: 400))
      bench.stage.touchUp()
      bench.stage.settle()
      #expect(bench.right.words.last == ["a"])
    }
    let bench = liftedBench([])
    move(bench, to: CGPoint(x: 300, y: 400))
    #expect(bench.calls().last == "right: update nil")
    bench.stage.touchUp()
    bench.stage.settle()
  }

  @Test func dropAnimationsAreCompleted() {
    let bench = liftedBench()
    var endPosition: UIViewAnimatingPosition?
    bench.right.perform = { [list = bench.right] table, coordinator in
      list.words[0].insert("new", at: 0)
      table.insertRows(at: [[0, 0]], with: .none)
      let animator = coordinator.drop(coordinator.items[0].dragItem, toRowAt: [0, 0])
      animator.addAnimations { table.backgroundColor = .red }
      animator.addCompletion { endPosition = $0 }
      #expect(coordinator.items[0].sourceIndexPath == nil)
      #expect(coordinator.items[0].previewSize == CGSize(width: 200, height: 44))
    }
    move(bench, to: bench.middle(bench.rightTable, 2))
    bench.stage.touchUp()
    #expect(bench.rightTable.backgroundColor == .red)
    #expect(endPosition == nil)
    #expect(bench.rightTable.cellForRow(at: [0, 0])?.alpha == 0)
    bench.stage.settle()
    #expect(endPosition == .end)
    #expect(bench.rightTable.cellForRow(at: [0, 0])?.alpha == 1)
  }

  @Test func aPlaceholderIsReplacedByItsData() {
    let bench = liftedBench()
    var context: (any UITableViewDropPlaceholderContext)?
    bench.rightTable.register(UITableViewCell.self, forCellReuseIdentifier: "wait")
    bench.right.perform = { _, coordinator in
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: [0, 1],
        reuseIdentifier: "wait",
        rowHeight: 60
      )
      placeholder.cellUpdateHandler = { $0.textLabel?.text = "…" }
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    move(bench, to: bench.middle(bench.rightTable, 2))
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(bench.rightTable.hasUncommittedUpdates)
    #expect(bench.rightTable.numberOfRows(inSection: 0) == 3)
    #expect(bench.shown(bench.rightTable) == ["x 0", "y 104", "z 148"])
    #expect(bench.rightTable.contentSize.height == 192)
    // Rows that are inserted or deleted meanwhile move the placeholder.
    bench.right.words[0].insert("w", at: 0)
    bench.rightTable.insertRows(at: [[0, 0]], with: .automatic)
    bench.stage.settle()
    #expect(bench.shown(bench.rightTable) == ["w 0", "x 44", "y 148", "z 192"])
    let isCommitted = context?.commitInsertion { path in
      #expect(path == [0, 2])
      bench.right.words[0].insert("a", at: path.row)
    }
    #expect(isCommitted == true)
    bench.stage.settle()
    #expect(!bench.rightTable.hasUncommittedUpdates)
    #expect(bench.shown(bench.rightTable) == ["w 0", "x 44", "a 88", "y 132", "z 176"])
    #expect(context?.commitInsertion { _ in Issue.record("Committed twice") } == false)
    #expect(context?.deletePlaceholder() == false)
  }

  @Test func placeholdersAreDeletedAndDoNotSurviveAReload() {
    for reloads in [true, false] {
      let bench = liftedBench()
      var context: (any UITableViewDropPlaceholderContext)?
      bench.right.perform = { _, coordinator in
        let placeholder = UITableViewDropPlaceholder(
          insertionIndexPath: [0, 3],
          reuseIdentifier: "row",
          rowHeight: UITableView.automaticDimension
        )
        context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
      }
      bench.rightTable.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      move(bench, to: bench.middle(bench.rightTable, 2))
      bench.stage.touchUp()
      bench.stage.settle()
      #expect(bench.rightTable.contentSize.height == 176)
      if reloads { bench.rightTable.reloadData() }
      #expect(context?.deletePlaceholder() == !reloads)
      bench.stage.settle()
      #expect(bench.rightTable.contentSize.height == 132)
      #expect(bench.shown(bench.rightTable) == ["x 0", "y 44", "z 88"])
    }
  }

  @Test func aRestingDragSelectsTheRow() {
    let bench = liftedBench()
    bench.rightTable.isSpringLoaded = true
    #expect(bench.rightTable.isSpringLoaded)
    bench.right.proposal = UITableViewDropProposal(operation: .copy)
    let row = bench.middle(bench.rightTable, 1)
    move(bench, to: row)
    bench.recorder.take()
    bench.stage.advance(by: 1)
    #expect(bench.calls() == ["right: select 0-1"])
    bench.stage.touchMove(to: CGPoint(x: row.x, y: row.y + 2))
    bench.stage.advance(by: 2)
    #expect(bench.calls() == ["right: update 0-2"])
    bench.stage.touchUp()
    bench.stage.settle()
    bench.rightTable.isSpringLoaded = false
    #expect(!bench.rightTable.isSpringLoaded)
  }

  @Test func otherProgramsDropOnTables() {
    let bench = DragBench(words, [["x", "y"]])
    var texts: [String] = []
    bench.right.perform = { _, coordinator in
      #expect(coordinator.destinationIndexPath == [0, 1])
      #expect(coordinator.session.localDragSession == nil)
      coordinator.session.loadObjects(ofClass: String.self) { texts = $0 }
    }
    let rowCenter = bench.middle(bench.rightTable, 1)
    let point = CGPoint(x: rowCenter.x, y: rowCenter.y - 5)
    #expect(bench.stage.loop.touches.drop([.text("hello")], at: point))
    #expect(
      bench.calls()
        == [
          "right: can handle", "right: enter", "right: update 0-1", "right: perform 0-1",
          "right: drop ended",
        ]
    )
    bench.stage.settle()
    #expect(texts == ["hello"])
    #expect(bench.shown(bench.rightTable) == ["x 0", "y 44"])
  }

  @Test func tablesWithoutDragDelegatesHaveNoInteractions() {
    let table = UITableView()
    #expect(table.dragAndDrop == nil)
    #expect(table.interactions.isEmpty)
    table.dragDelegate = nil
    table.dropDelegate = nil
    #expect(table.dragInteractionEnabled)
    #expect(!table.hasActiveDrag && !table.hasActiveDrop && !table.hasUncommittedUpdates)
    #expect(table.dragAndDrop == nil)
  }
}
