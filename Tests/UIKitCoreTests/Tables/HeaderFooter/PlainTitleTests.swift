import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for headers and footers of plain tables, whose heights fit their titles (TV-029.2).
@MainActor
struct PlainTitleTests {
  private static let longTitle = "A title that does not fit on one line of a table this narrow"
  private static let titles = [
    "A", "Two\nlines", longTitle, "Ägäis", String(repeating: "字", count: 40),
  ]
  private static let theme = ScaledTableTheme.current.theme

  private func makeFixture(_ configure: (TableFixture) -> Void = { _ in }) -> TableFixture {
    TableFixture(PlainTitleTests.titles.map { _ in 2 }) {
      let titles = Dictionary(uniqueKeysWithValues: PlainTitleTests.titles.enumerated().map { $0 })
      ($0.source.headers, $0.source.footers) = (titles, titles)
      configure($0)
    }
  }

  /// Returns the height in points that fits a title in a header or footer of a table of the given
  /// width, beside an index of the given width.
  private func fittingHeight(_ text: String, width: CGFloat = 320, index: CGFloat = 0) -> CGFloat {
    let label = UILabel()
    label.font = PlainTitleTests.theme.plainHeader.font
    label.numberOfLines = 0
    let fittingSize = CGSize(width: width - index - 30, height: 1000)
    label.text = " "
    let lineHeight = label.sizeThatFits(fittingSize).height
    label.text = text
    return 28 + label.sizeThatFits(fittingSize).height - lineHeight
  }

  private func expectFit(_ table: UITableView, width: CGFloat = 320, index: CGFloat = 0) {
    for (section, title) in PlainTitleTests.titles.enumerated() {
      let height = fittingHeight(title, width: width, index: index)
      #expect(table.rectForHeader(inSection: section).height == height, "\(title)")
      #expect(table.rectForFooter(inSection: section).height == height, "\(title)")
    }
  }

  @Test func titlesFitInAllTheirLines() throws {
    let fixture = makeFixture()
    expectFit(fixture.table)  // TV-029.2, TV-003.8
    #expect(fixture.table.rectForHeader(inSection: 0).height == 28)
    #expect(fixture.table.rectForHeader(inSection: 1).height > 40)
    let header = try #require(fixture.table.headerView(forSection: 1))
    let label = try #require(header.textLabel)
    #expect(label.frame.height >= label.sizeThatFits(label.frame.size).height)
    expectConsistent(fixture.table)
  }

  @Test func titlesFitAnotherWidth() {
    let fixture = makeFixture { $0.table.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    for width in [240, 600, 320] as [CGFloat] {
      fixture.stage.loop.screen.resize(to: CGSize(width: width, height: 480), scale: 1)
      fixture.stage.settle()
      expectFit(fixture.table, width: width)
    }
  }

  @Test func titlesFitBesideAnIndex() throws {
    let fixture = makeFixture { $0.source.indexTitles = ["A", "B"] }
    let table = fixture.table
    fixture.stage.settle()
    let index = try #require(table.indexBar?.width)
    expectFit(table, index: index)
    fixture.source.indexTitles = nil
    table.reloadSectionIndexTitles()
    fixture.stage.settle()
    expectFit(table)
  }

  @Test func fixedHeightsCutTitles() {
    let fixture = makeFixture { $0.table.sectionHeaderHeight = 28 }
    #expect(fixture.table.rectForHeader(inSection: 2).height == 28)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func customViewsWithATextHaveTheHeightOfTheTitle(style: UITableView.Style) {
    let delegate = ViewDelegate()
    let titles = [0: "A", 1: PlainTitleTests.longTitle]
    let titledFixture = TableFixture([1, 1], style: style) {
      ($0.source.headers, $0.source.footers) = (titles, titles)
    }
    let viewFixture = TableFixture([1, 1], style: style) {
      $0.table.delegate = delegate
      $0.table.sectionHeaderHeight = UITableView.automaticDimension
      $0.table.sectionFooterHeight = UITableView.automaticDimension
    }
    for section in 0..<2 {
      let (titledTable, viewTable) = (titledFixture.table, viewFixture.table)
      #expect(
        viewTable.rectForHeader(inSection: section).height
          == titledTable.rectForHeader(inSection: section).height
      )
      #expect(
        viewTable.rectForFooter(inSection: section).height
          == titledTable.rectForFooter(inSection: section).height
      )
    }
  }

  private final class ViewDelegate: UITableViewDelegate {
    private func view(_ section: Int) -> UIView {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.textLabel?.text = section == 0 ? "A" : PlainTitleTests.longTitle
      return view
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      view(section)
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      view(section)
    }
  }
}
