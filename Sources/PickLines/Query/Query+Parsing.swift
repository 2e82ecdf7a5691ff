extension Query {
  /// Parses a query.
  ///
  /// Words are separated by spaces, and all words must match; `\ ` stands for a space within a
  /// word. `|` between words requires one of them. `'word` matches exactly, `^word` at the start,
  /// `word$` at the end; `!word` must not match. With `syntax.isExact` words match exactly, and
  /// `'word` matches with gaps.
  ///
  /// - Parameters:
  ///   - text: The typed text.
  ///   - syntax: The syntax.
  package init(_ text: String, syntax: QuerySyntax = QuerySyntax()) {
    var groups: [[Term]] = []
    var joinsLastGroup = false
    for word in Query.words(of: text) {
      if word == "|" {
        joinsLastGroup = !groups.isEmpty
        continue
      }
      guard let term = Term(word: word, syntax: syntax) else { continue }
      if joinsLastGroup, let lastIndex = groups.indices.last {
        groups[lastIndex].append(term)
      } else {
        groups.append([term])
      }
      joinsLastGroup = false
    }
    // A text pasted by mistake may repeat the same words thousands of times.
    self.groups = groups.map(\.withoutRepetitions).withoutRepetitions
    self.text = text
  }

  /// Splits a text at spaces that are not escaped.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isEscaped = false
    for character in text {
      switch character {
      case " " where isEscaped:
        word.removeLast()
        word.append(character)
      case " ":
        words.append(word)
        word = ""
      default: word.append(character)
      }
      isEscaped = character == "\\"
    }
    words.append(word)
    return words.filter { !$0.isEmpty }
  }
}

extension Array where Element: Hashable {
  /// The elements in order, without duplicates.
  fileprivate var withoutRepetitions: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Term {
  /// Parses a word with its operators.
  ///
  /// - Returns: `nil` if the text consists only of operators.
  fileprivate init?(word: String, syntax: QuerySyntax) {
    var text = word[...]
    var kind = syntax.isExact ? Kind.exact : .fuzzy
    let isInverse = text.hasPrefix("!")
    if isInverse {
      kind = .exact
      text = text.dropFirst()
    }
    if text.count > 1, text.hasSuffix("$") {
      kind = .suffix
      text = text.dropLast()
    }
    if text.hasPrefix("'") {
      // With `--exact`, the operator has the opposite meaning.
      kind = syntax.isExact || isInverse ? .fuzzy : .exact
      text = text.dropFirst()
    } else if text.hasPrefix("^") {
      kind = kind == .suffix ? .equal : .prefix
      text = text.dropFirst()
    }
    guard !text.isEmpty else { return nil }
    self.init(String(text), kind: kind, isInverse: isInverse, casing: syntax.casing)
  }
}
