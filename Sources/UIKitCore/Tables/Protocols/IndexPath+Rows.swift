public import Foundation
import UIKitLists
import UIKitSupport

extension IndexPath {
  /// Creates the index path of a row.
  ///
  /// - Parameters:
  ///   - row: The index of the row in its section; `NSNotFound` means a section without rows.
  ///   - section: The index of the section.
  public init(row: Int, section: Int) {
    // This avoids allocating a temporary array.
    self.init(index: section)
    append(row)
  }

  /// The index of the row in its section.
  public var row: Int {
    get {
      demandRow()
      return self[1]
    }
    set {
      demandRow()
      self[1] = newValue
    }
  }

  /// Creates the index path of an item; an item of a table is a row.
  ///
  /// - Parameters:
  ///   - item: The index of the item in its section.
  ///   - section: The index of the section.
  public init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  /// The index of the item in its section; a synonym of `row`.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  /// The index of the section.
  public var section: Int {
    get {
      demandRow()
      return self[0]
    }
    set {
      demandRow()
      self[0] = newValue
    }
  }

  private func demandRow() {
    demand(
      count == 2,
      "The index path \(Array(prefix(10))) has \(count) elements, not two: a section and a row"
    )
  }

  init(_ position: RowPosition) {
    self.init(row: position.row, section: position.section)
  }

  /// The position; `nil` unless the index path has two elements.
  var position: RowPosition? {
    count == 2 ? RowPosition(section: self[0], row: self[1]) : nil
  }
}

extension NSIndexPath {
  /// Creates the index path of a row.
  ///
  /// - Parameters:
  ///   - row: The index of the row in its section.
  ///   - section: The index of the section.
  public convenience init(forRow row: Int, inSection section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Creates the index path of an item; an item of a table is a row.
  ///
  /// - Parameters:
  ///   - item: The index of the item in its section.
  ///   - section: The index of the section.
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(forRow: item, inSection: section)
  }

  /// The index of the row in its section.
  public var row: Int { index(atPosition: 1) }

  /// The index of the item in its section; a synonym of `row`.
  public var item: Int { row }

  /// The index of the section.
  public var section: Int { index(atPosition: 0) }
}
