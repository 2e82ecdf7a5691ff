import Foundation
import UIKitGraphics
import UIKitLists

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
  /// Visible rows from top to bottom.
  var visibleRows: [Tile] = []
  /// The row that the user drags: it floats above the others, which leave a gap
  /// at its position, and keeps its cell also when that is off screen.
  private(set) var lifted: Tile?
  /// Headers and footers that are on screen.
  var supplementaries: [SupplementaryKey: UIView] = [:]
  /// Whether the data source or delegate is being asked; layout then waits.
  private(set) var isTiling = false
  /// Cells that stay on screen only until an animation of an update is over.
  private var leavingRows: [Tile] = []
  /// The same for headers and footers.
  private var leavingSupplementaries: [(view: UIView, key: SupplementaryKey)] = []
  /// The reload count when the update began that is being carried out.
  private var updateGeneration = 0
  /// Whether frames have to be set again for rows that stay.
  private var needsPlacement = true
  /// Counts reloads, to notice one that a callback made.
  private var generation = 0

  /// Cells made so far by the data source; for the read-out and for tests.
  private(set) var cellsRequested = 0

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
  func tile() {
    guard let tableView, !isTiling, !tableView.updates.isPending,
      tableView.boundsStorage.width > 0
    else { return }
    isTiling = true
    let started = generation
    measureComingRows(of: tableView)
    if generation == started { tileRows(of: tableView, generation: started) }
    if generation == started { tileSupplementaries(of: tableView) }
    if generation == started { needsPlacement = false }
    isTiling = false
    dropMeasuredCells()
    tableView.updates.carryOutDeferred()
  }

  /// Takes everything off screen, to be asked for again.
  func removeAll() {
    generation += 1
    let tiles = rowsOnScreen + leavingRows
    let views = supplementaries.map { ($0.value, $0.key) } + leavingSupplementaries
    (visibleRows, leavingRows, lifted) = ([], [], nil)
    (supplementaries, leavingSupplementaries) = ([:], [])
    needsPlacement = true
    for cell in measuredCells.values { tableView?.reuse.enqueue(cell) }
    measuredCells = [:]
    for tile in tiles { end(tile) }
    for (view, key) in views.sorted(by: { $0.1.section < $1.1.section }) { end(view, key) }
  }

  // MARK: Rows

  private func tileRows(of tableView: UITableView, generation started: Int) {
    let bounds = tableView.boundsStorage
    let span = tableView.model.geometry.rows(
      from: Double(bounds.minY),
      to: Double(bounds.maxY)
    )
    removeRows(outside: span)
    guard generation == started else { return }
    var index = 0
    for position in span where position != lifted?.position {
      if index < visibleRows.count, visibleRows[index].position == position {
        if needsPlacement { place(visibleRows[index], in: tableView) }
      } else {
        guard let tile = makeTile(position, in: tableView), generation == started else { return }
        visibleRows.insert(tile, at: index)
        show(tile, in: tableView)
        guard generation == started else { return }
      }
      index += 1
    }
  }

  private func removeRows(outside span: RowSpan) {
    guard visibleRows.contains(where: { !span.contains($0.position) }) else { return }
    let leaving = visibleRows.filter { !span.contains($0.position) }
    visibleRows.removeAll { !span.contains($0.position) }
    for tile in leaving { end(tile) }
  }

  /// Asks the data source for a cell and prepares it for its row (DS-003).
  private func makeTile(_ position: RowPosition, in tableView: UITableView) -> Tile? {
    guard let dataSource = tableView.dataSource else { return nil }
    let started = generation
    if let measured = measuredCells.removeValue(forKey: position) {
      return Tile(position: position, cell: measured)
    }
    let cell = dataSource.tableView(tableView, cellForRowAt: tableView.path(ofShown: position))
    cellsRequested += 1
    if let other = positionUsing(cell) {
      preconditionFailure(
        "tableView(_:cellForRowAt:) returned for \(position) the cell that \(other) is "
          + "using; dequeue or create one for each row"
      )
    }
    return generation == started ? Tile(position: position, cell: cell) : nil
  }

  /// The row that is shown or was measured with a cell.
  private func positionUsing(_ cell: UITableViewCell) -> RowPosition? {
    position(of: cell) ?? measuredCells.first { $0.value === cell }?.key
  }

  private func show(_ tile: Tile, in tableView: UITableView) {
    tableView.prepare(tile.cell, for: tile.position)
    place(tile, in: tableView)
    tableView.insertSubview(tile.cell, at: tableView.firstCellIndex)
    tableView.delegate?.tableView(
      tableView,
      willDisplay: tile.cell,
      forRowAt: tableView.path(ofShown: tile.position)
    )
  }

  func place(_ tile: Tile, in tableView: UITableView) {
    tile.cell.frame = tableView.rect(of: tile.position)
    tableView.updateContext(of: tile.cell, for: tile.position)
  }

  /// Takes a row's cell off screen and queues it.
  func end(_ tile: Tile) {
    guard let tableView else { return }
    tableView.touchTracker.cellLeaves(tile.cell)
    tableView.swipes.cellLeaves(tile.cell, of: tile.position)
    tile.cell.removeAnimations()
    tile.cell.alpha = 1
    tile.cell.removeFromSuperview()
    tile.cell.leaveTable()
    tableView.reuse.enqueue(tile.cell)
    tableView.delegate?.tableView(
      tableView,
      didEndDisplaying: tile.cell,
      forRowAt: tile.lastPath ?? tableView.path(ofShown: tile.position)
    )
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

  /// Keeps layout away while an update gives rows new places.
  func beginUpdate() {
    isTiling = true
    updateGeneration = generation
  }

  func endUpdate() {
    isTiling = false
    needsPlacement = true
  }

  /// Whether a callback reloaded the table during the update.
  var wasReloaded: Bool { generation != updateGeneration }

  /// Hands over the visible rows, to be given new positions.
  func takeVisibleRows() -> [Tile] {
    defer { visibleRows = [] }
    return visibleRows
  }

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
  /// - Returns: `nil` when a callback reloaded the table.
  func showRow(_ position: RowPosition) -> UITableViewCell? {
    guard let tableView, let tile = makeTile(position, in: tableView) else { return nil }
    let index = visibleRows.firstIndex { $0.position > position } ?? visibleRows.count
    visibleRows.insert(tile, at: index)
    show(tile, in: tableView)
    return tile.cell
  }

  /// Keeps a cell on screen that shows no row any more.
  func addLeaving(_ tile: Tile) {
    var tile = tile
    tile.lastPath = tableView?.path(ofShown: tile.position)
    leavingRows.append(tile)
  }

  /// Takes such a cell off screen, unless that has happened already.
  func endLeaving(_ cell: UITableViewCell) {
    guard let index = leavingRows.firstIndex(where: { $0.cell === cell }) else { return }
    end(leavingRows.remove(at: index))
  }

  /// Keeps a header or footer on screen that belongs to no section any more.
  func addLeaving(_ view: UIView, _ key: SupplementaryKey) {
    leavingSupplementaries.append((view, key))
  }

  /// Takes such a header or footer off screen, unless that has happened already.
  func endLeaving(_ view: UIView) {
    guard let index = leavingSupplementaries.firstIndex(where: { $0.view === view }) else { return }
    let (view, key) = leavingSupplementaries.remove(at: index)
    end(view, key)
  }

  // MARK: Measuring

  /// Cells that were made to measure their rows, and are shown next.
  private var measuredCells: [RowPosition: UITableViewCell] = [:]

  /// Queues cells whose rows turned out not to be visible once measured.
  private func dropMeasuredCells() {
    for cell in measuredCells.values { tableView?.reuse.enqueue(cell) }
    measuredCells = [:]
  }

  /// Measures rows, headers and footers that come into view with an estimate.
  ///
  /// Rows that are on screen already do not move: what changes above the first
  /// of them changes the offset by as much (TV-037.4).
  private func measureComingRows(of tableView: UITableView) {
    let started = generation
    let model = tableView.model
    while generation == started {
      let bounds = tableView.boundsStorage
      let (top, bottom) = (Double(bounds.minY), Double(bounds.maxY))
      let anchor = visibleRows.first { tile in
        let span = model.geometry.span(ofRow: tile.position)
        return span.maxY > top && span.y < bottom
      }?.position
      let before = anchor.map { model.geometry.y(ofRow: $0) }
      guard measureNext(from: top, to: bottom, in: tableView) else { return }
      guard generation == started else { return }
      needsPlacement = true
      if let anchor, let before {
        tableView.shiftContent(by: CGFloat(model.geometry.y(ofRow: anchor) - before))
      }
      tableView.updateContentSize()
    }
  }

  /// Measures the first thing in view that counts with an estimate.
  ///
  /// - Returns: Whether there was one.
  private func measureNext(
    from top: Double,
    to bottom: Double,
    in tableView: UITableView
  ) -> Bool {
    let model = tableView.model
    if model.hasEstimatedSupplementaries {
      for section in model.geometry.sections(from: top, to: bottom)
      where model.measureSupplementaries(ofSection: section) { return true }
    }
    let span = model.geometry.rows(from: top, to: bottom)
    guard let position = model.geometry.firstUnmeasuredRow(in: span) else { return false }
    let height =
      model.asksRowHeights
      ? model.askedHeight(position) : .measured(fittedHeight(of: position, in: tableView))
    model.geometry.setHeight(.measured(height.points), ofRow: position)
    return true
  }

  /// The height that fits a row's cell at the table's width (TV-012.6).
  private func fittedHeight(of position: RowPosition, in tableView: UITableView) -> Double {
    guard let tile = makeTile(position, in: tableView) else {
      return Double(tableView.theme.rowHeight)
    }
    measuredCells[position] = tile.cell
    let width = tableView.rect(of: position).width
    let size = tile.cell.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return size.height > 0 && size.height.isFinite
      ? Double(size.height) : Double(tableView.theme.rowHeight)
  }
}
