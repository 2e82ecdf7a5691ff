import Foundation
import UIKitGraphics
import UIKitLists

extension TableTiler {
  /// Queues the measured cells whose rows did not become visible.
  func discardMeasuredCells() {
    for cell in measuredCells.values { discard(cell) }
    measuredCells = [:]
  }

  /// Measures the rows at a scroll target in advance, so that the target is exact.
  ///
  /// - Parameter offset: Returns the target's content offset according to the heights measured so
  ///   far; called after each measurement.
  func premeasure(at offset: () -> CGPoint) {
    guard let tableView, session.isSettled else { return }
    session.run(.measuring) {
      try? measure(in: tableView, session.beginPass(of: tableView)) {
        let top = Double(offset().y)
        return (top, top + Double(tableView.boundsStorage.height))
      }
    }
    // Even if the target is never displayed, the rows that moved are.
    if needsPlacement { tableView.setNeedsLayout() }
    session.phaseDidEnd()
  }

  /// Measures the rows, headers and footers that have become visible.
  func measureEnteringRows(of tableView: UITableView, _ pass: TablePass) throws(Superseded) {
    try measure(in: tableView, pass) { model.tiledRange(in: tableView) }
  }

  /// Measures the rows, headers and footers in an area whose heights are estimates.
  ///
  /// Visible content does not move: height changes above it shift the offset by the same distance.
  /// The end of the content limits the offset only when all heights are measured, because a row
  /// shorter than its estimate may be followed by a taller one.
  private func measure(
    in tableView: UITableView,
    _ pass: TablePass,
    _ area: () -> (top: Double, bottom: Double)
  ) throws(Superseded) {
    var hasMeasured = false
    while true {
      let bounds = tableView.boundsStorage
      let (top, bottom) = (Double(bounds.minY), Double(bounds.maxY))
      let anchor = anchor(from: top, to: bottom)
      let oldAnchorY = anchor.map { model.geometry.y(of: $0) }
      let edges = area()
      guard try measureNext(from: edges.top, to: edges.bottom, in: tableView, pass) else {
        guard hasMeasured else { return }
        updateContentSize()
        if tableView.boundsStorage.minY == bounds.minY { return }
        // The limit has made other rows visible.
        hasMeasured = false
        continue
      }
      hasMeasured = true
      needsPlacement = true
      if let anchor, let oldAnchorY {
        tableView.shiftContent(by: CGFloat(model.geometry.y(of: anchor) - oldAnchorY))
      }
      tableView.setContentSizeKeepingOffset(contentSizeWithGaps(in: tableView))
      try pass.validate()
    }
  }

  /// Returns the first visible row, or else the header, footer or space in the visible area, which
  /// keeps its position on screen.
  private func anchor(from top: Double, to bottom: Double) -> ScrollAnchor? {
    let tile = visibleRows.first { tile in
      let span = model.geometry.span(ofRow: tile.position)
      return span.maxY > top && span.y < bottom
    }
    return tile.map { ScrollAnchor(row: $0.position, offset: 0) }
      ?? model.geometry.anchor(from: top, to: bottom)
  }

  /// Measures the first row in an area whose height is an estimate; before that, headers and
  /// footers until the height of one changes.
  ///
  /// - Returns: Whether a row was measured or the height of a header or footer has changed; `false`
  ///   if the area contains no estimates any more.
  func measureNext(
    from top: Double,
    to bottom: Double,
    in tableView: UITableView,
    _ pass: TablePass
  ) throws(Superseded) -> Bool {
    if model.hasEstimatedSupplementaries {
      for section in model.geometry.sections(from: top, to: bottom)
      where try model.measureSupplementaries(ofSection: section, pass) {
        return true
      }
    }
    let span = model.geometry.rows(from: top, to: bottom)
    guard let position = model.geometry.firstUnmeasuredRow(in: span) else { return false }
    let height = try measuredHeight(of: position, in: tableView, pass)
    model.geometry.setHeight(.measured(height), ofRow: position)
    return true
  }

  /// Measures the visible rows that fit their cells again; the heights of other rows become
  /// estimates.
  func refitRows(_ pass: TablePass) throws(Superseded) {
    model.geometry.forgetMeasurements()
    try remeasureVisibleRows(pass)
  }

  /// Measures the visible rows again because the application may have changed them.
  func remeasureVisibleRows(_ pass: TablePass) throws(Superseded) {
    guard let tableView else { return }
    for tile in visibleRows {
      try pass.validate()
      let height = try measuredHeight(of: tile.position, in: tableView, pass)
      model.geometry.setHeight(.measured(height), ofRow: tile.position)
    }
  }

  /// Returns a row's height in points: the delegate's, or else the height that fits its cell.
  private func measuredHeight(
    of position: RowPosition,
    in tableView: UITableView,
    _ pass: TablePass
  ) throws(Superseded) -> Double {
    let delegateHeight =
      model.usesDelegateRowHeights ? try model.queriedHeight(position, pass) : .estimated(0)
    // The delegate may return `automaticDimension`.
    guard !delegateHeight.isMeasured else { return delegateHeight.points }
    let height = try fittedHeight(of: position, in: tableView, pass)
    try pass.validateRows()
    return height
  }

  /// Returns the height that fits a row's cell at the table's width, in points.
  private func fittedHeight(
    of position: RowPosition,
    in tableView: UITableView,
    _ pass: TablePass
  ) throws(Superseded) -> Double {
    guard let cell = try cellToMeasure(position, in: tableView, pass) else {
      return Double(model.scaledTheme.theme.rowHeight)
    }
    let width = model.rect(of: position, in: tableView).width
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return size.height > 0 && size.height.isFinite
      ? Double(size.height) : Double(model.scaledTheme.theme.rowHeight)
  }

  /// Returns the cell that displays a row, or else a new one, which is kept to be displayed next.
  private func cellToMeasure(
    _ position: RowPosition,
    in tableView: UITableView,
    _ pass: TablePass
  ) throws(Superseded) -> UITableViewCell? {
    if let currentCell = cell(at: position) ?? measuredCells[position] { return currentCell }
    // Separator, index, indentation and editing controls reduce the content's width.
    guard let tile = try makePreparedTile(position, in: tableView, pass) else { return nil }
    measuredCells[position] = tile.cell
    return tile.cell
  }
}
