/// The presentation of lines, and the fields that are searched.
package struct LineForm: Equatable, Sendable {
  /// The delimiter of fields.
  package var delimiter = FieldDelimiter.whitespace
  /// The fields that are shown; `nil`: the line as it is.
  package var shownFields: FieldSelection?
  /// The fields of the shown text in which words are looked for; `nil`: all of it.
  package var searchedFields: FieldSelection?
  /// Whether escape sequences for colours are left out of the shown text.
  package var readsColors = false

  /// The form of lines that are shown as they are.
  package init() {}

  /// Whether lines are shown as they are.
  var isPlain: Bool { shownFields == nil && !readsColors }
}
