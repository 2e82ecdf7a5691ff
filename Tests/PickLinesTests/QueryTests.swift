import Testing

@testable import PickLines

/// Tests for `Query`.
struct QueryTests {
  @Test func repeatedWordsAreDropped() {
    #expect(Query("a b a b").groups == Query("a b").groups)
    #expect(Query("a | b | a 'a").groups == Query("a | b 'a").groups)
    #expect(Query("a 'a !a ^a").groups.count == 4)
  }

  /// Returns the kind and the word of each term, in groups of alternatives.
  private func kinds(_ text: String, isExact: Bool = false) -> [[String]] {
    var syntax = QuerySyntax()
    syntax.isExact = isExact
    return Query(text, syntax: syntax).groups.map { group in
      group.map { term in
        let word = String(
          String.UnicodeScalarView(term.units.compactMap { Unicode.Scalar($0.scalar) })
        )
        return "\(term.isInverse ? "not " : "")\(term.kind) \(word)"
      }
    }
  }

  @Test func wordsHaveOperators() {
    #expect(kinds("sbtrkt") == [["fuzzy sbtrkt"]])
    #expect(kinds("'wild") == [["exact wild"]])
    #expect(kinds("^music .mp3$") == [["prefix music"], ["suffix .mp3"]])
    #expect(kinds("^all$") == [["equal all"]])
    #expect(
      kinds("!fire !^music !.mp3$") == [
        ["not exact fire"], ["not prefix music"], ["not suffix .mp3"],
      ]
    )
    #expect(kinds("!'word") == [["not fuzzy word"]])
  }

  @Test func inExactModeAQuoteMeansFuzzy() {
    #expect(kinds("a 'b !c", isExact: true) == [["exact a"], ["fuzzy b"], ["not exact c"]])
  }

  @Test func barsJoinAlternatives() {
    #expect(
      kinds("^core go$ | rb$ | py$") == [
        ["prefix core"], ["suffix go", "suffix rb", "suffix py"],
      ]
    )
    #expect(kinds("| a |") == [["fuzzy a"]])
    #expect(kinds("a | | b") == [["fuzzy a", "fuzzy b"]])
  }

  @Test func operatorsAloneAreNotWords() {
    #expect(kinds("! ' ^ !' !^ |") == [])
    #expect(kinds("$ ^$") == [["fuzzy $"]])
    #expect(Query("  ").isEmpty)
  }

  @Test func aSpaceAfterABackslashIsPartOfAWord() {
    #expect(kinds(#"my\ file x"#) == [["fuzzy my file"], ["fuzzy x"]])
  }

  @Test func aCapitalLetterMakesTheWordCaseSensitive() throws {
    let terms = Query("abc aBc").groups.flatMap { $0 }
    #expect(terms.map(\.folding.ignoresCase) == [true, false])
    var syntax = QuerySyntax()
    syntax.casing = .ignored
    #expect(Query("aBc", syntax: syntax).groups[0][0].folding.ignoresCase)
  }

  @Test(arguments: [
    ("a", "ab", true), ("ab", "ab c", true), ("ab c", "ab cd", true), ("", "a", true),
    ("ab", "aBb", false), ("ab", "b", false), ("a", "a | b", false), ("!a", "!ab", false),
    ("a", "aB", true), ("aB", "aBc", true), ("a$", "a$b", false), ("'a", "'ab", true),
    ("a", "a !b", false), ("ü", "üb", true), ("u", "uü", true), ("ü", "u", false),
  ])
  func aLongerQueryMayNarrowTheMatches(before: String, after: String, narrows: Bool) {
    #expect(Query(after).narrows(Query(before)) == narrows)
  }
}
