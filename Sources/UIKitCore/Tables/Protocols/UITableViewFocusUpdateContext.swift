public import Foundation
import UIKitLists

/// A movement of the focus between rows of a table.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The previously focused row; `nil` if no row of the table was focused.
  open internal(set) var previouslyFocusedIndexPath: IndexPath?
  /// The row that receives the focus; `nil` if no row of the table does.
  open internal(set) var nextFocusedIndexPath: IndexPath?

  init(
    from oldPosition: RowPosition?,
    to newPosition: RowPosition?,
    cell: (RowPosition) -> UITableViewCell?,
    heading: UIFocusHeading
  ) {
    previouslyFocusedIndexPath = oldPosition.map { IndexPath($0) }
    nextFocusedIndexPath = newPosition.map { IndexPath($0) }
    super.init(
      from: oldPosition.flatMap(cell),
      to: newPosition.flatMap(cell),
      heading: heading
    )
  }
}
