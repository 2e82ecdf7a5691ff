import Foundation
import UIKitGraphics
import UIKitLists

/// The drag over a table, and the place where it would land.
@MainActor
final class TableDropState {
  let session: any UIDropSession
  /// The position at which items would be inserted, in the layout; `nil` without sections.
  var place: RowPosition?
  /// The row that items would go into.
  var row: RowPosition?
  var proposal = UITableViewDropProposal(operation: .cancel)
  /// The place that the delegate and the coordinator get: that of `place` or of `row`.
  var destination: RowPosition?
  /// The destination of each item.
  var goals: [ObjectIdentifier: TableDropGoal] = [:]
  /// The distance between the upper edge of the bounds and the drag when it arrived, in points;
  /// `nil` once it has moved away, so that the table scrolls.
  var firstY: CGFloat?
  /// The only row of this table that is dragged, if it is to be moved.
  var movingRow: RowPosition?

  init(_ session: any UIDropSession) { self.session = session }

  /// Maps the rows that items go to after a change; the rest is found again when the drag is
  /// updated.
  func remap(_ place: (RowPosition) -> RowPosition?) {
    goals = goals.mapValues { $0.remapped(place) }
  }

  /// `place`, counted without the row that is moved.
  var finalPlace: RowPosition? {
    guard let place, let movingRow, movingRow.section == place.section, movingRow.row < place.row
    else { return place }
    return RowPosition(section: place.section, row: place.row - 1)
  }
}

/// The destination of a dropped item.
struct TableDropGoal {
  enum Place {
    /// To a row.
    case row(RowPosition)
    /// Into a row, at a rectangle of its cell.
    case into(RowPosition, CGRect)
    /// To any place.
    case target(UIDragPreviewTarget)
    /// To a row that is not in the data yet.
    case placeholder(PlaceholderRow)
    /// To a row that was deleted meanwhile.
    case gone
  }

  var place: Place
  let animator: DragAnimator

  /// The goal after a change of the rows.
  func remapped(_ present: (RowPosition) -> RowPosition?) -> TableDropGoal {
    var goal = self
    switch place {
    case .row(let row): goal.place = present(row).map { .row($0) } ?? .gone
    case .into(let row, let rect): goal.place = present(row).map { .into($0, rect) } ?? .gone
    case .target, .placeholder, .gone: break
    }
    return goal
  }
}
