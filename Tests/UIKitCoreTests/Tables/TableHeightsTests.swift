import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for heights of rows, headers and footers (TV-012, TV-029, TV-030, TV-085, TD-002 to
/// TD-004).
@MainActor
struct TableHeightsTests {
  @Test func rowHeightAppliesToAllRows() {
    let fixture = TableFixture([10])
    let table = fixture.table
    #expect(UITableView().rowHeight == 44)  // TV-012.3
    #expect(table.rectForRow(at: at(3)).minY == points(3 * 44))  // TV-012.3
    table.rowHeight = 50
    // TV-012.1, TV-012.5
    #expect(table.rectForRow(at: at(3)) == CGRect(x: 0, y: 150, width: 320, height: 50))
    fixture.stage.settle()
    #expect(table.cellForRow(at: at(3))?.frame.minY == 150)  // TV-012.5
    #expect(table.contentSize.height == 500)  // TV-012.5
    #expect(fixture.calls("cell 0-3").isEmpty)
    table.rowHeight = 0
    fixture.stage.settle()
    #expect(table.contentSize.height == 0)  // TV-012.1
    #expect(table.visibleCells.isEmpty)
  }

  @Test func theHeightOfTheDelegateTakesPrecedence() {
    let delegate = RowHeightsDelegate { CGFloat(20 + 10 * $0.row) }
    let fixture = TableFixture([5]) {
      $0.table.delegate = delegate
      $0.table.rowHeight = 99
    }
    let heights = (0..<5).map { fixture.table.rectForRow(at: at($0)).height }
    #expect(heights == [20, 30, 40, 50, 60])  // TV-012.2, TD-002.1, TV-003.5
    #expect(fixture.table.rectForRow(at: at(4)).minY == 140)  // TV-003.5
  }

  @Test func everyHeightIsRequestedWhenLoading() {
    let delegate = RowHeightsDelegate { _ in 30 }
    let fixture = TableFixture([700, 300]) { $0.table.delegate = delegate }
    #expect(delegate.calls == 1000)  // TD-002.2, TV-037.2
    fixture.table.reloadData()
    #expect(delegate.calls == 2000)  // TD-002.2
    fixture.table.contentOffset.y = 9000
    fixture.stage.settle()
    #expect(delegate.calls == 2000)
  }

  @Test func equalHeightsAreNotRequested() {
    let fixture = TableFixture([100_000]) { $0.table.rowHeight = 20 }
    #expect(fixture.table.contentSize.height == 2_000_000)  // TV-012.4
    #expect(fixture.source.calls < 50)  // TV-012.4
  }

  @Test func unusualHeightsAreUsed() {
    let delegate = RowHeightsDelegate { [-50, 5000, UITableView.automaticDimension, 0][$0.row] }
    let fixture = TableFixture([4]) {
      $0.table.delegate = delegate
      $0.table.rowHeight = 33
    }
    let heights = (0..<4).map { fixture.table.rectForRow(at: at($0)).height }
    #expect(heights[0] == 0)  // TD-002.5
    #expect(heights[1] == 5000)  // TD-002.3
    #expect(heights[2] == 33)  // TD-002.4, TV-085.1, TV-085.5
    #expect(heights[3] == 0)
    #expect(fixture.visible == [at(1)])
  }

  @Test func automaticRowHeightFitsTheCell() {
    final class TallCell: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 71) }
    }
    let fixture = TableFixture([30]) {
      $0.table.rowHeight = UITableView.automaticDimension
      $0.source.makeCell = { _, path in
        let cell = TallCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = ListSource.text(path)
        return cell
      }
    }
    #expect(fixture.table.rowHeight == -1)  // TV-012.6
    #expect(fixture.table.cellForRow(at: at(1))?.frame.height == 71)  // TV-012.6
    #expect(fixture.table.rectForRow(at: at(29)).height == 44)  // TV-012.6
    fixture.table.contentOffset.y = 500
    fixture.stage.settle()
    expectConsistent(fixture.table)
  }

  // MARK: Headers and footers

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func sectionHeaderHeightAppliesToBothStyles(style: UITableView.Style) {
    let fixture = TableFixture([1, 1], style: style) {
      $0.source.headers = [0: "A", 1: "B"]
      $0.table.sectionHeaderHeight = 40
    }
    #expect(fixture.table.sectionHeaderHeight == 40)
    #expect(fixture.table.rectForHeader(inSection: 0).height == 40)  // TV-029.1, TV-029.3, TV-003.6
    #expect(fixture.table.rectForHeader(inSection: 1).height == 40)  // TV-029.3
  }

  @Test func unsetHeightsHaveDefaults() {
    // Tables without a window have the appearance of the most recently used stage.
    _ = Stage()
    #expect(UITableView().sectionHeaderHeight == 28)  // TV-029 default
    #expect(UITableView().sectionFooterHeight == 28)  // TV-030 default
    #expect(UITableView(frame: .zero, style: .grouped).sectionHeaderHeight == 18)  // TV-029 default
    #expect(UITableView(frame: .zero, style: .grouped).sectionFooterHeight == 18)  // TV-030 default
    let plain = TableFixture([1, 1]) { $0.source.headers = [0: "A", 1: "B"] }
    #expect(plain.table.rectForHeader(inSection: 0).height == 28)  // TV-029.2
    let grouped = TableFixture([1, 1], style: .grouped) { $0.source.headers = [0: "A", 1: "B"] }
    #expect(grouped.table.rectForHeader(inSection: 0).height == 55.5)  // TV-029.2
    #expect(grouped.table.rectForHeader(inSection: 1).height == 38)  // TV-029.2
  }

  @Test func sectionFooterHeightIsForGroupedTablesOnly() {
    let grouped = TableFixture([1], style: .grouped) { $0.table.sectionFooterHeight = 40 }
    #expect(grouped.table.rectForFooter(inSection: 0).height == 40)  // TV-030.1, TV-003.7
    let plain = TableFixture([1, 1]) {
      $0.source.footers = [0: "a"]
      $0.table.sectionFooterHeight = 40
    }
    #expect(plain.table.rectForFooter(inSection: 0).height == 28)  // TV-030.2, TV-003.8, DS-006.2
    #expect(plain.table.rectForFooter(inSection: 1).height == 0)  // TV-030.2, TV-003.12
  }

  @Test func headerAndFooterHeightsOfTheDelegateTakePrecedence() {
    let delegate = SectionHeightsDelegate()
    delegate.header = { CGFloat(50 + $0) }
    delegate.footer = { CGFloat(70 + $0) }
    let fixture = TableFixture([1, 1], style: .grouped) {
      $0.table.delegate = delegate
      $0.table.sectionHeaderHeight = 5
      $0.table.sectionFooterHeight = 5
    }
    // TD-003.1, TV-029.1, TV-003.6
    #expect((0..<2).map { fixture.table.rectForHeader(inSection: $0).height } == [50, 51])
    // TD-004.1, TV-030.1, TV-003.7
    #expect((0..<2).map { fixture.table.rectForFooter(inSection: $0).height } == [70, 71])
  }

  @Test func plainTablesDoNotRequestFooterHeights() {
    let delegate = SectionHeightsDelegate()
    delegate.footer = { _ in 70 }
    let fixture = TableFixture([1]) {
      $0.source.footers = [0: "a"]
      $0.table.delegate = delegate
    }
    #expect(fixture.table.rectForFooter(inSection: 0).height == 28)  // TD-004.2, TV-003.8
    #expect(!delegate.recorder.calls.contains("footerHeight 0"))  // TD-004.2
    #expect(delegate.recorder.calls.contains("headerHeight 0"))
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func zeroHeightsTakeNoSpace(style: UITableView.Style) {
    let delegate = SectionHeightsDelegate()
    delegate.header = { _ in 0 }
    delegate.footer = { _ in 0 }
    let fixture = TableFixture([1, 1], style: style) {
      $0.source.headers = [0: "A", 1: "B"]
      $0.table.delegate = delegate
    }
    #expect(fixture.table.rectForHeader(inSection: 0).height == 0)  // TD-003.3, R-14
    #expect(fixture.table.rectForRow(at: at(0, 1)).minY == 44)  // TD-003.3
    #expect(fixture.table.headerView(forSection: 0) == nil)
  }

  @Test func sectionsWithoutTitleOrView() {
    let plain = TableFixture([1, 1]) { $0.table.sectionHeaderHeight = 40 }
    #expect(plain.table.rectForHeader(inSection: 0).height == 0)  // TV-003.9
    #expect(plain.table.rectForFooter(inSection: 0).height == 0)  // TV-003.12
    let delegate = SectionHeightsDelegate()
    delegate.header = { _ in 25 }
    let unsetFixture = TableFixture([1, 1]) { $0.table.delegate = delegate }
    #expect(unsetFixture.table.rectForHeader(inSection: 1).height == 25)  // TV-003.9
    let grouped = TableFixture([1, 1], style: .grouped)
    #expect(grouped.table.rectForHeader(inSection: 0).height == 35)  // TV-003.10, UI-005.16
    #expect(grouped.table.rectForHeader(inSection: 1).height == 18)  // TV-003.10, UI-005.16
    #expect(grouped.table.rectForFooter(inSection: 1).height == 18)  // TV-003.10, UI-005.16
  }

  @Test func automaticDimensionFitsTitleViewOrNothing() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 63))
    let delegate = SectionHeightsDelegate()
    delegate.headerView = { $0 == 2 ? view : nil }
    let cases: [(UITableView.Style, [CGFloat])] = [
      (.plain, [28, 0, 63]), (.grouped, [55.5, 18, 63]),
    ]
    for (style, expected) in cases {
      let fixture = TableFixture([1, 1, 1], style: style) {
        $0.source.headers = [0: "A"]
        $0.table.delegate = delegate
      }
      let heights = (0..<3).map { fixture.table.rectForHeader(inSection: $0).height }
      #expect(heights == expected)  // TV-085.1, TV-085.2, TV-085.3, TV-085.4, TD-003.2, DS-005.2
    }
    let grouped = TableFixture([1, 1], style: .grouped) {
      $0.source.footers = [
        0: "One line", 1: String(repeating: "Several lines of text. ", count: 20),
      ]
      $0.table.delegate = delegate
    }
    let one = grouped.table.rectForFooter(inSection: 0).height
    // TD-004.3, TV-085.3, DS-006.2
    #expect(grouped.table.rectForFooter(inSection: 1).height > one + 20)
  }

  @Test func anEmptyTitleHasAHeader() {
    let fixture = TableFixture([1, 1]) { $0.source.headers = [1: ""] }
    #expect(fixture.table.rectForHeader(inSection: 0).height == 0)  // DS-005.1
    #expect(fixture.table.rectForHeader(inSection: 1).height == 28)  // DS-005.4
  }

  @Test func settingHeightsLaterKeepsTheTopRow() {
    let fixture = TableFixture([100])
    fixture.table.contentOffset.y = 44 * 50 + 10
    fixture.stage.settle()
    fixture.table.rowHeight = 60
    fixture.stage.settle()
    #expect(fixture.table.contentOffset.y == points(60 * 50 + 10))
    expectConsistent(fixture.table)
  }

  @Test func rowsLowerThanAPixelAreLegal() {
    let fixture = TableFixture([3])
    fixture.table.rowHeight = .leastNonzeroMagnitude
    fixture.stage.settle()
    #expect(fixture.table.rectForRow(at: at(2)).height == .leastNonzeroMagnitude)  // TV-012.1
  }
}
