import Foundation
import UIKitGraphics
import UIKitLists

extension TableReorder {
  /// Moves the selected row by one place, in editing mode, as a drag would.
  ///
  /// Without a single selected row, it moves the focused row.
  ///
  /// - Parameter direction: 1 down, −1 up; also into the neighbouring section.
  /// - Returns: Whether there is a row that may be moved.
  func moveRow(by direction: Int) -> Bool {
    guard let tableView, !isActive, tableView.editing.isOn, tableView.window != nil,
      let position = rowToMove(in: tableView), mayMove(position, in: tableView)
    else { return false }
    tableView.motion.stop()
    tableView.swipes.close(animated: true)
    tableView.scrollToRow(at: IndexPath(position), at: .none, animated: false)
    tableView.tileIfPossible()
    let geometry = model.geometry
    guard geometry.contains(position),
      let place = RowDropFinder(geometry, gap: position, home: position)
        .neighbour(of: position, direction: direction),
      let cell = tiler.cell(at: position), tiler.lift(cell) != nil
    else { return true }
    let rect = tableView.rect(of: position)
    let drag = RowDrag(
      of: cell,
      at: position,
      by: nil,
      lift: RowLift(of: cell),
      fingerY: rect.midY - tableView.boundsStorage.minY,
      grip: 0,
      edges: edges(of: tableView, rowHeight: rect.height)
    )
    begin(drag, in: tableView)
    propose(place, for: drag, in: tableView)
    drop()
    if let shown = tiler.position(of: cell) {
      tableView.scrollToRow(at: tableView.path(ofShown: shown), at: .none, animated: true)
    }
    return true
  }

  private func rowToMove(in tableView: UITableView) -> RowPosition? {
    let row = tableView.selection.count == 1 ? tableView.selection.first : nil
    guard let row = row ?? tableView.focus.position, model.geometry.contains(row) else {
      return nil
    }
    return row
  }

  private func mayMove(_ position: RowPosition, in tableView: UITableView) -> Bool {
    let pass = session.beginPass(of: tableView)
    return (try? pass.canMove(rowAt: position)) ?? false
  }
}
