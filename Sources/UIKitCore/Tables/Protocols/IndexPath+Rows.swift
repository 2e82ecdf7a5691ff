public import Foundation
import UIKitLists
import UIKitSupport

extension IndexPath {
  /// Creates the index path of a row.
  ///
  /// - Parameters:
  ///   - row: The row in its section; `NSNotFound` names a section without rows.
  ///   - section: The section.
  public init(row: Int, section: Int) {
    // This avoids allocating a temporary array.
    self.init(index: section)
    append(row)
  }

  /// The row in its section.
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

  /// Creates the index path of an item, which in tables is a row.
  ///
  /// - Parameters:
  ///   - item: The item in its section.
  ///   - section: The section.
  public init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  /// The item in its section; another name of `row`.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  /// The section.
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
  ///   - row: The row in its section.
  ///   - section: The section.
  public convenience init(forRow row: Int, inSection section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Creates the index path of an item, which in tables is a row.
  ///
  /// - Parameters:
  ///   - item: The item in its section.
  ///   - section: The section.
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(forRow: item, inSection: section)
  }

  /// The row in its section.
  public var row: Int { index(atPosition: 1) }

  /// The item in its section; another name of `row`.
  public var item: Int { row }

  /// The section.
  public var section: Int { index(atPosition: 0) }
}
