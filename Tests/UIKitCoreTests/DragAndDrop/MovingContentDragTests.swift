import Foundation
import SeparateProcess
import Testing
import UIKitGraphics
import UIKitLists
import UIKitTesting

@testable import UIKitCore

/// Tests for items that are held still while the list below them moves or changes.
@MainActor
struct MovingContentDragTests {
  /// The cause of the list's motion.
  enum Cause: CaseIterable { case wheel, touchpad, secondFinger, program, programWithoutAnimation }

  /// Shows a list of a hundred words whose data source moves rows.
  private func makeList() -> (Stage, MovableDragList, UITableView) {
    let stage = Stage(size: CGSize(width: 320, height: 600))
    let list = MovableDragList([(0..<100).map { "R\($0)" }], CallRecorder())
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = list
    table.dragDelegate = list
    stage.show(table)
    return (stage, list, table)
  }

  /// Lifts row 5 and holds it at y = 302.
  private func liftRow(on stage: Stage) {
    stage.touchDown(at: CGPoint(x: 100, y: 242))
    stage.advance(by: 0.8)
    for step in 1...10 {
      stage.touchMove(to: CGPoint(x: 100, y: 242 + CGFloat(step) * 6))
      stage.advance(by: 1 / 60)
    }
  }

  private func scroll(_ table: UITableView, by cause: Cause, on stage: Stage) {
    let dragPoint = CGPoint(x: 100, y: 302)
    switch cause {
    case .wheel, .touchpad:
      for _ in 0..<20 {
        stage.scrollWheel(by: CGVector(dx: 0, dy: cause == .wheel ? -1 : -3.3), at: dragPoint)
        stage.advance(by: 1 / 60)
      }
    case .secondFinger:
      stage.touchDown(at: CGPoint(x: 60, y: 500), id: 5)
      for step in 1...30 {
        stage.touchMove(to: CGPoint(x: 60, y: 500 - CGFloat(step) * 10), id: 5)
        stage.advance(by: 1 / 60)
      }
      stage.touchUp(id: 5)
    case .program: table.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    case .programWithoutAnimation: table.contentOffset.y = 700
    }
  }

  @Test(.separateProcess, arguments: Cause.allCases, [true, false])
  func aDroppedRowLandsInTheMovedList(cause: Cause, waitsForGap: Bool) {
    let (stage, list, table) = makeList()
    liftRow(on: stage)
    scroll(table, by: cause, on: stage)
    if waitsForGap || cause == .program { stage.advance(by: 1) }
    if waitsForGap {
      // The gap has followed the content.
      let gap = table.dragAndDrop?.gaps.insertion?.position.row ?? -1
      #expect(abs(gap - Int((table.contentOffset.y + 302) / 44)) <= 1)
    }
    let target = Int((table.contentOffset.y + 302) / 44)
    #expect(table.contentOffset.y > 200)
    stage.touchUp()
    stage.settle()
    #expect(abs((list.words[0].firstIndex(of: "R5") ?? -1) - target) <= 1)
    for path in table.indexPathsForVisibleRows ?? [] {
      #expect(table.cellForRow(at: path)?.textLabel?.text == list.words[0][path.row])
    }
  }

  @Test func theHighlightedRowIsTheOneBelowTheFinger() {
    let fixture = DragFixture([["a", "b"]], [(0..<60).map { "\($0)" }])
    fixture.right.proposal = UITableViewDropProposal(
      operation: .copy,
      intent: .insertIntoDestinationIndexPath
    )
    let start = fixture.middle(ofRow: 0, in: fixture.leftTable)
    fixture.lift(at: start)
    fixture.move(from: start, to: CGPoint(x: 300, y: 154))
    let table = fixture.rightTable
    func highlighted() -> [String?] {
      table.visibleCells.filter(\.isHighlighted).map { $0.textLabel?.text }
    }
    #expect(highlighted() == ["3"])
    for row in [7, 13, 31] {
      table.contentOffset.y = CGFloat(44 * (row - 3))
      fixture.stage.advance(by: 0.3)
      #expect(highlighted() == ["\(row)"])
    }
    fixture.right.words[0].insert(contentsOf: ["new", "newer"], at: 0)
    table.reloadData()
    fixture.stage.advance(by: 0.3)
    #expect(highlighted() == ["29"])
    var path: IndexPath?
    fixture.right.dropHandler = { path = $1.destinationIndexPath }
    fixture.right.words[0].removeFirst(2)
    table.deleteRows(at: [[0, 0], [0, 1]], with: .none)
    fixture.stage.touchUp()
    let row = Int((table.contentOffset.y + 154) / 44)
    #expect(path == [0, row])
    fixture.stage.settle()
    #expect(highlighted() == [])
  }

  @Test func aDropViewInAScrollViewIsAskedAgainAfterScrolling() {
    final class Target: NSObject, UIDropInteractionDelegate {
      var locations: [CGFloat] = []
      weak var view: UIView?
      func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
      ) -> UIDropProposal {
        if let view { locations.append(session.location(in: view).y) }
        return UIDropProposal(operation: .copy)
      }
    }
    let fixture = DragFixture([["a", "b"]], [[]])
    let scroll = UIScrollView(frame: CGRect(x: 200, y: 0, width: 200, height: 480))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 2000))
    scroll.contentSize = content.bounds.size
    scroll.addSubview(content)
    fixture.root.addSubview(scroll)
    let target = Target()
    target.view = content
    content.addInteraction(UIDropInteraction(delegate: target))
    let start = fixture.middle(ofRow: 0, in: fixture.leftTable)
    fixture.lift(at: start)
    fixture.move(from: start, to: CGPoint(x: 300, y: 100))
    #expect(target.locations.last == 100)
    scroll.contentOffset.y = 300
    fixture.stage.advance(by: 0.1)
    #expect(target.locations.last == 400)
    let count = target.locations.count
    fixture.stage.advance(by: 1)
    #expect(target.locations.count == count)
    fixture.stage.touchUp()
    fixture.stage.settle()
  }

  @Test func aPreviewLandsOnItsRowAfterInsertionsAbove() {
    let fixture = DragFixture([["a"]], [["x", "y"]])
    fixture.right.dropHandler = { [list = fixture.right] table, coordinator in
      list.words[0].insert("a", at: 1)
      table.insertRows(at: [[0, 1]], with: .none)
      coordinator.drop(coordinator.items[0].dragItem, toRowAt: [0, 1])
      list.words[0].insert("top", at: 0)
      table.insertRows(at: [[0, 0]], with: .none)
    }
    let start = fixture.middle(ofRow: 0, in: fixture.leftTable)
    fixture.lift(at: start)
    fixture.move(from: start, to: fixture.middle(ofRow: 1, in: fixture.rightTable))
    fixture.stage.touchUp()
    let dropState = fixture.rightTable.dragAndDrop?.dropState
    let targetPositions = dropState?.targets.values.map(\.destination)
    guard case .row(let row)? = targetPositions?.first else {
      Issue.record("The item goes nowhere")
      return
    }
    #expect(row.row == 2)
    #expect(fixture.rightTable.cellForRow(at: [0, 2])?.alpha == 0)
    fixture.stage.settle()
    #expect(fixture.visibleRows(of: fixture.rightTable) == ["top 0", "x 44", "a 88", "y 132"])
  }
}
