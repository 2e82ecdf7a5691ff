import Foundation
import UIKitGraphics
import UIKitLists

/// Tells a prefetch data source which rows are likely to come into view.
///
/// It runs at the end of a layout pass, when re-entrant calls are safe.
@MainActor
final class TablePrefetcher: RowObserver {
  /// The largest number of rows to examine, however low they are.
  private static let limit = 128

  private unowned let tableView: UITableView
  private(set) weak var dataSource: (any UITableViewDataSourcePrefetching)?
  /// Announced rows that were neither shown nor cancelled.
  private var announced: Set<RowPosition> = []
  /// Announced rows that have been reloaded since.
  private var outdated: Set<RowPosition> = []
  private var lastTop: CGFloat
  private var scrollsUp = false
  private var isCalling = false

  init(of tableView: UITableView, for dataSource: any UITableViewDataSourcePrefetching) {
    (self.tableView, self.dataSource) = (tableView, dataSource)
    lastTop = tableView.boundsStorage.minY
  }

  /// Announces and cancels rows for the current offset.
  func update() {
    guard let dataSource, !isCalling, canAnnounce else { return }
    // Bouncing at an end does not count as a change of direction.
    let top = tableView.legalOffset(tableView.contentOffset).y
    if top != lastTop { scrollsUp = top < lastTop }
    lastTop = top
    let geometry = tableView.model.geometry
    let (start, end) = tableView.tiledRange
    let visible = geometry.rows(from: start, to: end)
    let next = enteringRows(start, end, visible)
    let wanted = Set(next)
    let canceled = announced.union(outdated).filter { row in
      geometry.contains(row) && !visible.contains(row)
        && (outdated.contains(row) || !wanted.contains(row))
    }
    let new = next.filter { !announced.contains($0) || outdated.contains($0) }
    (announced, outdated) = (wanted, [])
    isCalling = true
    defer { isCalling = false }
    if !canceled.isEmpty {
      tableView.session.cancelPrefetching(canceled.sorted(), for: dataSource)
    }
    // The application may have changed the rows.
    guard !new.isEmpty, canAnnounce, new.allSatisfy(tableView.model.geometry.contains) else {
      return
    }
    tableView.session.prefetch(new, for: dataSource)
  }

  private var canAnnounce: Bool {
    tableView.configuration.isPrefetchingEnabled && tableView.window != nil
      && !tableView.needsLoad && tableView.session.isSettled
      && !tableView.reorder.isActive
  }

  /// The rows within one screen beyond the visible ones, in scroll direction, nearest first.
  private func enteringRows(_ start: Double, _ end: Double, _ visible: RowSpan) -> [RowPosition] {
    let height = Double(tableView.boundsStorage.height)
    let (geometry, tiler) = (tableView.model.geometry, tableView.tiler)
    var rows: [RowPosition] = []
    var row = scrollsUp ? visible.first : visible.last
    row = row.flatMap { scrollsUp ? geometry.row(before: $0) : geometry.row(after: $0) }
    if visible.isEmpty, !scrollsUp { row = geometry.firstRow(endingBelow: end) }
    for _ in 0..<TablePrefetcher.limit {
      guard let present = row else { break }
      if scrollsUp {
        guard geometry.bottom(ofRow: present) > start - height else { break }
      } else {
        guard geometry.y(ofRow: present) < end + height else { break }
      }
      if tiler.isShown(present) { rows.append(present) }
      row = scrollsUp ? geometry.row(before: present) : geometry.row(after: present)
    }
    return rows
  }

  // MARK: Rows that change

  var observedRows: [RowPosition] { Array(announced) }

  /// Maps the announced rows.
  func remapRows(_ map: RowMap) {
    switch map {
    case .plan(let plan): remap(plan)
    case .move(let move):
      announced = Set(announced.map(move.shown))
      outdated = Set(outdated.map(move.shown))
    }
  }

  private func remap(_ plan: UpdatePlan) {
    let before = (announced, outdated)
    (announced, outdated) = ([], [])
    for row in before.0 {
      switch plan.fate(ofOldRow: row) {
      case .kept(let place), .moved(let place): announced.insert(place)
      case .reloaded(let place, _): outdated.insert(place)
      case .deleted: break
      }
    }
    for row in before.1 {
      if let place = plan.fate(ofOldRow: row).place { outdated.insert(place) }
    }
  }

  /// Marks all announced rows as outdated by a reload.
  func cellsWereTaken() {
    outdated.formUnion(announced)
    announced = []
  }
}
