import Foundation
import UIKitGraphics
import UIKitLists

extension TableUpdate {
  /// Animates visible rows to their new positions, and rows in and out.
  func updateRows() throws(Superseded) {
    var immediatelyRemoved: [UITableViewCell] = []
    var displacement = DisplacementTracker(update: self)
    for transition in transitions {
      try pass.validateRows()
      let tile = transition.tile
      switch transition.outcome {
      case .kept(let position):
        keep(tile, at: position)
        displacement.record(tile.position, to: position)
      case .moved(let position):
        // A moved row passes in front of the others.
        tableView.insertSubview(
          tile.cell,
          behindIndex: tiler.firstSupplementaryIndex(in: tableView)
        )
        keep(tile, at: position)
      case .deleted(let animation), .reloaded(_, let animation):
        let distance = displacement.distance(
          of: tile.position,
          replacedBy: transition.outcome.position
        )
        if animation == .none { immediatelyRemoved.append(tile.cell) }
        exit(
          tile,
          with: transition.outcome.animation(of: tile.position, in: plan),
          displacedBy: distance
        )
      }
    }
    for cell in immediatelyRemoved { tiler.exiting.end(cell) }
    try pass.validateRows()
    // Outside a window, the next layout pass requests the cells.
    guard isInWindow else { return }
    // If a callback defers another batch, that batch shows the remaining rows.
    try pass.queryUntilBatchIsDeferred { () throws(Superseded) in try showEnteringRows() }
    tiler.discardMeasuredCells()
  }

  /// Animates the cell of a remaining row to its new position.
  private func keep(_ tile: TableTiler.Tile, at position: RowPosition) {
    let (cell, table) = (tile.cell, tableView)
    cell.frame = oldRect(tile.position)
    for observer in session.rowObservers { observer.cellWillMove(cell, to: position) }
    let rect = model.rect(of: position, in: table)
    if cell.frame == rect, model.isOnScreen(rect, in: tableView), !model.isGrouped {
      return tiler.updateContext(of: cell, for: position)
    }
    guard model.isOnScreen(rect, in: tableView) else {
      tiler.visibleRows.removeAll { $0.cell === cell }
      var retainedTile = TableTiler.Tile(position: position, cell: cell)
      retainedTile.lastPath = session.path(ofShown: tile.position)
      if tiler.retainIfEdited(retainedTile) {
        return animate { [tiler] in if tiler.isRetained(cell) { cell.frame = rect } }
      }
      let target = clamped(rect)
      let exiting = tiler.exiting
      animate { if exiting.contains(cell) { cell.frame = target } }
      exiting.add(tile, row: position)
      for observer in session.rowObservers { observer.cellsWillExit([cell]) }
      return
    }
    slide(cell, to: position)
  }

  private func slide(_ cell: UITableViewCell, to position: RowPosition) {
    let table = tableView
    let rect = model.rect(of: position, in: table)
    animate { [tiler] in
      cell.frame = rect
      tiler.updateContext(of: cell, for: position)
      cell.layoutIfNeeded()
    }
  }

  /// Displays rows that become visible: inserted rows with their row animation, others from their
  /// old positions.
  private func showEnteringRows() throws(Superseded) {
    let (top, bottom) = model.tiledRange(in: tableView)
    let span = model.geometry.rows(from: top, to: bottom)
    for position in span where tiler.isShown(position) && tiler.cell(at: position) == nil {
      if let tile = try tiler.reclaim(position, pass) {
        slide(tile.cell, to: position)
        continue
      }
      guard let cell = try tiler.showRow(position, pass) else { break }
      cell.layoutIfNeeded()
      switch plan.origin(ofNewRow: position) {
      case .kept(let oldPosition), .moved(let oldPosition):
        let rect = cell.frame
        cell.frame = clamped(oldRect(oldPosition))
        animate { cell.frame = rect }
      case .inserted(.automatic):
        enter(cell, with: plan.animation(ofInsertedRow: position))
      case .inserted(let animation):
        enter(cell, with: animation)
      case .reloaded(_, let animation):
        // The new cell stays opaque behind the old one, which fades. In a cross-fade the background
        // would shine through.
        if animation != .fade, animation != .automatic { enter(cell, with: animation) }
      }
    }
  }

  // MARK: Animations

  /// Animates a new cell into view.
  private func enter(_ cell: UITableViewCell, with animation: UpdateAnimation) {
    guard animation != .none else { return }
    let (rect, alpha) = (cell.frame, cell.alpha)
    if animation.fades { cell.alpha = 0 }
    cell.frame = hiddenRect(rect, animation)
    animate {
      cell.alpha = alpha
      cell.frame = rect
    }
  }

  /// Animates the cell of a deleted or reloaded row out of view.
  private func exit(
    _ tile: TableTiler.Tile,
    with animation: UpdateAnimation,
    displacedBy distance: CGFloat
  ) {
    let cell = tile.cell
    let rect = oldRect(tile.position)
    cell.frame = rect
    tiler.insertRow(cell, in: tableView)
    let position = plan.outcome(ofOldRow: tile.position).position
    for observer in session.rowObservers { observer.cellWillExit(cell, to: position) }
    guard animation != .none else { return }
    let target = clamped(hiddenRect(rect, animation).offsetBy(dx: 0, dy: distance))
    let exiting = tiler.exiting
    animate {
      guard exiting.contains(cell) else { return }
      cell.frame = target
      if animation.fades { cell.alpha = 0 }
    }
  }

  /// Returns the frame at which a row animation begins for new cells and ends for old ones.
  private func hiddenRect(_ rect: CGRect, _ animation: UpdateAnimation) -> CGRect {
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
}

extension UpdateOutcome<RowPosition> {
  /// Returns the animation of a row that leaves or changes; resolves `.automatic`.
  fileprivate func animation(of row: RowPosition, in plan: UpdatePlan) -> UpdateAnimation {
    switch self {
    case .deleted(.automatic): plan.animation(ofDeletedRow: row)
    case .deleted(let animation), .reloaded(_, let animation): animation
    case .kept, .moved: .none
    }
  }
}

extension UpdateAnimation {
  /// Whether cells fade.
  ///
  /// They also fade when sliding behind others, because group headers are transparent.
  fileprivate var fades: Bool {
    switch self {
    case .fade, .automatic, .top, .bottom, .middle: true
    case .left, .right, .none: false
    }
  }
}

/// Tracks the displacement of exiting rows, which move along with the row above them.
@MainActor
private struct DisplacementTracker {
  let update: TableUpdate
  /// The displacement of the last row or header above, in points; positive downwards.
  private var distance: CGFloat = 0
  /// The old section of that row or header; `nil` before the first one.
  private var section: Int?

  init(update: TableUpdate) {
    self.update = update
  }

  /// Records the displacement of a row that stays in order.
  mutating func record(_ oldPosition: RowPosition, to newPosition: RowPosition) {
    section = oldPosition.section
    distance =
      update.model.rect(of: newPosition, in: update.tableView).maxY
      - update.oldRect(oldPosition).maxY
  }

  /// Returns the displacement of an exiting row.
  ///
  /// - Parameters:
  ///   - oldPosition: The row's position before the update.
  ///   - newPosition: The position of the row that replaces it; `nil` for none.
  /// - Returns: The displacement in points, positive downwards.
  mutating func distance(
    of oldPosition: RowPosition,
    replacedBy newPosition: RowPosition?
  ) -> CGFloat {
    if let newPosition {
      return update.model.rect(of: newPosition, in: update.tableView).minY
        - update.oldRect(oldPosition).minY
    }
    guard section != oldPosition.section else { return distance }
    section = oldPosition.section
    switch update.plan.outcome(ofOldSection: oldPosition.section) {
    case .kept(let position), .moved(let position), .reloaded(let position, _):
      distance =
        CGFloat(update.model.headerSpan(position, in: update.model.geometry).maxY)
        - update.oldRect(of: .header, oldPosition.section).maxY
    case .deleted: break
    }
    return distance
  }
}
