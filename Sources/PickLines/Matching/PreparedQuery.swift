/// A query in plain memory, which matching reads without counting references.
///
/// The workers of a search would otherwise change the same reference counts with each line, and
/// wait for each other's cache lines.
final class PreparedQuery {
  /// A word of the query.
  struct Word {
    let kind: Term.Kind
    let isInverse: Bool
    let isASCII: Bool
    let folding: Folding
    /// The characters.
    let units: UnsafeBufferPointer<PatternUnit>
    /// Whether the word is the last one of its group.
    let endsGroup: Bool
  }

  /// The words of all groups.
  let words: UnsafeMutableBufferPointer<Word>
  /// The maximum number of characters in a word.
  let maximumWordLength: Int

  init(_ query: Query) {
    let words = query.groups.flatMap { group in
      group.indices.map { index in
        let term = group[index]
        let units = UnsafeMutableBufferPointer<PatternUnit>.allocate(capacity: term.units.count)
        _ = units.initialize(from: term.units)
        return Word(
          kind: term.kind,
          isInverse: term.isInverse,
          isASCII: term.isASCII,
          folding: term.folding,
          units: UnsafeBufferPointer(units),
          endsGroup: index == group.count - 1
        )
      }
    }
    self.words = .allocate(capacity: words.count)
    _ = self.words.initialize(from: words)
    maximumWordLength = words.map(\.units.count).max() ?? 0
  }

  deinit {
    for word in words { word.units.deallocate() }
    words.deallocate()
  }
}
