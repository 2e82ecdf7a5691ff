import Testing

@testable import UIKitLists

/// Returns all arrangements of subsets of the numbers below `count`.
private func arrangements(of count: Int) -> [[Int]] {
  var all: [[Int]] = [[]]
  var longestLists: [[Int]] = [[]]
  for _ in 0..<count {
    longestLists = longestLists.flatMap { list in
      (0..<count).filter { !list.contains($0) }.map { list + [$0] }
    }
    all += longestLists
  }
  return all
}

/// Returns the length of the longest increasing subsequence, found among all subsequences.
private func longestIncreasingLength(_ numbers: [Int]) -> Int {
  (0..<1 << numbers.count).map { mask in
    let subsequence = numbers.indices.filter { mask >> $0 & 1 == 1 }.map { numbers[$0] }
    return subsequence == subsequence.sorted() ? subsequence.count : 0
  }.max() ?? 0
}

/// Returns the first mistake in a difference; `nil` if it is correct.
private func mistake<ID: Hashable>(
  in difference: ListDifference,
  from old: [ID],
  to new: [ID]
) -> String? {
  let plan: UpdatePlan
  do {
    plan = try difference.batch(section: 0, animation: .fade)
      .plan(before: [old.count], after: [new.count])
  } catch {
    return "\(error)"
  }
  for (row, id) in new.enumerated() {
    let oldRow = plan.origin(ofNewRow: RowPosition(section: 0, row: row)).position
    guard oldRow.map({ old[$0.row] == id }) ?? !old.contains(id) else { return "row \(row)" }
  }
  return nil
}

@Test func everySmallRearrangementHasTheFewestMoves() throws {
  let lists = arrangements(of: 4)
  for old in lists {
    for new in lists {
      let difference = try ListDifference(from: old, to: new)
      #expect(mistake(in: difference, from: old, to: new) == nil, "\(old) to \(new)")
      let newIndices = old.compactMap { new.firstIndex(of: $0) }
      #expect(
        difference.moves.count == newIndices.count - longestIncreasingLength(newIndices),
        "\(old) to \(new)"
      )
    }
  }
}

@Test func randomDifferencesTurnOneListIntoTheOther() throws {
  var random = SeededGenerator.forTest()
  while random.nextStep(of: 200) != nil {
    let old = Array(0..<60).shuffled(using: &random).filter { _ in random.below(4) > 0 }
    var new = old.filter { _ in random.below(5) > 0 }
    for _ in 0..<random.below(6) where !new.isEmpty {
      new.insert(new.remove(at: random.below(new.count)), at: random.below(new.count))
    }
    for id in 60..<60 + random.below(9) { new.insert(id, at: random.below(new.count + 1)) }
    let difference = try ListDifference(from: old, to: new) { $0 % 3 == $1 % 3 }
    #expect(mistake(in: difference, from: old, to: new) == nil, "\(old) to \(new)")
    let expected = old.indices.filter { index in
      new.firstIndex(of: old[index]).map { $0 % 3 != index % 3 } ?? false
    }
    #expect(difference.reloads == expected)
    #expect(difference.deletions == difference.deletions.sorted())
    #expect(difference.insertions == difference.insertions.sorted())
  }
}

@Test func equalListsHaveNoDifference() throws {
  #expect(try ListDifference(from: ["a", "b"], to: ["a", "b"]).isEmpty)
  #expect(try ListDifference(from: [Int](), to: []).isEmpty)
}

@Test func identityAndContentAreComparedSeparately() throws {
  let difference = try ListDifference(from: [1, 2, 3], to: [3, 1, 2]) { old, _ in old != 2 }
  #expect(difference.moves == [ListDifference.Move(old: 2, new: 0)])
  #expect(difference.reloads == [2])
  #expect(difference.deletions.isEmpty && difference.insertions.isEmpty)
}

@Test func duplicateIdentifiersAreErrors() {
  #expect(throws: DuplicateIdentifier(list: .new, first: 0, second: 2, identifier: "1")) {
    _ = try ListDifference(from: [1], to: [1, 2, 1])
  }
  #expect(throws: DuplicateIdentifier(list: .old, first: 1, second: 3, identifier: "7")) {
    _ = try ListDifference(from: [1, 7, 2, 7], to: [1, 2])
  }
  #expect(throws: DuplicateIdentifier(list: .old, first: 0, second: 1, identifier: "1")) {
    _ = try ListDifference(from: [1, 1], to: [1, 2])
  }
  #expect(
    DuplicateIdentifier(list: .old, first: 0, second: 1, identifier: "x").description
      == "The old list has the identifier x at 0 and again at 1"
  )
}

@Test func theLongestIncreasingSubsequenceIsLongestAndIncreasing() {
  for numbers in arrangements(of: 6) {
    let members = IncreasingSubsequence.members(of: numbers)
    let subsequence = zip(numbers, members).filter(\.1).map(\.0)
    #expect(subsequence == subsequence.sorted())
    #expect(subsequence.count == longestIncreasingLength(numbers))
  }
}
