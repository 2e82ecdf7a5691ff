import Foundation
import Testing
import UIKitGraphics
import UIKitLists
import UIKitTesting

@testable import UIKitCore

/// Tests for rows that a menu, swipe or drag refers to while the list changes.
@MainActor
struct StaleIndexPathTests {
  /// A list of nine letters.
  ///
  /// Menus, swipes and commits delete the row at the index path with which the table called them.
  private final class List: NSObject, UITableViewDataSource, UITableViewDelegate {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let table = UITableView(frame: .zero, style: .plain)
    var letters = "abcdefghi".map { String($0) }
    var deleted: [String] = []
    var copied: [String] = []
    var unhighlighted: [Int] = []
    /// Whether rows have a context menu instead of an edit menu with swipe actions.
    var hasContextMenu = true
    var hasActions = true

    override init() {
      super.init()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = self
      table.delegate = self
      stage.show(table)
    }

    func point(of letter: String) -> CGPoint {
      let row = letters.firstIndex(of: letter) ?? 0
      return table.convert(table.rectForRow(at: [0, row]).middle, to: nil)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      letters.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = letters[path.row]
      cell.showsReorderControl = true
      return cell
    }

    private func delete(_ path: IndexPath) {
      deleted.append(letters.remove(at: path.row))
      table.deleteRows(at: [path], with: .none)
    }

    func tableView(
      _ tableView: UITableView,
      commit style: UITableViewCell.EditingStyle,
      forRowAt path: IndexPath
    ) {
      delete(path)
    }

    func tableView(
      _ tableView: UITableView,
      contextMenuConfigurationForRowAt path: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard hasContextMenu else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Delete") { [weak self] _ in self?.delete(path) }])
      })
    }

    func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt path: IndexPath
    ) -> UISwipeActionsConfiguration? {
      guard hasActions else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { $2(true) },
        UIContextualAction(style: .destructive, title: "Drop") { [weak self] _, _, done in
          self?.delete(path)
          done(true)
        },
      ])
    }

    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt path: IndexPath) -> Bool {
      true
    }

    func tableView(
      _ tableView: UITableView,
      canPerformAction action: Selector,
      forRowAt path: IndexPath,
      withSender sender: Any?
    ) -> Bool { action == .copy }

    func tableView(
      _ tableView: UITableView,
      performAction action: Selector,
      forRowAt path: IndexPath,
      withSender sender: Any?
    ) {
      copied.append(letters[path.row])
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {
      unhighlighted.append(path.row)
    }

    func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool { true }

    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
      letters.insert(letters.remove(at: source.row), at: target.row)
    }
  }

  /// A change of the list.
  enum Change: CaseIterable {
    case reloadInOtherOrder, insertionAbove, moveOfTheRow, rowReload, sectionReload, deletion
  }

  private func perform(_ change: Change, in list: List) {
    let table = list.table
    switch change {
    case .reloadInOtherOrder:
      list.letters.reverse()
      list.letters.swapAt(0, 4)
      table.reloadData()
    case .insertionAbove:
      list.letters.insert("new", at: 0)
      table.insertRows(at: [[0, 0]], with: .none)
    case .moveOfTheRow:
      list.letters.insert(list.letters.remove(at: 4), at: 1)
      table.moveRow(at: [0, 4], to: [0, 1])
    case .rowReload: table.reloadRows(at: [[0, 4]], with: .none)
    case .sectionReload:
      list.letters.swapAt(4, 6)
      table.reloadSections([0], with: .none)
    case .deletion:
      list.letters.remove(at: 4)
      table.deleteRows(at: [[0, 4]], with: .none)
    }
  }

  /// Returns the centres of the open menus' commands in the window.
  private func menuCommandCenters(in list: List) -> [CGPoint] {
    let window = list.stage.window
    let panels = window.subviews.compactMap { $0 as? MenuPanel }.filter { !$0.isClosing }
    return panels.flatMap(\.rows).map { $0.convert($0.bounds.middle, to: nil) }
  }

  @Test(arguments: Change.allCases, [true, false])
  func aMenuActsOnItsRowOrCloses(change: Change, isContextMenu: Bool) {
    for isImmediate in [true, false] {
      let list = List()
      list.hasContextMenu = isContextMenu
      list.stage.secondaryClick(at: list.point(of: "e"))
      list.stage.settle()
      let commandCenters = menuCommandCenters(in: list)
      #expect(commandCenters.count == (isContextMenu ? 1 : 3))
      perform(change, in: list)
      // The press may precede the next frame.
      if !isImmediate { list.stage.advance(by: 0.4) }
      for commandCenter in [commandCenters[0], commandCenters[commandCenters.count - 1]] {
        list.stage.tap(at: commandCenter)
      }
      list.stage.settle()
      #expect(list.deleted.allSatisfy { $0 == "e" }, "\(change)")
      #expect(list.copied.allSatisfy { $0 == "e" }, "\(change)")
      #expect(menuCommandCenters(in: list).isEmpty)
    }
  }

  @Test func aMenuClosesWhenItsRowGetsAnotherIndexPath() {
    let list = List()
    list.letters = (0..<60).map { "\($0)" }
    list.table.reloadData()
    list.table.contentOffset.y = 880
    list.stage.settle()
    list.stage.secondaryClick(at: list.point(of: "24"))
    list.stage.settle()
    let commandCenter = menuCommandCenters(in: list)[0]
    list.letters.insert("new", at: 0)
    list.table.insertRows(at: [[0, 0]], with: .none)
    list.stage.settle()
    #expect(menuCommandCenters(in: list).isEmpty)
    list.stage.tap(at: commandCenter)
    list.stage.settle()
    #expect(list.deleted.isEmpty)
  }

  @Test func aHeldFingerOpensNoMenuOfAnotherRow() {
    let list = List()
    list.stage.touchDown(at: list.point(of: "e"))
    list.stage.advance(by: 0.2)
    list.letters.reverse()
    list.letters.swapAt(0, 4)
    list.table.reloadData()
    list.stage.advance(by: 1)
    #expect(menuCommandCenters(in: list).isEmpty)
    list.stage.touchUp()
    list.stage.settle()
  }

  @Test(arguments: Change.allCases, [true, false])
  func openSwipesActOnTheirRow(change: Change, hasActions: Bool) {
    let list = List()
    list.hasActions = hasActions
    let point = list.point(of: "e")
    list.stage.drag(
      from: CGPoint(x: 300, y: point.y),
      to: CGPoint(x: 120, y: point.y),
      duration: 0.2,
      hold: 0.2
    )
    list.stage.settle()
    perform(change, in: list)
    list.stage.settle()
    let row = list.letters.firstIndex(of: "e")
    let y = row == nil ? point.y : list.point(of: "e").y
    if list.table.isEditing {
      // The last button is the innermost.
      list.stage.tap(at: CGPoint(x: hasActions ? 200 : 300, y: y))
      list.stage.settle()
      #expect(list.deleted == ["e"], "\(change)")
    }
    let staysOpen = change == .insertionAbove || change == .moveOfTheRow
    #expect(list.deleted == (staysOpen ? ["e"] : []), "\(change)")
  }

  @Test(arguments: Change.allCases)
  func accessibilityActionsActOnTheirRow(change: Change) {
    let list = List()
    let element = list.table.elements.row(at: RowPosition(section: 0, row: 4))
    #expect(element.accessibilityLabel == "e")
    let actions = element.accessibilityCustomActions ?? []
    #expect(actions.map(\.name) == ["Flag", "Drop"])
    perform(change, in: list)
    list.stage.update()
    _ = actions[1].actionHandler?(actions[1])
    list.stage.settle()
    #expect(list.deleted.allSatisfy { $0 == "e" }, "\(change)")
    if change == .insertionAbove { #expect(list.deleted == ["e"]) }
  }

  @Test(arguments: Change.allCases)
  func moveActionsMoveTheirRow(change: Change) {
    let list = List()
    list.table.setEditing(true, animated: false)
    list.stage.settle()
    let cell = list.table.cellForRow(at: [0, 4])
    let actions = cell?.accessibilityCustomActions ?? []
    let moveDownAction = actions.last
    perform(change, in: list)
    list.stage.update()
    let others = list.letters.filter { $0 != "e" }
    let oldRow = list.letters.firstIndex(of: "e")
    _ = moveDownAction.flatMap { $0.actionHandler?($0) }
    list.stage.settle()
    #expect(list.letters.filter { $0 != "e" } == others, "\(change)")
    if change == .insertionAbove {
      #expect(list.letters.firstIndex(of: "e") == oldRow.map { $0 + 1 })
    }
  }

  @Test func aScreenReadersElementStaysWithItsRow() {
    let list = List()
    let elements = list.table.elements
    let element = elements.row(at: RowPosition(section: 0, row: 4))
    #expect(element.accessibilityLabel == "e")
    list.letters.insert("new", at: 0)
    list.table.insertRows(at: [[0, 0]], with: .none)
    list.stage.settle()
    #expect(element.accessibilityLabel == "e")
    #expect(elements.row(at: RowPosition(section: 0, row: 5)) === element)
    #expect(elements.index(of: element) == 5 + (elements.nodes.count - 10))
    list.letters.remove(at: 5)
    list.table.deleteRows(at: [[0, 5]], with: .none)
    list.stage.settle()
    #expect(element.accessibilityLabel == nil)
    #expect(!element.activateNode())
    #expect(elements.row(at: RowPosition(section: 0, row: 5)) !== element)
    #expect(list.table.indexPathForSelectedRow == nil)
  }

  @Test func aReloadedElementIsUpdatedBeforeItActs() {
    let list = List()
    let element = list.table.elements.row(at: RowPosition(section: 0, row: 4))
    #expect(element.accessibilityLabel == "e")
    // A different name at the same index path.
    list.letters[0] = "other"
    list.table.reloadData()
    list.stage.settle()
    #expect(element.activateNode())
    #expect(list.table.indexPathForSelectedRow == [0, 4])
    list.letters.reverse()
    list.letters.swapAt(0, 4)
    list.table.reloadData()
    list.stage.settle()
    #expect((element.accessibilityCustomActions ?? []).isEmpty)
    #expect(element.activateNode())
    #expect(list.table.indexPathForSelectedRow == nil)
    // This activation reads the new name.
    #expect(element.activateNode())
    #expect(list.table.indexPathForSelectedRow == [0, 4])
    #expect(element.accessibilityCustomActions?.count == 2)
  }

  @Test func unhighlightingUsesTheCurrentIndexPath() {
    let list = List()
    list.letters = (0..<60).map { "\($0)" }
    list.table.reloadData()
    list.stage.settle()
    list.stage.touchDown(at: list.point(of: "4"))
    list.stage.advance(by: 0.3)
    list.letters.insert("new", at: 0)
    list.table.insertRows(at: [[0, 0]], with: .none)
    list.table.contentOffset.y = 1200
    list.stage.advance(by: 0.4)
    #expect(list.unhighlighted == [5])
    list.stage.touchUp()
    list.stage.settle()
    // Index paths of deleted rows are not passed to the delegate.
    list.table.contentOffset.y = 0
    list.stage.settle()
    list.stage.touchDown(at: list.point(of: "5"))
    list.stage.advance(by: 0.3)
    list.letters = ["a"]
    list.table.reloadData()
    #expect(list.unhighlighted == [5])
    list.stage.touchUp()
  }

  @Test(arguments: [Change.reloadInOtherOrder, .rowReload, .deletion])
  func menusOfButtonsInRowsCloseWithTheirRow(change: Change) {
    let list = List()
    guard let cell = list.table.cellForRow(at: [0, 4]) else { return }
    let button = UIButton(type: .system)
    var actionCount = 0
    button.setTitle("More", for: .normal)
    button.menu = UIMenu(children: [UIAction(title: "Bin") { _ in actionCount += 1 }])
    button.showsMenuAsPrimaryAction = true
    button.frame = CGRect(x: 200, y: 4, width: 80, height: 36)
    cell.contentView.addSubview(button)
    list.stage.settle()
    list.stage.tap(at: button.convert(button.bounds.middle, to: nil))
    list.stage.settle()
    let commandCenters = menuCommandCenters(in: list)
    #expect(commandCenters.count == 1)
    perform(change, in: list)
    if let commandCenter = commandCenters.first { list.stage.tap(at: commandCenter) }
    list.stage.settle()
    #expect(actionCount == 0)
    #expect(menuCommandCenters(in: list).isEmpty)
  }
}
