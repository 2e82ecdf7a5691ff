import Foundation
import UIKitLists

// During a drag, the shown positions of rows differ from those in the data source.
extension UITableView {
  /// The data source's index path of a shown row.
  final func path(ofShown position: RowPosition) -> IndexPath {
    IndexPath(session.rowMove?.original(position) ?? position)
  }

  /// The shown position of a row of the data source.
  final func shownPosition(of position: RowPosition) -> RowPosition {
    session.rowMove?.shown(position) ?? position
  }

  /// Whether the data source has the row, by the counts loaded last.
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
