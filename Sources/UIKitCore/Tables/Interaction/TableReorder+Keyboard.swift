import Foundation
import UIKitGraphics
import UIKitLists

extension TableReorder {
  /// Moves a row by one position, like a drag.
  ///
  /// - Parameters:
  ///   - position: A movable row.
  ///   - direction: 1 for down, −1 for up; crosses section boundaries.
  func move(_ position: RowPosition, by direction: Int) {
    guard let tableView else { return }
    session.table?.scrollToRow(at: IndexPath(position), at: .none, animated: false)
    interaction?.updates.tileIfPossible()
    let geometry = model.geometry
    guard geometry.contains(position),
      let target = RowDropFinder(geometry, gap: position, originalPosition: position)
        .neighbour(of: position, direction: direction),
      let cell = tiler.cell(at: position), tiler.lift(cell) != nil
    else { return }
    let rect = model.rect(of: position, in: tableView)
    let drag = RowDrag(
      of: cell,
      at: position,
      by: nil,
      lift: RowLift(of: cell),
      fingerY: rect.midY - tableView.boundsStorage.minY,
      gripOffset: 0,
      edges: model.scrollingEdges(rowHeight: rect.height, in: tableView)
    )
    begin(drag, in: tableView)
    propose(target, for: drag, in: tableView)
    let newPosition = session.tracking([position]) { currentPositions in
      drop()
      return currentPositions()[0]
    }
    if let newPosition {
      interaction?.focus.move(to: newPosition)
      session.table?.scrollToRow(at: session.path(ofShown: newPosition), at: .none, animated: true)
    }
  }
}
