import Foundation
import UIKitGraphics
import UIKitLists

extension TableTiler {
  /// Queues cells whose rows turned out not to be visible once measured.
  func dropMeasuredCells() {
    for cell in measuredCells.values { discard(cell) }
    measuredCells = [:]
  }

  /// Measures what a scroll is going to show, so that its target is exact.
  ///
  /// - Parameter offset: The content offset there, with the heights known so far.
  func measure(aheadAt offset: () -> CGPoint) {
    guard let tableView, !isTiling, !tableView.updates.isPending else { return }
    isTiling = true
    measure(in: tableView) {
      let top = Double(offset().y)
      return (top, top + Double(tableView.boundsStorage.height))
    }
    isTiling = false
    tableView.updates.carryOutWaiting()
  }

  /// Measures what has come into view.
  func measureComingRows(of tableView: UITableView) {
    measure(in: tableView) { tableView.tiledRange }
  }

  /// Measures rows, headers and footers in an area that count with an estimate.
  ///
  /// Rows that are on screen already do not move: what changes above the first
  /// of them changes the offset by as much.
  private func measure(
    in tableView: UITableView,
    _ area: () -> (top: Double, bottom: Double)
  ) {
    let started = generation
    let model = tableView.model
    // The application may reload the table or tell of other rows when it is asked.
    while generation == started && !tableView.updates.isWaiting {
      let bounds = tableView.boundsStorage
      let (top, bottom) = (Double(bounds.minY), Double(bounds.maxY))
      let anchor = visibleRows.first { tile in
        let span = model.geometry.span(ofRow: tile.position)
        return span.maxY > top && span.y < bottom
      }?.position
      let before = anchor.map { model.geometry.y(ofRow: $0) }
      let edges = area()
      guard measureNext(from: edges.top, to: edges.bottom, in: tableView) else { return }
      guard generation == started else { return }
      needsPlacement = true
      if let anchor, let before {
        tableView.shiftContent(by: CGFloat(model.geometry.y(ofRow: anchor) - before))
      }
      tableView.updateContentSize()
    }
  }

  /// Measures the first thing in an area that counts with an estimate.
  ///
  /// - Returns: Whether there was one.
  func measureNext(
    from top: Double,
    to bottom: Double,
    in tableView: UITableView
  ) -> Bool {
    let started = generation
    let model = tableView.model
    if model.hasEstimatedSupplementaries {
      for section in model.geometry.sections(from: top, to: bottom)
      where generation == started && model.measureSupplementaries(ofSection: section) {
        return true
      }
      guard generation == started else { return true }
    }
    let span = model.geometry.rows(from: top, to: bottom)
    guard let position = model.geometry.firstUnmeasuredRow(in: span) else { return false }
    var height = model.asksRowHeights ? model.askedHeight(position) : .estimated(0)
    // The delegate may leave it to the table.
    if !height.isMeasured { height = .measured(fittedHeight(of: position, in: tableView)) }
    // The delegate or the data source may have reloaded the table.
    guard generation == started else { return true }
    model.geometry.setHeight(.measured(height.points), ofRow: position)
    return true
  }

  /// Measures the visible rows again, which the application may have changed.
  func remeasureVisibleRows() {
    guard let tableView else { return }
    let model = tableView.model
    let started = generation
    for tile in visibleRows {
      guard !tableView.updates.isWaiting else {
        // A callback has told of other rows; they are measured when the table has them.
        tableView.hasOutdatedHeights = true
        return
      }
      var height = model.asksRowHeights ? model.askedHeight(tile.position) : .estimated(0)
      if !height.isMeasured {
        height = .measured(fittedHeight(of: tile.position, in: tableView))
      }
      guard generation == started else { return }
      model.geometry.setHeight(height, ofRow: tile.position)
    }
  }

  /// The height that fits a row's cell at the table's width.
  private func fittedHeight(of position: RowPosition, in tableView: UITableView) -> Double {
    guard let cell = cellToMeasure(position, in: tableView) else {
      return Double(tableView.theme.rowHeight)
    }
    let width = tableView.rect(of: position).width
    let size = cell.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return size.height > 0 && size.height.isFinite
      ? Double(size.height) : Double(tableView.theme.rowHeight)
  }

  /// The cell that shows a row, or else one that is kept to be shown next.
  private func cellToMeasure(
    _ position: RowPosition,
    in tableView: UITableView
  ) -> UITableViewCell? {
    if let shown = cell(at: position) ?? measuredCells[position] { return shown }
    let started = generation
    guard let tile = makeTile(position, in: tableView) else { return nil }
    // Separator, index, indentation and editing controls take room from the content.
    tableView.prepare(tile.cell, for: position)
    guard generation == started else {
      discard(tile.cell)
      return nil
    }
    measuredCells[position] = tile.cell
    return tile.cell
  }
}
