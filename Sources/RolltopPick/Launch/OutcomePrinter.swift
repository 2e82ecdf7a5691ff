import PickLines

/// Prints the user's choice: the query, the key, and the lines or their numbers.
struct OutcomePrinter {
  let store: LineStore
  let options: PickOptions
  /// The file descriptor for the output, such as 1 for standard output.
  let output: Int32

  /// Prints the outcome of the window.
  ///
  /// - Returns: The exit code.
  /// - Throws: `PickError` if writing fails.
  func print(_ outcome: PickOutcome) throws(PickError) -> Int32 {
    switch outcome {
    case .picked(let lines, let query, let key):
      try print(query: query, key: options.expectedKeys.isEmpty ? nil : key, lines: lines)
      return lines.isEmpty ? ExitCode.noMatch : ExitCode.picked
    case .typed(let text):
      var writer = OutputWriter(descriptor: output, separator: options.outputSeparator)
      try writer.write(text.utf8)
      try writer.flush()
      return ExitCode.picked
    case .cancelled:
      return options.isMenu ? ExitCode.noMatch : ExitCode.cancelled
    }
  }

  /// Prints lines.
  ///
  /// - Parameters:
  ///   - query: The text of the query.
  ///   - key: The name of the key that ended the choice; `nil` to omit it.
  ///   - lines: The numbers of the lines.
  /// - Throws: `PickError` if writing fails.
  func print(
    query: String,
    key: String? = nil,
    lines: some Sequence<Int>
  ) throws(PickError) {
    var writer = OutputWriter(descriptor: output, separator: options.outputSeparator)
    if options.printsQuery { try writer.write(query.utf8) }
    if let key { try writer.write(key.utf8) }
    for line in lines {
      if options.printsIndex {
        try writer.write(String(line - options.search.headerCount).utf8)
      } else {
        try writer.write(store[line])
      }
    }
    try writer.flush()
  }
}
