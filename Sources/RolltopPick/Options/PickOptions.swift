import PickLines
import UIKit

/// The options of the command line.
struct PickOptions: Sendable {
  /// Whether the help is printed, and nothing else done.
  var isHelp = false
  /// The query of a run without a window; `nil`: a window opens.
  var filter: String?
  /// The query of the search field at first.
  var query = ""
  /// The line that is the current one at first; `nil`: the first one.
  var selected: String?
  /// Whether several lines can be chosen.
  var isMultiple = false
  /// The keys that choose as Return does, and are printed.
  var expectedKeys: [ExpectedKey] = []
  /// Text above the lines; `nil`: none.
  var header: String?
  /// Text before the search field; `nil`: none.
  var prompt: String?
  /// The text of the empty search field; `nil`: a word of the user's language.
  var placeholder: String?
  /// The window's title; `nil`: the program's name.
  var title: String?
  /// The window's size in points; `nil`: the usual one.
  var size: CGSize?
  /// The number of rows that the window has space for; `nil`: as the size says.
  var visibleRows: Int?
  /// The look.
  var theme = PickTheme.automatic
  /// Whether fields stand in columns.
  var hasColumns = false
  /// The number of the field that names a symbol or a picture, from 1; `nil`: none.
  var iconField: Int?
  /// The command whose output is shown beside the list; `nil`: none.
  var preview: String?
  /// Whether Return without a match chooses what was typed, and cancelling ends with 1, as in dmenu.
  var isMenu = false
  /// The syntax of queries.
  var syntax = QuerySyntax()
  /// The search.
  var search = LineSearch.Options()
  /// The byte that ends a line of the input.
  var inputSeparator = UInt8(ascii: "\n")
  /// The byte that ends a line of the output.
  var outputSeparator = UInt8(ascii: "\n")
  /// Whether the query is printed before the lines.
  var printsQuery = false
  /// Whether numbers of lines are printed rather than lines.
  var printsIndex = false

  /// The usual options.
  init() {}
}
