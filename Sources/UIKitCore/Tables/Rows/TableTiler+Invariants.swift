import UIKitLists

extension TableTiler {
  /// Checks the invariants of the visible views; debug builds only.
  ///
  /// Called after each pass; does nothing unless rows have appeared, disappeared or moved.
  func checkInvariants() {
    #if INTERNAL_CHECKS
    guard hasUncheckedRows, let tableView, session.isSettled, !session.needsLoad else { return }
    hasUncheckedRows = false
    let rows = rowsOnScreen
    for (first, second) in zip(rows, rows.dropFirst()) {
      assert(
        first.position < second.position,
        "The visible rows \(first.position) and \(second.position) are not in order"
      )
    }
    for tile in rows {
      assert(
        model.geometry.contains(tile.position),
        "\(tile.position) is visible, but the table has no such row"
      )
      assert(
        tile.cell.superviewStorage === tableView,
        "The cell of \(tile.position) is no subview of the table"
      )
      assert(!exiting.contains(tile.cell), "The cell of \(tile.position) is visible and exiting")
      assert(
        position(of: tile.cell) == tile.position,
        "The cell of \(tile.position) is shown for another row, too"
      )
      assert(
        !reuse.isQueued(tile.cell),
        "The cell of \(tile.position) is visible and queued for reuse"
      )
    }
    for (key, view) in supplementaries {
      assert(
        session.hasSection(key.section),
        "The \(key.kind) of section \(key.section) is visible, but the table has no such section"
      )
      assert(!exiting.contains(view), "The \(key.kind) of \(key.section) is visible and exiting")
    }
    assert(measuredCells.isEmpty, "Cells that were made to be measured are left after a pass")
    #endif
  }
}
