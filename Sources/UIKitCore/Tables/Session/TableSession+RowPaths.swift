import Foundation
import UIKitLists

// During a drag, the shown positions of rows differ from those in the data source.
extension TableSession {
  /// The data source's index path of a shown row.
  func path(ofShown position: RowPosition) -> IndexPath {
    IndexPath(rowMove?.original(position) ?? position)
  }

  /// The shown position of a row of the data source.
  func shownPosition(of position: RowPosition) -> RowPosition {
    rowMove?.shown(position) ?? position
  }

  /// Whether the table has a section, by the counts loaded last.
  func hasSection(_ section: Int) -> Bool {
    section >= 0 && section < model.geometry.numberOfSections
  }

  /// Whether the data source has the row, by the counts loaded last.
  func hasRow(_ position: RowPosition) -> Bool {
    hasSection(position.section) && position.row >= 0
      && position.row < rowCount(ofSection: position.section)
  }

  /// The number of rows that the data source has in a section that exists.
  func rowCount(ofSection section: Int) -> Int {
    let shown = model.geometry.numberOfRows(inSection: section)
    return rowMove?.originalCount(ofSection: section, shown: shown) ?? shown
  }
}
