import CAllocationCounter
import Foundation
import SeparateProcess
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
    in stage: Stage,
    _ configure: (UITableView) -> Void = { _ in }
  ) -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    table.rowHeight = 56
    table.showsVerticalScrollIndicator = false
    configure(table)
    table.dataSource = rows
    table.delegate = rows
    stage.show(table)
    stage.settle()
    return table
  }

  @Test(.separateProcess) func scrollingThroughTenThousandRowsCreatesAScreenfulOfCells() {
    let stage = Stage(size: size)
    let rows = CallCountingRows(rowCount: 10_000)
    let table = makeTable(rows, in: stage)
    let visibleCount = table.visibleCells.count
    for _ in 0..<1000 {
      table.contentOffset.y += 60
      stage.advance(by: 1.0 / 60)
    }
    #expect(rows.cellQueries > 1000)
    #expect(rows.createdCellCount <= visibleCount + 4)
  }

  @Test func noStringIsShapedTwice() {
    let stage = Stage(size: size)
    let rows = CallCountingRows(rowCount: 300)
    let table = makeTable(rows, in: stage)
    func scroll(by step: CGFloat) {
      for _ in 0..<300 {
        table.contentOffset.y = min(max(table.contentOffset.y + step, 0), 300 * 56 - 480)
        stage.advance(by: 1.0 / 60)
      }
    }
    let countBefore = TextEngine.rasterizedWordCount
    scroll(by: 60)
    // Each row has two texts, each with one new word. The first screenful was already drawn, and so
    // were perhaps texts of other tests.
    #expect(TextEngine.rasterizedWordCount - countBefore <= 2 * 300)
    let countAfter = TextEngine.rasterizedWordCount
    scroll(by: -60)
    #expect(TextEngine.rasterizedWordCount == countAfter)
  }

  @Test func tenMillionRowsNeedAsManyCallsAsTen() {
    func calls(_ count: Int) -> Int {
      let stage = Stage(size: CGSize(width: 320, height: 560))
      let rows = CallCountingRows(rowCount: count)
      let table = makeTable(rows, in: stage)
      #expect(table.visibleCells.count == 10)
      return rows.queryCount
    }
    #expect(calls(10_000_000) == calls(10))
  }

  @Test func aFrameIsDrawnOnlyWhenSomethingChanged() {
    let stage = Stage(size: size)
    let rows = CallCountingRows(rowCount: 100)
    let table = makeTable(rows, in: stage)
    let framesBefore = stage.framesDrawn
    stage.advance(by: 5)
    table.contentOffset = table.contentOffset
    table.rowHeight = 56
    stage.advance(by: 5)
    #expect(stage.framesDrawn == framesBefore)
  }

  @Test func estimatedHeightsAreRequestedNearTheScreenOnly() {
    let stage = Stage(size: size)
    let rows = VariableHeightRows(rowCount: 10_000)
    let table = makeTable(rows, in: stage) { $0.estimatedRowHeight = 60 }
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
    let rows = CallCountingRows(rowCount: 1000)
    let table = makeTable(rows, in: stage)
    table.contentOffset.y = 56 * 20 + 4
    stage.settle()
    func scrollFrames(_ count: Int) {
      for _ in 0..<count {
        table.contentOffset.y += 1
        stage.advance(by: 1.0 / 60)
      }
    }
    scrollFrames(10)
    let queriesBefore = rows.cellQueries
    let allocationsBefore = allocation_count()
    scrollFrames(30)
    let perFrame = (allocation_count() - allocationsBefore) / 30
    #expect(rows.cellQueries == queriesBefore)
    // Unoptimised builds allocate closures and boxes: 174 per frame; optimised ones allocate one
    // (rolltop-bench).
    #expect(perFrame <= 200, "\(perFrame) allocations in a frame without new rows")
  }
}
