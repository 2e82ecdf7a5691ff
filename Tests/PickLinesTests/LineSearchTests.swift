import Foundation
import SeededRandom
import Synchronization
import Testing

@testable import PickLines

/// Tests for `LineSearch`.
struct LineSearchTests {
  private func makeStore(_ lines: [String]) throws -> LineStore {
    let store = try LineStore()
    for line in lines { try store.append(Array((line + "\n").utf8)) }
    return store
  }

  /// Returns the positions of the matching lines in the input, in the order of the rows.
  private func lineIndices(of matches: Matches) -> [Int] { (0..<matches.count).map { matches[$0] } }

  private func randomLines(_ count: Int, using random: inout SeededGenerator) -> [String] {
    (0..<count).map { _ in
      let length = Int.random(in: 0...12, using: &random)
      return String((0..<length).map { _ in "abcAB /_é".randomElement(using: &random) ?? "a" })
    }
  }

  /// Returns the positions of the expected matches in the input, in the order of the rows.
  private func expectedIndices(
    of lines: [String],
    query: String,
    options: LineSearch.Options
  ) throws -> [Int] {
    let store = try makeStore(lines)
    let query = Query(query)
    let matcher = Matcher(query: query, form: options.form)
    var matches = (options.headerCount..<lines.count)
      .map { (line: $0, rank: matcher.rank(of: store[$0])) }
      .filter { $0.rank != Rank.none }
    if options.isReversed { matches.reverse() }
    if options.isSorted, query.ranksMatches {
      matches = matches.enumerated()
        .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
        .map(\.element)
    }
    return matches.map(\.line)
  }

  @Test func incrementalSearchesEqualNewSearches() throws {
    var random = SeededGenerator.forTest()
    while random.nextStep(of: 25) != nil {
      var options = LineSearch.Options()
      options.isSorted = Int.random(in: 0..<4, using: &random) > 0
      options.isReversed = Int.random(in: 0..<4, using: &random) == 0
      options.headerCount = Int.random(in: 0...2, using: &random)
      var lines = randomLines(40, using: &random)
      let store = try makeStore(lines)
      let search = try LineSearch(store: store, options: options)
      var query = ""
      for _ in 0..<12 {
        if Int.random(in: 0..<5, using: &random) == 0 {
          let more = randomLines(10, using: &random)
          for line in more { try store.append(Array((line + "\n").utf8)) }
          lines += more
        }
        if Int.random(in: 0..<4, using: &random) == 0 {
          query = String(query.dropLast())
        } else {
          query.append("abcA !|'^$ é".randomElement(using: &random) ?? "a")
        }
        let indices = lineIndices(of: search.matches(of: Query(query)))
        let expected = try expectedIndices(of: lines, query: query, options: options)
        #expect(indices == expected, "\(query)")
      }
    }
  }

  @Test func anEmptyQueryMatchesAllLines() throws {
    let search = try LineSearch(store: makeStore(["a", "b", "c"]))
    #expect(lineIndices(of: search.matches(of: Query(""))) == [0, 1, 2])
    var options = LineSearch.Options()
    options.isReversed = true
    options.headerCount = 1
    let reversed = try LineSearch(store: makeStore(["a", "b", "c"]), options: options)
    #expect(lineIndices(of: reversed.matches(of: Query(""))) == [2, 1])
    #expect(lineIndices(of: reversed.matches(of: Query("!a"))) == [2, 1])
  }

  @Test func linesAreFoundAmongTheRows() throws {
    var options = LineSearch.Options()
    options.headerCount = 1
    for isReversed in [false, true] {
      options.isReversed = isReversed
      let search = try LineSearch(store: makeStore(["a", "b", "c", "bc"]), options: options)
      for query in ["", "c", "x"] {
        let matches = search.matches(of: Query(query))
        let indices = lineIndices(of: matches)
        for line in 0..<5 { #expect(matches.row(of: line) == indices.firstIndex(of: line)) }
      }
    }
  }

  @Test func searchesInSlicesFindEveryLine() throws {
    let lines = (0..<20_000).map { "\($0)" }
    let search = try LineSearch(store: makeStore(lines))
    let containingLines = lineIndices(of: search.matches(of: Query("'99")))
    #expect(containingLines.sorted() == lines.indices.filter { lines[$0].contains("99") })
    let suffixLines = lineIndices(of: search.matches(of: Query("99$")))
    #expect(suffixLines.sorted() == lines.indices.filter { lines[$0].hasSuffix("99") })
    #expect(suffixLines.first == 99)
  }

  /// A few long lines take as long as thousands of short ones.
  @Test func longLinesAreSearchedInSlicesOfTheirBytes() {
    let sliceEnds = Mutex([Int]())
    let pass = SearchPass(lines: 5..<105, byteCount: 25 << 20)
    pass.run(isWanted: { true }) {
      { _ in }
    } onSlice: { end in
      sliceEnds.withLock { $0.append(end) }
    }
    #expect(sliceEnds.withLock { $0.count } == 25)
    #expect(sliceEnds.withLock { $0.max() } == 105)
  }

  @Test func theLatestOfSeveralQueriesIsDelivered() async throws {
    let search = try LineSearch(store: makeStore((0..<30_000).map { "line \($0)" }))
    let (stream, continuation) = AsyncStream.makeStream(of: (String, Matches).self)
    for word in ["1", "12", "123", "1234"] {
      search.start(Query(word)) { continuation.yield((word, $0)) }
    }
    for await (word, matches) in stream where matches.isComplete && word == "1234" {
      #expect(lineIndices(of: matches).contains(1234))
      break
    }
    #expect(lineIndices(of: search.matches(of: Query("'1234_"))).isEmpty)
    let suffixLines = lineIndices(of: search.matches(of: Query("1234$")))
    #expect(suffixLines == lineIndices(of: search.matches(of: Query("1234$"))))
  }

  @Test(arguments: [nil, 1])
  func theFirstMatchesAreDeliveredEarly(groupField: Int?) async throws {
    var options = LineSearch.Options()
    options.groupField = groupField
    let search = try LineSearch(
      store: makeStore((0..<50_000).map { "\($0 % 3) some longer line \($0)" }),
      options: options,
      firstReportDelay: 0
    )
    let deliveries: [Matches] = await withCheckedContinuation { continuation in
      let received = Mutex([Matches]())
      search.start(Query("line")) { matches in
        received.withLock { $0.append(matches) }
        if matches.isComplete { continuation.resume(returning: received.withLock(\.self)) }
      }
    }
    #expect(deliveries.count > 1)
    for matches in deliveries where groupField != nil {
      #expect(matches.sections.map(\.title) == ["0", "1", "2"])
      #expect(matches.sections.flatMap(\.rows) == Array(0..<matches.count))
    }
  }

  @Test func rowsAreGroupedByTheirField() throws {
    var options = LineSearch.Options()
    options.groupField = 2
    let lines = ["1 b", "2 a", "3 b", "4", "5 a", "6 b"]
    let search = try LineSearch(store: makeStore(lines), options: options)
    let all = search.matches(of: Query(""))
    #expect(lineIndices(of: all) == [0, 2, 5, 1, 4, 3])
    #expect(
      all.sections == [
        .init(title: "b", rows: 0..<3), .init(title: "a", rows: 3..<5),
        .init(title: "", rows: 5..<6),
      ]
    )
    let some = search.matches(of: Query("a | 6"))
    #expect(lineIndices(of: some) == [5, 1, 4])
    #expect(some.sections.map(\.title) == ["b", "a"])
    #expect(lineIndices(of: search.matches(of: Query(""))) == [0, 2, 5, 1, 4, 3])
  }
}
