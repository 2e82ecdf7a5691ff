/// Translates between a table in which one row is shown elsewhere and the table
/// as its data source still has it.
///
/// While a row is dragged, all rows are shown as if it had been moved already,
/// but the data source hears of the move only when the row is dropped. Every
/// question to it in between goes through a mapping. Costs nothing per row.
package struct RowMoveMapping: Hashable, Sendable {
  /// Where the data source has the row.
  package let source: RowPosition

  /// Where the row is shown: its place after it has been taken out of its old one.
  package var destination: RowPosition

  /// Creates a mapping.
  ///
  /// - Parameters:
  ///   - source: Where the data source has the row.
  ///   - destination: Where it is shown.
  package init(from source: RowPosition, to destination: RowPosition) {
    self.source = source
    self.destination = destination
  }

  /// Whether every row is shown where the data source has it.
  package var isIdentity: Bool { source == destination }

  /// Returns where a row of the data source is shown.
  package func shown(_ position: RowPosition) -> RowPosition {
    RowMoveMapping.follow(position, from: source, to: destination)
  }

  /// Returns where the data source has a row that is shown at a position.
  package func original(_ position: RowPosition) -> RowPosition {
    RowMoveMapping.follow(position, from: destination, to: source)
  }

  /// Returns the number of rows that the data source has in a section.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - shown: The number of rows shown in it.
  /// - Returns: The number before the move.
  package func originalCount(ofSection section: Int, shown: Int) -> Int {
    shown + (section == source.section ? 1 : 0) - (section == destination.section ? 1 : 0)
  }

  /// Where a row gets to when one row is taken out and put in elsewhere.
  private static func follow(
    _ position: RowPosition,
    from old: RowPosition,
    to new: RowPosition
  ) -> RowPosition {
    guard position != old else { return new }
    var result = position
    if result.section == old.section, result.row > old.row { result.row -= 1 }
    if result.section == new.section, result.row >= new.row { result.row += 1 }
    return result
  }
}
