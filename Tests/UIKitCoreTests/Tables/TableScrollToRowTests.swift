import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for programmatic scrolling to rows (TV-040, TV-041, TV-082).
@MainActor
struct TableScrollToRowTests {
  /// A table of a hundred rows of 44 points in 480 points.
  private let fixture = TableFixture([100])
  private var table: UITableView { fixture.table }

  private func scroll(
    _ row: Int,
    _ position: UITableView.ScrollPosition,
    animated: Bool = false
  ) -> CGFloat {
    table.scrollToRow(at: at(row), at: position, animated: animated)
    return table.contentOffset.y
  }

  @Test func rowsScrollToTheRequestedPosition() {
    #expect(scroll(50, .top) == 2200)  // TV-040.1, TV-040.4, TV-040.5, TV-082.2
    #expect(scroll(50, .middle) == points(2200 + 22 - 240))  // TV-040.4, TV-082.3
    #expect(scroll(50, .bottom) == points(2244 - 480))  // TV-040.4, TV-082.4
    fixture.stage.settle()
    expectConsistent(table)
  }

  @Test func noneScrollsMinimally() {
    #expect(scroll(5, .none) == 0)  // TV-040.13, TV-082.1
    // TV-040.2, TV-040.3: partly visible before
    #expect(scroll(10, .none) == points(11 * 44 - 480))
    #expect(scroll(20, .none) == points(21 * 44 - 480))  // TV-040.3
    #expect(scroll(15, .none) == points(21 * 44 - 480))  // TV-040.13
    #expect(scroll(7, .none) == points(7 * 44))  // TV-040.3, TV-082.1
  }

  @Test func theOffsetStaysInRange() {
    #expect(scroll(99, .top) == points(4400 - 480))  // TV-040.9
    #expect(scroll(0, .bottom) == 0)  // TV-040.9
    #expect(scroll(1, .middle) == 0)  // TV-040.9
  }

  @Test func insetsAndFloatingHeadersAreRespected() {
    let fixture = TableFixture([50, 50]) {
      $0.source.headers = [0: "A", 1: "B"]
      $0.source.footers = [0: "a", 1: "b"]
    }
    let table = fixture.table
    table.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    for path in [at(25, 0), at(25, 1)] {
      let rect = table.rectForRow(at: path)
      table.scrollToRow(at: path, at: .top, animated: false)
      #expect(table.contentOffset.y == rect.minY - 30 - 28)  // TV-040.10, TV-040.16
      fixture.stage.settle()
      #expect(table.headerView(forSection: path.section)?.frame.maxY == rect.minY)  // TV-040.10
      table.scrollToRow(at: path, at: .bottom, animated: false)
      #expect(table.contentOffset.y == rect.maxY - 480 + 20 + 28)  // TV-040.10, TV-040.16
      fixture.stage.settle()
      #expect(table.footerView(forSection: path.section)?.frame.minY == rect.maxY)  // TV-040.10
      // The floating header covers the upper end of the row.
      table.contentOffset.y = rect.minY - 40
      table.scrollToRow(at: path, at: .none, animated: false)
      #expect(table.contentOffset.y == rect.minY - 58)  // TV-040.10, TV-040.2
    }
  }

  @Test func notFoundScrollsToASectionWithoutRows() {
    let fixture = TableFixture([50, 0, 50]) { $0.source.headers = [0: "A", 1: "B", 2: "C"] }
    let table = fixture.table
    let header = table.rectForHeader(inSection: 1)
    let path = IndexPath(row: NSNotFound, section: 1)
    table.scrollToRow(at: path, at: .top, animated: false)
    #expect(table.contentOffset.y == header.minY)  // TV-040.6
    table.scrollToRow(at: path, at: .bottom, animated: false)
    #expect(table.contentOffset.y == header.maxY - 480)  // TV-040.6
    table.scrollToRow(at: path, at: .middle, animated: false)
    #expect(table.contentOffset.y == header.midY - 240)  // TV-040.6
  }

  @Test func animatedScrollsReportTheirEnd() {
    fixture.delegate.notesScrolling = true
    #expect(scroll(50, .top, animated: true) == 0)  // TV-040.14
    fixture.stage.advance(by: 0.15)
    #expect(table.contentOffset.y > 100 && table.contentOffset.y < 2100)  // TV-040.5
    fixture.stage.advance(by: 0.2)
    #expect(table.contentOffset.y == 2200)  // TV-040.1
    #expect(fixture.calls("did").filter { $0 == "didEndAnimation" }.count == 1)  // TV-040.11
    #expect(fixture.delegate.offsets.isEmpty)  // TV-040.7, R-20
    _ = scroll(50, .top, animated: true)
    _ = scroll(51, .none, animated: true)
    fixture.stage.advance(by: 1)
    #expect(!fixture.recorder.calls.contains("didEndAnimation"))  // TV-040.11
  }

  @Test func programmaticScrollingCallsNoDelegate() {
    _ = scroll(50, .top)
    table.selectRow(at: at(80), animated: false, scrollPosition: .middle)
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    fixture.stage.settle()
    #expect(table.contentOffset.y == points(80 * 44))
    #expect(fixture.delegate.offsets.isEmpty)  // TV-040.7
    table.contentOffset.y = 7
    #expect(fixture.delegate.offsets == [7])  // TV-040.7
  }

  @Test func scrollingKeepsTheSelection() {
    table.selectRow(at: at(3), animated: false, scrollPosition: .none)
    _ = scroll(60, .top)
    #expect(table.indexPathsForSelectedRows == [at(3)])  // TV-040.8
  }

  @Test func touchStopsAnAnimatedScroll() {
    _ = scroll(90, .top, animated: true)
    fixture.stage.advance(by: 0.15)
    fixture.stage.touchDown(at: CGPoint(x: 100, y: 100))
    let offset = table.contentOffset.y
    fixture.stage.advance(by: 0.5)
    #expect(table.contentOffset.y == offset)
    fixture.stage.touchUp()
    fixture.stage.settle()
    expectConsistent(table)
  }

  // MARK: Nearest selected row

  @Test func nearestSelectedRowIsScrolledTo() {
    table.allowsMultipleSelection = true
    for row in [10, 40, 70] {
      table.selectRow(at: at(row), animated: false, scrollPosition: .none)
    }
    table.contentOffset.y = 35 * 44
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == points(40 * 44))  // TV-041.1, TV-041.2
    table.contentOffset.y = 15 * 44
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == points(10 * 44))  // TV-041.2
    // The bottom edge is closer to row 70, the top edge closer to row 40.
    table.contentOffset.y = 51 * 44
    table.scrollToNearestSelectedRow(at: .bottom, animated: false)
    #expect(table.contentOffset.y == points(71 * 44 - 480))  // TV-041.1
    table.contentOffset.y = 52 * 44
    table.scrollToNearestSelectedRow(at: .middle, animated: false)
    #expect(table.contentOffset.y == points(70 * 44 + 22 - 240))  // TV-041.1
  }

  @Test func noneScrollsToTheNearestSelectedRowMinimally() {
    table.selectRow(at: at(30), animated: false, scrollPosition: .none)
    table.scrollToNearestSelectedRow(at: .none, animated: false)
    #expect(table.contentOffset.y == points(31 * 44 - 480))  // TV-041.3
    table.contentOffset.y = 29 * 44
    table.scrollToNearestSelectedRow(at: .none, animated: false)
    #expect(table.contentOffset.y == points(29 * 44))  // TV-041.3
    table.scrollToNearestSelectedRow(at: .top, animated: true)
    #expect(table.contentOffset.y == points(29 * 44))  // TV-041.3
    fixture.stage.settle()
    #expect(table.contentOffset.y == points(30 * 44))  // TV-041.3
  }

  @Test func withoutSelectionNothingScrolls() {
    table.contentOffset.y = 500
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == 500)  // TV-041.4
  }

  @Test func aRowHigherThanTheTableShowsItsStart() {
    let heights = RowHeightsDelegate { $0.row == 3 ? 1000 : 44 }
    let fixture = TableFixture([20]) { $0.table.delegate = heights }
    fixture.table.contentOffset.y = 400
    fixture.table.scrollToRow(at: at(3), at: .none, animated: false)
    #expect(fixture.table.contentOffset.y == 132)  // TV-040.2
  }
}
