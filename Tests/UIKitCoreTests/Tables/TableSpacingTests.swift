import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for the space above headers, and for the height of empty rows.
@MainActor
struct TableSpacingTests {
  private static let titles = [0: "A", 1: "B", 2: "C"]

  private func makeFixture(
    topPadding padding: CGFloat,
    counts: [Int] = [20, 20, 20, 20]
  ) -> TableFixture {
    TableFixture(counts) {
      $0.source.headers = TableSpacingTests.titles
      $0.table.sectionHeaderTopPadding = padding
    }
  }

  @Test func headersHaveSpaceAbove() {
    let fixture = makeFixture(topPadding: 10, counts: [2, 2, 2, 2])
    let table = fixture.table
    #expect(table.sectionHeaderTopPadding == 10)
    // Each section has 10 points of space, a header of 28 points and two rows; the last one has no
    // header.
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 10, width: 320, height: 28))
    #expect(table.rectForRow(at: at(0)).minY == 38)
    #expect(table.rectForHeader(inSection: 1).minY == 136)
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 126, width: 320, height: 126))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 3)).minY == 378)
    #expect(table.contentSize.height == 466)
    #expect(table.headerView(forSection: 1)?.frame == table.rectForHeader(inSection: 1))
  }

  @Test func withoutTopPaddingHeadersHaveNoSpace() {
    let fixture = makeFixture(topPadding: UITableView.automaticDimension, counts: [2, 2])
    let table = fixture.table
    #expect(table.sectionHeaderTopPadding == UITableView.automaticDimension)
    #expect(table.rectForHeader(inSection: 0).minY == 0)
    table.sectionHeaderTopPadding = 20
    #expect(table.rectForHeader(inSection: 1).minY == 156)
    table.sectionHeaderTopPadding = 0
    #expect(table.rectForHeader(inSection: 1).minY == 116)
    table.sectionHeaderTopPadding = UITableView.automaticDimension
    #expect(table.rectForHeader(inSection: 1).minY == 116)
  }

  @Test func floatingHeadersHaveNoTopPadding() {
    let fixture = makeFixture(topPadding: 10)
    let table = fixture.table
    table.contentOffset.y = 100
    fixture.stage.settle()
    #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 100, width: 320, height: 28))
    // The next section pushes the header together with its space.
    let nextSectionY = table.rect(forSection: 1).minY
    table.contentOffset.y = nextSectionY - 20
    fixture.stage.settle()
    #expect(table.headerView(forSection: 0)?.frame.maxY == nextSectionY)
    #expect(table.headerView(forSection: 1)?.frame.minY == nextSectionY + 10)
  }

  @Test func rowsScrollToBelowTheHeader() {
    let fixture = makeFixture(topPadding: 10)
    let table = fixture.table
    table.scrollToRow(at: at(5), at: .top, animated: false)
    #expect(table.contentOffset.y == table.rectForRow(at: at(5)).minY - 28)
    let header = IndexPath(row: NSNotFound, section: 1)
    table.scrollToRow(at: header, at: .top, animated: false)
    #expect(table.contentOffset.y == table.rectForHeader(inSection: 1).minY)
  }

  @Test func estimatedHeadersHaveTopPadding() {
    let fixture = TableFixture([3, 3, 3, 30]) {
      $0.source.headers = TableSpacingTests.titles
      $0.table.estimatedSectionHeaderHeight = 28
      $0.table.sectionHeaderTopPadding = 10
    }
    #expect(fixture.table.rectForHeader(inSection: 2).minY == 350)
  }

  @Test func insertedSectionsHaveTopPaddingDuringTheAnimation() {
    let fixture = makeFixture(topPadding: 10, counts: [2, 2])
    let table = fixture.table
    fixture.source.counts.insert(1, at: 0)
    table.insertSections(IndexSet(integer: 0), with: .fade)
    for _ in 0..<30 { fixture.stage.advance(by: 1 / 60) }
    fixture.stage.settle()
    #expect(table.rectForHeader(inSection: 1).minY == 92)
    #expect(table.headerView(forSection: 1)?.frame == table.rectForHeader(inSection: 1))
  }

  @Test func groupedTablesHaveTopPadding() {
    let plain = TableFixture([2, 2], style: .grouped) { $0.source.headers = [1: "B"] }
    let spaced = TableFixture([2, 2], style: .grouped) {
      $0.source.headers = [1: "B"]
      $0.table.sectionHeaderTopPadding = 12
    }
    let distance =
      spaced.table.rectForHeader(inSection: 1).minY - plain.table.rectForHeader(inSection: 1).minY
    #expect(distance == 24)
  }

  @Test func emptyRowsHaveTheirHeight() {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let fixture = TableFixture([1]) {
      $0.table.separatorColor = red
      $0.table.fillerRowHeight = 100
    }
    #expect(fixture.table.fillerRowHeight == 100)
    #expect(fixture.stage.color(at: CGPoint(x: 200, y: 143.5)) == red)
    #expect(fixture.stage.color(at: CGPoint(x: 200, y: 87.5)) != red)
    fixture.table.fillerRowHeight = UITableView.automaticDimension
    fixture.stage.settle()
    #expect(fixture.stage.color(at: CGPoint(x: 200, y: 87.5)) == red)
  }

  private func at(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
}
