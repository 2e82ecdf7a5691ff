import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for plain tables: rows, sections, selection lists and feedback (UI-001, UI-002, UI-004,
/// UI-019, UI-021).
@MainActor
struct PlainLookTests {
  private func makeFixture(
    _ counts: [Int],
    configure: (CellFixture) -> Void = { _ in }
  ) -> CellFixture {
    CellFixture(counts, configure: configure) { path in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test func rowsSpanTheWidthOfTheTable() {
    let fixture = makeFixture([3])
    #expect(fixture.table.rectForRow(at: IndexPath(row: 1, section: 0)).minX == 0)  // UI-002.1
    #expect(fixture.cell(1).frame == CGRect(x: 0, y: 44, width: 320, height: 44))  // UI-002.1
    #expect(fixture.hex(0, 20) == "FFFFFF" && fixture.hex(319, 20) == "FFFFFF")  // UI-002.2, R-31
    #expect(fixture.table.headerView(forSection: 0) == nil)  // UI-002.8
    #expect(fixture.table.footerView(forSection: 0) == nil)  // UI-002.8
    #expect(fixture.table.indexBar == nil)  // UI-002.8
    #expect(fixture.table.contentSize.height == 132)  // UI-002.8
  }

  @Test func sectionsHaveTheirHeadersAndFooters() {
    let fixture = makeFixture([2, 1]) {
      $0.source.header = { "Header \($0)" }
      $0.source.footer = { "Footer \($0)" }
    }
    let table = fixture.table
    // UI-001.1, UI-002.3, UI-002.4
    #expect(table.rectForHeader(inSection: 0).maxY == table.rectForRow(at: [0, 0]).minY)
    #expect(table.rectForFooter(inSection: 0).minY == table.rectForRow(at: [0, 1]).maxY)
    #expect(table.rectForHeader(inSection: 1).minY == table.rectForFooter(inSection: 0).maxY)
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "Header 1")  // UI-002.3, UI-002.5
    #expect(table.footerView(forSection: 1)?.textLabel?.text == "Footer 1")  // UI-002.3, UI-002.5
  }

  @Test func headersAndFootersFloatInLongSections() {
    let fixture = makeFixture([60]) {
      $0.source.header = { _ in "Header" }
      $0.source.footer = { _ in "Footer" }
    }
    #expect(fixture.table.footerView(forSection: 0)?.frame.maxY == 480)  // UI-002.6
    fixture.table.contentOffset.y = 500
    fixture.stage.update()
    #expect(fixture.table.headerView(forSection: 0)?.frame.minY == 500)  // UI-002.6
    #expect(fixture.table.footerView(forSection: 0)?.frame.maxY == 980)  // UI-002.6
    #expect(fixture.hex(2, 2) == "F7F7F7" && fixture.hex(2, 478) == "F7F7F7")  // UI-002.6
  }

  @Test func draggingAndFlickingScroll() {
    let fixture = makeFixture([100])
    fixture.stage.drag(
      from: CGPoint(x: 100, y: 400),
      to: CGPoint(x: 100, y: 200),
      duration: 0.5,
      hold: 0.3
    )
    let dragged = fixture.table.contentOffset.y
    #expect(dragged > 150 && dragged <= 200)  // UI-001.2
    fixture.stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), duration: 0.1)
    fixture.stage.settle()
    #expect(fixture.table.contentOffset.y > dragged + 400)  // UI-001.2
  }

  @Test func aTappedRowHighlightsAndStaysSelected() {
    let fixture = makeFixture([3])
    fixture.stage.touchDown(at: CGPoint(x: 100, y: 20))
    fixture.stage.advance(by: 0.09)
    #expect(fixture.hex(100, 20) == "FFFFFF")  // UI-021.5
    fixture.stage.advance(by: 0.06)
    #expect(fixture.hex(100, 20) == "D9D9D9")  // UI-019.1, UI-001.5, UI-021.5
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.source.recorder.take() == ["select 0-0"])  // UI-001.3
    #expect(fixture.hex(100, 20) == "D9D9D9")
    #expect(fixture.table.indexPathForSelectedRow == [0, 0])
    fixture.table.deselectRow(at: [0, 0], animated: true)
    fixture.stage.settle()
    #expect(fixture.hex(100, 20) == "FFFFFF")  // UI-019.1
  }

  @Test func selectionListsAllowOneOrSeveralRows() {
    let fixture = makeFixture([4])
    for y in [CGFloat(20), 64] { fixture.stage.tap(at: CGPoint(x: 100, y: y)) }
    #expect(fixture.table.indexPathsForSelectedRows == [[0, 1]])  // UI-004.3, UI-004.4
    fixture.table.allowsMultipleSelection = true
    fixture.stage.tap(at: CGPoint(x: 100, y: 20))
    #expect(fixture.table.indexPathsForSelectedRows == [[0, 0], [0, 1]])  // UI-004.3
    fixture.stage.update()
    // UI-004.1, UI-004.2, UI-011.1, UI-011.4, R-09
    #expect(
      (0..<4).map { fixture.cell($0).accessory?.type == .checkmark } == [true, true, false, false]
    )
  }

  @Test func theDelegateMayManageCheckMarks() {
    let fixture = makeFixture([3])
    fixture.cell(1).accessoryType = .checkmark
    let area = CGRect(x: 285, y: 54, width: 25, height: 24)
    #expect(fixture.colors(in: area).contains("007AFF"))  // UI-004.2, UI-011.4, TC-037.4
  }

  @Test func animatedScrollingTakesThreeTenthsOfASecond() {
    let fixture = makeFixture([100])
    fixture.table.scrollToRow(at: [0, 50], at: .top, animated: true)
    var offsets: [CGFloat] = []
    for _ in 0..<18 {
      fixture.stage.advance(by: 1 / 60)
      offsets.append(fixture.table.contentOffset.y)
    }
    #expect(abs(offsets[17] - 2200) < 1)  // UI-021.2
    #expect(offsets[16] < 2200)  // UI-021.2
    let middle = offsets[8]
    #expect(abs(middle - 1100) < 60)  // UI-021.2: ease-in-out is symmetric
    #expect(offsets[2] < 2200 * 3 / 18)  // UI-021.2
  }
}
