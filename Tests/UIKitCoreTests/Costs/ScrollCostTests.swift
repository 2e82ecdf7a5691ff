import CAllocationCounter
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitGraphics

/// Tests for the cost of scrolling, in counts that do not depend on the machine.
@MainActor
@Suite(.serialized)
struct ScrollCostTests {
  private let size = CGSize(width: 320, height: 480)

  private func makeTable(
    _ rows: any UITableViewDataSource & UITableViewDelegate,
    _ stage: Stage,
    _ setUp: (UITableView) -> Void = { _ in }
  ) -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    table.rowHeight = 56
    table.showsVerticalScrollIndicator = false
    setUp(table)
    table.dataSource = rows
    table.delegate = rows
    stage.show(table)
    stage.settle()
    return table
  }

  @Test func scrollingThroughTenThousandRowsCreatesAScreenfulOfCells() {
    let stage = Stage(size: size)
    let rows = CountedRows(count: 10_000)
    let table = makeTable(rows, stage)
    let visible = table.visibleCells.count
    for _ in 0..<1000 {
      table.contentOffset.y += 60
      stage.advance(by: 1.0 / 60)
    }
    #expect(rows.cellCalls > 1000)
    #expect(rows.cellsMade <= visible + 4)
  }

  @Test func noStringIsShapedTwice() {
    let stage = Stage(size: size)
    let rows = CountedRows(count: 300)
    let table = makeTable(rows, stage)
    func scroll(by step: CGFloat) {
      for _ in 0..<300 {
        table.contentOffset.y = min(max(table.contentOffset.y + step, 0), 300 * 56 - 480)
        stage.advance(by: 1.0 / 60)
      }
    }
    let before = TextEngine.shapedWordCount
    scroll(by: 60)
    // Each row has two texts, each with one new word. The first screenful was already drawn, and so
    // were perhaps texts of other tests.
    #expect(TextEngine.shapedWordCount - before <= 2 * 300)
    let after = TextEngine.shapedWordCount
    scroll(by: -60)
    #expect(TextEngine.shapedWordCount == after)
  }

  @Test func tenMillionRowsNeedAsManyCallsAsTen() {
    func calls(_ count: Int) -> Int {
      let stage = Stage(size: CGSize(width: 320, height: 560))
      let rows = CountedRows(count: count)
      let table = makeTable(rows, stage)
      #expect(table.visibleCells.count == 10)
      return rows.calls
    }
    #expect(calls(10_000_000) == calls(10))
  }

  @Test func aFrameIsDrawnOnlyWhenSomethingChanged() {
    let stage = Stage(size: size)
    let rows = CountedRows(count: 100)
    let table = makeTable(rows, stage)
    let drawn = stage.framesDrawn
    stage.advance(by: 5)
    table.contentOffset = table.contentOffset
    table.rowHeight = 56
    stage.advance(by: 5)
    #expect(stage.framesDrawn == drawn)
  }

  @Test func estimatedHeightsAreRequestedNearTheScreenOnly() {
    let stage = Stage(size: size)
    let rows = EstimatedRows(count: 10_000)
    let table = makeTable(rows, stage) { $0.estimatedRowHeight = 60 }
    #expect(rows.requestedRows.count <= 16)
    table.scrollToRow(at: IndexPath(row: 5000, section: 0), at: .top, animated: false)
    stage.settle()
    #expect(rows.requestedRows.count <= 40)
    #expect(rows.requestedRows.contains(5000))
    #expect(rows.requestedRows.isDisjoint(with: 20..<4900))
  }

  @Test func steadyScrollFramesHardlyAllocate() {
    let stage = Stage(size: CGSize(width: 320, height: 560))
    // Comparing each frame with a full redraw allocates, too.
    stage.checksDamage = false
    let rows = CountedRows(count: 1000)
    let table = makeTable(rows, stage)
    table.contentOffset.y = 56 * 20 + 4
    stage.settle()
    func frames(_ count: Int) {
      for _ in 0..<count {
        table.contentOffset.y += 1
        stage.advance(by: 1.0 / 60)
      }
    }
    frames(10)
    let cells = rows.cellCalls
    let before = allocation_count()
    frames(30)
    let perFrame = (allocation_count() - before) / 30
    #expect(rows.cellCalls == cells)
    // Unoptimised builds allocate closures and boxes: 174 per frame; optimised ones allocate one
    // (rolltop-bench).
    #expect(perFrame <= 200, "\(perFrame) allocations in a frame without new rows")
  }
}
