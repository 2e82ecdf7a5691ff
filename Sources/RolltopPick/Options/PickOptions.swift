import PickLines
import UIKit

/// What the command line asks for.
struct PickOptions: Sendable {
  /// Whether the help is printed, and nothing else done.
  var isHelp = false
  /// The query of a run without a window; `nil`: a window opens.
  var filter: String?
  /// How queries are read.
  var syntax = QuerySyntax()
  /// What is searched.
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
