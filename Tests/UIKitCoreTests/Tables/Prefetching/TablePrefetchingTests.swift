import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for the rows that a table announces to its prefetching data source before they become
/// visible.
@MainActor
struct TablePrefetchingTests {
  @MainActor
  final class Prefetcher: UITableViewDataSourcePrefetching {
    var announced: [Int] = []
    var canceled: [Int] = []
    var problems: [String] = []
    var onPrefetch: () -> Void = {}
    var onCancel: () -> Void = {}

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      let visible = tableView.indexPathsForVisibleRows ?? []
      if indexPaths.contains(where: visible.contains) { problems.append("visible: \(indexPaths)") }
      if indexPaths.isEmpty { problems.append("empty") }
      announced += indexPaths.map(\.row)
      onPrefetch()
    }

    func tableView(
      _ tableView: UITableView,
      cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) {
      if indexPaths.isEmpty { problems.append("nothing called off") }
      canceled += indexPaths.map(\.row)
      onCancel()
    }

    func takeRows() -> (announced: [Int], canceled: [Int]) {
      defer { (announced, canceled) = ([], []) }
      return (announced, canceled)
    }
  }

  private let prefetcher = Prefetcher()
  /// A table whose visible area contains ten rows of 44 points.
  private let fixture: TableFixture
  private var table: UITableView { fixture.table }

  init() {
    let prefetcher = prefetcher
    fixture = TableFixture([1000], size: CGSize(width: 320, height: 440)) {
      $0.table.prefetchDataSource = prefetcher
    }
  }

  private func scroll(to row: CGFloat) {
    table.contentOffset.y = row * 44
    fixture.stage.settle()
  }

  @Test func theFirstLayoutPrefetchesTheNextScreen() {
    #expect(table.prefetchDataSource === prefetcher)
    #expect(prefetcher.takeRows().announced == Array(10..<20))
    fixture.table.setNeedsLayout()
    fixture.stage.settle()
    #expect(prefetcher.takeRows().announced.isEmpty)
    #expect(prefetcher.problems.isEmpty)
  }

  @Test func eachRowIsPrefetchedOnceInContinuousScrolling() {
    for step in 1...100 { scroll(to: CGFloat(step) / 2) }
    let (announced, canceled) = prefetcher.takeRows()
    #expect(announced == Array(10..<70))
    #expect(canceled.isEmpty)
    #expect(prefetcher.problems.isEmpty)
  }

  @Test func reversingTheDirectionCancelsRows() {
    scroll(to: 50)
    _ = prefetcher.takeRows()
    scroll(to: 49)
    var (announced, canceled) = prefetcher.takeRows()
    #expect(announced == Array(39..<49).reversed())
    #expect(canceled == Array(60..<70))
    scroll(to: 50)
    (announced, canceled) = prefetcher.takeRows()
    #expect(announced == Array(60..<70))
    #expect(canceled == Array(39..<49))
  }

  @Test func aJumpCancelsDistantRows() {
    _ = prefetcher.takeRows()
    scroll(to: 500)
    let (announced, canceled) = prefetcher.takeRows()
    #expect(announced == Array(510..<520))
    #expect(canceled == Array(10..<20))
  }

  @Test func aReloadCancelsAndPrefetchesAgain() {
    _ = prefetcher.takeRows()
    fixture.source.counts = [15]
    table.reloadData()
    #expect(prefetcher.takeRows().announced.isEmpty)
    fixture.stage.settle()
    let (announced, canceled) = prefetcher.takeRows()
    // Index paths of deleted rows are not announced.
    #expect(canceled == Array(10..<15))
    #expect(announced == Array(10..<15))
  }

  @Test func updatesRemapPrefetchedRows() {
    _ = prefetcher.takeRows()
    fixture.source.counts = [1003]
    table.insertRows(at: [at(0), at(1), at(12)], with: .none)
    fixture.stage.settle()
    var (announced, canceled) = prefetcher.takeRows()
    // The inserted row, and rows that were visible before.
    #expect(announced == [10, 11, 12])
    // The former rows 18 and 19 are beyond the prefetched range.
    #expect(canceled == [20, 21, 22])
    table.reloadRows(at: [at(15)], with: .none)
    fixture.stage.settle()
    (announced, canceled) = prefetcher.takeRows()
    #expect(announced == [15] && canceled == [15])
    fixture.source.counts = [1002]
    table.deleteRows(at: [at(15)], with: .none)
    fixture.stage.settle()
    (announced, canceled) = prefetcher.takeRows()
    #expect(announced == [19] && canceled.isEmpty)
    #expect(prefetcher.problems.isEmpty)
  }

  @Test func prefetchCallsMayChangeTheTable() {
    var reloads = 0
    prefetcher.onPrefetch = { [table, fixture] in
      guard reloads < 3 else { return }
      reloads += 1
      fixture.source.counts = [30 + reloads]
      table.reloadData()
      table.layoutIfNeeded()
    }
    scroll(to: 5)
    fixture.stage.settle()
    #expect(reloads == 3)
    expectConsistent(table)
    prefetcher.onPrefetch = { [table, fixture] in
      guard reloads < 4 else { return }
      reloads += 1
      fixture.source.counts = [34]
      table.insertRows(at: [at(33)], with: .fade)
    }
    scroll(to: 9)
    fixture.stage.settle()
    expectConsistent(table)
    #expect(prefetcher.problems.isEmpty)
  }

  @Test func prefetchCallsDoNotNest() {
    var (depth, maximumDepth, calls, remainingScrolls) = (0, 0, 0, 0)
    func scrollOn() {
      depth += 1
      calls += 1
      maximumDepth = max(maximumDepth, depth)
      if remainingScrolls > 0 {
        remainingScrolls -= 1
        table.contentOffset.y += calls % 3 == 0 ? -900 : 500
        table.layoutIfNeeded()
      }
      depth -= 1
    }
    prefetcher.onPrefetch = scrollOn
    prefetcher.onCancel = scrollOn
    for row in [100, 400, 300] {
      remainingScrolls = 3
      scroll(to: CGFloat(row))
      #expect(maximumDepth == 1)
    }
    #expect(calls > 3)
    expectConsistent(table)
  }

  @Test func bouncingCancelsNoRows() {
    scroll(to: 990)
    _ = prefetcher.takeRows()
    fixture.stage.drag(
      from: CGPoint(x: 100, y: 400),
      to: CGPoint(x: 100, y: 100),
      duration: 0.2
    )
    fixture.stage.settle()
    #expect(table.contentOffset.y == points(990 * 44))
    #expect(prefetcher.announced.isEmpty && prefetcher.canceled.isEmpty)
  }

  @Test func disabledPrefetchingCallsNothing() {
    _ = prefetcher.takeRows()
    table.isPrefetchingEnabled = false
    scroll(to: 100)
    #expect(prefetcher.announced.isEmpty)
    table.isPrefetchingEnabled = true
    fixture.stage.settle()
    #expect(prefetcher.takeRows().announced == Array(110..<120))
    table.prefetchDataSource = nil
    scroll(to: 200)
    #expect(prefetcher.announced.isEmpty)
  }

  @Test func rowsOfAdjacentSectionsArePrefetched() {
    let prefetcher = Prefetcher()
    let fixture = TableFixture([10, 2, 0, 3], size: CGSize(width: 320, height: 440)) {
      $0.table.prefetchDataSource = prefetcher
    }
    #expect(prefetcher.announced == [0, 1, 0, 1, 2])
    fixture.table.prefetchDataSource = nil
  }

  @Test func theDataSourceIsNotRetained() {
    let table = UITableView()
    weak var weakPrefetcher: Prefetcher?
    do {
      let prefetcher = Prefetcher()
      weakPrefetcher = prefetcher
      table.prefetchDataSource = prefetcher
    }
    #expect(weakPrefetcher == nil && table.prefetchDataSource == nil)
  }
}
