import UIKitLists

/// The state of a search for a row that begins with the typed text, over several frames.
struct TypedRowReading {
  /// The maximum number of rows compared; longer lists set a `rowFinder`.
  static let maximumRows = 20_000
  /// The number of rows compared immediately when a key is pressed.
  static let rowsInFirstFrame = 200
  /// The number of rows compared in each further frame.
  static let rowsPerFrame = 100

  /// The typed text, without differences of case, accents and width.
  let text: String
  /// The next row to compare.
  var next: RowPosition
  /// The number of rows not yet compared.
  var rowsLeft: Int
  /// The revision of the rows when the key was pressed; a different revision ends the search.
  let revision: TableSession.Revision
}
