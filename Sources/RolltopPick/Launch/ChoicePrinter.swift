import PickLines

/// Prints what was chosen: the query, and lines or their numbers.
struct ChoicePrinter {
  let store: LineStore
  let options: PickOptions

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
    var writer = OutputWriter(descriptor: 1, separator: options.outputSeparator)
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
