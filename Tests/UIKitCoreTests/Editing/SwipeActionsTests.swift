import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the swipe actions of the delegate's configurations.
@MainActor
struct SwipeActionsTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let list = EditableList(rows: 5)
  private let taps = CallRecorder()

  init() {
    stage.checksDamage = true
    stage.show(list.table)
    list.log.take()
  }

  private func action(
    _ title: String,
    _ style: UIContextualAction.Style = .normal,
    completes: Bool = true
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [taps] action, _, completion in
      taps.record(action.title ?? "")
      if completes { completion(true) }
    }
  }

  private func swipe(to x: CGFloat, from start: CGFloat = 250) {
    stage.drag(
      from: CGPoint(x: start, y: 66),
      to: CGPoint(x: x, y: 66),
      duration: 0.3,
      hold: 0.2
    )
  }

  @Test func buttonsDivideTheOpenWidth() throws {
    let actions = [action("Bin", .destructive), action("Flag"), action("More")]
    actions[1].backgroundColor = .systemOrange
    list.trailing = UISwipeActionsConfiguration(actions: actions)
    list.trailing?.performsFirstActionWithFullSwipe = false
    stage.touchDown(at: CGPoint(x: 300, y: 66))
    stage.touchMove(to: CGPoint(x: 280, y: 66))
    let view = try #require(list.cell(1).editing.actions)
    let width = view.naturalWidth
    stage.touchMove(to: CGPoint(x: 290 - width / 2, y: 66))
    // Each button has slid in by half of its offset.
    let frames = view.buttons.map(\.frame)
    let (bin, flag, more) = (frames[0], frames[1], frames[2])
    #expect(more.minX == 0)
    #expect(abs(flag.minX - view.buttons[2].naturalWidth / 2) < 0.01)
    #expect(
      abs(bin.minX - (view.buttons[2].naturalWidth + view.buttons[1].naturalWidth) / 2) < 0.01
    )
    stage.touchMove(to: CGPoint(x: 270 - width / 2, y: 66))
    stage.advance(by: 0.2)
    stage.touchUp()
    stage.settle()
    #expect(view.frame.width == width)
    #expect(view.buttons.map(\.frame.width) == view.buttons.map(\.naturalWidth))
    #expect(view.buttons[0].frame.maxX == width)
    // No title of a Delete button is requested, because the delegate's buttons are shown.
    let delegateCalls = list.log.take()
    #expect(!delegateCalls.contains { $0.hasPrefix("title") })
    #expect(delegateCalls.contains("willBegin 1"))
    stage.tap(at: CGPoint(x: 320 - width + 20, y: 66))
    stage.settle()
    #expect(taps.take() == ["More"])
    #expect(!list.table.isEditing)
    #expect(list.log.take("willBegin", "didEnd") == ["didEnd 1"])
  }

  @Test func leadingButtonsComeFromTheLeft() throws {
    swipe(to: 150, from: 50)
    #expect(!list.table.isEditing)
    list.leading = UISwipeActionsConfiguration(actions: [action("Read")])
    swipe(to: 110, from: 50)
    stage.settle()
    let view = try #require(list.cell(1).editing.actions)
    #expect(view.frame == CGRect(x: 0, y: 0, width: view.naturalWidth, height: 44))
    #expect(list.cell(1).contentView.frame.minX == view.naturalWidth)
    #expect(list.table.isEditing)
    stage.tap(at: CGPoint(x: 20, y: 66))
    stage.settle()
    #expect(taps.take() == ["Read"])
    #expect(list.cell(1).contentView.frame.minX == 0)
  }

  @Test func rowsWithoutActionsDoNotSwipe() {
    list.trailing = UISwipeActionsConfiguration(actions: [])
    swipe(to: 100)
    #expect(!list.table.isEditing)
    #expect(list.log.take("willBegin") == [])
  }

  @Test func aFullSwipePerformsTheFirstAction() throws {
    list.trailing = UISwipeActionsConfiguration(actions: [
      action("Bin", .destructive), action("Flag"),
    ])
    stage.touchDown(at: CGPoint(x: 310, y: 66))
    stage.touchMove(to: CGPoint(x: 290, y: 66))
    stage.touchMove(to: CGPoint(x: 120, y: 66))
    let view = try #require(list.cell(1).editing.actions)
    #expect(!view.isExpanded)
    // Beyond 60 % of the row the first button takes all the space.
    stage.touchMove(to: CGPoint(x: 100, y: 66))
    #expect(view.isExpanded)
    stage.advance(by: 0.25)
    #expect(view.buttons[0].frame == CGRect(x: 0, y: 0, width: 200, height: 44))
    stage.touchMove(to: CGPoint(x: 150, y: 66))
    #expect(!view.isExpanded)
    stage.touchMove(to: CGPoint(x: 90, y: 66))
    stage.advance(by: 0.2)
    #expect(taps.take() == [])
    stage.touchUp()
    #expect(taps.take() == ["Bin"])
    stage.settle()
    #expect(!list.table.isEditing)
    #expect(list.cell(1).contentView.frame.minX == 0)
  }

  @Test func aFullSwipeMayDeleteTheRow() {
    list.trailing = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Bin") { [list] _, _, completion in
        list.names.remove(at: 1)
        list.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .left)
        completion(true)
      }
    ])
    swipe(to: 20, from: 310)
    stage.settle()
    #expect(list.names.count == 4)
    #expect(list.log.take("didEnd") == ["didEnd nil"])
    #expect(!list.table.isEditing)
    #expect(list.table.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 })
  }

  @Test func withoutFullSwipeALongDragOnlyOpensTheRow() {
    list.trailing = UISwipeActionsConfiguration(actions: [action("Bin", .destructive)])
    list.trailing?.performsFirstActionWithFullSwipe = false
    swipe(to: 20, from: 310)
    stage.settle()
    #expect(taps.take() == [])
    #expect(list.table.isEditing)
  }

  @Test func theDeleteButtonOfTheClassicLookNeedsATap() {
    stage.window.traitOverrides.tableTheme = .classic
    stage.settle()
    swipe(to: 5, from: 315)
    stage.settle()
    #expect(list.log.take("commit") == [])
    #expect(list.table.isEditing)
  }

  @Test func anActionMayCompleteLater() {
    var completion: ((Bool) -> Void)?
    list.trailing = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Later") { completion = $2 }
    ])
    swipe(to: 180)
    stage.settle()
    stage.tap(at: CGPoint(x: 300, y: 66))
    stage.advance(by: 1)
    #expect(list.table.isEditing)
    completion?(false)
    #expect(!list.table.isEditing)
    stage.settle()
    completion?(true)
    #expect(list.log.take("didEnd") == ["didEnd 1"])
  }

  @Test func actionsHaveTheirStyleAndColour() {
    #expect(action("A", .destructive).backgroundColor == TableTheme.standard.deleteColor)
    let normal = action("B")
    normal.backgroundColor = .systemGreen
    #expect(normal.backgroundColor == .systemGreen)
    normal.backgroundColor = nil
    #expect(normal.backgroundColor == TableTheme.standard.actionColor)
  }

  @Test func aFullSwipeFlungBackPerformsNoAction() {
    list.trailing = UISwipeActionsConfiguration(actions: [action("Bin", .destructive)])
    stage.touchDown(at: CGPoint(x: 300, y: 66))
    for x in stride(from: CGFloat(290), through: 50, by: -20) {
      stage.touchMove(to: CGPoint(x: x, y: 66))
      stage.advance(by: 1 / 60)
    }
    #expect(list.cell(1).editing.actions?.isExpanded == true)
    stage.advance(by: 0.3)
    // 600 points a second to the right, and still beyond the share that performs.
    for x in [60, 70, 80] {
      stage.touchMove(to: CGPoint(x: CGFloat(x), y: 66))
      stage.advance(by: 1 / 60)
    }
    #expect(list.cell(1).editing.actions?.isExpanded == true)
    stage.touchUp()
    stage.settle()
    #expect(taps.take() == [])
    #expect(!list.table.isEditing)
  }
}
