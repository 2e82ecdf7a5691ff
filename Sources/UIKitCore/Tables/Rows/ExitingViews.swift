import Foundation
import UIKitLists

/// The exiting cells, headers and footers, which stay on screen until an update's animation ends.
@MainActor
final class ExitingViews {
  /// An exiting cell.
  private struct Row {
    /// The cell and the row for which it was displayed.
    let tile: TableTiler.Tile
    /// The row for which the cell can be reclaimed; `nil` if the row was deleted or reloaded.
    var row: RowPosition?
  }

  private unowned let tiler: TableTiler
  private var rows: [Row] = []
  private var supplementaries: [(view: UIView, key: SupplementaryKey)] = []

  init(tiler: TableTiler) {
    self.tiler = tiler
  }

  /// Adds an exiting cell.
  ///
  /// - Parameters:
  ///   - tile: The cell and the row for which it was displayed.
  ///   - row: The row for which the cell can be reclaimed; `nil` for none.
  func add(_ tile: TableTiler.Tile, row: RowPosition?) {
    var tile = tile
    tile.lastPath = tiler.session.path(ofShown: tile.position)
    rows.append(Row(tile: tile, row: row))
  }

  /// Adds an exiting header or footer.
  func add(_ view: UIView, _ key: SupplementaryKey) {
    supplementaries.append((view, key))
  }

  /// Removes and returns the exiting cell of a row that becomes visible again; `nil` if it has
  /// none.
  func reclaim(_ position: RowPosition) -> UITableViewCell? {
    guard let index = rows.firstIndex(where: { $0.row == position }) else { return nil }
    return rows.remove(at: index).tile.cell
  }

  /// Returns whether a cell is exiting.
  func contains(_ cell: UITableViewCell) -> Bool {
    rows.contains { $0.tile.cell === cell }
  }

  /// Returns whether a header or footer is exiting.
  func contains(_ view: UIView) -> Bool {
    supplementaries.contains { $0.view === view }
  }

  /// Maps the cells' rows to their positions after another update.
  func remap(_ plan: UpdatePlan) {
    for index in rows.indices {
      guard let row = rows[index].row else { continue }
      switch plan.outcome(ofOldRow: row) {
      case .kept(let position), .moved(let position): rows[index].row = position
      case .deleted, .reloaded: rows[index].row = nil
      }
    }
  }

  /// Maps the cells' rows to other positions while the user drags a row.
  func renumber(_ newPosition: (RowPosition) -> RowPosition) {
    for index in rows.indices { rows[index].row = rows[index].row.map(newPosition) }
  }

  /// Moves all views with the content, so that they keep their positions on screen.
  func shift(by distance: CGFloat) {
    for row in rows { row.tile.cell.frame.origin.y += distance }
    for view in supplementaries { view.view.frame.origin.y += distance }
  }

  /// Removes a cell from the screen immediately.
  func end(_ cell: UITableViewCell) {
    guard let index = rows.firstIndex(where: { $0.tile.cell === cell }) else { return }
    tiler.end(rows.remove(at: index).tile)
  }

  /// Removes a header or footer from the screen immediately.
  func end(_ view: UIView) {
    guard let index = supplementaries.firstIndex(where: { $0.view === view }) else { return }
    let (view, key) = supplementaries.remove(at: index)
    tiler.end(view, key)
  }

  /// Removes the views whose transitions have ended.
  func removeSettled() {
    end(
      rows.filter { !$0.tile.cell.isInTransition },
      supplementaries.filter { !$0.view.isInTransition }
    )
  }

  /// Removes all views from the screen.
  func removeAllExiting() {
    end(rows, supplementaries)
  }

  /// Empties the collection without removing views from the screen.
  ///
  /// - Returns: The exiting views, for the caller to remove.
  func detachAll() -> (
    rows: [TableTiler.Tile], supplementaries: [(view: UIView, key: SupplementaryKey)]
  ) {
    defer { (rows, supplementaries) = ([], []) }
    return (rows.map(\.tile), supplementaries)
  }

  private func end(
    _ endingRows: [Row],
    _ endingSupplementaries: [(view: UIView, key: SupplementaryKey)]
  ) {
    // The views are removed first, so that re-entrant calls of the delegate do not find them here.
    rows.removeAll { row in endingRows.contains { $0.tile.cell === row.tile.cell } }
    supplementaries.removeAll { entry in
      endingSupplementaries.contains { $0.view === entry.view }
    }
    for row in endingRows { tiler.end(row.tile) }
    for (view, key) in endingSupplementaries { tiler.end(view, key) }
  }
}

extension UIView {
  /// Removes a cell, header or footer from the table, together with its animations.
  final func removeFromTable() {
    removeAnimations()
    alpha = 1
    removeFromSuperview()
  }

  /// Whether a finite animation moves or fades the view.
  final var isInTransition: Bool {
    animations?.running.contains { animation in
      switch animation.property {
      case .geometry, .alpha, .transform: !animation.timing.repeats
      case .backgroundColor, .cornerRadius, .shadowOpacity, .transition: false
      }
    } ?? false
  }
}
