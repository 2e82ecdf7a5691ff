import Foundation
import UIKitLists

/// Cells, headers and footers that stay on screen only until an animation of an
/// update is over.
@MainActor
final class ExitingViews {
  /// A cell on its way out.
  private struct Row {
    /// The cell, and the row that it was displayed for.
    let tile: TableTiler.Tile
    /// The row that it still stands for, should that come back on screen; `nil`
    /// when the row is gone or reloaded.
    var row: RowPosition?
  }

  private unowned let tiler: TableTiler
  private var rows: [Row] = []
  private var supplementaries: [(view: UIView, key: SupplementaryKey)] = []

  init(tiler: TableTiler) {
    self.tiler = tiler
  }

  /// Keeps a cell on screen.
  ///
  /// - Parameters:
  ///   - tile: The cell, with the row that it was displayed for.
  ///   - row: The row that it still stands for.
  func add(_ tile: TableTiler.Tile, row: RowPosition?) {
    var tile = tile
    tile.lastPath = tiler.tableView?.path(ofShown: tile.position)
    rows.append(Row(tile: tile, row: row))
  }

  /// Keeps a header or footer on screen.
  func add(_ view: UIView, _ key: SupplementaryKey) {
    supplementaries.append((view, key))
  }

  /// Hands a row's cell back, when the row comes on screen again before the cell has left.
  func reclaim(_ position: RowPosition) -> UITableViewCell? {
    guard let index = rows.firstIndex(where: { $0.row == position }) else { return nil }
    return rows.remove(at: index).tile.cell
  }

  /// Whether a cell is on its way out.
  func contains(_ cell: UITableViewCell) -> Bool {
    rows.contains { $0.tile.cell === cell }
  }

  /// Whether a header or footer is on its way out.
  func contains(_ view: UIView) -> Bool {
    supplementaries.contains { $0.view === view }
  }

  /// Notes what another update does to the rows that the cells stand for.
  func follow(_ plan: UpdatePlan) {
    for index in rows.indices {
      guard let row = rows[index].row else { continue }
      switch plan.fate(ofOldRow: row) {
      case .kept(let place), .moved(let place): rows[index].row = place
      case .deleted, .reloaded: rows[index].row = nil
      }
    }
  }

  /// Follows a row that the user drags.
  func renumber(_ position: (RowPosition) -> RowPosition) {
    for index in rows.indices { rows[index].row = rows[index].row.map(position) }
  }

  /// Moves everything along with the content, so that it stays where it is seen.
  func shift(by distance: CGFloat) {
    for row in rows { row.tile.cell.frame.origin.y += distance }
    for view in supplementaries { view.view.frame.origin.y += distance }
  }

  /// Takes a cell off screen at once.
  func end(_ cell: UITableViewCell) {
    guard let index = rows.firstIndex(where: { $0.tile.cell === cell }) else { return }
    tiler.end(rows.remove(at: index).tile)
  }

  /// Takes a header or footer off screen at once.
  func end(_ view: UIView) {
    guard let index = supplementaries.firstIndex(where: { $0.view === view }) else { return }
    let (view, key) = supplementaries.remove(at: index)
    tiler.end(view, key)
  }

  /// Takes off screen what has arrived where it was going.
  func endSettled() {
    end(
      rows.filter { !$0.tile.cell.isInTransition },
      supplementaries.filter { !$0.view.isInTransition }
    )
  }

  /// Takes everything off screen.
  func endAll() {
    end(rows, supplementaries)
  }

  /// Forgets everything.
  ///
  /// - Returns: What was on its way out, to be taken off screen.
  func takeAll() -> (
    rows: [TableTiler.Tile], supplementaries: [(view: UIView, key: SupplementaryKey)]
  ) {
    defer { (rows, supplementaries) = ([], []) }
    return (rows.map(\.tile), supplementaries)
  }

  private func end(_ tiles: [Row], _ views: [(view: UIView, key: SupplementaryKey)]) {
    // Nothing is found here any more when the delegate hears of it.
    rows.removeAll { row in tiles.contains { $0.tile.cell === row.tile.cell } }
    supplementaries.removeAll { entry in views.contains { $0.view === entry.view } }
    for tile in tiles { tiler.end(tile.tile) }
    for (view, key) in views { tiler.end(view, key) }
  }
}

extension UIView {
  /// Whether an animation that will end moves or fades the view.
  final var isInTransition: Bool {
    animations?.running.contains { animation in
      switch animation.property {
      case .geometry, .alpha, .transform: !animation.timing.repeats
      case .backgroundColor, .cornerRadius, .shadowOpacity: false
      }
    } ?? false
  }
}
