import PickLines

/// Prints what was chosen: the query, the key, and lines or their numbers.
struct ChoicePrinter {
  let store: LineStore
  let options: PickOptions
  /// The descriptor that is written to, such as 1 for standard output.
  let output: Int32

  /// Prints how the user has left the window.
  ///
  /// - Returns: The exit code.
  /// - Throws: `PickError` when nothing can be written.
  func print(_ outcome: PickOutcome) throws(PickError) -> Int32 {
    switch outcome {
    case .chosen(let lines, let query, let key):
      try print(query: query, key: options.expectedKeys.isEmpty ? nil : key, lines: lines)
      return lines.isEmpty ? ExitCode.noMatch : ExitCode.chosen
    case .typed(let text):
      var writer = OutputWriter(descriptor: output, separator: options.outputSeparator)
      try writer.write(text.utf8)
      try writer.flush()
      return ExitCode.chosen
    case .cancelled:
      return options.isMenu ? ExitCode.noMatch : ExitCode.cancelled
    }
  }

  /// Prints lines.
  ///
  /// - Parameters:
  ///   - query: The text of the query.
  ///   - key: The name of the key that has chosen; `nil`: it is not printed.
  ///   - lines: The numbers of the lines.
  /// - Throws: `PickError` when nothing can be written.
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
