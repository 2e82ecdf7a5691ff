import Foundation
import UIKitLists

/// An animated scroll to a row.
final class RowScroll {
  /// The row, or with `NSNotFound` the section; `nil` after the row was deleted or the table
  /// reloaded.
  private(set) var path: IndexPath?

  init(_ path: IndexPath) { self.path = path }

  /// Maps the row to its position after an update.
  func remap(_ plan: UpdatePlan) {
    guard let oldPath = path else { return }
    if oldPath.row == NSNotFound {
      let section = plan.outcome(ofOldSection: oldPath.section).position
      path = section.map { IndexPath(row: NSNotFound, section: $0) }
    } else {
      path = oldPath.position.flatMap(plan.newPosition).map { IndexPath($0) }
    }
  }

  /// Maps the row to its position after the user has moved a row.
  func remap(_ move: RowMoveMapping) {
    guard let oldPosition = path?.position, oldPosition.row != NSNotFound else { return }
    path = IndexPath(move.displayedPosition(oldPosition))
  }

  /// Stops tracking the row; the scroll keeps its last target.
  func tableWasReloaded() { path = nil }
}
