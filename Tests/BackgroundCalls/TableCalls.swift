import Foundation
import UIKitCore
import UIKitGraphics

extension BackgroundCall {
  /// The calls that update, select, scroll and query tables.
  static var changesOfTables: [BackgroundCall] {
    updates + moves + queries + snapshots
  }

  private static let row = IndexPath(row: 0, section: 0)

  private static var updates: [BackgroundCall] {
    [
      stops("UITableView.reloadData()") { $0.table.reloadData() },
      stops("UITableView.performBatchUpdates(_:completion:)") { objects in
        objects.table.performBatchUpdates { objects.table.reloadData() }
      },
      stops("UITableView.beginUpdates()") { $0.table.beginUpdates() },
      stops("UITableView.insertRows(at:with:)") { $0.table.insertRows(at: [row], with: .fade) },
      stops("UITableView.deleteRows(at:with:)") { $0.table.deleteRows(at: [row], with: .fade) },
      stops("UITableView.reloadRows(at:with:)") { $0.table.reloadRows(at: [row], with: .none) },
      stops("UITableView.moveRow(at:to:)") { $0.table.moveRow(at: row, to: row) },
      stops("UITableView.insertSections(_:with:)") { $0.table.insertSections([0], with: .fade) },
      stops("UITableView.reloadSections(_:with:)") { $0.table.reloadSections([0], with: .none) },
    ]
  }

  private static var moves: [BackgroundCall] {
    [
      stops("UITableView.scrollToRow(at:at:animated:)") {
        $0.table.scrollToRow(at: row, at: .top, animated: true)
      },
      stops("UITableView.selectRow(at:animated:scrollPosition:)") {
        $0.table.selectRow(at: row, animated: false, scrollPosition: .none)
      },
      stops("UITableView.deselectRow(at:animated:)") {
        $0.table.deselectRow(at: row, animated: false)
      },
      stops("UITableView.setEditing(_:animated:)") { $0.table.setEditing(true, animated: true) },
      stops("UITableView.contentOffset") { $0.table.contentOffset.y = 20 },
      stops("UITableView.setContentOffset(_:animated:)") {
        $0.table.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
      },
    ]
  }

  private static var queries: [BackgroundCall] {
    [
      stops("UITableView.dequeueReusableCell(withIdentifier:)") {
        _ = $0.table.dequeueReusableCell(withIdentifier: "row")
      },
      stops("UITableView.dequeueReusableCell(withIdentifier:for:)") {
        _ = $0.table.dequeueReusableCell(withIdentifier: "row", for: row)
      },
      stops("UITableView.dequeueReusableHeaderFooterView(withIdentifier:)") {
        _ = $0.table.dequeueReusableHeaderFooterView(withIdentifier: "header")
      },
      stops("UITableView.indexPathsForVisibleRows") { _ = $0.table.indexPathsForVisibleRows },
      stops("UITableView.visibleCells") { _ = $0.table.visibleCells },
      stops("UITableView.cellForRow(at:)") { _ = $0.table.cellForRow(at: row) },
    ]
  }

  private static var snapshots: [BackgroundCall] {
    let source = "UITableViewDiffableDataSource<Int, Int>"
    return [
      stops("\(source).apply(_:animatingDifferences:completion:)") {
        $0.source.apply(NSDiffableDataSourceSnapshot<Int, Int>())
      },
      stops("\(source).applySnapshotUsingReloadData(_:completion:)") {
        $0.source.applySnapshotUsingReloadData(NSDiffableDataSourceSnapshot<Int, Int>())
      },
    ]
  }
}
