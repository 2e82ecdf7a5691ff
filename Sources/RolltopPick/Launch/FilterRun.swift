import PickLines

/// Prints the lines that match, without a window.
struct FilterRun {
  let options: PickOptions
  let query: String
  /// The descriptor that lines are read from.
  var input: Int32 = 0
  /// The descriptor that is written to.
  var output: Int32 = 1

  /// - Returns: The exit code.
  /// - Throws: `StoreError` or `PickError`.
  func run() throws -> Int32 {
    let store = try LineStore(separator: options.inputSeparator)
    try LineReader(descriptor: input, store: store).readAll()
    let search = try LineSearch(store: store, options: options.search)
    let matches = search.matches(of: Query(query, syntax: options.syntax))
    try ChoicePrinter(store: store, options: options, output: output)
      .print(query: query, lines: (0..<matches.count).lazy.map { matches[$0] })
    return matches.count > 0 ? ExitCode.chosen : ExitCode.noMatch
  }
}
