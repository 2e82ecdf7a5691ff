import PickLines

/// Prints the matching lines without a window.
struct FilterRun {
  let options: PickOptions
  let query: String
  /// The file descriptor for the input.
  var input: Int32 = 0
  /// The file descriptor for the output.
  var output: Int32 = 1

  /// Reads, filters and prints the lines.
  ///
  /// - Returns: The exit code.
  /// - Throws: `StoreError` or `PickError`.
  func run() throws -> Int32 {
    let store = try LineStore(separator: options.inputSeparator)
    try LineReader(descriptor: input, store: store).readAll()
    let search = try LineSearch(store: store, options: options.search)
    let matches = search.matches(of: Query(query, syntax: options.syntax))
    try OutcomePrinter(store: store, options: options, output: output)
      .print(query: query, lines: (0..<matches.count).lazy.map { matches[$0] })
    return matches.count > 0 ? ExitCode.picked : ExitCode.noMatch
  }
}
