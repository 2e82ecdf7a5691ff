import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for frames of rows and sections (TV-003, TV-070 to TV-073), and for hit-testing (TV-031 to
/// TV-036).
@MainActor
struct TableGeometryTests {
  @Test func headersRowsAndFootersFollowFromTopToBottom() {
    let (top, bottom) = (UIView(), UIView())
    top.frame = CGRect(x: 9, y: 9, width: 5, height: 50)
    bottom.frame.size.height = 30
    let fixture = TableFixture([2, 1]) {
      $0.source.headers = [0: "A", 1: "B"]
      $0.source.footers = [0: "a"]
      $0.table.tableHeaderView = top
      $0.table.tableFooterView = bottom
    }
    let table = fixture.table
    // Titles of plain tables are 28 points high (TV-029.2, R-13), rows 44 points.
    var y: CGFloat = 50
    #expect(table.rect(forSection: 0) == CGRect(x: 0, y: y, width: 320, height: 144))  // TV-070.1
    // TV-072.1, TV-029.2
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: y, width: 320, height: 28))
    y += 28
    // TV-003.1, TV-003.4, TV-071.1, TV-071.3
    #expect(table.rectForRow(at: at(0)) == CGRect(x: 0, y: y, width: 320, height: 44))
    // TV-003.1
    #expect(table.rectForRow(at: at(1)) == CGRect(x: 0, y: y + 44, width: 320, height: 44))
    y += 88
    // TV-073.1, TV-003.8
    #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: y, width: 320, height: 28))
    y += 28
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: y, width: 320, height: 72))  // TV-003.1
    #expect(table.rectForFooter(inSection: 1).height == 0)  // TV-073.2
    y += 72
    #expect(bottom.frame == CGRect(x: 0, y: y, width: 320, height: 30))  // TV-028.2, TV-003.1
    #expect(top.frame == CGRect(x: 0, y: 0, width: 320, height: 50))  // TV-027.1, TV-027.2
    #expect(table.contentSize == CGSize(width: 320, height: y + 30))  // TV-003.2
  }

  @Test func framesOfInvalidIndexPathsAreZero() {
    let fixture = TableFixture([2])
    let table = fixture.table
    for section in [-1, 1, Int.max] {
      #expect(table.rect(forSection: section) == .zero)  // TV-070.3
      #expect(table.rectForHeader(inSection: section) == .zero)  // TV-072.3
      #expect(table.rectForFooter(inSection: section) == .zero)  // TV-073.3
      #expect(table.rectForRow(at: at(0, section)) == .zero)  // TV-071.2
    }
    for path in [at(2), at(-1), IndexPath(), IndexPath(index: 0), IndexPath(indexes: [0, 0, 0])] {
      #expect(table.rectForRow(at: path) == .zero)  // TV-071.2
      #expect(table.cellForRow(at: path) == nil)  // TV-031.3
    }
    #expect(table.rectForHeader(inSection: 0).height == 0)  // TV-072.2
  }

  @Test func sectionsOfBothStylesHaveFrames() {
    for style in [UITableView.Style.plain, .grouped] {
      let fixture = TableFixture([1, 1, 1], style: style)
      let table = fixture.table
      for section in 0..<3 {
        // TV-070.2
        #expect(table.rect(forSection: section).contains(table.rectForRow(at: at(0, section))))
      }
    }
  }

  @Test(
    arguments: [(320, 16), (399, 16), (400, 31), (600, 36), (1000, 45), (20, 10), (8, 0)]
      as [(CGFloat, CGFloat)]
  )
  func groupsAreInsetFromBothSides(width: CGFloat, margin: CGFloat) {
    let fixture = TableFixture([1], style: .grouped, size: CGSize(width: width, height: 200))
    let rect = fixture.table.rectForRow(at: at(0))
    #expect(rect.minX == margin)  // TV-003.11, UI-005.12
    #expect(rect.maxX == max(margin, width - margin))  // TV-003.11
  }

  @Test func offscreenRowsHaveFrames() {
    let fixture = TableFixture([1000])
    #expect(fixture.table.rectForRow(at: at(900)).minY == points(900 * 44))  // TV-071.1
    #expect(!fixture.recorder.calls.contains("cell 0-900"))
  }

  @Test func headerRectsDoNotFloat() {
    let fixture = TableFixture([50]) { $0.source.headers = [0: "A"] }
    fixture.table.contentOffset.y = 500
    fixture.stage.settle()
    #expect(fixture.table.headerView(forSection: 0)?.frame.minY == 500)
    #expect(fixture.table.rectForHeader(inSection: 0).minY == 0)  // TV-072.1
  }

  // MARK: Points and rectangles

  @Test func pointsHitTheirRow() {
    let fixture = TableFixture([100, 2]) {
      $0.source.headers = [0: "A", 1: "B"]
      $0.source.footers = [0: "a"]
      $0.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 50))
      $0.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 50))
    }
    let table = fixture.table
    func row(_ x: CGFloat, _ y: CGFloat) -> IndexPath? {
      table.indexPathForRow(at: CGPoint(x: x, y: y))
    }
    let first = 50.0 + 28
    #expect(row(5, first) == at(0))  // TV-033.2, TV-033.4
    #expect(row(5, first + 43.9) == at(0))  // TV-033.2
    #expect(row(5, first + 44) == at(1))  // TV-033.4
    table.contentOffset.y = 300
    #expect(row(5, first + 44) == at(1))  // TV-033.1
    #expect(row(5, first + 99 * 44) == at(99))  // TV-033.2
    #expect(row(5, 25) == nil)  // TV-033.3: table header
    #expect(row(5, 60) == nil)  // TV-033.3: section header
    let footer = first + 4400
    #expect(row(5, footer) == nil)  // TV-033.3, TV-033.4: section footer
    #expect(row(5, footer + 56) == at(0, 1))  // TV-033.2
    #expect(row(5, footer + 56 + 88) == nil)  // TV-033.3: table footer
    #expect(row(5, -1) == nil)  // TV-033.3
    #expect(row(5, 1e9) == nil)  // TV-033.3
    #expect(row(-1, first) == nil)  // TV-033.3
    #expect(row(320, first) == nil)  // TV-033.3
    #expect(row(.nan, first) == nil)
    #expect(row(5, .nan) == nil)
    #expect(row(5, .infinity) == nil)
  }

  @Test func pointsBesideAGroupHitNoRow() {
    let fixture = TableFixture([3], style: .grouped)
    let rect = fixture.table.rectForRow(at: at(1))
    #expect(fixture.table.indexPathForRow(at: CGPoint(x: rect.minX, y: rect.midY)) == at(1))
    // TV-033.3, R-51
    #expect(fixture.table.indexPathForRow(at: CGPoint(x: rect.minX - 1, y: rect.midY)) == nil)
    // TV-033.3
    #expect(fixture.table.indexPathForRow(at: CGPoint(x: rect.maxX, y: rect.midY)) == nil)
    let beside = CGRect(x: 0, y: rect.minY, width: rect.minX, height: rect.height)
    #expect(fixture.table.indexPathsForRows(in: beside) == [])
    #expect(fixture.table.indexPathsForRows(in: .zero) == [])
  }

  @Test func rectanglesHitTheRowsTheyTouch() {
    let fixture = TableFixture([3, 3]) { $0.source.headers = [1: "B"] }
    let table = fixture.table
    func rows(_ rect: CGRect) -> [IndexPath]? { table.indexPathsForRows(in: rect) }
    // Rows at 0, 44, 88; header at 132; rows at 160, 204, 248.
    #expect(rows(CGRect(x: 0, y: 44, width: 10, height: 44)) == [at(1)])  // TV-034.1
    #expect(rows(CGRect(x: 0, y: 43, width: 10, height: 46)) == [at(0), at(1), at(2)])  // TV-034.2
    // TV-034.4
    #expect(rows(CGRect(x: 0, y: 100, width: 10, height: 110)) == [at(2), at(0, 1), at(1, 1)])
    #expect(rows(CGRect(x: 0, y: 132, width: 10, height: 28)) == [])  // TV-034.3
    #expect(rows(CGRect(x: 0, y: 1000, width: 10, height: 10)) == [])  // TV-034.3
    #expect(rows(CGRect(x: 400, y: 0, width: 10, height: 100)) == [])  // TV-034.3
    #expect(rows(CGRect(x: 10, y: 0, width: 0, height: 100)) == [])  // TV-034.3
    #expect(rows(.null) == [])  // TV-034.3, R-35
    #expect(rows(CGRect(x: 10, y: 88, width: -5, height: -44)) == [at(1)])
    #expect(rows(table.rect(forSection: 1)) == [at(0, 1), at(1, 1), at(2, 1)])  // TV-034.1
  }

  // MARK: Cells

  @Test func onlyVisibleRowsHaveCells() throws {
    let fixture = TableFixture([100])
    let table = fixture.table
    let cell = try #require(table.cellForRow(at: at(2)))
    #expect(cell.textLabel?.text == "Row 0-2")  // TV-031.1
    #expect(table.cellForRow(at: at(11)) == nil)  // TV-031.2
    #expect(table.cellForRow(at: at(100)) == nil)  // TV-031.3
    #expect(table.indexPath(for: cell) == at(2))  // TV-032.1
    #expect(table.indexPath(for: UITableViewCell()) == nil)  // TV-032.2
    #expect(fixture.calls("cell").isEmpty)  // TV-031.4
    table.contentOffset.y = 1000
    #expect(table.cellForRow(at: at(2)) == nil)  // TV-031.2
    // The cell may show a different row now.
    #expect(table.indexPath(for: cell).map { $0.row >= 22 } ?? true)  // TV-032.2
    fixture.stage.settle()
    #expect(table.cellForRow(at: at(2)) == nil)  // TV-031.2
    #expect(table.indexPath(for: cell).map { $0.row >= 22 } ?? true)  // TV-032.2
    let foreign = TableFixture([3])
    #expect(foreign.table.indexPath(for: table.visibleCells[0]) == nil)  // TV-032.2
  }

  @Test func aCellIsUnavailableWhileItIsRequested() {
    var returnedCells: [UITableViewCell?] = []
    let fixture = TableFixture([3]) {
      $0.source.onCell = { returnedCells.append($0.cellForRow(at: $1)) }
    }
    #expect(returnedCells.count == 3)
    #expect(returnedCells.allSatisfy { $0 == nil })  // TV-031.5
    #expect(fixture.table.cellForRow(at: at(0)) != nil)
  }

  @Test func visibleRowsAndCellsCorrespond() {
    let fixture = TableFixture([3, 100]) { $0.source.headers = [1: "B"] }
    fixture.table.contentOffset.y = 100
    let paths = fixture.visible
    // The visible area is 100 ..< 580: row 0-2 to 132, header to 160, then rows of 44.
    #expect(paths == [at(2)] + (0..<10).map { at($0, 1) })  // TV-036.1
    // TV-035.1, TV-035.2, TV-036.3
    #expect(fixture.table.visibleCells.map(\.textLabel?.text) == paths.map(ListSource.text))
    fixture.source.counts = [0]
    fixture.table.reloadData()
    #expect(fixture.table.visibleCells.isEmpty)  // TV-035.3
    #expect(fixture.table.indexPathsForVisibleRows == nil)  // TV-036.2
  }

  @Test func rowsThatTouchTheEdgesAreNotVisible() {
    let fixture = TableFixture([100], size: CGSize(width: 320, height: 88))
    fixture.table.contentOffset.y = 44
    #expect(fixture.visible == [at(1), at(2)])  // TV-036.1
    fixture.table.contentOffset.y = 44.5
    #expect(fixture.visible == [at(1), at(2), at(3)])  // TV-036.1
  }

  @Test func rowsThatTouchTheEdgeAreNotVisible() throws {
    let fixture = TableFixture([40])
    let table = fixture.table
    let (first, last) = (try #require(table.cellForRow(at: at(0))), table.visibleCells.last)
    let lastPath = try #require(last.flatMap { table.indexPath(for: $0) })
    table.contentOffset.y = 43.75
    #expect(table.indexPath(for: first) == at(0))  // TV-032.1
    // Before the next layout pass the cell still exists, but its row is no longer visible.
    table.contentOffset.y = 44
    #expect(table.indexPath(for: first) == nil)  // TV-032.2
    #expect(table.indexPathsForVisibleRows?.first == at(1))
    table.contentOffset.y = 0
    fixture.stage.update()
    #expect(table.indexPathsForVisibleRows?.last == lastPath)
  }
}
