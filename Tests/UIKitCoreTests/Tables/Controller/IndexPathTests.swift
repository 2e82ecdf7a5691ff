import Foundation
import Testing
import UIKitCore

/// Tests for the rows and sections of index paths (DS-020 to DS-022).
struct IndexPathTests {
  @Test func indexPathsAreCreatedFromRowAndSection() {
    let path = IndexPath(row: 3, section: 7)
    #expect(path.row == 3)  // DS-020.1, DS-021.1
    #expect(path.section == 7)  // DS-020.1, DS-022.1
    #expect(path.count == 2 && path[0] == 7 && path[1] == 3)  // DS-020.2
    #expect(path == IndexPath(indexes: [7, 3]))  // DS-020.2
  }

  @Test func indexPathsSortBySectionThenRow() {
    let paths = [
      IndexPath(row: 0, section: 1), IndexPath(row: 9, section: 0), IndexPath(row: 1, section: 0),
    ]
    // DS-020.2
    #expect(paths.sorted() == [paths[2], paths[1], paths[0]])
  }

  @Test func rowAndSectionCanBeSet() {
    var path = IndexPath(row: 3, section: 7)
    path.row = 5
    #expect(path == IndexPath(row: 5, section: 7))  // DS-021.1
    path.section = 1
    #expect(path == IndexPath(row: 5, section: 1))  // DS-022.1
  }
}
