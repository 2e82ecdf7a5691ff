import Testing
import UIKitCore
import UIKitTesting

/// Tests for `ListShrinker`, which reduces a failing list to the elements that cause the failure.
@MainActor
struct ListShrinkerTests {
  @Test func theShortestFailingListIsFound() {
    var shrinker = ListShrinker<Int>()
    let short = shrinker.shrink(Array(0..<300)) { list in
      list.contains(17) && list.contains(18) && list.contains(250)
    }
    #expect(short == [17, 18, 250])
    #expect(shrinker.tries < 100)
  }

  @Test func elementsBecomeSimpler() {
    var shrinker = ListShrinker<Int> { $0 > 0 ? [$0 - 1] : [] }
    #expect(shrinker.shrink([3, 9, 4]) { $0.contains { $0 > 6 } } == [7])
  }

  @Test func theNumberOfTriesIsLimited() {
    var shrinker = ListShrinker<Int>(maximumTries: 5)
    let short = shrinker.shrink(Array(0..<1000)) { $0.contains(999) }
    #expect(short.contains(999) && short.count < 1000)
    #expect(shrinker.tries == 5)
  }

  /// During a run, the data source begins to show a wrong text for one row.
  @Test(arguments: [2, 3] as [UInt64])
  func anInconsistentDataSourceIsFoundInAFewOperations(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let setup = TableSetup.uniform(using: &generator)
    let operations = TableOperation.random(250, using: &generator)
    let failure = try #require(TableMixture.failure(setup, operations, inconsistentItem: 17))
    let failingList = Array(operations.prefix(failure.count))
    let short = TableMixture.shortened(setup, failingList, inconsistentItem: 17)
    #expect(short.operations.count <= 4, "\(short.source)")
    #expect(TableMixture.failure(setup, short.operations, inconsistentItem: 17) != nil)
    #expect(TableMixture.failure(setup, short.operations) == nil)
    #expect(short.source.contains("TableMixture.replay("))
    for operation in short.operations { #expect(short.source.contains(operation.source + ",\n")) }
  }

  /// A failure that ends the process is reduced by performing the operations in other processes.
  @Test func aTrapIsFoundInAFewOperations() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      @MainActor in
      var generator = SeededGenerator(seed: 2)
      let setup = TableSetup.uniform(using: &generator)
      let operations = TableOperation.random(250, using: &generator)
      guard let short = TableMixture.shortenedTrap(setup, operations, inconsistentItem: 17) else {
        return
      }
      print("\(short.operations.count) operations:\n\(short.source)")
    }
    let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let count = text.prefixMatch(of: #/(\d+) operations:/#).flatMap { Int($0.1) }
    #expect(count.map { (1...4).contains($0) } == true, "\(text)")
    #expect(text.contains("TableMixture.replay(") && text.contains("Fatal error"))
  }

  /// The printed source recreates these operations.
  @Test func operationsPrintAsSource() {
    let operations: [(TableOperation, String)] = [
      (.touch(.drag(x: 1, y: 2, dx: -3, dy: 4)), ".touch(.drag(x: 1, y: 2, dx: -3, dy: 4))"),
      (.touch(.wheel(x: 1, y: 2, dy: -0.25)), ".touch(.wheel(x: 1, y: 2, dy: -0.25))"),
      (.touch(.key(.enter, alternate: true)), ".touch(.key(.enter, alternate: true))"),
      (.rows(.insert(section: 1, row: 2, .fade)), ".rows(.insert(section: 1, row: 2, .fade))"),
      (.rows(.heights(reload: true)), ".rows(.heights(reload: true))"),
      (.set(.tableFooter(false)), ".set(.tableFooter(false))"),
      (
        .set(.select(section: 0, row: 1, .none, animated: false)),
        ".set(.select(section: 0, row: 1, .none, animated: false))"
      ),
      (.show(.inOtherWindow), ".show(.inOtherWindow)"),
      (.environment(.theme(.classic), .table), ".environment(.theme(.classic), .table)"),
      (.environment(.scale(1.5), .screen), ".environment(.scale(1.5), .screen)"),
      (.frames(3), ".frames(3)"), (.check, ".check"), (.compare, ".compare"),
      (
        .whenCalled(.didScroll, skipping: 1, .inBlock(.rows(.deleteSection(at: 0, .none)))),
        ".whenCalled(.didScroll, skipping: 1, .inBlock(.rows(.deleteSection(at: 0, .none))))"
      ),
      (
        .batch([.reload(section: 0, row: 1, .top), .moveSection(from: 0, to: 2)]),
        ".batch([.reload(section: 0, row: 1, .top), .moveSection(from: 0, to: 2)])"
      ),
    ]
    for (operation, source) in operations { #expect(operation.source == source) }
    let setup = TableSetup(isGrouped: true, heights: .own, losesDelegate: true)
    #expect(
      setup.source == "TableSetup(isGrouped: true, heights: .own, isSelfSizing: false, "
        + "estimatesHeaders: false, losesDelegate: true, headerKind: .byIndex)"
    )
  }
}
