import PickLines
import UIKit

/// The command-line options.
struct PickOptions: Sendable {
  /// Whether to print only the help.
  var isHelp = false
  /// The query of a run without a window; `nil` to open a window.
  var filter: String?
  /// The initial query of the search field.
  var query = ""
  /// The beginning of the initially current line's text; `nil` for the first line.
  var selected: String?
  /// Whether several lines can be chosen.
  var isMultiple = false
  /// Additional keys that end the choice like Return, and whose names are printed.
  var expectedKeys: [ExpectedKey] = []
  /// The text above the lines; `nil` for none.
  var header: String?
  /// The text before the search field; `nil` for none.
  var prompt: String?
  /// The placeholder of the search field; `nil` for a word in the user's language.
  var placeholder: String?
  /// The window's title; `nil` for the program's name.
  var title: String?
  /// The window's size in points; `nil` for the default size.
  var size: CGSize?
  /// The number of rows that fit into the window; `nil` to use the size.
  var visibleRows: Int?
  var theme = PickTheme.automatic
  /// Whether fields are aligned in columns.
  var hasColumns = false
  /// The number of the field with the name of a symbol or image file, starting at 1; `nil` for
  /// none.
  var iconField: Int?
  /// The command whose output appears beside the list; `nil` for none.
  var preview: String?
  /// Whether Return without a match chooses the typed text, and cancelling exits with code 1, as in
  /// dmenu.
  var isMenu = false
  var syntax = QuerySyntax()
  var search = LineSearch.Options()
  /// The byte that terminates a line of the input.
  var inputSeparator = UInt8(ascii: "\n")
  /// The byte that terminates a line of the output.
  var outputSeparator = UInt8(ascii: "\n")
  /// Whether to print the query before the lines.
  var printsQuery = false
  /// Whether to print line numbers instead of lines.
  var printsIndex = false

  /// Creates the default options.
  init() {}
}
