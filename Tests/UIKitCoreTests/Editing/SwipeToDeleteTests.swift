import Foundation
import Testing
import UIKitGraphics
import UIKitLists
import UIKitTesting

@testable import UIKitCore

/// Tests for swiping a row to delete it.
@MainActor
struct SwipeToDeleteTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let list = EditableList(rows: 8)

  init() {
    stage.checksDamage = true
    stage.show(list.table)
    list.log.take()
  }

  /// Drags so slowly that the final position alone is decisive.
  private func swipe(row: Int = 1, by distance: CGFloat = -100) {
    let y = CGFloat(row) * 44 + 22
    stage.drag(
      from: CGPoint(x: 250, y: y),
      to: CGPoint(x: 250 + distance, y: y),
      duration: 0.3,
      hold: 0.2
    )
  }

  private var width: CGFloat { list.cell(1).editing.actions?.naturalWidth ?? 0 }

  private func tapDelete(row: Int = 1) {
    stage.tap(at: CGPoint(x: 300, y: CGFloat(row) * 44 + 22))
  }

  @Test func aSwipeAcrossTheRowDeletesIt() {
    //
    swipe(by: -225)
    stage.settle()
    #expect(list.names.count == 7 && !list.names.contains("Row 1") && !list.table.isEditing)
    // The row closes if the data source keeps it.
    list.removesRows = false
    swipe(by: -225)
    stage.settle()
    #expect(list.names.count == 7 && !list.table.isEditing)
    // In editing mode the user has to tap the button.
    list.removesRows = true
    list.table.setEditing(true, animated: false)
    stage.settle()
    stage.tap(at: CGPoint(x: 26, y: 66))
    stage.settle()
    swipe(by: -225)
    stage.settle()
    #expect(list.names.count == 7)
  }

  @Test func aSwipeCallsTheDelegateInOrderAndShowsTheButton() throws {
    swipe()
    stage.settle()
    // TV-064.8, TV-064.3, TD-026.1, TC-028.6, TC-029.2
    #expect(
      list.log.take() == [
        "canEdit 1", "style 1", "title 1", "willBegin 1", "will 2", "layout", "did 2",
      ]
    )
    // TV-064.1, TV-064.15, TV-061.4
    #expect(list.table.isEditing)
    #expect(list.wasEditingAtBegin == true)
    let cell = list.cell(1)
    // TC-026.3, TV-064.7, TV-064.2, TD-026.2
    #expect(cell.showingDeleteConfirmation)
    #expect(!cell.isEditing)
    #expect(list.table.visibleCells.allSatisfy { ($0 as? LoggedCell)?.editing.control == nil })
    // UI-017.4
    let actions = try #require(cell.editing.actions)
    let button = try #require(actions.buttons.first)
    let label = UILabel()
    label.font = .systemFont(ofSize: 18)
    label.text = "Delete"
    let expected = label.sizeThatFits(CGSize(width: 500, height: 50)).width + 30
    #expect(button.frame.size == CGSize(width: expected, height: 44))
    #expect(actions.frame == CGRect(x: 320 - expected, y: 0, width: expected, height: 44))
    #expect(cell.contentView.frame.minX == -expected)
    #expect(
      stage.color(at: CGPoint(x: 318, y: 50))
        == UIColor(red: 1, green: 59 / 255, blue: 48 / 255, alpha: 1)
    )
  }

  @Test func theContentTracksTheFingerBeyondTheButton() {
    stage.touchDown(at: CGPoint(x: 250, y: 66))
    stage.touchMove(to: CGPoint(x: 230, y: 66))
    // The gesture begins after 10 points.
    #expect(list.cell(1).contentView.frame.minX == -10)
    stage.touchMove(to: CGPoint(x: 200, y: 66))
    #expect(list.cell(1).contentView.frame.minX == -40)
    stage.touchMove(to: CGPoint(x: 240 - width - 50, y: 66))
    #expect(abs(list.cell(1).contentView.frame.minX + width + 50) < 0.01)
    stage.advance(by: 0.2)
    stage.touchUp()
    stage.advance(by: 0.15)
    let half = -list.cell(1).contentView.frame.minX
    #expect(half >= width && half < width + 50)
    stage.advance(by: 0.15)
    // UI-021.3
    #expect(list.cell(1).contentView.frame.minX == -width)
  }

  @Test func aSwipeOpensBeyondHalfOfTheButton() {
    swipe(by: -45)
    stage.settle()
    #expect(!list.table.isEditing)
    #expect(list.cell(1).contentView.frame.minX == 0)
    // TD-027.2, TC-029.4
    #expect(
      list.log.take("will", "did", "willBegin", "didEnd") == [
        "willBegin 1", "will 2", "did 2", "will 0", "didEnd 1", "did 0",
      ]
    )
    #expect(list.cell(1).editing.actions == nil)
    swipe(by: -65)
    stage.settle()
    #expect(list.table.isEditing)
  }

  @Test func aFlingOpensAndCloses() {
    stage.drag(
      from: CGPoint(x: 250, y: 66),
      to: CGPoint(x: 220, y: 66),
      duration: 0.05
    )
    stage.settle()
    #expect(list.table.isEditing)
    stage.drag(
      from: CGPoint(x: 100, y: 66),
      to: CGPoint(x: 125, y: 66),
      duration: 0.05
    )
    stage.settle()
    #expect(!list.table.isEditing)
  }

  @Test func onlyHorizontalSwipesToTheLeftOpenARow() {
    swipe(by: 60)
    // TV-064.11
    #expect(list.log.take("willBegin") == [])
    stage.drag(
      from: CGPoint(x: 250, y: 200),
      to: CGPoint(x: 190, y: 120),
      duration: 0.2,
      hold: 0.2
    )
    #expect(list.log.take("willBegin", "canEdit") == [])
    #expect(!list.table.isEditing)
  }

  @Test func rowsThatCannotBeDeletedDoNotOpen() {
    list.fixedRows = [1]
    swipe()
    // TV-064.6, DS-007.1
    #expect(list.log.take() == ["canEdit 1"])
    list.fixedRows = []
    list.style = .insert
    swipe()
    // TD-023.5
    #expect(list.log.take() == ["canEdit 1", "style 1"])
    #expect(!list.table.isEditing)
  }

  @Test func theDelegateProvidesTheTitleOfTheButton() {
    list.deleteTitle = "Take away for ever"
    swipe(by: -150)
    stage.settle()
    // TD-024.1, TD-024.4
    #expect(width > 150)
  }

  @Test func theDeleteButtonCommits() {
    swipe()
    stage.settle()
    list.log.take()
    tapDelete()
    // TV-064.9, TV-064.13, TV-063.6, TD-027.1, TD-027.3, UI-017.1
    #expect(list.log.take("commit", "didEnd") == ["commit delete 1", "didEnd nil"])
    #expect(!list.table.isEditing)
    stage.settle()
    #expect(list.table.numberOfRows(inSection: 0) == 7)
    #expect(list.cell(1).textLabel?.text == "Row 2")
    #expect(list.table.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 })
    #expect(list.table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
  }

  @Test func aCommitThatKeepsTheRowHidesTheButton() {
    list.removesRows = false
    swipe()
    stage.settle()
    list.log.take()
    tapDelete()
    stage.settle()
    // TV-063.9, TV-064.4
    #expect(
      list.log.take("commit", "didEnd", "did") == ["commit delete 1", "didEnd 1", "did 0"]
    )
    #expect(!list.table.isEditing)
    #expect(list.cell(1).editing.actions == nil)
  }

  @Test func aTouchElsewhereClosesOnlyTheRow() {
    swipe()
    stage.settle()
    list.log.take()
    stage.touchDown(at: CGPoint(x: 100, y: 250))
    // TV-064.10, TV-064.14, TV-063.5
    #expect(!list.table.isEditing)
    stage.touchMove(to: CGPoint(x: 100, y: 150))
    stage.advance(by: 0.3)
    stage.touchUp()
    stage.settle()
    #expect(list.log.take() == ["will 0", "layout", "didEnd 1", "did 0"])
    #expect(list.table.contentOffset == .zero)
    #expect(list.cell(5).isHighlighted == false)
    stage.tap(at: CGPoint(x: 100, y: 250))
    #expect(list.log.take("didSelect") == ["didSelect 5"])
  }

  @Test func aTapOnTheContentClosesTheRow() {
    swipe()
    stage.settle()
    list.log.take()
    stage.tap(at: CGPoint(x: 60, y: 66))
    stage.settle()
    // TV-064.10, TV-064.14
    #expect(!list.table.isEditing)
    #expect(list.log.take("willSelect", "commit", "didEnd") == ["didEnd 1"])
  }

  @Test func theOpenRowMayBeDraggedBack() {
    swipe()
    stage.settle()
    list.log.take()
    stage.touchDown(at: CGPoint(x: 60, y: 66))
    stage.touchMove(to: CGPoint(x: 80, y: 66))
    stage.touchMove(to: CGPoint(x: 90, y: 66))
    #expect(list.table.isEditing)
    #expect(list.cell(1).contentView.frame.minX == -width + 20)
    stage.touchMove(to: CGPoint(x: 160, y: 66))
    #expect(list.cell(1).contentView.frame.minX == 0)
    stage.advance(by: 0.2)
    stage.touchUp()
    stage.settle()
    #expect(!list.table.isEditing)
    #expect(list.log.take("canEdit", "willBegin", "didEnd") == ["didEnd 1"])
  }

  @Test func aTouchOnAClosingRowDoesNotMakeItJump() {
    swipe()
    stage.settle()
    stage.touchDown(at: CGPoint(x: 100, y: 250))
    stage.touchUp()
    stage.advance(by: 0.05)
    let x = list.cell(1).contentView.frame.minX
    #expect(x < -10)
    stage.touchDown(at: CGPoint(x: 150, y: 66))
    stage.touchMove(to: CGPoint(x: 139, y: 66))
    #expect(abs(list.cell(1).contentView.frame.minX - x + 1) < 0.01)
    stage.touchMove(to: CGPoint(x: 100, y: 66))
    stage.advance(by: 0.2)
    stage.touchUp()
    stage.settle()
    #expect(list.table.isEditing)
    #expect(list.cell(1).contentView.frame.minX == -width)
  }

  @Test func aTapOnTheButtonWhileItClosesDoesNothing() {
    swipe()
    stage.settle()
    list.table.setEditing(false, animated: true)
    stage.advance(by: 1 / 60.0)
    list.log.take()
    tapDelete()
    stage.settle()
    #expect(list.log.take("commit") == [])
  }

  @Test func scrollsOfEveryKindCloseTheRow() {
    let gestures: [(String, () -> Void)] = [
      ("wheel", { stage.scrollWheel(by: CGVector(dx: 0, dy: -1), at: CGPoint(x: 100, y: 300)) }),
      ("escape", { stage.press(.keyboardEscape) }),
      ("setEditing", { list.table.setEditing(false, animated: false) }),
      ("offset", { list.table.setContentOffset(CGPoint(x: 0, y: 1), animated: false) }),
      ("reload", { list.table.reloadData() }),
      ("window", { list.table.removeFromSuperview() }),
    ]
    for (name, close) in gestures {
      stage.show(list.table)
      list.table.contentOffset = .zero
      swipe()
      stage.settle()
      #expect(list.table.isEditing)
      list.log.take()
      close()
      // TV-064.10, TV-066.7, TV-062.7
      #expect(!list.table.isEditing, "\(name)")
      #expect(list.log.take("commit", "didEnd") == ["didEnd 1"], "\(name)")
      stage.settle()
    }
  }

  @Test func aScrollThatBeginsOnTheButtonClosesTheRow() {
    swipe()
    stage.settle()
    stage.drag(
      from: CGPoint(x: 300, y: 66),
      to: CGPoint(x: 300, y: 20),
      duration: 0.2,
      hold: 0.1
    )
    #expect(!list.table.isEditing)
    stage.settle()
    #expect(list.log.take("commit") == [])
  }

  @Test func aMouseDragSwipes() {
    stage.loop.touches.touchDown(at: CGPoint(x: 250, y: 66), id: 7, type: .indirectPointer)
    for x in stride(from: 240, through: 140, by: -10) {
      stage.loop.touches.touchMove(to: CGPoint(x: CGFloat(x), y: 66), id: 7)
    }
    stage.advance(by: 0.2)
    stage.loop.touches.touchUp(id: 7)
    stage.settle()
    // PN-11
    #expect(list.table.isEditing)
  }

  @Test func otherFingersAreIgnored() {
    stage.touchDown(at: CGPoint(x: 250, y: 66))
    stage.touchMove(to: CGPoint(x: 200, y: 66))
    stage.touchDown(at: CGPoint(x: 100, y: 200), id: 1)
    stage.touchMove(to: CGPoint(x: 100, y: 100), id: 1)
    #expect(list.cell(1).contentView.frame.minX == -40)
    stage.touchMove(to: CGPoint(x: 170, y: 66))
    #expect(list.cell(1).contentView.frame.minX == -70)
    stage.advance(by: 0.2)
    stage.touchUp()
    stage.settle()
    stage.touchUp(id: 1)
    stage.settle()
    #expect(list.table.isEditing)
    #expect(list.table.contentOffset == .zero)
  }

  @Test func updatesMoveTheOpenRow() {
    swipe()
    stage.settle()
    list.log.take()
    let cell = list.cell(1)
    list.names.insert("New", at: 0)
    list.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
    stage.settle()
    #expect(list.table.isEditing)
    #expect(list.cell(2) === cell)
    #expect(cell.contentView.frame.minX == -width(of: cell))
    tapDelete(row: 2)
    #expect(list.log.take("commit") == ["commit delete 2"])
    stage.settle()
    #expect(list.names.contains("Row 1") == false)
  }

  private func width(of cell: LoggedCell) -> CGFloat { cell.editing.actions?.naturalWidth ?? 0 }

  @Test func deletingTheOpenRowEndsEditing() {
    swipe()
    stage.settle()
    list.log.take()
    list.names.remove(at: 1)
    list.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .left)
    // TD-027.3
    #expect(list.log.take("didEnd") == ["didEnd nil"])
    #expect(!list.table.isEditing)
    stage.settle()
    swipe(row: 1)
    stage.settle()
    #expect(list.table.isEditing)
  }

  @Test func aReloadedRowIsClosed() {
    swipe()
    stage.settle()
    list.log.take()
    list.table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    #expect(list.log.take("didEnd") == ["didEnd 1"])
    stage.settle()
    #expect(list.cell(1).contentView.frame.minX == 0)
    #expect(!list.table.isEditing)
  }

  @Test func commitMayChangeTheTableArbitrarily() {
    list.onCommit = { list.table.setEditing(true, animated: true) }
    swipe()
    stage.settle()
    tapDelete()
    stage.settle()
    // DS-009.5
    #expect(list.table.isEditing)
    #expect(list.table.numberOfRows(inSection: 0) == 7)
    list.table.setEditing(false, animated: false)
    list.onCommit = { list.table.reloadData() }
    list.removesRows = false
    swipe()
    stage.settle()
    list.log.take()
    tapDelete()
    stage.settle()
    #expect(list.log.take("didEnd") == ["didEnd 1"])
    #expect(!list.table.isEditing)
  }

  @Test func enteringEditingModeClosesTheRowFirst() {
    swipe()
    stage.settle()
    list.log.take()
    list.table.setEditing(true, animated: true)
    #expect(list.log.take("didEnd") == ["didEnd 1"])
    stage.settle()
    #expect(list.table.isEditing)
    #expect(list.cell(1).contentView.frame.minX == 38)
    #expect(list.cell(1).editing.actions == nil)
  }

  @Test func aRowThatLeavesTheScreenIsClosed() {
    swipe()
    stage.settle()
    list.log.take()
    // The bounds change scrolls without closing the row, as insertions above the visible area do.
    list.table.bounds.origin.y = 300
    stage.settle()
    #expect(!list.table.isEditing)
    list.table.bounds.origin.y = 0
    stage.settle()
    #expect(list.cell(1).contentView.frame.minX == 0)
  }

  @Test func aSwipeBeyondHalfOfTheButtonOpens() {
    swipe(by: -30)
    let half = width / 2
    stage.settle()
    // The gesture begins after 10 points.
    swipe(by: -(10 + half * 0.94))
    stage.settle()
    #expect(!list.table.isEditing)
    swipe(by: -(10 + half * 1.06))
    stage.settle()
    #expect(list.table.isEditing)
  }

  @Test(arguments: [(27.0, false), (34, true)])
  func aFlingNeeds300PointsPerSecond(distance: Double, opens: Bool) {
    // The drag takes a tenth of a second, and ends far before half of the button.
    stage.drag(
      from: CGPoint(x: 250, y: 66),
      to: CGPoint(x: 250 - distance, y: 66),
      duration: 0.1
    )
    stage.settle()
    #expect(list.table.isEditing == opens)
  }

  @Test func didEndEditingHasNoIndexPathOfARemovedRow() {
    list.removesRows = false
    list.onCommit = { [list] in
      list.names.removeLast()
      list.table.reloadData()
    }
    swipe(row: 7)
    stage.settle()
    list.log.take()
    tapDelete(row: 7)
    stage.settle()
    // TD-027.3
    #expect(list.log.take("commit", "didEnd") == ["commit delete 7", "didEnd nil"])
  }

  @Test(arguments: [(21.0, 20.0, true), (20, 21, false)])
  func theLongerAxisSelectsSwipeOrScroll(dx: Double, dy: Double, swipes: Bool) {
    stage.touchDown(at: CGPoint(x: 250, y: 66))
    stage.touchMove(to: CGPoint(x: 250 - dx, y: 66 - dy))
    #expect((list.table.swipes.open != nil) == swipes)
    #expect(list.table.isDragging == !swipes)
    stage.touchUp()
    stage.settle()
  }
}
