import Foundation
import Testing
import UIKitCore

/// Tests for `item`, which equals the row of an index path.
struct IndexPathItemTests {
  @Test func itemsAreRows() {
    var path = IndexPath(item: 3, section: 2)
    #expect(path == IndexPath(row: 3, section: 2))
    #expect(path.item == 3)
    path.item = 5
    #expect(path.row == 5)
  }

  @Test func nsIndexPathHasItems() {
    let path = NSIndexPath(forRow: 3, inSection: 2)
    #expect((path.row, path.item, path.section) == (3, 3, 2))
    #expect(path as IndexPath == IndexPath(row: 3, section: 2))
    #expect(NSIndexPath(forItem: 4, inSection: 1) as IndexPath == IndexPath(row: 4, section: 1))
  }
}
