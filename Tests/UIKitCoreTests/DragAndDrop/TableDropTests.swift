import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for drops on tables.
@MainActor
struct TableDropTests {
  private let words = [["a", "b", "c"]]

  /// Creates a fixture whose first row on the left has been lifted.
  private func liftedFixture(_ right: [[String]] = [["x", "y", "z"]]) -> DragFixture {
    let fixture = DragFixture(words, right)
    fixture.left.allowsMove = false
    fixture.lift(at: fixture.middle(ofRow: 0, in: fixture.leftTable))
    return fixture
  }

  private func move(_ fixture: DragFixture, to end: CGPoint) {
    fixture.move(from: fixture.middle(ofRow: 0, in: fixture.leftTable), to: end)
  }

  @Test func automaticIntentDropsIntoTheMiddleOfARow() {
    let fixture = liftedFixture()
    fixture.right.proposal = UITableViewDropProposal(operation: .copy, intent: .automatic)
    let rowCenter = fixture.middle(ofRow: 1, in: fixture.rightTable)
    move(fixture, to: CGPoint(x: 100, y: rowCenter.y))
    move(fixture, to: rowCenter)
    fixture.stage.touchMove(to: CGPoint(x: 100, y: rowCenter.y))
    fixture.stage.touchMove(to: rowCenter)
    fixture.stage.advance(by: 0.4)
    #expect(fixture.rightTable.cellForRow(at: [0, 1])?.isHighlighted == true)
    let cell = fixture.rightTable.cellForRow(at: [0, 1])
    #expect(cell?.configurationState.cellDropState == .targeted)
    #expect(fixture.visibleRows(of: fixture.rightTable) == ["x 0", "y 44", "z 88"])
    fixture.stage.touchMove(to: CGPoint(x: rowCenter.x, y: rowCenter.y + 19))
    fixture.stage.advance(by: 0.4)
    #expect(fixture.visibleRows(of: fixture.rightTable) == ["x 0", "y 44", "z 132"])
    #expect(fixture.rightTable.cellForRow(at: [0, 1])?.isHighlighted == false)
    var proposedIntent: UITableViewDropProposal.Intent?
    fixture.right.dropHandler = { _, coordinator in proposedIntent = coordinator.proposal.intent }
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(proposedIntent == .insertAtDestinationIndexPath)
    #expect(fixture.visibleRows(of: fixture.rightTable) == ["x 0", "y 44", "z 88"])
  }

  @Test func dropsIntoARowHaveItsIndexPath() {
    let fixture = liftedFixture()
    fixture.right.proposal = UITableViewDropProposal(
      operation: .copy,
      intent: .insertIntoDestinationIndexPath
    )
    fixture.right.dropHandler = { table, coordinator in
      guard let path = coordinator.destinationIndexPath else { return }
      coordinator.drop(
        coordinator.items[0].dragItem,
        intoRowAt: path,
        rect: CGRect(x: 10, y: 10, width: 20, height: 20)
      )
    }
    move(fixture, to: fixture.middle(ofRow: 2, in: fixture.rightTable))
    fixture.recorder.take()
    fixture.stage.touchUp()
    #expect(fixture.takeCalls() == ["right: perform 0-2"])
    fixture.stage.settle()
    #expect(fixture.rightTable.cellForRow(at: [0, 2])?.isHighlighted == false)
  }

  @Test func forbiddenAndCancelledDropsReturn() {
    for operation in [UIDropOperation.forbidden, .cancel] {
      let fixture = liftedFixture()
      fixture.right.proposal = UITableViewDropProposal(operation: operation)
      move(fixture, to: fixture.middle(ofRow: 1, in: fixture.rightTable))
      fixture.recorder.take()
      fixture.stage.touchUp()
      fixture.stage.settle()
      #expect(
        fixture.takeCalls()
          == ["right: exit", "left: drop ended", "right: drop ended", "left: drag ended"]
      )
      #expect(fixture.right.words == [["x", "y", "z"]])
    }
  }

  @Test func aRejectingTableLeavesDropsToItsSuperview() {
    let fixture = liftedFixture()
    fixture.right.acceptsDrops = false
    move(fixture, to: fixture.middle(ofRow: 1, in: fixture.rightTable))
    #expect(fixture.takeCalls().filter { $0.hasPrefix("right") } == ["right: can handle"])
    #expect(!fixture.rightTable.hasActiveDrop)
    fixture.stage.touchUp()
    fixture.stage.settle()
  }

  @Test func emptyTablesAndSpaceBelowTheRowsTakeDropsAtTheEnd() {
    for right in [[[String]]([[]]), [["x"], []]] {
      let fixture = liftedFixture(right)
      move(fixture, to: CGPoint(x: 300, y: 400))
      fixture.stage.touchUp()
      fixture.stage.settle()
      #expect(fixture.right.words.last == ["a"])
    }
    let fixture = liftedFixture([])
    move(fixture, to: CGPoint(x: 300, y: 400))
    #expect(fixture.takeCalls().last == "right: update nil")
    fixture.stage.touchUp()
    fixture.stage.settle()
  }

  @Test func dropAnimationsAreCompleted() {
    let fixture = liftedFixture()
    var endPosition: UIViewAnimatingPosition?
    fixture.right.dropHandler = { [list = fixture.right] table, coordinator in
      list.words[0].insert("new", at: 0)
      table.insertRows(at: [[0, 0]], with: .none)
      let animator = coordinator.drop(coordinator.items[0].dragItem, toRowAt: [0, 0])
      animator.addAnimations { table.backgroundColor = .red }
      animator.addCompletion { endPosition = $0 }
      #expect(coordinator.items[0].sourceIndexPath == nil)
      #expect(coordinator.items[0].previewSize == CGSize(width: 200, height: 44))
    }
    move(fixture, to: fixture.middle(ofRow: 2, in: fixture.rightTable))
    fixture.stage.touchUp()
    #expect(fixture.rightTable.backgroundColor == .red)
    #expect(endPosition == nil)
    #expect(fixture.rightTable.cellForRow(at: [0, 0])?.alpha == 0)
    fixture.stage.settle()
    #expect(endPosition == .end)
    #expect(fixture.rightTable.cellForRow(at: [0, 0])?.alpha == 1)
  }

  @Test func aPlaceholderIsReplacedByItsData() {
    let fixture = liftedFixture()
    var context: (any UITableViewDropPlaceholderContext)?
    fixture.rightTable.register(UITableViewCell.self, forCellReuseIdentifier: "wait")
    fixture.right.dropHandler = { _, coordinator in
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: [0, 1],
        reuseIdentifier: "wait",
        rowHeight: 60
      )
      placeholder.cellUpdateHandler = { $0.textLabel?.text = "…" }
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    move(fixture, to: fixture.middle(ofRow: 2, in: fixture.rightTable))
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.rightTable.hasUncommittedUpdates)
    #expect(fixture.rightTable.numberOfRows(inSection: 0) == 3)
    #expect(fixture.visibleRows(of: fixture.rightTable) == ["x 0", "y 104", "z 148"])
    #expect(fixture.rightTable.contentSize.height == 192)
    // Rows that are inserted or deleted meanwhile move the placeholder.
    fixture.right.words[0].insert("w", at: 0)
    fixture.rightTable.insertRows(at: [[0, 0]], with: .automatic)
    fixture.stage.settle()
    #expect(fixture.visibleRows(of: fixture.rightTable) == ["w 0", "x 44", "y 148", "z 192"])
    let isCommitted = context?.commitInsertion { path in
      #expect(path == [0, 2])
      fixture.right.words[0].insert("a", at: path.row)
    }
    #expect(isCommitted == true)
    fixture.stage.settle()
    #expect(!fixture.rightTable.hasUncommittedUpdates)
    let rows = fixture.visibleRows(of: fixture.rightTable)
    #expect(rows == ["w 0", "x 44", "a 88", "y 132", "z 176"])
    #expect(context?.commitInsertion { _ in Issue.record("Committed twice") } == false)
    #expect(context?.deletePlaceholder() == false)
  }

  @Test func placeholdersAreDeletedAndDoNotSurviveAReload() {
    for reloads in [true, false] {
      let fixture = liftedFixture()
      var context: (any UITableViewDropPlaceholderContext)?
      fixture.right.dropHandler = { _, coordinator in
        let placeholder = UITableViewDropPlaceholder(
          insertionIndexPath: [0, 3],
          reuseIdentifier: "row",
          rowHeight: UITableView.automaticDimension
        )
        context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
      }
      fixture.rightTable.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      move(fixture, to: fixture.middle(ofRow: 2, in: fixture.rightTable))
      fixture.stage.touchUp()
      fixture.stage.settle()
      #expect(fixture.rightTable.contentSize.height == 176)
      if reloads { fixture.rightTable.reloadData() }
      #expect(context?.deletePlaceholder() == !reloads)
      fixture.stage.settle()
      #expect(fixture.rightTable.contentSize.height == 132)
      #expect(fixture.visibleRows(of: fixture.rightTable) == ["x 0", "y 44", "z 88"])
    }
  }

  @Test func aRestingDragSelectsTheRow() {
    let fixture = liftedFixture()
    fixture.rightTable.isSpringLoaded = true
    #expect(fixture.rightTable.isSpringLoaded)
    fixture.right.proposal = UITableViewDropProposal(operation: .copy)
    let rowCenter = fixture.middle(ofRow: 1, in: fixture.rightTable)
    move(fixture, to: rowCenter)
    fixture.recorder.take()
    fixture.stage.advance(by: 1)
    #expect(fixture.takeCalls() == ["right: select 0-1"])
    fixture.stage.touchMove(to: CGPoint(x: rowCenter.x, y: rowCenter.y + 2))
    fixture.stage.advance(by: 2)
    #expect(fixture.takeCalls() == ["right: update 0-2"])
    fixture.stage.touchUp()
    fixture.stage.settle()
    fixture.rightTable.isSpringLoaded = false
    #expect(!fixture.rightTable.isSpringLoaded)
  }

  @Test func otherProgramsDropOnTables() {
    let fixture = DragFixture(words, [["x", "y"]])
    var texts: [String] = []
    fixture.right.dropHandler = { _, coordinator in
      #expect(coordinator.destinationIndexPath == [0, 1])
      #expect(coordinator.session.localDragSession == nil)
      coordinator.session.loadObjects(ofClass: String.self) { texts = $0 }
    }
    let rowCenter = fixture.middle(ofRow: 1, in: fixture.rightTable)
    let point = CGPoint(x: rowCenter.x, y: rowCenter.y - 5)
    #expect(fixture.stage.loop.touches.drop([.text("hello")], at: point))
    #expect(
      fixture.takeCalls()
        == [
          "right: can handle", "right: enter", "right: update 0-1", "right: perform 0-1",
          "right: drop ended",
        ]
    )
    fixture.stage.settle()
    #expect(texts == ["hello"])
    #expect(fixture.visibleRows(of: fixture.rightTable) == ["x 0", "y 44"])
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
