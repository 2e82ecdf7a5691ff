import PickLines
import UIKit

/// Prints the lines that match, without a window.
struct FilterRun {
  let options: PickOptions
  let query: String

  /// - Returns: The exit code.
  /// - Throws: `StoreError` or `PickError`.
  func run() throws -> Int32 {
    let store = try LineStore(separator: options.inputSeparator)
    try LineReader(descriptor: 0, store: store).readAll()
    let search = try LineSearch(store: store, options: options.search)
    let matches = search.matches(of: Query(query, syntax: options.syntax))
    try ChoicePrinter(store: store, options: options)
      .print(query: query, lines: (0..<matches.count).lazy.map { matches[$0] })
    return matches.count > 0 ? ExitCode.chosen : ExitCode.noMatch
  }
}
