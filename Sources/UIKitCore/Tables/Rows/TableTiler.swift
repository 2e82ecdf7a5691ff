import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

/// Keeps cells, headers and footers on screen for exactly the visible area.
@MainActor
final class TableTiler: TableComponent {
  /// A visible row and its cell.
  struct Tile {
    var position: RowPosition
    let cell: UITableViewCell
    /// The index path of an exiting row at the time it left, for `didEndDisplaying`; not affected
    /// by later changes of the rows.
    var lastPath: IndexPath?
  }

  let session: TableSession
  /// The visible rows from top to bottom, without the lifted one.
  var visibleRows: [Tile] = []
  /// The dragged row, which floats above the others and keeps its cell even off screen; the other
  /// rows leave a gap at its position.
  private(set) var lifted: Tile?
  /// The cell, header or footer that is being edited although its row or section has left the
  /// screen.
  var retained: RetainedView?
  /// The row in which editing is ending because its cell is removed; otherwise `nil`.
  var rowEndingEditing: RowEndingEditing?
  /// The visible headers and footers.
  var supplementaries: [SupplementaryKey: UIView] = [:]
  /// The cells, headers and footers that exit with an animation.
  private(set) lazy var exiting = ExitingViews(tiler: self)
  /// The cells that were created to measure their rows and are displayed next.
  var measuredCells: [RowPosition: UITableViewCell] = [:]
  /// The separators of the empty area below the last row.
  private(set) lazy var emptyRows = TableEmptyRows(self)
  /// The cell whose row is currently queried from the data source and the delegate.
  weak var queriedCell: UITableViewCell?
  /// Whether the frames of unchanged rows must be set again.
  var needsPlacement = true

  /// Whether rows appeared, disappeared or moved since the invariants were checked.
  var hasUncheckedRows = false

  /// The number of cells requested from the data source so far; for statistics and tests.
  private(set) var cellsRequested = 0

  /// The reuse queues of views that are off screen.
  let reuse: TableReuse

  init(_ session: TableSession, _ reuse: TableReuse) {
    (self.session, self.reuse) = (session, reuse)
  }

  /// Returns the cell of a visible row; `nil` for other rows.
  func cell(at position: RowPosition) -> UITableViewCell? {
    if lifted?.position == position { return lifted?.cell }
    return index(of: position).map { visibleRows[$0].cell }
  }

  /// Returns the cell of this table that contains a view; `nil` if none does.
  func cell(containing view: UIView?) -> UITableViewCell? {
    guard let tableView else { return nil }
    var candidate = view
    while let current = candidate, current !== tableView {
      if let cell = current as? UITableViewCell, current.superviewStorage === tableView {
        return cell
      }
      candidate = current.superviewStorage
    }
    return nil
  }

  /// Returns the header or footer of a section while it is on screen.
  func supplementary(_ kind: SupplementaryKind, _ section: Int) -> UIView? {
    supplementaries[SupplementaryKey(kind: kind, section: section)]
  }

  /// Returns the row that a cell displays or for which it is retained.
  func position(of cell: UITableViewCell) -> RowPosition? {
    if lifted?.cell === cell { return lifted?.position }
    for index in visibleRows.indices where visibleRows[index].cell === cell {
      return visibleRows[index].position
    }
    guard case .row(let tile) = retained, tile.cell === cell else { return nil }
    return tile.position
  }

  /// Requests that the next pass set all frames again.
  func invalidatePlacement() {
    needsPlacement = true
    tableView?.setNeedsLayout()
  }

  /// Updates cells, headers and footers for the visible area.
  ///
  /// Callbacks may reload the table or make other changes. Such a change supersedes the pass, and
  /// the layout pass that it requests starts over.
  func tile() {
    guard let tableView, session.isSettled else { return }
    session.reloadingCallback = nil
    session.run(.tiling) {
      try? tileParts(of: tableView, session.beginPass(of: tableView))
    }
    discardMeasuredCells()
    checkInvariants()
    session.phaseDidEnd()
  }

  private func tileParts(of tableView: UITableView, _ pass: TablePass) throws(Superseded) {
    if retained != nil {
      releaseUneditedRetained()
      try pass.validateRows()
    }
    try measureEnteringRows(of: tableView, pass)
    let laysOutAll = needsPlacement
    needsPlacement = false
    do {
      try tileRows(of: tableView, pass, laysOutAll: laysOutAll)
      try pass.validate()
    } catch {
      // Rows that were not reached are placed by the next pass.
      needsPlacement = true
      throw error
    }
    try tileSupplementaries(of: tableView, pass)
  }

  // MARK: Reloading

  /// The views that were on screen before a reload.
  struct RemovedViews {
    var rows: [Tile]
    var supplementaries: [(view: UIView, key: SupplementaryKey)]
  }

  /// Detaches all visible views from the tiler before a reload.
  ///
  /// - Returns: The views to pass to `end(_:)` after the new state is loaded, so that the delegate
  ///   calls find the new state.
  func detachAll() -> RemovedViews {
    session.invalidateRows()
    let views = supplementaries.map { (view: $0.value, key: $0.key) }.sorted { $0.key < $1.key }
    let exitingViews = exiting.detachAll()
    let removedViews = RemovedViews(
      rows: rowsOnScreen + exitingViews.rows,
      supplementaries: views + exitingViews.supplementaries
    )
    (visibleRows, supplementaries, lifted) = ([], [:], nil)
    releaseRetained()
    needsPlacement = true
    discardMeasuredCells()
    return removedViews
  }

  /// Removes the views that were on screen before a reload.
  func end(_ removedViews: RemovedViews) {
    for tile in removedViews.rows { end(tile) }
    for (view, key) in removedViews.supplementaries { end(view, key) }
  }

  // MARK: Rows

  private func tileRows(
    of tableView: UITableView,
    _ pass: TablePass,
    laysOutAll: Bool
  ) throws(Superseded) {
    let (top, bottom) = model.tiledRange(in: tableView)
    let span = model.geometry.rows(from: top, to: bottom)
    try removeRows(outside: span, of: tableView, pass)
    var index = 0
    for position in span where position != lifted?.position && isShown(position) {
      if index < visibleRows.count, visibleRows[index].position == position {
        if laysOutAll { layOut(visibleRows[index], in: tableView) }
      } else if let tile = try reclaim(position, pass) {
        layOut(tile, in: tableView)
      } else {
        guard let tile = try makePreparedTile(position, in: tableView, pass) else { return }
        visibleRows.insert(tile, at: index)
        try show(tile, in: tableView, pass)
      }
      index += 1
    }
    if laysOutAll { layOutRetained(in: tableView) }
  }

  /// Returns `false` for a row with an individual height of 0, which is never visible.
  func isShown(_ position: RowPosition) -> Bool {
    guard model.hasUnknownHeights else { return true }
    return model.geometry.height(ofRow: position).points > 0
  }

  private func removeRows(
    outside span: RowSpan,
    of tableView: UITableView,
    _ pass: TablePass
  ) throws(Superseded) {
    var hiddenRows: [Tile] = []
    for var tile in visibleRows where !span.contains(tile.position) || !isShown(tile.position) {
      // A callback may end a drag, which renumbers the rows.
      tile.lastPath = session.path(ofShown: tile.position)
      hiddenRows.append(tile)
    }
    for tile in hiddenRows {
      if let index = index(of: tile.position) { visibleRows.remove(at: index) }
    }
    for tile in hiddenRows {
      // A cell in transition may still be visible at its old position; after a reload by the
      // delegate it belongs to no row.
      if pass.hasSameRows, retainIfEdited(tile) { continue }
      if pass.hasSameRows, session.runningUpdates > 0, tile.cell.isInTransition {
        exiting.add(tile, row: tile.position)
      } else {
        end(tile)
      }
    }
    try pass.validateRows()
  }

  /// Returns a row's cell, configured with the row's state; `nil` without data source.
  func makePreparedTile(
    _ position: RowPosition,
    in tableView: UITableView,
    _ pass: TablePass
  ) throws(Superseded) -> Tile? {
    guard let tile = try makeTile(position, in: tableView, pass) else { return nil }
    do {
      try prepare(tile.cell, for: position, in: tableView, pass)
      try pass.validate()
    } catch {
      discard(tile.cell)
      throw error
    }
    return tile
  }

  /// Queries the data source for a row's cell; returns `nil` without data source.
  private func makeTile(
    _ position: RowPosition,
    in tableView: UITableView,
    _ pass: TablePass
  ) throws(Superseded) -> Tile? {
    if let measured = measuredCells.removeValue(forKey: position) {
      return Tile(position: position, cell: measured)
    }
    if let retained = retainedCell(at: position) { return Tile(position: position, cell: retained) }
    guard let cell = try pass.cell(forRowAt: position) else { return nil }
    cellsRequested += 1
    hasUncheckedRows = true
    // An application with a custom cell cache may return a cell that is still exiting or queued.
    exiting.end(cell)
    releaseMovedView(cell)
    reuse.withdraw(cell)
    if let view = cell.superviewStorage, view !== tableView, let otherTable = view as? any CellOwner
    {
      otherTable.cellDidMoveToOtherTable(cell)
    }
    if let otherPosition = positionUsing(cell) {
      misuse(
        "tableView(_:cellForRowAt:) returned for \(position) the cell that \(otherPosition) is "
          + "using; dequeue or create one for each row"
      )
    }
    do {
      try pass.validate()
    } catch {
      discard(cell)
      throw error
    }
    return Tile(position: position, cell: cell)
  }

  /// Queues a cell whose row is not displayed; does nothing for a retained cell.
  func discard(_ cell: UITableViewCell) {
    guard !isRetained(cell) else { return }
    cell.leaveTable()
    reuse.enqueue(cell)
  }

  /// Returns the row that is displayed or was measured with a cell.
  private func positionUsing(_ cell: UITableViewCell) -> RowPosition? {
    position(of: cell) ?? measuredCells.first { $0.value === cell }?.key
  }

  private func show(
    _ tile: Tile,
    in tableView: UITableView,
    _ pass: TablePass
  ) throws(Superseded) {
    stopRetaining(tile.cell)
    layOut(tile, in: tableView)
    insertRow(tile.cell, in: tableView)
    try pass.willDisplay(tile.cell, at: tile.position)
  }

  func layOut(_ tile: Tile, in tableView: UITableView) {
    tile.cell.frame = model.rect(of: tile.position, in: tableView)
    updateContext(of: tile.cell, for: tile.position)
  }

  /// Removes a row's cell from the screen and queues it.
  func end(_ tile: Tile) {
    guard tableView != nil else { return }
    hasUncheckedRows = true
    for observer in session.rowObservers { observer.cellWillLeave(tile.cell) }
    tile.cell.removeFromTable()
    tile.cell.leaveTable()
    reuse.enqueue(tile.cell)
    session.didEndDisplaying(
      tile.cell,
      at: tile.lastPath ?? session.path(ofShown: tile.position)
    )
  }

  /// Releases a cell that another table now displays.
  func releaseMovedCell(_ cell: UITableViewCell) {
    if lifted?.cell === cell {
      for observer in session.rowObservers { observer.rowsWillChange(.draggedCellMoved) }
    }
    exiting.end(cell)
    releaseMovedView(cell)
    if let index = visibleRows.firstIndex(where: { $0.cell === cell }) {
      if session.isChangingViews { session.invalidateRows() }
      // The update is abandoned together with its remaining changes.
      if session.isApplying { session.staleness = .everything }
      end(visibleRows.remove(at: index))
    }
    reuse.withdraw(cell)
  }

  private func index(of position: RowPosition) -> Int? {
    let index = indexToInsert(position)
    return index < visibleRows.count && visibleRows[index].position == position ? index : nil
  }

  /// Returns the number of visible rows above a position.
  private func indexToInsert(_ position: RowPosition) -> Int {
    var (low, high) = (0, visibleRows.count)
    while low < high {
      let middle = (low + high) / 2
      if visibleRows[middle].position < position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Updates

  /// Sets the lifted row; `nil` for none.
  func setLiftedTile(_ tile: Tile?) {
    lifted = tile
  }

  /// Replaces the visible rows.
  func setVisibleRows(_ tiles: [Tile]) {
    visibleRows = tiles
  }

  /// Creates and places the cell of a row that becomes visible.
  ///
  /// - Returns: The cell; `nil` without data source.
  func showRow(
    _ position: RowPosition,
    _ pass: TablePass
  ) throws(Superseded) -> UITableViewCell? {
    guard let tableView,
      let tile = try makePreparedTile(position, in: tableView, pass)
    else { return nil }
    insert(tile)
    try show(tile, in: tableView, pass)
    return tile.cell
  }

  /// Displays a row again with its exiting cell; returns `nil` if it has none.
  func reclaim(_ position: RowPosition, _ pass: TablePass) throws(Superseded) -> Tile? {
    guard let tableView, let cell = exiting.reclaim(position) else { return nil }
    let tile = Tile(position: position, cell: cell)
    insert(tile)
    do {
      // The selection or the editing mode may have changed since the cell exited.
      try prepare(cell, for: position, in: tableView, pass)
    } catch {
      // If queries for the cell are incomplete, the deferred batch displays it.
      if error == .byDeferredBatch {
        visibleRows.removeAll { $0.cell === cell }
        exiting.add(tile, row: position)
      }
      throw error
    }
    try pass.validateRows()
    return tile
  }

  /// Adds a row to the visible rows.
  private func insert(_ tile: Tile) {
    hasUncheckedRows = true
    visibleRows.insert(tile, at: indexToInsert(tile.position))
  }
}
