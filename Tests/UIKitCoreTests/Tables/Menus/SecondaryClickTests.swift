import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the menu of a secondary click, which includes the row's swipe actions.
@MainActor
struct SecondaryClickTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let list = EditableList(rows: 5)

  init() {
    stage.checksDamage = true
    // The menu is the bubble of 2011. `EditMenuBarTests` covers the list.
    stage.window.traitOverrides.tableTheme = .classic
    stage.show(list.table)
    list.log.take()
  }

  private var menu: EditMenu? {
    stage.window.subviews.lazy.compactMap { $0 as? EditMenu }.first
  }

  private var titles: [String?] { menu?.buttons.map(\.accessibilityLabel) ?? [] }

  private func click(_ row: Int = 1) {
    stage.secondaryClick(at: CGPoint(x: 100, y: 22 + 44 * CGFloat(row)))
  }

  private func choose(_ index: Int) {
    guard let button = menu?.buttons[index] else { return }
    stage.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
  }

  private func action(
    _ title: String,
    then work: @escaping (_ completion: (Bool) -> Void) -> Void = { $0(true) }
  ) -> UIContextualAction {
    UIContextualAction(style: .normal, title: title) { [list] action, view, completion in
      list.log.record(action.title ?? "")
      #expect(view.window != nil)
      work(completion)
    }
  }

  @Test func deletableRowsOfferDelete() throws {
    click()
    #expect(titles == ["Delete"])
    #expect(list.log.take() == ["canEdit 1", "canEdit 1", "style 1", "title 1"])
    // The menu is above or below the pointer, not the row.
    let capsule = try #require(menu?.buttons.first?.superview?.frame)
    #expect(abs(capsule.midX - 100) <= 1)
    choose(0)
    let calls = list.log.take().filter { call in
      ["willBegin", "commit", "didEnd"].contains { call.hasPrefix($0) }
    }
    #expect(calls == ["willBegin 1", "commit delete 1", "didEnd nil"])
    stage.settle()
    #expect(list.names == ["Row 0", "Row 2", "Row 3", "Row 4"])
    #expect(list.table.visibleCells.count == 4)
    #expect(!list.table.isEditing && menu == nil)
  }

  @Test func leadingAndTrailingActionsAreOffered() {
    list.leading = UISwipeActionsConfiguration(actions: [action("Read")])
    list.trailing = UISwipeActionsConfiguration(actions: [action("Bin"), action("Flag")])
    click()
    #expect(titles == ["Read", "Bin", "Flag"])
    list.log.take()
    choose(2)
    let calls = list.log.take().filter { ["willBegin 1", "Flag", "didEnd 1"].contains($0) }
    #expect(calls == ["willBegin 1", "Flag", "didEnd 1"])
    stage.settle()
    #expect(!list.table.isEditing)
    #expect(list.cell(1).editing.actions == nil)
  }

  @Test func anActionThatCompletesLaterOpensNoRow() {
    list.trailing = UISwipeActionsConfiguration(actions: [action("Later") { _ in }])
    click()
    choose(0)
    stage.settle()
    #expect(!list.table.isEditing)
    list.log.take()
    stage.tap(at: CGPoint(x: 100, y: 66))
    #expect(list.log.take().contains("didSelect 1"))
  }

  @Test func editActionsOfTheRowAreOffered() {
    var paths: [IndexPath] = []
    list.rowActions = [
      UITableViewRowAction(style: .normal, title: "Old") { paths.append($1) }
    ]
    click(3)
    #expect(titles == ["Old"])
    choose(0)
    #expect(paths == [IndexPath(row: 3, section: 0)])
    #expect(!list.table.isEditing)
  }

  @Test func rowsWithoutActionsHaveNoMenu() {
    list.fixedRows = [1]
    click()
    #expect(menu == nil)
    list.fixedRows = []
    list.rowActions = []
    click()
    #expect(menu == nil)
  }

  @Test func theEditMenuPrecedesTheActions() {
    let menus = MenuList()
    let delegate = MenuAndActions(menus)
    menus.tableView.delegate = delegate
    menus.stage.secondaryClick(at: menus.point(3))
    #expect(menus.titles == ["Copy", "Paste", "Flag"])
    menus.stage.press(.keyboardLeftArrow)
    menus.stage.press(.keyboardReturnOrEnter)
    #expect(menus.calls.last == "flag 3")
    // A long press shows the edit menu without swipe actions.
    menus.stage.settle()
    menus.stage.longPress(at: menus.point(3))
    #expect(menus.titles == ["Copy", "Paste"])
  }

  @Test func aMenuWithManyCommandsFitsTheWindow() {
    list.trailing = UISwipeActionsConfiguration(
      actions: (0..<6).map { action("A long title \($0)") }
    )
    click()
    stage.settle()
    let capsule = menu?.buttons.first?.superview?.frame ?? .null
    #expect(capsule.minX >= 8 && capsule.maxX <= 312)
    choose(5)
    #expect(list.log.take().contains("A long title 5"))
  }

  @Test func anActionWithoutTitleShowsItsImage() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
      UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let action = UIContextualAction(style: .normal, title: nil) { $2(true) }
    action.image = image
    list.trailing = UISwipeActionsConfiguration(actions: [action])
    click()
    stage.settle()
    let shownImage = menu?.buttons.first?.subviews.compactMap { $0 as? UIImageView }.first
    #expect(shownImage?.bounds.size == CGSize(width: 20, height: 20))
  }
}

/// A delegate with an edit menu and a swipe action.
@MainActor
private final class MenuAndActions: UITableViewDelegate {
  private let list: MenuList

  init(_ list: MenuList) {
    self.list = list
  }

  func tableView(
    _ tableView: UITableView,
    shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { true }

  func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { true }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let action = UIContextualAction(style: .normal, title: "Flag") { [list] _, _, completion in
      list.calls.append("flag \(indexPath.row)")
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}
