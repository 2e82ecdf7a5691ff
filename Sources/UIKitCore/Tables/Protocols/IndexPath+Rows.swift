public import Foundation
import UIKitLists

extension IndexPath {
  /// Creates the index path of a row (DS-020).
  ///
  /// - Parameters:
  ///   - row: The row in its section; `NSNotFound` names a section without rows.
  ///   - section: The section.
  public init(row: Int, section: Int) {
    // An array of both would be allocated, only to be taken apart.
    self.init(index: section)
    append(row)
  }

  /// The row in its section (DS-021).
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The section (DS-022).
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  init(_ position: RowPosition) {
    self.init(row: position.row, section: position.section)
  }

  /// The position, unless the index path has not two elements.
  var position: RowPosition? {
    count == 2 ? RowPosition(section: self[0], row: self[1]) : nil
  }
}
