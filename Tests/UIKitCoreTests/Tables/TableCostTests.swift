import Foundation
import SeparateProcess
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for the cost of tables, measured in calls, cells and frames.
@MainActor
struct TableCostTests {
  @Test func tenMillionRowsNeedAsManyCallsAsTen() {
    let calls = [11, 10_000_000].map { count in
      let fixture = TableFixture([count])
      fixture.table.selectRow(at: at(5), animated: false, scrollPosition: .none)
      fixture.table.rowHeight = 50
      fixture.table.frame.size.width = 300
      fixture.stage.settle()
      #expect(fixture.table.contentSize.height == CGFloat(count) * 50)
      return fixture.source.calls
    }
    #expect(calls[0] == calls[1])  // TV-012.4
  }

  @Test func theEndOfTenMillionRowsIsReached() {
    let fixture = TableFixture([10_000_000])
    fixture.table.scrollToRow(at: at(9_999_999), at: .bottom, animated: false)
    fixture.stage.settle()
    #expect(fixture.visible.last == at(9_999_999))
    #expect(fixture.source.calls < 60)  // TV-012.4
    expectConsistent(fixture.table)
  }

  @Test(.separateProcess) func steadyScrollingCreatesOnlyVisibleCells() {
    let fixture = TableFixture([10_000])
    fixture.stage.checksDamage = false
    while fixture.table.contentOffset.y < 10_000 * 44 - 480 {
      fixture.table.contentOffset.y += 300
      fixture.table.layoutIfNeeded()
    }
    fixture.stage.settle()
    #expect(fixture.source.cellsMade <= 480 / 44 + 2 + 4)  // TV-020.7
  }

  @Test func eachCellIsRequestedOncePerAppearance() {
    let fixture = TableFixture([300])
    for _ in 0..<200 {
      fixture.table.contentOffset.y += 40
      fixture.stage.advance(by: 1.0 / 60)
    }
    let cells = fixture.calls("cell")
    #expect(Set(cells).count == cells.count)  // TV-001.11
  }

  @Test func anUnchangedTableDrawsNothing() {
    let fixture = TableFixture([100])
    fixture.stage.settle()
    let frames = fixture.stage.framesDrawn
    fixture.stage.advance(by: 2)
    #expect(fixture.stage.framesDrawn == frames)
    fixture.table.scrollToRow(at: at(0), at: .top, animated: true)
    fixture.table.selectRow(at: nil, animated: true, scrollPosition: .none)
    fixture.table.deselectRow(at: at(1), animated: true)
    fixture.table.separatorStyle = .singleLine
    fixture.table.rowHeight = 44
    _ = fixture.table.visibleCells
    fixture.stage.advance(by: 2)
    #expect(fixture.stage.framesDrawn == frames)
  }

  @Test func anIdleTableCallsNothing() {
    let fixture = TableFixture([100])
    fixture.stage.settle()
    fixture.recorder.take()
    for _ in 0..<20 {
      fixture.table.setNeedsLayout()
      fixture.stage.advance(by: 1.0 / 60)
    }
    #expect(fixture.recorder.take().isEmpty)  // TV-002.4
  }
}
