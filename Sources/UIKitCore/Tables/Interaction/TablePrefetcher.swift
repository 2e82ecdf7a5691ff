import Foundation
import UIKitGraphics
import UIKitLists

/// Notifies a prefetch data source of the rows that are likely to become visible next.
///
/// Runs at the end of a layout pass, when re-entrant calls are safe.
@MainActor
final class TablePrefetcher: TableComponent, RowTracker {
  /// The maximum number of rows to examine, regardless of their height.
  private static let maximumExaminedRows = 128

  let session: TableSession
  private let tiler: TableTiler
  private let reorder: TableReorder
  private(set) weak var dataSource: (any UITableViewDataSourcePrefetching)?
  /// The announced rows that were neither displayed nor cancelled.
  private var announced: Set<RowPosition> = []
  /// The formerly announced rows that have been reloaded.
  private var stale: Set<RowPosition> = []
  /// The content offset at the last update, clamped to the legal range, in points.
  private var lastTop: CGFloat
  /// Whether the last scroll moved towards the top.
  private var scrollsUp = false
  /// Whether the data source is being called, during which updates are ignored.
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
    let next = enteringRows(
      from: start,
      to: end,
      visible,
      height: Double(tableView.boundsStorage.height)
    )
    let nextRows = Set(next)
    let canceled = announced.union(stale).filter { row in
      geometry.contains(row) && !visible.contains(row)
        && (stale.contains(row) || !nextRows.contains(row))
    }
    let newRows = next.filter { !announced.contains($0) || stale.contains($0) }
    (announced, stale) = (nextRows, [])
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
    from start: Double,
    to end: Double,
    _ visible: RowSpan,
    height: Double
  ) -> [RowPosition] {
    let geometry = model.geometry
    var rows: [RowPosition] = []
    var row = scrollsUp ? visible.first : visible.last
    row = row.flatMap { scrollsUp ? geometry.row(before: $0) : geometry.row(after: $0) }
    if visible.isEmpty, !scrollsUp { row = geometry.firstRow(endingBelow: end) }
    for _ in 0..<TablePrefetcher.maximumExaminedRows {
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

  var observedRows: [RowPosition] { Array(announced) }

  /// Maps the announced rows to their positions after an update.
  func remapRows(_ map: RowMap) {
    switch map {
    case .plan(let plan): remap(plan)
    case .move(let move):
      announced = Set(announced.map(move.displayedPosition))
      stale = Set(stale.map(move.displayedPosition))
    }
  }

  private func remap(_ plan: UpdatePlan) {
    let oldState = (announced, stale)
    (announced, stale) = ([], [])
    for row in oldState.0 {
      switch plan.outcome(ofOldRow: row) {
      case .kept(let position), .moved(let position): announced.insert(position)
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
    stale.formUnion(announced)
    announced = []
  }
}
