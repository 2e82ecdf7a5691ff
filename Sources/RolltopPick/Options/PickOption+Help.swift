import UIKit

extension PickOption {
  /// The text that `--help` prints.
  static var helpText: String {
    let groups = all.map { title, options in
      "\(title):\n" + options.flatMap(\.helpLines).joined(separator: "\n")
    }
    return """
      rolltop pick shows the lines of standard input, and prints the chosen ones.

      Usage: … | rolltop pick [options]

      Words of a query are fuzzy, and all have to match: 'word stands as it is, ^word
      at the start, word$ at the end, !word nowhere; a | b is one of both. A capital
      letter respects case.

      \(groups.joined(separator: "\n\n"))

      Exit codes: 0 chosen, 1 no match, 2 an error, 130 cancelled.
      """
  }

  /// The lines of the option in the help; long names have a line of their own.
  private var helpLines: [String] {
    let names = (short.map { "\($0), " } ?? "    ") + name + (value.map { " \($0)" } ?? "")
    let column = 26
    let firstLine = names.count + 2 < column ? [] : ["  \(names)"]
    return firstLine
      + help.enumerated().map { index, line in
        let prefix = index == 0 && firstLine.isEmpty ? "  \(names)" : ""
        return prefix.padding(toLength: column, withPad: " ", startingAt: 0) + line
      }
  }
}
