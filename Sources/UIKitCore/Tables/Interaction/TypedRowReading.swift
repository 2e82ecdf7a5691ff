import UIKitLists

/// The search for a row that begins with the typed text, over several frames.
struct TypedRowReading {
  /// The maximum number of rows that are read; a longer list has a `rowFinder`.
  static let maximum = 20_000
  /// The number of rows that are read at once when a key is pressed.
  static let firstSlice = 200
  /// The number of rows that are read in each further frame.
  static let slice = 100

  /// The typed letters, without differences of case, accents and width.
  let text: String
  /// The row to read next.
  var next: RowPosition
  /// The number of rows that have not been read.
  var rowsLeft: Int
  /// The rows that the table had when the key was pressed; others end the search.
  let revision: TableSession.Revision
}
