/// A mapping between the displayed rows, of which one is moved, and the rows of the data source.
///
/// While a row is dragged, the rows are displayed as if it had been moved, but the data source is
/// notified only of the drop. Until then, index paths for the data source are mapped. The cost does
/// not depend on the number of rows.
package struct RowMoveMapping: Hashable, Sendable {
  /// The position of the row in the data source.
  package let source: RowPosition

  /// The position at which the row is displayed, counted after its removal from the old position.
  package var destination: RowPosition

  /// Creates a mapping.
  ///
  /// - Parameters:
  ///   - source: The position of the row in the data source.
  ///   - destination: The position at which the row is displayed.
  package init(from source: RowPosition, to destination: RowPosition) {
    self.source = source
    self.destination = destination
  }

  /// Whether displayed positions equal those of the data source.
  package var isIdentity: Bool { source == destination }

  /// Returns the displayed position of a row of the data source.
  package func displayedPosition(_ position: RowPosition) -> RowPosition {
    RowMoveMapping.remap(position, from: source, to: destination)
  }

  /// Returns the data source's position of a displayed row.
  package func originalPosition(_ position: RowPosition) -> RowPosition {
    RowMoveMapping.remap(position, from: destination, to: source)
  }

  /// Returns the data source's number of rows in a section.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - displayedCount: The number of rows displayed in the section.
  /// - Returns: The number of rows without the move.
  package func originalCount(ofSection section: Int, displayedCount: Int) -> Int {
    displayedCount + (section == source.section ? 1 : 0) - (section == destination.section ? 1 : 0)
  }

  /// Returns the position of a row after a move of one row.
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
