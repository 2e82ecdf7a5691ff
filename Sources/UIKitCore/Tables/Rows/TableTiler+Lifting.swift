import Foundation
import UIKitGraphics
import UIKitLists

extension TableTiler {
  /// All rows with a cell, including the lifted one, from top to bottom.
  var rowsOnScreen: [Tile] {
    guard let lifted else { return visibleRows }
    var tiles = visibleRows
    tiles.insert(lifted, at: tiles.firstIndex { $0.position > lifted.position } ?? tiles.count)
    return tiles
  }

  /// Updates the positions of all displayed rows after a row was moved.
  ///
  /// - Parameter newPosition: Maps a position before the move to the position after it.
  func renumber(_ newPosition: (RowPosition) -> RowPosition) {
    for index in visibleRows.indices {
      visibleRows[index].position = newPosition(visibleRows[index].position)
    }
    visibleRows.sort { $0.position < $1.position }
    exiting.renumber(newPosition)
    renumberRetained(newPosition)
    if let liftedTile = lifted {
      setLiftedTile(Tile(position: newPosition(liftedTile.position), cell: liftedTile.cell))
    }
    supersedeRunningPass()
  }

  /// Lifts a visible row above the other rows.
  ///
  /// - Returns: The row's position; `nil` if the cell displays no row.
  func lift(_ cell: UITableViewCell) -> RowPosition? {
    guard let index = visibleRows.firstIndex(where: { $0.cell === cell }) else { return nil }
    let tile = visibleRows.remove(at: index)
    setLiftedTile(tile)
    return tile.position
  }

  /// Returns the lifted row to the visible rows.
  func lower() {
    guard lifted != nil else { return }
    setVisibleRows(rowsOnScreen)
    setLiftedTile(nil)
    supersedeRunningPass()
  }

  /// Supersedes a running pass in which a callback has ended a drag, because the pass refers to
  /// outdated positions.
  private func supersedeRunningPass() {
    guard session.isChangingViews else { return }
    session.invalidateRows()
    invalidatePlacement()
  }

  /// Moves rows from the visible to the exiting rows; their cells stay on screen until
  /// `ExitingViews.end(_:)`.
  ///
  /// - Parameter isReleased: Returns whether a row is to be moved.
  /// - Returns: The moved rows.
  func releaseRows(where isReleased: (RowPosition) -> Bool) -> [Tile] {
    let released = visibleRows.filter { isReleased($0.position) }
    guard !released.isEmpty else { return [] }
    visibleRows.removeAll { isReleased($0.position) }
    for tile in released { exiting.add(tile, row: nil) }
    return released
  }

  /// Moves the row of a cell from the visible to the exiting rows.
  func release(_ cell: UITableViewCell) {
    guard let position = position(of: cell) else { return }
    _ = releaseRows { $0 == position }
  }

  /// Sets the frames of all displayed views without calling the application.
  ///
  /// The change is animated inside an animation block.
  func layOutAll() {
    guard let tableView else { return }
    for tile in visibleRows {
      layOut(tile, in: tableView)
      tile.cell.layoutIfNeeded()
    }
    for (key, view) in supplementaries {
      view.frame = model.displayedRect(of: key.kind, key.section, in: tableView)
    }
  }
}
