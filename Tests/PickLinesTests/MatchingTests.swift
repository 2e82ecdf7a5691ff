import Foundation
import SeededRandom
import Testing

@testable import PickLines

/// Tests for `Matcher`, compared with `MatchModel`.
struct MatchingTests {
  private func rank(_ line: String, _ query: String, _ form: LineForm = LineForm()) throws -> UInt32
  {
    let store = try LineStore()
    try store.append(Array((line + "\n").utf8))
    try store.finish()
    return Matcher(query: Query(query), form: form).rank(of: store[0])
  }

  /// Returns the score of a line; `nil` if it does not match.
  private func score(_ line: String, _ query: String) throws -> Int? {
    let rank = try rank(line, query)
    return rank == Rank.none ? nil : 0xFFFF - Int(rank >> 16)
  }

  /// Returns the matched bytes as text; of each matched character, only the first byte.
  private func matched(_ line: String, _ query: String) throws -> String {
    let store = try LineStore()
    try store.append(Array((line + "\n").utf8))
    try store.finish()
    let bytes = Matcher(query: Query(query), form: LineForm()).matchedBytes(of: store[0])
    return String(decoding: bytes.map { Array(line.utf8)[$0] }, as: UTF8.self)
  }

  @Test func fuzzyScoresAgreeWithTheFullDynamicProgram() throws {
    var random = SeededGenerator.forTest()
    while random.nextStep(of: 1500) != nil {
      let alphabet = Array("abAB1 /_-".utf8)
      let length = Int.random(in: 1...(Bool.random(using: &random) ? 50 : 220), using: &random)
      let line = (0..<length).map { _ in
        alphabet.randomElement(using: &random) ?? 0
      }
      let word = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        Array("abAB1/_-".utf8).randomElement(using: &random) ?? 0
      }
      let text = String(decoding: word, as: UTF8.self)
      let term = Term(text, kind: .fuzzy, isInverse: false, casing: .smart)
      let model = MatchModel(line: line, word: word, ignoresCase: term.folding.ignoresCase)
      let buffers = MatchBuffers(maximumWordLength: term.units.count)
      let units = UnsafeMutableBufferPointer<PatternUnit>.allocate(capacity: term.units.count)
      _ = units.initialize(from: term.units)
      defer { units.deallocate() }
      line.withPadding { bytes in
        let byteText = ByteText(
          base: bytes,
          count: line.count,
          classes: CharacterClass.ofBytes
        )
        let match = FuzzyMatch(
          text: byteText,
          units: UnsafeBufferPointer(units),
          memory: buffers.memory
        )
        let expected = Int32(model.fuzzyScore() ?? Int(Score.none))
        let comment = "\(String(decoding: line, as: UTF8.self)) ? \(text)"
        #expect(match.score(storesPositions: false) == expected, "\(comment)")
        #expect(match.score(storesPositions: true) == expected, "\(comment)")
        guard expected != Score.none else { return }
        let positions = Array(
          UnsafeBufferPointer(start: buffers.memory.positions, count: word.count)
        )
        #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 })
        for (position, unit) in zip(positions, term.units) {
          #expect(byteText.has(unit, at: position))
        }
      }
    }
  }

  /// Slow: compares 15,000 searches with a model.
  @Test func operatorsAnchorTheirWords() throws {
    var random = SeededGenerator.forTest()
    while random.nextStep(of: 1500) != nil {
      let line = (0..<Int.random(in: 0...20, using: &random)).map { _ in
        Array("aAb ".utf8).randomElement(using: &random) ?? 0
      }
      let word = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Array("aAb".utf8).randomElement(using: &random) ?? 0
      }
      let text = String(decoding: word, as: UTF8.self)
      let operators: [(String, Term.Kind)] = [
        (text, .fuzzy), ("'\(text)", .exact), ("^\(text)", .prefix), ("\(text)$", .suffix),
        ("^\(text)$", .equal),
      ]
      for (query, kind) in operators {
        let isLowercase = text.lowercased() == text
        let model = MatchModel(line: line, word: word, ignoresCase: isLowercase)
        let lineText = String(decoding: line, as: UTF8.self)
        #expect(
          (try score(lineText, query) != nil) == model.isMatch(as: kind),
          "\(lineText) ? \(query)"
        )
        let inverse = kind == .fuzzy ? "!'\(text)" : "!" + query.drop { $0 == "'" }
        #expect(
          (try score(lineText, inverse) == nil) == model.isMatch(as: kind),
          "\(lineText) ? \(inverse)"
        )
      }
    }
  }

  @Test func aWordIsFoundInAVeryLongLine() throws {
    let filler = String(repeating: "xy", count: 60_000)
    #expect(try score(filler + "abc", "abc") != nil)
    #expect(try matched(filler + "a_b_c" + filler, "abc") == "abc")
    #expect(try score(filler, "abc") == nil)
  }

  @Test(arguments: 20..<40)
  func aGapInAVeryLongLineHidesNoMatch(length: Int) throws {
    let gap = String(repeating: "x", count: length)
    #expect(try score(String(repeating: "y", count: 60_000) + "a\(gap)b", "ab") != nil)
  }

  @Test func matchesAtWordBoundariesScoreHigher() throws {
    func expectHigherScore(of better: String, than worse: String, for query: String) throws {
      #expect(try score(better, query) ?? 0 > score(worse, query) ?? 0, "\(better)")
    }
    try expectHigherScore(of: "foo bar", than: "foobar", for: "b")
    try expectHigherScore(of: "fooBar", than: "foobar", for: "b")
    try expectHigherScore(of: "ab", than: "axb", for: "ab")
    try expectHigherScore(of: "a/b", than: "a-b", for: "b")
  }

  @Test func caseAndAccentsMatterOnlyWhenTyped() throws {
    #expect(try score("Café Zürich", "cafe zurich") != nil)
    #expect(try score("Café Zürich", "zür") != nil)
    #expect(try score("Zurich", "zür") == nil)
    #expect(try score("ÄRGER", "ärger") != nil)
    #expect(try score("ärger", "Ärger") == nil)
    #expect(try score("ПРИВЕТ", "привет") != nil)
    #expect(try matched("日本語", "本") == String(decoding: [Array("本".utf8)[0]], as: UTF8.self))
  }

  /// In file names from macOS, accents are separate from their letters.
  @Test func combiningAccentsAreMatched() throws {
    let line = "Cafe\u{301} Zu\u{308}rich, Vie\u{323}\u{302}t"
    for query in ["cafe zurich", "zür", "'café", "zu\u{308}r", "việt$", "viet"] {
      #expect(try score(line, query) == score(line.precomposedStringWithCanonicalMapping, query))
      #expect(try score(line, query) != nil, "\(query)")
    }
    #expect(try score("Zu\u{308}rich", "zúr") == nil)
    #expect(try score("q\u{301}a", "qa") != nil)
    #expect(try score("\u{301}", "a") == nil)
    #expect(try matched("Zu\u{308}rich", "ür") == "ur")
  }

  /// In Unicode, lower-case Cherokee letters are far from the upper-case ones.
  @Test func lettersOfAllScriptsAreFolded() throws {
    #expect(FoldingTables.folded(0x13A0, by: .caseAndAccents) == 0xAB70)
    #expect(try matched("\u{13A0}\u{13A1}", "\u{AB71}") == String(decoding: [0xE1], as: UTF8.self))
    var line = ""
    for value in UInt32(0x80)..<0x3000 {
      if let scalar = Unicode.Scalar(value) { line.unicodeScalars.append(scalar) }
    }
    #expect(try score(line, "x") != nil)
  }

  @Test func invalidUTF8IsMatchedByteByByte() throws {
    let store = try LineStore()
    try store.append([0x61, 0xFF, 0xC3, 0x62, 0xE2, 0x82, 10])
    let matcher = Matcher(query: Query("ab"), form: LineForm())
    #expect(matcher.rank(of: store[0]) != Rank.none)
    #expect(matcher.matchedBytes(of: store[0]) == [0, 3])
    #expect(Matcher(query: Query("ÿ"), form: LineForm()).rank(of: store[0]) == Rank.none)
  }

  @Test func groupsNeedOneOfTheirWords() throws {
    #expect(try score("core.go", "^core go$ | rb$") != nil)
    #expect(try score("core.py", "^core go$ | rb$") == nil)
    #expect(try score("core.py", "^core go$ | !rb$") != nil)
  }

  @Test func wordsAreSearchedInTheChosenFieldsOnly() throws {
    var form = LineForm()
    form.searchedFields = FieldSelection("2")
    #expect(try rank("one two three", "two", form) != Rank.none)
    #expect(try rank("one two three", "^two$", form) != Rank.none)
    #expect(try rank("one two three", "one", form) == Rank.none)
    form.displayedFields = FieldSelection("3,1")
    #expect(try rank("one two three", "^one$", form) != Rank.none)
    form.searchedFields = nil
    #expect(try rank("one two three", #"three\ one"#, form) != Rank.none)
    #expect(try rank("one two three", "two", form) == Rank.none)
  }
}

extension [UInt8] {
  /// Calls the body with the bytes followed by padding, as in a `LineStore`.
  func withPadding(_ body: (UnsafePointer<UInt8>) -> Void) {
    (self + [UInt8](repeating: 0x61, count: LineStore.padding)).withUnsafeBufferPointer {
      if let base = $0.baseAddress { body(base) }
    }
  }
}
