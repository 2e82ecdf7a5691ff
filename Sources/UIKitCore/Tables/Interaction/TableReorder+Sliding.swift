import Foundation
import UIKitGraphics
import UIKitLists

extension TableReorder {
  /// Moves the gap; the rows, headers and footers in between slide.
  ///
  /// Visible rows keep their cells; cells are requested only for rows that become visible.
  func slide(_ drag: RowDrag, to destination: RowPosition, in tableView: UITableView) {
    let (model, tiler) = (model, tiler)
    let oldGeometry = model.geometry
    let oldMapping = drag.mapping
    relocate(drag, to: destination, in: tableView)
    let exiting = tiler.releaseRows {
      !model.isOnScreen(model.rect(of: $0, in: tableView), in: tableView)
    }
    let visibleCells = Set(tiler.visibleRows.map { ObjectIdentifier($0.cell) })
    UIView.animateMotion(
      withDuration: TableReorder.duration,
      in: tableView,
      animations: {
        tiler.layOutAll()
        for tile in exiting {
          tile.cell.frame = tableView.clamped(model.rect(of: tile.position, in: tableView))
        }
      },
      completion: { _ in for tile in exiting { tiler.exiting.end(tile.cell) } }
    )
    UIView.performWithoutAnimation { tiler.tile() }
    guard self.drag === drag else { return }
    for tile in tiler.visibleRows where !visibleCells.contains(ObjectIdentifier(tile.cell)) {
      let oldPosition = oldMapping.displayedPosition(drag.mapping.originalPosition(tile.position))
      enter(tile, from: CGFloat(oldGeometry.y(ofRow: oldPosition)), in: tableView)
    }
    layOutRow()
  }

  /// Animates a row that becomes visible from its old position.
  private func enter(_ tile: TableTiler.Tile, from y: CGFloat, in tableView: UITableView) {
    let rect = tile.cell.frame
    var start = rect
    start.origin.y = y
    tile.cell.layoutIfNeeded()
    tile.cell.frame = tableView.clamped(start)
    UIView.animateMotion(withDuration: TableReorder.duration, in: tableView) {
      tile.cell.frame = rect
    }
  }

  /// Moves the dragged row in the layout and updates the positions of the displayed rows.
  func relocate(_ drag: RowDrag, to destination: RowPosition, in tableView: UITableView) {
    let oldMapping = drag.mapping
    var newMapping = oldMapping
    newMapping.destination = destination
    model.geometry.moveRow(from: oldMapping.destination, to: destination)
    drag.mapping = newMapping
    session.rowMove = newMapping
    tiler.renumber { newMapping.displayedPosition(oldMapping.originalPosition($0)) }
  }
}
