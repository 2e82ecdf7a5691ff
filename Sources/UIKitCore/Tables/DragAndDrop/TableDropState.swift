import Foundation
import UIKitGraphics
import UIKitLists

/// The state of a drag over a table, with its drop position.
@MainActor
final class TableDropState {
  let session: any UIDropSession
  /// The position in the layout at which items would be inserted; `nil` in a table without
  /// sections.
  var position: RowPosition?
  /// The row into which items would be dropped; `nil` if none is under the drag.
  var row: RowPosition?
  var proposal = UITableViewDropProposal(operation: .cancel)
  /// The destination passed to the delegate and the coordinator: derived from `position` or `row`.
  var destination: RowPosition?
  /// The destinations by item.
  var targets: [ObjectIdentifier: TableDropTarget] = [:]
  /// The distance of the drag from the top of the bounds when it entered, in points; `nil` after it
  /// has moved away, which permits scrolling.
  var firstY: CGFloat?
  /// The only dragged row of this table if it is to be moved; otherwise `nil`.
  var movingRow: RowPosition?

  init(_ session: any UIDropSession) { self.session = session }

  /// Maps the destination rows to their positions after a change; the other properties are
  /// determined again when the drag is updated.
  func remap(_ position: (RowPosition) -> RowPosition?) {
    targets = targets.mapValues { $0.remapped(position) }
  }

  /// The position of `position` after the removal of the moved row.
  var finalPosition: RowPosition? {
    guard let position, let movingRow, movingRow.section == position.section,
      movingRow.row < position.row
    else { return position }
    return RowPosition(section: position.section, row: position.row - 1)
  }
}

/// The destination of a dropped item.
struct TableDropTarget {
  enum Destination {
    /// A row.
    case row(RowPosition)
    /// A rectangle in a row's cell.
    case into(RowPosition, CGRect)
    /// An arbitrary target.
    case target(UIDragPreviewTarget)
    /// A placeholder row.
    case placeholder(PlaceholderRow)
    /// A row that has been deleted.
    case deleted
  }

  var destination: Destination
  let animator: DragAnimator

  /// Returns the target after a change of the rows; its destination is `.deleted` if the row was
  /// deleted.
  func remapped(_ transform: (RowPosition) -> RowPosition?) -> TableDropTarget {
    var remappedTarget = self
    switch destination {
    case .row(let row): remappedTarget.destination = transform(row).map { .row($0) } ?? .deleted
    case .into(let row, let rect):
      remappedTarget.destination = transform(row).map { .into($0, rect) } ?? .deleted
    case .target, .placeholder, .deleted: break
    }
    return remappedTarget
  }
}
