/// Maps between the rows as shown, with one row moved, and as the data source has them.
///
/// While a row is dragged, the rows are shown as if it had been moved, but the data source is notified
/// only at the drop. Index paths for the data source are mapped until then. The cost does not
/// depend on the number of rows.
package struct RowMoveMapping: Hashable, Sendable {
  /// The position of the row in the data source.
  package let source: RowPosition

  /// The position at which the row is shown, counted after its removal from the old one.
  package var destination: RowPosition

  /// Creates a mapping.
  ///
  /// - Parameters:
  ///   - source: The position of the row in the data source.
  ///   - destination: The position at which it is shown.
  package init(from source: RowPosition, to destination: RowPosition) {
    self.source = source
    self.destination = destination
  }

  /// Whether shown positions equal those of the data source.
  package var isIdentity: Bool { source == destination }

  /// Returns the shown position of a row of the data source.
  package func shown(_ position: RowPosition) -> RowPosition {
    RowMoveMapping.remap(position, from: source, to: destination)
  }

  /// Returns the data source's position of a shown row.
  package func original(_ position: RowPosition) -> RowPosition {
    RowMoveMapping.remap(position, from: destination, to: source)
  }

  /// Returns the data source's number of rows in a section.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - shown: The number of rows shown in it.
  /// - Returns: The number before the move.
  package func originalCount(ofSection section: Int, shown: Int) -> Int {
    shown + (section == source.section ? 1 : 0) - (section == destination.section ? 1 : 0)
  }

  /// The position of a row after one row is moved.
  private static func remap(
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
