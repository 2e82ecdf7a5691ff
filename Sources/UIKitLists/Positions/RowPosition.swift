/// The position of a row: a section index and a row index in that section, both zero-based.
///
/// Positions are ordered from top to bottom. A position does not specify whether it refers to the
/// table before or after an update; this is documented where it is used.
package struct RowPosition: Hashable, Sendable {
  /// The index of the section.
  package var section: Int

  /// The index of the row in its section.
  package var row: Int

  /// Creates the position of a row.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - row: The index of the row in its section.
  package init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }
}

extension RowPosition: Comparable {
  /// Returns whether a row precedes another from top to bottom.
  package static func < (lhs: RowPosition, rhs: RowPosition) -> Bool {
    lhs.section != rhs.section ? lhs.section < rhs.section : lhs.row < rhs.row
  }
}

extension RowPosition: CustomStringConvertible {
  /// The position as stated in messages, such as "row 3 of section 0".
  package var description: String { "row \(row) of section \(section)" }
}
