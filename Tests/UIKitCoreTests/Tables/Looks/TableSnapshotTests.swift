import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for snapshots of representative tables, light and dark, at one and two pixels per point.
@MainActor
struct TableSnapshotTests {
  struct Look: CustomTestStringConvertible, Sendable {
    var isDark: Bool
    var scale: CGFloat
    var testDescription: String { "\(isDark ? "dark" : "light")@\(Int(scale))x" }
  }

  nonisolated static let looks = [
    Look(isDark: false, scale: 1), Look(isDark: true, scale: 1),
    Look(isDark: false, scale: 2), Look(isDark: true, scale: 2),
  ]

  private func checkSnapshot(of fixture: CellFixture, named name: String, look: Look) {
    if look.isDark { fixture.darken() }
    fixture.stage.settle()
    assertSnapshot(of: fixture.stage, named: "\(name)-\(look.testDescription)")
  }

  private static func makeIcon() -> UIImage {
    plainImage(width: 29, height: 29, .systemOrange, scale: 2)
  }

  private static func makeCell(
    style: UITableViewCell.CellStyle,
    row: Int
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = ["Quick jpeg", "A title that is too long for its row", "Ålesund"][row]
    cell.detailTextLabel?.text = ["Detail", "A long detail text, too", "gjpqy"][row]
    cell.accessoryType = [.disclosureIndicator, .detailDisclosureButton, .checkmark][row]
    if row == 0 { cell.imageView?.image = makeIcon() }
    return cell
  }

  private func makeStyles(style: UITableView.Style, look: Look) -> CellFixture {
    let styles: [UITableViewCell.CellStyle] = [.subtitle, .value1, .value2]
    let fixture = CellFixture(
      [2, 3, 2],
      style: style,
      size: CGSize(width: 260, height: style == .plain ? 400 : 540),
      scale: look.scale
    ) {
      $0.source.header = { ["Subtitle", "Value 1", "Value 2"][$0] }
      $0.source.footer = { $0 == 0 ? "A footer that is long enough to need two lines" : nil }
    } makeCell: { path in
      TableSnapshotTests.makeCell(style: styles[path.section], row: path.row)
    }
    fixture.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    return fixture
  }

  @Test(arguments: looks) func plainTable(look: Look) {
    checkSnapshot(of: makeStyles(style: .plain, look: look), named: "plain", look: look)
  }

  @Test(arguments: looks) func groupedTable(look: Look) {
    checkSnapshot(of: makeStyles(style: .grouped, look: look), named: "grouped", look: look)
  }

  @Test(arguments: looks) func indexedTable(look: Look) {
    let titles =
      [UITableView.indexSearch] + (0..<40).map { String(UnicodeScalar(UInt8(65 + $0 % 26))) }
    let fixture = CellFixture(
      Array(repeating: 2, count: titles.count),
      size: CGSize(width: 200, height: 220),
      scale: look.scale
    ) {
      $0.source.indexTitles = titles
      $0.source.header = { "Section \(titles[$0])" }
    } makeCell: { path in
      TableSnapshotTests.makeCell(style: .default, row: path.row)
    }
    fixture.table.contentOffset.y = 250
    checkSnapshot(of: fixture, named: "indexed", look: look)
  }

  @Test(arguments: looks) func groupWithControlsAndOwnBackgrounds(look: Look) {
    let fixture = CellFixture(
      [3],
      style: .grouped,
      size: CGSize(width: 260, height: 220),
      scale: look.scale
    ) {
      $0.table.separatorStyle = .singleLineEtched
    } makeCell: { path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(path.row)"
      switch path.row {
      case 0:
        let toggle = UISwitch()
        toggle.isOn = true
        cell.accessoryView = toggle
      case 1:
        cell.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
      default:
        cell.backgroundView = UIView()
        cell.backgroundView?.backgroundColor = .systemTeal
        cell.indentationLevel = 3
      }
      return cell
    }
    checkSnapshot(of: fixture, named: "controls", look: look)
  }
}
