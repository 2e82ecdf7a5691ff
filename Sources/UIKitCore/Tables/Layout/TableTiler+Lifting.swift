import Foundation
import UIKitGraphics
import UIKitLists

extension TableTiler {
  /// All rows that have a cell, from top to bottom, with the one that floats.
  var rowsOnScreen: [Tile] {
    guard let lifted else { return visibleRows }
    var tiles = visibleRows
    tiles.insert(lifted, at: tiles.firstIndex { $0.position > lifted.position } ?? tiles.count)
    return tiles
  }

  /// Gives all shown rows other positions, because one has been moved.
  ///
  /// - Parameter position: Where a row is after the move.
  func renumber(_ position: (RowPosition) -> RowPosition) {
    for index in visibleRows.indices {
      visibleRows[index].position = position(visibleRows[index].position)
    }
    visibleRows.sort { $0.position < $1.position }
    exiting.renumber(position)
    if let old = lifted { lift(Tile(position: position(old.position), cell: old.cell)) }
  }

  /// Lets a visible row float.
  ///
  /// - Returns: Its position; `nil` when the cell shows no row.
  func lift(_ cell: UITableViewCell) -> RowPosition? {
    guard let index = visibleRows.firstIndex(where: { $0.cell === cell }) else { return nil }
    let tile = visibleRows.remove(at: index)
    lift(tile)
    return tile.position
  }

  /// Makes the row that floats one of the others.
  func lower() {
    guard lifted != nil else { return }
    setVisibleRows(rowsOnScreen)
    lift(nil)
  }

  /// Takes rows out of the visible ones; their cells stay until `ExitingViews.end(_:)`.
  ///
  /// - Parameter isGone: Whether a row is to be taken out.
  /// - Returns: What was taken out.
  func releaseRows(where isGone: (RowPosition) -> Bool) -> [Tile] {
    let gone = visibleRows.filter { isGone($0.position) }
    guard !gone.isEmpty else { return [] }
    visibleRows.removeAll { isGone($0.position) }
    for tile in gone { exiting.add(tile, row: nil) }
    return gone
  }

  /// The same for one row.
  func release(_ cell: UITableViewCell) {
    guard let position = position(of: cell) else { return }
    _ = releaseRows { $0 == position }
  }

  /// Puts everything that is shown at its place, without asking for anything.
  ///
  /// Animated inside an animation block.
  func placeAll() {
    guard let tableView else { return }
    for tile in visibleRows {
      place(tile, in: tableView)
      tile.cell.layoutIfNeeded()
    }
    for (key, view) in supplementaries {
      view.frame = tableView.displayedRect(of: key.kind, key.section)
    }
  }
}
