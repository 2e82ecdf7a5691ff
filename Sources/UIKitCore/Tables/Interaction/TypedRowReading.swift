import UIKitLists

/// The rows that are read for one that begins with what was typed, over several frames.
struct TypedRowReading {
  /// How many rows are read at most; a list of more has a `rowFinder`.
  static let maximum = 20_000
  /// How many rows are read at once when a key is pressed.
  static let firstSlice = 200
  /// How many rows are read in each further frame.
  static let slice = 100

  /// What was typed, without differences of case, accents and width.
  let text: String
  /// The row to read next.
  var next: RowPosition
  /// How many rows have not been read.
  var rowsLeft: Int
  /// The rows that the table had when the key was pressed; others end the search.
  let revision: TableSession.Revision
}
