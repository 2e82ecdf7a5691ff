import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

/// Keeps cells, headers and footers on screen for exactly what is visible.
@MainActor
final class TableTiler {
  /// A visible row with its cell.
  struct Tile {
    var position: RowPosition
    let cell: UITableViewCell
    /// The data source's name for a row that is only leaving the screen; what
    /// happens to the others in the meantime does not change it.
    var lastPath: IndexPath?
  }

  weak var tableView: UITableView?
  let session: TableSession
  /// Visible rows from top to bottom.
  var visibleRows: [Tile] = []
  /// The row that the user drags: it floats above the others, which leave a gap
  /// at its position, and keeps its cell also when that is off screen.
  private(set) var lifted: Tile?
  /// Headers and footers that are on screen.
  var supplementaries: [SupplementaryKey: UIView] = [:]
  /// What is on its way out by an animation.
  private(set) lazy var exiting = ExitingViews(tiler: self)
  /// Cells that were made to measure their rows, and are shown next.
  var measuredCells: [RowPosition: UITableViewCell] = [:]
  /// Whether frames have to be set again for rows that stay.
  var needsPlacement = true

  /// Whether rows came, went or moved since the invariants were checked.
  var hasUncheckedRows = false

  /// Cells made so far by the data source; for the read-out and for tests.
  private(set) var cellsRequested = 0

  init(_ session: TableSession) {
    self.session = session
  }

  /// The cell of a visible row.
  func cell(at position: RowPosition) -> UITableViewCell? {
    if lifted?.position == position { return lifted?.cell }
    return index(of: position).map { visibleRows[$0].cell }
  }

  /// The header or footer of a section, while it is on screen.
  func supplementary(_ kind: SupplementaryKind, _ section: Int) -> UIView? {
    supplementaries[SupplementaryKey(kind: kind, section: section)]
  }

  /// The row that a cell shows.
  func position(of cell: UITableViewCell) -> RowPosition? {
    if lifted?.cell === cell { return lifted?.position }
    return visibleRows.first { $0.cell === cell }?.position
  }

  /// Sets all frames again in the next pass.
  func invalidatePlacement() {
    needsPlacement = true
    tableView?.setNeedsLayout()
  }

  /// Brings cells, headers and footers in line with the visible area.
  ///
  /// The data source and the delegate may reload the table or change anything else while they
  /// are asked: the pass then stops, and the layout pass that the change asked for begins anew.
  func tile() {
    guard let tableView, session.isSettled else { return }
    session.run(.tiling) {
      try? tileParts(of: tableView, session.beginPass(of: tableView))
    }
    discardMeasuredCells()
    checkInvariants()
    tableView.updates.carryOutDeferredBatch()
  }

  private func tileParts(of tableView: UITableView, _ pass: TablePass) throws(Superseded) {
    try measureComingRows(of: tableView, pass)
    let placesAll = needsPlacement
    needsPlacement = false
    do {
      try tileRows(of: tableView, pass, placesAll: placesAll)
      try pass.validate()
    } catch {
      // Rows that were not reached are placed in the next pass.
      needsPlacement = true
      throw error
    }
    try tileSupplementaries(of: tableView, pass)
  }

  // MARK: Reloading

  /// What was on screen before a reload.
  struct RemovedViews {
    var rows: [Tile]
    var supplementaries: [(view: UIView, key: SupplementaryKey)]
  }

  /// Forgets everything that is on screen, to be asked for again.
  ///
  /// - Returns: What to pass to `end(_:)` once the new state is loaded, so that
  ///   what the delegate does then meets that state.
  func takeAll() -> RemovedViews {
    session.rowsWereReplaced()
    let views = supplementaries.map { (view: $0.value, key: $0.key) }.sorted { $0.key < $1.key }
    let others = exiting.takeAll()
    let all = RemovedViews(
      rows: rowsOnScreen + others.rows,
      supplementaries: views + others.supplementaries
    )
    (visibleRows, supplementaries, lifted) = ([], [:], nil)
    needsPlacement = true
    discardMeasuredCells()
    return all
  }

  /// Takes off screen what was there before a reload.
  func end(_ removed: RemovedViews) {
    for tile in removed.rows { end(tile) }
    for (view, key) in removed.supplementaries { end(view, key) }
  }

  // MARK: Rows

  private func tileRows(
    of tableView: UITableView,
    _ pass: TablePass,
    placesAll: Bool
  ) throws(Superseded) {
    let (top, bottom) = tableView.tiledRange
    let span = tableView.model.geometry.rows(from: top, to: bottom)
    try removeRows(outside: span, of: tableView, pass)
    var index = 0
    for position in span where position != lifted?.position && isShown(position) {
      if index < visibleRows.count, visibleRows[index].position == position {
        if placesAll { place(visibleRows[index], in: tableView) }
      } else if let tile = try reclaim(position, pass) {
        place(tile, in: tableView)
      } else {
        guard let tile = try makePreparedTile(position, in: tableView, pass) else { return }
        visibleRows.insert(tile, at: index)
        try show(tile, in: tableView, pass)
      }
      index += 1
    }
  }

  /// Whether a row has any height; rows without are never visible.
  func isShown(_ position: RowPosition) -> Bool {
    guard let model = tableView?.model, model.hasUnknownHeights else { return true }
    return model.geometry.height(ofRow: position).points > 0
  }

  private func removeRows(
    outside span: RowSpan,
    of tableView: UITableView,
    _ pass: TablePass
  ) throws(Superseded) {
    var gone: [Tile] = []
    for var tile in visibleRows where !span.contains(tile.position) || !isShown(tile.position) {
      // A callback may end a drag, which gives the rows other positions.
      tile.lastPath = tableView.path(ofShown: tile.position)
      gone.append(tile)
    }
    for tile in gone {
      if let index = index(of: tile.position) { visibleRows.remove(at: index) }
    }
    for tile in gone {
      // A cell that an update is moving may still be seen where it came from; but once the
      // delegate has reloaded the table, it stands for no row any more.
      if pass.hasSameRows, tableView.updates.isRunning, tile.cell.isInTransition {
        exiting.add(tile, row: tile.position)
      } else {
        end(tile)
      }
    }
    try pass.validateRows()
  }

  /// A row's cell with the state of its row; `nil` without data source.
  func makePreparedTile(
    _ position: RowPosition,
    in tableView: UITableView,
    _ pass: TablePass
  ) throws(Superseded) -> Tile? {
    guard let tile = try makeTile(position, in: tableView, pass) else { return nil }
    do {
      try tableView.prepare(tile.cell, for: position, pass)
      try pass.validate()
    } catch {
      discard(tile.cell)
      throw error
    }
    return tile
  }

  /// Asks the data source for a row's cell; `nil` without data source.
  private func makeTile(
    _ position: RowPosition,
    in tableView: UITableView,
    _ pass: TablePass
  ) throws(Superseded) -> Tile? {
    if let measured = measuredCells.removeValue(forKey: position) {
      return Tile(position: position, cell: measured)
    }
    guard let cell = try pass.cell(forRowAt: position) else { return nil }
    cellsRequested += 1
    hasUncheckedRows = true
    // An app that keeps its cells may return one that is still on its way out, or waits.
    exiting.end(cell)
    tableView.reuse.withdraw(cell)
    if let other = cell.superviewStorage as? UITableView, other !== tableView {
      other.tiler.lose(cell)
    }
    if let other = positionUsing(cell) {
      misuse(
        "tableView(_:cellForRowAt:) returned for \(position) the cell that \(other) is "
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

  /// Queues a cell that was made for a row that is no longer to be shown.
  func discard(_ cell: UITableViewCell) {
    cell.leaveTable()
    tableView?.reuse.enqueue(cell)
  }

  /// The row that is shown or was measured with a cell.
  private func positionUsing(_ cell: UITableViewCell) -> RowPosition? {
    position(of: cell) ?? measuredCells.first { $0.value === cell }?.key
  }

  private func show(
    _ tile: Tile,
    in tableView: UITableView,
    _ pass: TablePass
  ) throws(Superseded) {
    place(tile, in: tableView)
    tableView.insertSubview(tile.cell, at: tableView.firstCellIndex)
    try pass.willDisplay(tile.cell, at: tile.position)
  }

  func place(_ tile: Tile, in tableView: UITableView) {
    tile.cell.frame = tableView.rect(of: tile.position)
    tableView.updateContext(of: tile.cell, for: tile.position)
  }

  /// Takes a row's cell off screen and queues it.
  func end(_ tile: Tile) {
    guard let tableView else { return }
    hasUncheckedRows = true
    tableView.touchTracker.cellLeaves(tile.cell)
    tableView.swipes.cellLeaves(tile.cell, of: tile.position)
    tile.cell.removeAnimations()
    tile.cell.alpha = 1
    tile.cell.removeFromSuperview()
    tile.cell.leaveTable()
    tableView.reuse.enqueue(tile.cell)
    session.didEndDisplaying(
      tile.cell,
      at: tile.lastPath ?? tableView.path(ofShown: tile.position)
    )
  }

  /// Gives up a cell that another table shows from now on.
  private func lose(_ cell: UITableViewCell) {
    if lifted?.cell === cell { tableView?.reorder.abandon() }
    exiting.end(cell)
    if let index = visibleRows.firstIndex(where: { $0.cell === cell }) {
      if session.isChangingViews { session.rowsWereReplaced() }
      end(visibleRows.remove(at: index))
    }
    tableView?.reuse.withdraw(cell)
  }

  private func index(of position: RowPosition) -> Int? {
    var (low, high) = (0, visibleRows.count)
    while low < high {
      let middle = (low + high) / 2
      if visibleRows[middle].position < position { low = middle + 1 } else { high = middle }
    }
    return low < visibleRows.count && visibleRows[low].position == position ? low : nil
  }

  // MARK: Updates

  /// Lets a row float, or none.
  func lift(_ tile: Tile?) {
    lifted = tile
  }

  /// Takes over the rows that stay visible, from top to bottom.
  func setVisibleRows(_ tiles: [Tile]) {
    visibleRows = tiles
  }

  /// Makes and places the cell of a row that comes into view.
  ///
  /// - Returns: `nil` without data source.
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

  /// Shows a row again whose cell is still on its way out.
  func reclaim(_ position: RowPosition, _ pass: TablePass) throws(Superseded) -> Tile? {
    guard let tableView, let cell = exiting.reclaim(position) else { return nil }
    let tile = Tile(position: position, cell: cell)
    insert(tile)
    // It may have been selected, or the table's mode changed, meanwhile.
    try pass.untilBatchIsDeferred { () throws(Superseded) in
      try tableView.prepare(cell, for: position, pass)
    }
    try pass.validateRows()
    return tile
  }

  /// Adds a row to the visible ones.
  private func insert(_ tile: Tile) {
    hasUncheckedRows = true
    let index = visibleRows.firstIndex { $0.position > tile.position } ?? visibleRows.count
    visibleRows.insert(tile, at: index)
  }
}
