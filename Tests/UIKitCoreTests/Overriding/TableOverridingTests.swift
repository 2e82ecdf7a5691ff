import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// A table that records calls instead of performing them, as libraries' tests of updates do.
private final class MockTable: UITableView {
  var calls: [String] = []

  override func reloadData() { calls.append("reload") }
  override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls.append("insert \(indexPaths.map(\.row))")
  }
  override func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    calls.append("begin")
    updates?()
    calls.append("end")
    completion?(true)
  }
  override func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) { calls.append("scroll \(indexPath.row)") }
  override func deselectRow(at indexPath: IndexPath, animated: Bool) {
    calls.append("deselect \(indexPath.row)")
    super.deselectRow(at: indexPath, animated: animated)
  }
  override var numberOfSections: Int { 17 }
  override var indexPathForSelectedRow: IndexPath? { IndexPath(row: 4, section: 0) }
}

/// Performs a non-escaping closure as batch updates, passed directly and called by another closure.
@MainActor
private func update(_ table: UITableView, _ changes: () -> Void) {
  table.performBatchUpdates(changes)
  table.performBatchUpdates { changes() }
}

/// Tests for tables, cells and headers whose subclasses override their members.
@MainActor
struct TableOverridingTests {
  @Test func tablesWithEveryMemberOverriddenWork() {
    let stage = Stage(size: CGSize(width: 320, height: 200))
    let source = ListSource([30])
    source.headers = [0: "Header"]
    source.makeCell = { table, path in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    let table = EveryTable(frame: .zero, style: .plain)
    table.register(EveryCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    stage.show(table)
    #expect(table.visibleCells.allSatisfy { $0 is EveryCell })
    table.selectRow(at: at(3), animated: false, scrollPosition: .none)
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.indexPathForSelectedRow == at(3))
    #expect(table.indexPathForRow(at: CGPoint(x: 20, y: table.rectForRow(at: at(3)).midY)) == at(3))
    source.counts = [31]
    table.performBatchUpdates { table.insertRows(at: [at(0)], with: .fade) }
    stage.settle()
    #expect(table.indexPathForSelectedRow == at(4) && table.numberOfRows(inSection: 0) == 31)
  }

  @Test func overridesAreCalled() {
    let table = MockTable()
    table.performBatchUpdates { table.insertRows(at: [at(2)], with: .none) }
    update(table) { table.reloadData() }
    table.performBatchUpdates(nil)
    table.performBatchUpdates(nil, completion: { _ in table.calls.append("done") })
    let base: UITableView = table
    base.deselectRow(at: at(1), animated: false)
    #expect(
      table.calls == [
        "begin", "insert [2]", "end", "begin", "reload", "end", "begin", "reload", "end",
        "begin", "end", "begin", "end", "done", "deselect 1",
      ]
    )
    #expect(base.numberOfSections == 17 && base.indexPathForSelectedRow?.row == 4)
  }

  @Test func nearestSelectedRowsAreScrolledToThroughTheOverride() {
    let stage = Stage(size: CGSize(width: 320, height: 200))
    let source = ListSource([30])
    let table = MockTable()
    table.dataSource = source
    stage.show(table)
    table.selectRow(at: at(20), animated: false, scrollPosition: .none)
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.calls == ["reload", "scroll 20"])
  }

  @Test func controllersDeselectThroughTheOverride() {
    final class Controller: UITableViewController {
      override func loadView() { tableView = MockTable() }
    }
    let stage = Stage(size: CGSize(width: 320, height: 200))
    let source = ListSource([30])
    let controller = Controller(style: .plain)
    let navigation = UINavigationController(rootViewController: controller)
    stage.show(navigation)
    let table = controller.tableView as? MockTable
    table?.dataSource = source
    table?.selectRow(at: at(4), animated: false, scrollPosition: .none)
    table?.calls = []
    navigation.pushViewController(UIViewController(), animated: false)
    stage.settle()
    navigation.popViewController(animated: false)
    stage.settle()
    #expect(table?.calls.contains("deselect 4") == true)
  }
}
