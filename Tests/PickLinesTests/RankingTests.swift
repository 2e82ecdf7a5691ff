import Glibc
import SeededRandom
import Testing

@testable import PickLines

/// Tests for sorting matches by rank.
struct RankingTests {
  /// A few lines are sorted by comparison, ranks in a small range by one counting sort, and other
  /// ranks by two.
  @Test(
    arguments: [(50, 40, 30), (6000, 40, 30), (6000, 60_000, 60_000), (6000, 1, 1), (6000, 0, 0)],
    [false, true]
  )
  func sortingByRankIsStable(
    counts: (lines: Int, scores: Int, lengths: Int),
    isReversed: Bool
  ) {
    var random = SeededGenerator.forTest()
    let ranks = (0..<counts.lines).map { _ in
      guard counts.scores > 0, Int.random(in: 0..<4, using: &random) > 0 else { return Rank.none }
      return Rank.make(
        score: Int32.random(in: 0..<Int32(counts.scores), using: &random),
        length: Int.random(in: 0..<counts.lengths, using: &random)
      )
    }
    let firstLine = 7
    let matches = ranks.indices.filter { ranks[$0] != Rank.none }
    let inOrder = isReversed ? matches.reversed() : matches
    let expected = inOrder.enumerated()
      .sorted { (ranks[$0.element], $0.offset) < (ranks[$1.element], $1.offset) }
      .map { UInt32($0.element + firstLine) }
    ranks.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let lines = firstLine..<firstLine + counts.lines
      let ranking = Ranking(ranks: base, lines: lines, isReversed: isReversed)
      let (list, count) = ranking.bestFirst()
      #expect(Array(UnsafeBufferPointer(start: list, count: count)) == expected)
      free(list)
    }
  }
}
