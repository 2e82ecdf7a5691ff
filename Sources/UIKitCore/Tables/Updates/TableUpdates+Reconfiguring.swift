import Foundation
import UIKitLists
import UIKitSupport

extension TableUpdates {
  /// Calls the data source to reconfigure cells, and measures their rows.
  ///
  /// - Parameter cells: The cells; cells that no longer display a row are skipped.
  func reconfigure(_ cells: [UITableViewCell]) {
    guard let tableView, !session.needsLoad, !cells.isEmpty else { return }
    session.run(.tiling) {
      let pass = session.beginPass(of: tableView)
      try? reconfigureCells(cells, pass)
      tiler.reuse.reconfiguredCell = nil
    }
    applyDeferredBatch()
    guard model.measuresWhileScrolling else { return }
    changeHeights { pass throws(Superseded) in try tiler.remeasureVisibleRows(pass) }
  }

  private func reconfigureCells(
    _ cells: [UITableViewCell],
    _ pass: TablePass
  ) throws(Superseded) {
    for cell in cells {
      guard let position = tiler.position(of: cell) else { continue }
      tiler.reuse.reconfiguredCell = cell
      let answer = try pass.cell(forRowAt: position)
      demand(
        answer === cell || answer == nil,
        "tableView(_:cellForRowAt:) returned another cell for \(position), which is being "
          + "reconfigured; dequeue it by its reuse identifier, or call reloadRows(at:with:)"
      )
      try pass.validate()
      try tiler.prepare(cell, for: position, in: pass.tableView, pass)
    }
  }
}
