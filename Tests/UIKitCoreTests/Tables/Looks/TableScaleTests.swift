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

  private func make(_ style: UITableView.Style, _ scale: CGFloat, footer: String) -> CellFixture {
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
      for (old, new) in [(0, 1), (1, 2), (2, 0), (1, 0)] {
        let changed = make(style, Self.scales[old], footer: footer)
        let screen = changed.stage.loop.screen
        screen.resize(to: screen.bounds.size, scale: Self.scales[new])
        changed.stage.settle()
        let fresh = make(style, Self.scales[new], footer: footer)
        for section in 0..<2 {
          let (table, other) = (changed.table, fresh.table)
          #expect(
            table.rectForHeader(inSection: section) == other.rectForHeader(inSection: section)
          )
          #expect(
            table.rectForFooter(inSection: section) == other.rectForFooter(inSection: section)
          )
        }
        let images = (fresh.stage.pixels(), changed.stage.pixels())
        #expect(PixelDifference(reference: images.0, actual: images.1) == nil)
      }
    }
  }

  /// A self-sizing row includes the height of the separator.
  @Test func rowsAreMeasuredAgainWithoutSeparators() {
    func make(_ separator: UITableViewCell.SeparatorStyle) -> CellFixture {
      CellFixture([3]) {
        $0.table.rowHeight = UITableView.automaticDimension
        $0.table.separatorStyle = separator
      } makeCell: { _ in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "Words that do not fit into one line. ", count: 3)
        return cell
      }
    }
    func heights(_ fixture: CellFixture) -> [CGFloat] {
      fixture.stage.settle()
      return (0..<3).map { fixture.table.rectForRow(at: [0, $0]).height }
    }
    let (with, without) = (heights(make(.singleLine)), heights(make(.none)))
    #expect(with != without)
    let fixture = make(.singleLine)
    #expect(heights(fixture) == with)
    fixture.table.separatorStyle = .none
    #expect(heights(fixture) == without)
    fixture.table.separatorStyle = .singleLine
    #expect(heights(fixture) == with)
  }
}
