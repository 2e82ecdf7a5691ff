import Foundation
import UIKitGraphics
import UIKitLists

extension TableUpdate {
  /// Gives every visible row its new place, and lets rows come and go.
  func updateRows() {
    let tiler = tableView.tiler
    guard !hasSameVisibleRows else { return updateContexts() }
    var kept: [TableTiler.Tile] = []
    for tile in tiler.takeVisibleRows() {
      guard !tiler.wasReloaded else {
        tiler.end(tile)
        continue
      }
      switch plan.fate(ofOldRow: tile.position) {
      case .kept(let position): keep(tile, at: position, isMoved: false, &kept)
      case .moved(let position): keep(tile, at: position, isMoved: true, &kept)
      case .deleted(let animation), .reloaded(_, let animation):
        exit(tile, UITableView.RowAnimation(rawValue: animation) ?? .fade)
      }
    }
    guard !tiler.wasReloaded else { return kept.forEach(tiler.end) }
    kept.sort { $0.position < $1.position }
    tiler.setVisibleRows(kept)
    showComingRows()
  }

  /// Whether every change is further down than what is visible.
  ///
  /// This makes an update that nobody sees independent of what is on screen.
  private var hasSameVisibleRows: Bool {
    guard shift == 0, let last = tableView.tiler.visibleRows.last?.position,
      plan.isUnchanged(upTo: last)
    else { return false }
    return tableView.rect(of: last).maxY >= tableView.boundsStorage.maxY
  }

  /// Only the last row of a group can look different: it may not be the last any more.
  private func updateContexts() {
    guard tableView.isGrouped else { return }
    for tile in tableView.tiler.visibleRows {
      tableView.updateContext(of: tile.cell, for: tile.position)
    }
  }

  /// A row that stays keeps its cell, which slides to the new place.
  private func keep(
    _ tile: TableTiler.Tile,
    at position: RowPosition,
    isMoved: Bool,
    _ kept: inout [TableTiler.Tile]
  ) {
    let cell = tile.cell
    let rect = tableView.rect(of: position)
    let old = oldRect(tile.position)
    cell.frame = old
    if !isMoved, old == rect, isVisible(rect) {
      tableView.updateContext(of: cell, for: position)
      kept.append(TableTiler.Tile(position: position, cell: cell))
      return
    }
    if isMoved { tableView.insertSubview(cell, at: tableView.firstSupplementaryIndex) }
    tableView.swipes.rowMoves(cell, to: position)
    guard isVisible(rect) else {
      let target = near(rect)
      animate { cell.frame = target }
      leave(tile)
      return
    }
    kept.append(TableTiler.Tile(position: position, cell: cell))
    let table = tableView
    animate {
      cell.frame = rect
      table.updateContext(of: cell, for: position)
      cell.layoutIfNeeded()
    }
  }

  /// Makes cells for rows that come into view: new ones by their animation,
  /// others from where they were.
  private func showComingRows() {
    let bounds = tableView.boundsStorage
    let span = tableView.model.geometry.rows(from: Double(bounds.minY), to: Double(bounds.maxY))
    for position in span
    where tableView.tiler.isShown(position) && tableView.tiler.cell(at: position) == nil {
      guard let cell = tableView.tiler.showRow(position), !tableView.tiler.wasReloaded else {
        return
      }
      cell.layoutIfNeeded()
      switch plan.origin(ofNewRow: position) {
      case .kept(let old), .moved(let old):
        let rect = cell.frame
        cell.frame = near(oldRect(old))
        animate { cell.frame = rect }
      case .inserted(let animation), .reloaded(_, let animation):
        enter(cell, UITableView.RowAnimation(rawValue: animation) ?? .fade)
      }
    }
  }

  // MARK: Animations

  /// Lets a new cell appear (TV-083).
  private func enter(_ cell: UITableViewCell, _ animation: UITableView.RowAnimation) {
    let rect = cell.frame
    let alpha = cell.alpha
    switch animation {
    case .none: return
    case .fade, .automatic: cell.alpha = 0
    default: cell.frame = hiddenRect(rect, animation)
    }
    animate {
      cell.alpha = alpha
      cell.frame = rect
    }
  }

  /// Lets the cell of a deleted or reloaded row disappear (TV-083).
  private func exit(_ tile: TableTiler.Tile, _ animation: UITableView.RowAnimation) {
    let cell = tile.cell
    let rect = oldRect(tile.position)
    cell.frame = rect
    tableView.insertSubview(cell, at: tableView.firstCellIndex)
    tableView.touchTracker.cellLeaves(cell)
    tableView.swipes.rowExits(cell, to: plan.fate(ofOldRow: tile.position).place)
    let target = hiddenRect(rect, animation)
    switch animation {
    case .none: return tableView.tiler.end(tile)
    case .fade, .automatic: animate { cell.alpha = 0 }
    case .left, .right: animate { cell.frame = target }
    case .top, .bottom, .middle:
      // Fades as well: group headers are no cover to disappear behind.
      animate {
        cell.frame = target
        cell.alpha = 0
      }
    }
    leave(tile)
  }

  /// Where a cell is hidden from, or goes to.
  private func hiddenRect(_ rect: CGRect, _ animation: UITableView.RowAnimation) -> CGRect {
    let width = tableView.boundsStorage.width
    switch animation {
    case .right: return rect.offsetBy(dx: width, dy: 0)
    case .left: return rect.offsetBy(dx: -width, dy: 0)
    case .top: return rect.offsetBy(dx: 0, dy: -rect.height)
    case .bottom: return rect.offsetBy(dx: 0, dy: rect.height)
    case .middle: return rect.offsetBy(dx: 0, dy: -rect.height / 2)
    case .fade, .automatic, .none: return rect
    }
  }

  /// Keeps a cell on screen until the animation is over.
  private func leave(_ tile: TableTiler.Tile) {
    let tiler = tableView.tiler
    tiler.addLeaving(tile)
    afterwards { tiler.endLeaving(tile.cell) }
  }
}
