import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for `UITableViewController` (DS-023 to DS-027, UI-020).
@MainActor
struct TableControllerTests {
  private class Cities: UITableViewController {
    var names = ["Aachen", "Berlin", "Celle"]
    var loads = 0
    var onSelect: (IndexPath) -> Void = { _ in }

    override func tableView(
      _ tableView: UITableView,
      numberOfRowsInSection section: Int
    ) -> Int {
      loads += 1
      return names.count
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "city")
        ?? UITableViewCell(style: .default, reuseIdentifier: "city")
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      onSelect(indexPath)
    }
  }

  @Test func stylesComeFromTheInitializers() {
    #expect(Cities(style: .grouped).tableView.style == .grouped)  // DS-024.1
    #expect(Cities(style: .plain).tableView.style == .plain)  // DS-024.1
    #expect(Cities(nibName: nil, bundle: nil).tableView.style == .plain)  // DS-024.1
    #expect(Cities().tableView.style == .plain)  // DS-024.1
  }

  @Test func theViewIsATableOfTheController() throws {
    let controller = Cities(style: .plain)
    #expect(controller.viewIfLoaded == nil)  // DS-025.1
    let table = try #require(controller.tableView)
    #expect(controller.view === table)  // DS-024.2, DS-025.1
    #expect(table.delegate === controller && table.dataSource === controller)  // DS-024.2
  }

  @Test func aSubclassFillsTheTable() {
    let controller = Cities(style: .plain)
    let stage = Stage(size: CGSize(width: 320, height: 480))
    stage.show(controller)
    #expect(
      controller.tableView.visibleCells.map(\.textLabel?.text) == ["Aachen", "Berlin", "Celle"]
    )  // DS-023.1
    var selected: [IndexPath] = []
    controller.onSelect = { selected.append($0) }
    stage.tap(at: CGPoint(x: 100, y: 66))
    #expect(selected == [IndexPath(row: 1, section: 0)])  // DS-023.1, UI-001.3
  }

  @Test func withoutOverridesThereAreNoRows() {
    let controller = UITableViewController(style: .plain)
    let stage = Stage(size: CGSize(width: 320, height: 480))
    stage.show(controller)
    #expect(controller.tableView.numberOfSections == 0)  // DS-027.3
    #expect(controller.tableView(controller.tableView, numberOfRowsInSection: 0) == 0)  // DS-027.3
  }

  @Test func theTableLoadsOnFirstAppearance() {
    let controller = Cities(style: .plain)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 3)
    controller.names.append("Dresden")
    let stage = Stage(size: CGSize(width: 320, height: 480))
    stage.show(controller)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 4)  // DS-027.1
    controller.names.append("Essen")
    stage.show(UIViewController())
    stage.show(controller)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 4)  // DS-027.1: the first time only
  }

  @Test func indicatorsFlashWhenTheViewHasAppeared() {
    let controller = Cities(style: .plain)
    controller.names = (0..<50).map { "\($0)" }
    let stage = Stage(size: CGSize(width: 320, height: 480))
    stage.show(controller)
    let indicators = controller.tableView.subviewStorage.compactMap { $0 as? ScrollIndicatorView }
    #expect(indicators.contains { $0.alpha > 0 && $0.frame.height > 0 })  // DS-027.2
    stage.settle()
    #expect(indicators.allSatisfy { $0.alpha == 0 })  // DS-027.2
  }

  @Test func theSelectionFadesWhenTheListAppearsAgain() throws {
    let list = Cities(style: .plain)
    list.names = ["", "", ""]
    let navigation = UINavigationController(rootViewController: list)
    let detail = UIViewController()
    list.onSelect = { _ in navigation.pushViewController(detail, animated: true) }
    let stage = Stage(size: CGSize(width: 320, height: 480))
    stage.show(navigation)
    #expect(list.clearsSelectionOnViewWillAppear)  // DS-026 default
    let row = list.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
    let point = list.tableView.convert(CGPoint(x: 20, y: row.midY), to: nil)
    stage.tap(at: point)
    stage.advance(by: 0.1)
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.isSelected && cell.selectionView != nil)  // UI-020.1, UI-019.1, DS-029.6
    stage.settle()
    #expect(list.tableView.indexPathForSelectedRow?.row == 1)  // R-34, UI-020.3
    navigation.popViewController(animated: true)
    stage.advance(by: 0.1)
    #expect(list.tableView.indexPathForSelectedRow == nil)  // DS-026.1
    #expect(!cell.isSelected && cell.selectionView != nil)  // UI-020.2, UI-020.3, DS-026.1
    stage.settle()
    #expect(cell.selectionView == nil)  // UI-020.2
    #expect(stage.color(at: point).hexDigits == "FFFFFF")  // UI-020.2
  }

  @Test(arguments: [false, true])
  func aCancelledBackGestureRestoresTheSelection(isListChanged: Bool) throws {
    let list = Cities(style: .plain)
    list.names = ["", "", ""]
    let navigation = UINavigationController(rootViewController: list)
    let stage = Stage(size: CGSize(width: 320, height: 480))
    stage.show(navigation)
    let table: UITableView = list.tableView
    table.selectRow(at: at(1), animated: false, scrollPosition: .none)
    navigation.pushViewController(UIViewController(), animated: false)
    stage.settle()
    stage.touchDown(at: CGPoint(x: 5, y: 300))
    for x in stride(from: 10, through: 60, by: 10) {
      stage.touchMove(to: CGPoint(x: CGFloat(x), y: 300))
      stage.advance(by: 0.05)
    }
    #expect(table.indexPathForSelectedRow == nil)
    if isListChanged {
      list.names.insert("", at: 0)
      table.insertRows(at: [at(0)], with: .none)
    }
    stage.advance(by: 0.5)
    stage.touchUp()
    stage.settle()
    #expect(navigation.viewControllers.count == 2)
    let row = isListChanged ? 2 : 1
    #expect(table.indexPathForSelectedRow == at(row))  // UI-020.2
    navigation.popViewController(animated: true)
    stage.advance(by: 0.1)
    let cell = try #require(table.cellForRow(at: at(row)))
    #expect(table.indexPathForSelectedRow == nil)
    #expect(!cell.isSelected && cell.selectionView != nil)  // UI-020.2
    stage.settle()
    #expect(cell.selectionView == nil)
  }

  @Test func theSelectionStaysWhenTheControllerDoesNotClearIt() {
    let list = Cities(style: .plain)
    list.clearsSelectionOnViewWillAppear = false
    let stage = Stage(size: CGSize(width: 320, height: 480))
    stage.show(list)
    list.tableView.selectRow(
      at: IndexPath(row: 1, section: 0),
      animated: false,
      scrollPosition: .none
    )
    stage.show(UIViewController())
    stage.show(list)
    stage.settle()
    #expect(list.tableView.indexPathForSelectedRow?.row == 1)  // DS-026.3
  }

  @Test func severalSelectedRowsStay() {
    let list = Cities(style: .plain)
    list.tableView.allowsMultipleSelection = true
    let stage = Stage(size: CGSize(width: 320, height: 480))
    stage.show(list)
    for row in 0..<2 {
      list.tableView.selectRow(
        at: IndexPath(row: row, section: 0),
        animated: false,
        scrollPosition: .none
      )
    }
    stage.show(UIViewController())
    stage.show(list)
    #expect(list.tableView.indexPathsForSelectedRows?.count == 2)  // DS-026.2
  }
}
