import Foundation
import UIKitLists

// During a drag, the displayed positions of rows differ from those in the data source.
extension TableSession {
  /// Returns the data source's index path of a displayed row.
  func path(ofShown position: RowPosition) -> IndexPath {
    IndexPath(rowMove?.originalPosition(position) ?? position)
  }

  /// Returns the displayed position of a row of the data source.
  func shownPosition(of position: RowPosition) -> RowPosition {
    rowMove?.displayedPosition(position) ?? position
  }

  /// Returns whether the table has a section, according to the counts loaded last.
  func hasSection(_ section: Int) -> Bool {
    section >= 0 && section < model.geometry.numberOfSections
  }

  /// Returns whether the data source has a row, according to the counts loaded last.
  func hasRow(_ position: RowPosition) -> Bool {
    hasSection(position.section) && position.row >= 0
      && position.row < rowCount(ofSection: position.section)
  }

  /// Returns the number of rows in the data source's section, which must exist.
  func rowCount(ofSection section: Int) -> Int {
    let displayedCount = model.geometry.numberOfRows(inSection: section)
    return rowMove?.originalCount(ofSection: section, displayedCount: displayedCount)
      ?? displayedCount
  }
}
