import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for estimated heights (TV-037 to TV-039, TD-005).
@MainActor
struct TableEstimatesTests {
  private static func realHeight(_ path: IndexPath) -> CGFloat { CGFloat(30 + path.row * 7 % 50) }

  @Test func estimatesDeferTheHeightsOfRows() {
    let delegate = RowHeightsDelegate(TableEstimatesTests.realHeight)
    let fixture = TableFixture([10_000]) {
      $0.table.delegate = delegate
      $0.table.estimatedRowHeight = 50
    }
    #expect(UITableView().estimatedRowHeight == 0)  // TV-037 default, R-19
    let visibleCount = fixture.visible.count
    #expect(delegate.calls <= visibleCount + 4)  // TV-037.1, TV-037.3
    let visibleHeight = (0..<visibleCount).reduce(0) { $0 + TableEstimatesTests.realHeight(at($1)) }
    let measured = delegate.calls
    let remainingHeight = (visibleCount..<measured).reduce(0) {
      $0 + TableEstimatesTests.realHeight(at($1))
    }
    // Unmeasured rows have their estimated height.
    #expect(
      fixture.table.contentSize.height
        == visibleHeight + remainingHeight + CGFloat(10_000 - measured) * 50
    )  // TV-037.3
    for path in fixture.visible {
      // TV-037.5
      #expect(fixture.table.rectForRow(at: path).height == TableEstimatesTests.realHeight(path))
    }
    expectConsistent(fixture.table)
  }

  @Test func estimateHasNoInfluenceOnRowHeight() {
    let fixture = TableFixture([10]) { $0.table.estimatedRowHeight = 500 }
    #expect(fixture.table.rectForRow(at: at(5)).minY == 220)  // TV-037.5
  }

  @Test func visibleRowsDoNotJumpWhenOthersAreMeasured() {
    let delegate = RowHeightsDelegate(TableEstimatesTests.realHeight)
    let fixture = TableFixture([2000]) {
      $0.table.delegate = delegate
      $0.table.estimatedRowHeight = 44
    }
    let table = fixture.table
    table.contentOffset.y = 30_000
    fixture.stage.settle()
    // Scrolls up to rows that have never been measured.
    for _ in 0..<60 {
      let oldPositions = fixture.visible.map {
        ($0, table.rectForRow(at: $0).minY - table.contentOffset.y)
      }
      table.contentOffset.y -= 33
      fixture.stage.settle()
      for (path, y) in oldPositions where fixture.visible.contains(path) {
        let newY = table.rectForRow(at: path).minY - table.contentOffset.y
        #expect(abs(newY - y - 33) < 0.001)  // TV-037.4
      }
      expectConsistent(table)
    }
  }

  @Test func contentSizeIsCorrected() {
    let fixture = TableFixture([40]) {
      $0.table.estimatedRowHeight = 10
    }
    let delegate = RowHeightsDelegate(TableEstimatesTests.realHeight)
    fixture.table.delegate = delegate
    fixture.table.reloadData()
    // The top rows are displayed before scrolling begins.
    fixture.stage.settle()
    for _ in 0..<40 {
      fixture.table.contentOffset.y += 100
      fixture.stage.settle()
    }
    let totalHeight = (0..<40).reduce(0) { $0 + TableEstimatesTests.realHeight(at($1)) }
    #expect(fixture.table.contentSize.height == totalHeight)  // TV-037.4
    #expect(delegate.calls == 40)
  }

  @Test func anOffsetIsLimitedByMeasuredHeights() {
    let fixture = TableFixture([40]) {
      $0.table.estimatedRowHeight = 44
    }
    // The first row at the offset is lower than the estimate, and the next ones are higher.
    let delegate = RowHeightsDelegate { $0.row == 31 ? 10 : $0.row < 31 ? 44 : 100 }
    fixture.table.delegate = delegate
    fixture.table.reloadData()
    fixture.stage.settle()
    let maximumOffset = fixture.table.contentSize.height - fixture.table.bounds.height
    fixture.table.contentOffset.y = maximumOffset
    fixture.stage.settle()
    #expect(fixture.table.contentOffset.y == maximumOffset)  // TV-037.4
  }

  @Test func estimatesOfTheDelegateTakePrecedence() {
    let delegate = EstimatingDelegate(
      estimate: { CGFloat(100 + $0.row) },
      height: { _ in 30 }
    )
    let fixture = TableFixture([1000]) {
      $0.table.delegate = delegate
      $0.table.estimatedRowHeight = 5
    }
    #expect(delegate.requestedIndexPaths.count < 40)  // TD-005.2
    #expect(fixture.table.rectForRow(at: at(999)).height == 1099)  // TD-005.1
    #expect(fixture.table.rectForRow(at: at(0)).height == 30)  // TD-005.2
    #expect(Set(delegate.requestedIndexPaths).count == delegate.requestedIndexPaths.count)
  }

  @Test func estimatesOfHeadersAndFootersDeferTheirHeights() {
    let delegate = SectionHeightsDelegate()
    delegate.header = { _ in 40 }
    delegate.footer = { _ in 20 }
    let fixture = TableFixture(Array(repeating: 2, count: 200), style: .grouped) {
      $0.table.delegate = delegate
      $0.table.estimatedSectionHeaderHeight = 30
      $0.table.estimatedSectionFooterHeight = 10
    }
    let headers = delegate.recorder.calls.filter { $0.hasPrefix("headerHeight") }.count
    let footers = delegate.recorder.calls.filter { $0.hasPrefix("footerHeight") }.count
    #expect(headers > 0 && headers < 10)  // TV-038.1
    #expect(footers > 0 && footers < 10)  // TV-039.1
    #expect(fixture.table.rectForHeader(inSection: 199).height == 30)  // TV-038.1
    #expect(fixture.table.rectForFooter(inSection: 199).height == 10)  // TV-039.1
    #expect(fixture.table.rectForHeader(inSection: 0).height == 40)  // TV-038.1
    #expect(fixture.table.rectForFooter(inSection: 0).height == 20)  // TV-039.1
    expectConsistent(fixture.table)
  }

  @Test func scrollingToTheEndEndsAtTheEnd() {
    let delegate = RowHeightsDelegate(TableEstimatesTests.realHeight)
    let fixture = TableFixture([3000]) {
      $0.table.delegate = delegate
      $0.table.estimatedRowHeight = 44
    }
    let table = fixture.table
    for position in [UITableView.ScrollPosition.top, .middle, .bottom, .none] {
      table.contentOffset.y = 0
      fixture.stage.settle()
      table.scrollToRow(at: at(2999), at: position, animated: false)
      fixture.stage.settle()
      #expect(abs(table.rectForRow(at: at(2999)).maxY - table.bounds.maxY) < 0.001)  // TV-040.9
      expectConsistent(table)
    }
    table.scrollToRow(at: at(1500), at: .top, animated: false)
    fixture.stage.settle()
    #expect(abs(table.rectForRow(at: at(1500)).minY - table.bounds.minY) < 0.001)  // TV-040.4
    table.scrollToRow(at: at(600), at: .bottom, animated: false)
    fixture.stage.settle()
    #expect(abs(table.rectForRow(at: at(600)).maxY - table.bounds.maxY) < 0.001)  // TV-040.4
    table.scrollToRow(at: at(2400), at: .middle, animated: false)
    fixture.stage.settle()
    #expect(abs(table.rectForRow(at: at(2400)).midY - table.bounds.midY) < 0.001)  // TV-040.4
  }
}
