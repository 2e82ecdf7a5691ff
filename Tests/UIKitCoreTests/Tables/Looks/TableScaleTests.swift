import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for changes of the display scale, after which a table looks like one created at the new
/// scale.
@MainActor
struct TableScaleTests {
  private static let scales: [CGFloat] = [1, 1.5, 2]

  private func makeFixture(
    style: UITableView.Style,
    scale: CGFloat,
    footer: String
  ) -> CellFixture {
    let fixture = CellFixture(
      [2, 3],
      style: style,
      size: CGSize(width: 220, height: 320),
      scale: scale
    ) {
      $0.source.header = { "Header \($0)" }
      $0.source.footer = { _ in footer }
      $0.source.indexTitles = ["A", "Be", "C"]
    } makeCell: { _ in
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      return cell
    }
    fixture.stage.settle()
    return fixture
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func titlesAreMeasuredAgain(style: UITableView.Style) {
    for footer in ["Footer", "A footer that is long enough to be wrapped into several lines"] {
      for (oldIndex, newIndex) in [(0, 1), (1, 2), (2, 0), (1, 0)] {
        let changed = makeFixture(style: style, scale: Self.scales[oldIndex], footer: footer)
        let screen = changed.stage.loop.screen
        screen.resize(to: screen.bounds.size, scale: Self.scales[newIndex])
        changed.stage.settle()
        let fresh = makeFixture(style: style, scale: Self.scales[newIndex], footer: footer)
        for section in 0..<2 {
          let (table, freshTable) = (changed.table, fresh.table)
          #expect(
            table.rectForHeader(inSection: section) == freshTable.rectForHeader(inSection: section)
          )
          #expect(
            table.rectForFooter(inSection: section) == freshTable.rectForFooter(inSection: section)
          )
        }
        let difference = PixelDifference(
          reference: fresh.stage.pixels(),
          actual: changed.stage.pixels()
        )
        #expect(difference == nil)
      }
    }
  }

  /// A self-sizing row includes the height of the separator.
  @Test func rowsAreMeasuredAgainWithoutSeparators() {
    func makeFixture(separatorStyle: UITableViewCell.SeparatorStyle) -> CellFixture {
      CellFixture([3]) {
        $0.table.rowHeight = UITableView.automaticDimension
        $0.table.separatorStyle = separatorStyle
      } makeCell: { _ in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "Words that do not fit into one line. ", count: 3)
        return cell
      }
    }
    func rowHeights(of fixture: CellFixture) -> [CGFloat] {
      fixture.stage.settle()
      return (0..<3).map { fixture.table.rectForRow(at: [0, $0]).height }
    }
    let heightsWithSeparator = rowHeights(of: makeFixture(separatorStyle: .singleLine))
    let heightsWithoutSeparator = rowHeights(of: makeFixture(separatorStyle: .none))
    #expect(heightsWithSeparator != heightsWithoutSeparator)
    let fixture = makeFixture(separatorStyle: .singleLine)
    #expect(rowHeights(of: fixture) == heightsWithSeparator)
    fixture.table.separatorStyle = .none
    #expect(rowHeights(of: fixture) == heightsWithoutSeparator)
    fixture.table.separatorStyle = .singleLine
    #expect(rowHeights(of: fixture) == heightsWithSeparator)
  }
}
