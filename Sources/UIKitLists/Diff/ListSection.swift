/// The identifiers of a section and its rows.
package struct ListSection<SectionID: Hashable, RowID: Hashable> {
  /// The section's identifier, unique in the list.
  package var id: SectionID

  /// The rows' identifiers from top to bottom, unique across all sections.
  package var rows: [RowID]

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - id: The section's identifier.
  ///   - rows: The rows' identifiers, from top to bottom.
  package init(id: SectionID, rows: [RowID]) {
    self.id = id
    self.rows = rows
  }
}

extension ListSection: Sendable where SectionID: Sendable, RowID: Sendable {}
