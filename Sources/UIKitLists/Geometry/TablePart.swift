/// An element of a table's vertical layout.
package enum TablePart: Hashable, Sendable {
  /// The table header.
  case header

  /// The header of a section.
  case sectionHeader(Int)

  /// A row.
  case row(RowPosition)

  /// The footer of a section.
  case sectionFooter(Int)

  /// The table footer.
  case footer
}
