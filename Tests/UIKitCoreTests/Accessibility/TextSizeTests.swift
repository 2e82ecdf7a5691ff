import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for a text size change, which updates cells, headers, footers, heights and the index
/// immediately.
@MainActor
struct TextSizeTests {
  private static let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1, .value2]

  private func makeFixture(
    _ counts: [Int] = [4],
    style: UITableView.Style = .plain,
    configure: (CellFixture) -> Void = { _ in }
  ) -> CellFixture {
    CellFixture(counts, style: style, configure: configure) { path in
      let cell = UITableViewCell(style: TextSizeTests.styles[path.row % 4], reuseIdentifier: "row")
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      return cell
    }
  }

  private func setTextSize(_ size: UIContentSizeCategory, of fixture: CellFixture) {
    fixture.stage.window.traitOverrides.preferredContentSizeCategory = size
    fixture.stage.update()
  }

  @Test func fontsScaleWithTheBodyStyle() {
    let sizes: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    ]
    func scaledSizes(of size: CGFloat) -> [CGFloat] {
      sizes.map { UIFont.systemFont(ofSize: size).scaled(for: $0).pointSize }
    }
    #expect(scaledSizes(of: 17) == [14, 15, 16, 17, 19, 21, 23])
    #expect(scaledSizes(of: 12) == [11, 11, 11, 12, 14, 16, 18])
    #expect(scaledSizes(of: 11) == [11, 11, 11, 11, 13, 15, 17])
    #expect(scaledSizes(of: 9) == [9, 9, 9, 9, 11, 13, 15])
  }

  /// Returns the font sizes of a cell's labels; 0 for a missing label.
  private func sizes(of cell: UITableViewCell) -> [CGFloat] {
    [cell.textLabel, cell.detailTextLabel].map { $0?.font.pointSize ?? 0 }
  }

  @Test(arguments: [TableTheme.standard, .classic])
  func allTextStylesScaleImmediately(theme: TableTheme) throws {
    let fixture = makeFixture() { $0.stage.window.traitOverrides.tableTheme = theme }
    let cells = (0..<4).map { fixture.cell($0) }
    let originalSizes = cells.map(sizes(of:))
    setTextSize(.extraExtraExtraLarge, of: fixture)
    for (cell, oldSizes) in zip(cells, originalSizes) {
      let labels = [cell.textLabel, cell.detailTextLabel]
      for (label, size) in zip(labels, oldSizes) where size > 0 {
        #expect(label?.font.pointSize == size + 6)
        let text = try #require(label)
        #expect(text.frame.height >= text.font.lineHeight - 1)
      }
    }
    // The cells are the same objects: the table loaded no new ones.
    #expect((0..<4).allSatisfy { fixture.cell($0) === cells[$0] })
    // The two lines of a subtitle do not overlap and stay within the row.
    let subtitle = cells[1]
    let (title, detail) = (
      fixture.frame(subtitle.textLabel), fixture.frame(subtitle.detailTextLabel)
    )
    #expect(title.maxY <= detail.minY + 0.5)
    let row = fixture.table.rectForRow(at: [0, 1])
    #expect(title.minY >= 0 && detail.maxY - title.minY <= row.height)
    setTextSize(.large, of: fixture)
    #expect(cells.map(sizes(of:)) == originalSizes)
  }

  @Test func rowsOfDefaultHeightGrow() {
    let fixture = makeFixture()
    setTextSize(.extraExtraExtraLarge, of: fixture)
    #expect(fixture.table.rowHeight == 56)
    #expect(fixture.table.rectForRow(at: [0, 3]).minY == 168)
    setTextSize(.extraSmall, of: fixture)
    // small text does not make rows lower.
    #expect(fixture.table.rowHeight == 44)
    fixture.table.rowHeight = 44
    setTextSize(.extraExtraExtraLarge, of: fixture)
    #expect(fixture.table.rectForRow(at: [0, 3]).minY == 132)
  }

  @Test func automaticRowsAreMeasuredAgain() {
    let fixture = makeFixture([200]) {
      $0.table.rowHeight = UITableView.automaticDimension
      $0.table.estimatedRowHeight = 44
    }
    fixture.table.scrollToRow(at: [0, 101], at: .top, animated: false)
    fixture.stage.settle()
    let height = fixture.table.rectForRow(at: [0, 101]).height
    setTextSize(.extraExtraExtraLarge, of: fixture)
    #expect(fixture.table.indexPathsForVisibleRows?.first == [0, 101])
    // The row's cell has a subtitle, so its height is that of both lines and the space around them.
    #expect(fixture.table.rectForRow(at: [0, 101]).height > height + 10)
    let row = fixture.table.rectForRow(at: [0, 101])
    #expect(row.height == fixture.table.cellForRow(at: [0, 101])?.sizeThatFits(row.size).height)
  }

  @Test func headersAndFootersGrow() throws {
    let fixture = makeFixture([1, 1], style: .grouped) {
      $0.source.header = { "Header \($0)" }
      $0.source.footer = { _ in "A footer with so much text that it needs more than one line" }
    }
    let table = fixture.table
    let oldHeaderHeight = table.rectForHeader(inSection: 1).height
    let oldFooterHeight = table.rectForFooter(inSection: 0).height
    setTextSize(.extraExtraExtraLarge, of: fixture)
    #expect(table.rectForHeader(inSection: 1).height > oldHeaderHeight)
    #expect(table.rectForFooter(inSection: 0).height > oldFooterHeight + 6)
    let header = try #require(table.headerView(forSection: 1)?.textLabel)
    #expect(header.font.pointSize == 19)
    let footer = try #require(table.footerView(forSection: 0)?.textLabel)
    #expect(footer.frame.maxY <= table.rectForFooter(inSection: 0).height)
    let plain = makeFixture([1]) { $0.source.header = { _ in "Header" } }
    setTextSize(.extraExtraExtraLarge, of: plain)
    #expect(plain.table.rectForHeader(inSection: 0).height == 34)
    #expect(plain.table.headerView(forSection: 0)?.textLabel?.font.pointSize == 23)
  }

  @Test func theIndexGrows() throws {
    let fixture = makeFixture([3, 3, 3]) { $0.source.indexTitles = ["A", "B", "C"] }
    let bar = try #require(fixture.table.indexBar)
    let (oldWidth, oldEntryHeight) = (bar.width, bar.entryHeight)
    setTextSize(.extraExtraExtraLarge, of: fixture)
    #expect(bar.width > oldWidth && bar.entryHeight > oldEntryHeight)
    let cell = fixture.cell()
    #expect(fixture.frame(cell.contentView).maxX == 320 - bar.width)
  }

  @Test func queuedCellsTakeTheNewTextSize() {
    let fixture = TableFixture([200])
    fixture.table.contentOffset.y = 3000
    fixture.stage.settle()
    fixture.stage.window.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    fixture.table.contentOffset.y = 100
    fixture.stage.settle()
    #expect(fixture.table.visibleCells.allSatisfy { $0.textLabel?.font.pointSize == 21 })
  }

  @Test func aTableThatEntersAWindowHasItsTextSize() {
    let fixture = CellFixture(
      [4],
      configure: { fixture in
        fixture.stage.window.traitOverrides.preferredContentSizeCategory = .extraLarge
      }
    ) { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      return cell
    }
    #expect(fixture.cell().textLabel?.font.pointSize == 19)
    #expect(fixture.table.rowHeight == 48)
  }
}
