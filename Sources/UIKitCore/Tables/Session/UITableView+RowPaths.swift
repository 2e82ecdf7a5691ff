import Foundation
import UIKitLists

// While a row is dragged, rows are shown elsewhere than the data source has them.
extension UITableView {
  /// The data source's index path of a shown row.
  final func path(ofShown position: RowPosition) -> IndexPath {
    IndexPath(session.rowMove?.original(position) ?? position)
  }

  /// Where a row of the data source is shown.
  final func shownPosition(of position: RowPosition) -> RowPosition {
    session.rowMove?.shown(position) ?? position
  }

  /// Whether the data source has a row at a position, as far as the table knows.
  final func hasRow(_ position: RowPosition) -> Bool {
    hasSection(position.section) && position.row >= 0
      && position.row < rowCount(ofSection: position.section)
  }

  /// The number of rows that the data source has in a section that exists.
  final func rowCount(ofSection section: Int) -> Int {
    let shown = model.geometry.numberOfRows(inSection: section)
    return session.rowMove?.originalCount(ofSection: section, shown: shown) ?? shown
  }
}
