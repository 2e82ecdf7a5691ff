import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for two successive swipes, and for swipes during other operations.
@MainActor
struct SwipeCombinationTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let list = EditableList(rows: 8)
  private var table: UITableView { list.table }

  init() {
    stage.checksDamage = true
    list.leading = actions("Read")
    list.trailing = actions("Bin")
    stage.show(list.table)
    list.log.take()
  }

  private func actions(_ title: String) -> UISwipeActionsConfiguration {
    let action = UIContextualAction(style: .normal, title: title) { $2(true) }
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func swipe(_ row: Int, by distance: CGFloat) {
    let y = CGFloat(row) * 44 + 22
    stage.drag(
      from: CGPoint(x: 160, y: y),
      to: CGPoint(x: 160 + distance, y: y),
      duration: 0.1,
      hold: 0.2
    )
  }

  /// Returns the x-coordinate of a row's content in points.
  private func contentX(ofRow row: Int) -> CGFloat { list.cell(row).contentView.frame.minX }

  private func isEscapeHandled() -> Bool {
    let escape = UIKey(keyCode: .keyboardEscape)
    defer { stage.loop.touches.keyUp(escape) }
    return stage.loop.touches.keyDown(escape)
  }

  @Test(arguments: [true, false])
  func aRowClosedInWillBeginEditingStaysClosed(animated: Bool) {
    for _ in 1...2 {
      list.onBegin = { [table = list.table] in table.setEditing(false, animated: animated) }
      swipe(1, by: -90)
      #expect(!list.cell(1).showingDeleteConfirmation)
      #expect(contentX(ofRow: 1) == 0)
      #expect(!isEscapeHandled())
      stage.settle()
      #expect(list.log.take("willBegin", "didEnd", "will", "did") == ["willBegin 1", "didEnd 1"])
      list.onBegin = {}
      swipe(1, by: -90)
      stage.settle()
      #expect(list.cell(1).showingDeleteConfirmation)
      #expect(isEscapeHandled())
      stage.settle()
      list.log.take()
    }
  }

  @Test func aSwipeToTheOtherSideOpensFromTheFirstPoint() {
    func contentPositions(_ row: Int, _ direction: CGFloat) -> [CGFloat] {
      let y = CGFloat(row) * 44 + 22
      stage.touchDown(at: CGPoint(x: 160, y: y))
      defer { stage.touchUp() }
      return [12, 20, 35].map { distance in
        stage.touchMove(to: CGPoint(x: 160 + direction * distance, y: y))
        return contentX(ofRow: row)
      }
    }
    for direction in [1, -1] as [CGFloat] {
      let expectedPositions = contentPositions(5, direction)
      stage.settle()
      swipe(2, by: direction * -120)
      stage.settle()
      let isOpen = contentX(ofRow: 2) * direction < -40
      #expect(isOpen)
      stage.press(.keyboardEscape)
      stage.advance(by: 0.05)
      let isClosing = contentX(ofRow: 2) * direction < -10
      #expect(isClosing)
      #expect(contentPositions(2, direction) == expectedPositions)
      stage.settle()
      stage.press(.keyboardEscape)
      stage.settle()
      #expect(contentX(ofRow: 2) == 0)
    }
  }

  @Test func aSwipeRestoresClipsToBounds() {
    let cell = list.cell(1)
    for clips in [false, true] {
      cell.clipsToBounds = clips
      for _ in 1...2 {
        swipe(1, by: -90)
        stage.settle()
        #expect(cell.showingDeleteConfirmation)
        stage.press(.keyboardEscape)
        stage.advance(by: 0.05)
        // The row is opened again while it is closing.
        swipe(1, by: -90)
        stage.settle()
        stage.press(.keyboardEscape)
        stage.settle()
        #expect(cell.clipsToBounds == clips)
      }
    }
  }

  @Test(arguments: [true, false])
  func aRowClosedWhileOpeningShowsNoButtons(animated: Bool) {
    let cell = list.cell(1)
    for _ in 1...2 {
      cell.onTransition = { [table = list.table] in
        cell.onTransition = {}
        table.setEditing(false, animated: animated)
      }
      swipe(1, by: -90)
      stage.settle()
      #expect(!cell.showingDeleteConfirmation)
      #expect(!cell.clipsToBounds)
      #expect(!isEscapeHandled())
      let calls = list.log.take("willBegin", "didEnd", "will", "did")
      #expect(calls == ["willBegin 1", "will 2", "didEnd 1", "will 0", "did 0"])
      // Later swipes work as before.
      swipe(1, by: -90)
      stage.settle()
      #expect(cell.showingDeleteConfirmation)
      stage.press(.keyboardEscape)
      stage.settle()
      #expect(!cell.clipsToBounds)
      list.log.take()
    }
  }

  @Test func noRowIsSwipedWhileAnotherIsDragged() {
    let fixture = ReorderFixture(count: 12)
    fixture.lift(2, by: 50)
    // The application cancels all gestures of the table, which does not end the drag.
    for recognizer in fixture.tableView.gestureRecognizers ?? [] {
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
    fixture.stage.touchDown(at: CGPoint(x: 200, y: 7 * 44 + 22), id: 2)
    for step in 1...6 {
      fixture.stage.touchMove(to: CGPoint(x: 200 - step * 15, y: 7 * 44 + 22), id: 2)
      fixture.stage.advance(by: 1 / 60)
    }
    #expect(fixture.cells.allSatisfy { !$0.showingDeleteConfirmation })
    fixture.stage.touchUp(id: 2)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.rows[0].prefix(4) == ["0", "1", "3", "2"])
    fixture.check()
    // After the drag, the row can be swiped.
    fixture.stage.drag(
      from: CGPoint(x: 200, y: 7 * 44 + 22),
      to: CGPoint(x: 110, y: 7 * 44 + 22),
      duration: 0.1,
      hold: 0.2
    )
    #expect(fixture.cell("7")?.showingDeleteConfirmation == true)
    fixture.stage.settle()
  }
}
