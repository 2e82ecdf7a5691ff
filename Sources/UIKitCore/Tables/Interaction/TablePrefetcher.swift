import Foundation
import UIKitGraphics
import UIKitLists

/// Notifies a prefetch data source of the rows that are likely to become visible next.
///
/// Runs at the end of a layout pass, when re-entrant calls are safe.
@MainActor
final class TablePrefetcher: TableComponent, RowTracker {
  /// The maximum number of rows to examine, regardless of their height.
  private static let limit = 128

  let session: TableSession
  private let tiler: TableTiler
  private let reorder: TableReorder
  private(set) weak var dataSource: (any UITableViewDataSourcePrefetching)?
  /// The announced rows that were neither displayed nor cancelled.
  private var requested: Set<RowPosition> = []
  /// The announced rows that have since been reloaded.
  private var stale: Set<RowPosition> = []
  private var lastTop: CGFloat
  private var scrollsUp = false
  private var isCalling = false

  init(
    _ session: TableSession,
    _ tiler: TableTiler,
    _ reorder: TableReorder,
    for dataSource: any UITableViewDataSourcePrefetching
  ) {
    (self.session, self.tiler, self.reorder) = (session, tiler, reorder)
    self.dataSource = dataSource
    lastTop = session.tableView?.boundsStorage.minY ?? 0
  }

  /// Announces and cancels rows for the current offset.
  func update() {
    guard let dataSource, let tableView, !isCalling, canRequest(in: tableView) else { return }
    // Bouncing at the end of the content does not count as a change of direction.
    let top = tableView.clampedOffset(tableView.contentOffset).y
    if top != lastTop { scrollsUp = top < lastTop }
    lastTop = top
    let geometry = model.geometry
    let (start, end) = model.tiledRange(in: tableView)
    let visible = geometry.rows(from: start, to: end)
    let next = enteringRows(start, end, visible, height: Double(tableView.boundsStorage.height))
    let nextRows = Set(next)
    let canceled = requested.union(stale).filter { row in
      geometry.contains(row) && !visible.contains(row)
        && (stale.contains(row) || !nextRows.contains(row))
    }
    let newRows = next.filter { !requested.contains($0) || stale.contains($0) }
    (requested, stale) = (nextRows, [])
    isCalling = true
    defer { isCalling = false }
    if !canceled.isEmpty {
      session.cancelPrefetching(canceled.sorted(), for: dataSource)
    }
    // The application may have changed the rows.
    guard !newRows.isEmpty, canRequest(in: tableView), newRows.allSatisfy(model.geometry.contains)
    else {
      return
    }
    session.prefetch(newRows, for: dataSource)
  }

  private func canRequest(in tableView: UITableView) -> Bool {
    model.configuration.isPrefetchingEnabled && tableView.window != nil
      && !session.needsLoad && session.isSettled
      && !reorder.isActive
  }

  /// Returns the rows within one screen beyond the visible ones in the scroll direction, nearest
  /// first.
  private func enteringRows(
    _ start: Double,
    _ end: Double,
    _ visible: RowSpan,
    height: Double
  ) -> [RowPosition] {
    let geometry = model.geometry
    var rows: [RowPosition] = []
    var row = scrollsUp ? visible.first : visible.last
    row = row.flatMap { scrollsUp ? geometry.row(before: $0) : geometry.row(after: $0) }
    if visible.isEmpty, !scrollsUp { row = geometry.firstRow(endingBelow: end) }
    for _ in 0..<TablePrefetcher.limit {
      guard let current = row else { break }
      if scrollsUp {
        guard geometry.bottom(ofRow: current) > start - height else { break }
      } else {
        guard geometry.y(ofRow: current) < end + height else { break }
      }
      if tiler.isShown(current) { rows.append(current) }
      row = scrollsUp ? geometry.row(before: current) : geometry.row(after: current)
    }
    return rows
  }

  // MARK: Row changes

  var observedRows: [RowPosition] { Array(requested) }

  /// Maps the announced rows to their positions after an update.
  func remapRows(_ map: RowMap) {
    switch map {
    case .plan(let plan): remap(plan)
    case .move(let move):
      requested = Set(requested.map(move.displayedPosition))
      stale = Set(stale.map(move.displayedPosition))
    }
  }

  private func remap(_ plan: UpdatePlan) {
    let oldState = (requested, stale)
    (requested, stale) = ([], [])
    for row in oldState.0 {
      switch plan.outcome(ofOldRow: row) {
      case .kept(let position), .moved(let position): requested.insert(position)
      case .reloaded(let position, _): stale.insert(position)
      case .deleted: break
      }
    }
    for row in oldState.1 {
      if let position = plan.outcome(ofOldRow: row).position { stale.insert(position) }
    }
  }

  /// Marks all announced rows as outdated by a reload.
  func cellsWereRemoved() {
    stale.formUnion(requested)
    requested = []
  }
}
