/// The presentation of lines, and the searched fields.
package struct LineForm: Equatable, Sendable {
  /// The delimiter of fields.
  package var delimiter = FieldDelimiter.whitespace
  /// The visible fields; `nil` for the whole line.
  package var displayedFields: FieldSelection?
  /// The searched fields of the visible text; `nil` for the whole text.
  package var searchedFields: FieldSelection?
  /// Whether colour escape sequences are interpreted and removed from the visible text.
  package var readsColors = false

  /// Creates the form of lines that are displayed unchanged.
  package init() {}

  /// Whether lines are displayed unchanged.
  var isPlain: Bool { displayedFields == nil && !readsColors }
}
