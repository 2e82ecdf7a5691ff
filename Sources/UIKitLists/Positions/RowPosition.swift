/// The position of a row: a section and a row in it, both counted from 0.
///
/// Positions are ordered from top to bottom. A position does not say which table it refers to,
/// before or after an update; that is documented where it is used.
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
  /// Returns whether one row comes before another from top to bottom.
  package static func < (left: RowPosition, right: RowPosition) -> Bool {
    left.section != right.section ? left.section < right.section : left.row < right.row
  }
}

extension RowPosition: CustomStringConvertible {
  /// The position as in messages, such as "row 3 of section 0".
  package var description: String { "row \(row) of section \(section)" }
}
