import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for tables with empty bounds, and for rows with heights close to zero.
@MainActor
struct TableEmptyBoundsTests {
  private let source = ListSource([9])

  private func makeTable(frame: CGRect, style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: frame, style: style)
    source.headers = [0: "Head"]
    table.dataSource = source
    return table
  }

  @Test(arguments: [
    CGRect.zero, CGRect(x: 0, y: 0, width: 320, height: 0),
    CGRect(x: 0, y: 0, width: 0, height: 60),
  ])
  func aTableWithoutSizeHasItsFirstRow(frame: CGRect) {
    for style in [UITableView.Style.plain, .grouped] {
      let table = makeTable(frame: frame, style: style)
      #expect(table.cellForRow(at: at(0))?.textLabel?.text == "Row 0-0")
      #expect(table.visibleCells.count == 1)
      #expect(table.indexPathsForVisibleRows == [at(0)])
      #expect(table.headerView(forSection: 0) != nil)
      #expect(table.indexPath(for: table.visibleCells[0]) == at(0))
    }
  }

  @Test func theRowAtTheOffsetIsVisible() {
    let table = makeTable(frame: .zero)
    table.contentOffset.y = 28 + 3 * 44 + 20
    #expect(table.indexPathsForVisibleRows == [at(3)])
    // Headers float.
    #expect(table.headerView(forSection: 0) != nil)
    table.contentInset.top = 30
    table.contentOffset.y = -30
    #expect(table.indexPathsForVisibleRows == [at(0)])
    #expect(table.headerView(forSection: 0) != nil)
  }

  @Test func belowTheLastRowTheFooterIsVisible() {
    source.footers = [0: "Foot"]
    let table = makeTable(frame: CGRect(x: 0, y: 0, width: 320, height: 0), style: .grouped)
    let footer = table.rectForFooter(inSection: 0)
    for y in [footer.minY, footer.midY, footer.maxY - 1] {
      table.contentOffset.y = y
      table.layoutIfNeeded()
      #expect(table.footerView(forSection: 0) != nil, "\(y)")
      #expect(table.visibleCells.isEmpty, "\(y)")
    }
  }

  @Test func aTableThatGainsASizeShowsAllRows() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let table = makeTable(frame: .zero)
    stage.window.addSubview(table)
    stage.settle()
    #expect(table.visibleCells.count == 1)
    table.frame = stage.window.bounds
    stage.settle()
    expectConsistent(table)
    #expect(table.visibleCells.count == 9)
  }

  @Test func anUpdateOfATableWithoutSizeKeepsTheFirstRow() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let table = makeTable(frame: .zero)
    stage.window.addSubview(table)
    stage.settle()
    source.counts = [10]
    table.insertRows(at: [at(0)], with: .fade)
    stage.settle()
    #expect(table.indexPathsForVisibleRows == [at(0)])
  }

  @Test func aRowOfABillionthOfAPointIsVisible() throws {
    let fixture = TableFixture([4]) { $0.table.tableHeaderView = UIView() }
    let heights = RowHeightsDelegate { $0.row == 2 ? 1e-9 : 44 }
    for header in [0, 100, 1e9] as [CGFloat] {
      fixture.table.tableHeaderView = UIView(
        frame: CGRect(x: 0, y: 0, width: 320, height: header)
      )
      fixture.table.delegate = heights
      fixture.table.reloadData()
      fixture.table.contentOffset.y = header
      let cell = try #require(fixture.table.cellForRow(at: at(2)))
      #expect(fixture.table.indexPath(for: cell) == at(2))
      #expect(fixture.table.indexPathsForVisibleRows?.count == 4)
    }
  }
}
