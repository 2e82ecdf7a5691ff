public import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

extension UITableView {
  /// Configures the cells of visible rows again: asks the data source, whose dequeuing gets them.
  ///
  /// - Parameter indexPaths: As for reloads; other rows stay as they are.
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    demandMainThread(type(of: self))
    updates.reconfigure(indexPaths.map { requireRowPath($0, "reconfigured") })
  }

  /// Asks the data source to configure cells again, and measures their rows.
  ///
  /// - Parameter cells: Cells; those that show no row any more are left out.
  final func reconfigure(_ cells: [UITableViewCell]) {
    guard !needsLoad, !cells.isEmpty else { return }
    session.run(.tiling) {
      let pass = session.beginPass(of: self)
      try? configureAgain(cells, pass)
      reuse.reconfigured = nil
    }
    updates.applyDeferredBatch()
    guard model.measuresWhileScrolling else { return }
    changeHeights { pass throws(Superseded) in try tiler.remeasureVisibleRows(pass) }
  }

  private func configureAgain(
    _ cells: [UITableViewCell],
    _ pass: TablePass
  ) throws(Superseded) {
    for cell in cells {
      guard let position = tiler.position(of: cell) else { continue }
      reuse.reconfigured = cell
      let answer = try pass.cell(forRowAt: position)
      demand(
        answer === cell || answer == nil,
        "tableView(_:cellForRowAt:) returned another cell for \(position), which is being "
          + "reconfigured; dequeue it by its reuse identifier, or call reloadRows(at:with:)"
      )
      try pass.validate()
      try prepare(cell, for: position, pass)
    }
  }
}
