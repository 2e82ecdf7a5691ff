import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for snapshots of tables in the classic theme, at one and two pixels per point.
@MainActor
struct ClassicSnapshotTests {
  private func checkSnapshot(of stage: Stage, named name: String, scale: CGFloat) {
    stage.settle()
    assertSnapshot(of: stage, named: "\(name)@\(Int(scale))x")
  }

  private static func makeCell(
    style: UITableViewCell.CellStyle,
    row: Int
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = ["Quick jpeg", "A title that is too long", "Ålesund", "Gray"][row]
    cell.detailTextLabel?.text = ["Detail", "A long detail text, too", "gjpqy", "Detail"][row]
    cell.accessoryType =
      [.disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton][row]
    if row == 3 { cell.selectionStyle = .gray }
    if row == 0 { cell.imageView?.image = plainImage(width: 29, height: 29, .orange, scale: 2) }
    return cell
  }

  private func makeStyles(style: UITableView.Style, scale: CGFloat) -> CellFixture {
    let styles: [UITableViewCell.CellStyle] = [.subtitle, .value1, .value2, .default]
    let fixture = CellFixture(
      [2, 3, 2, 4],
      style: style,
      size: CGSize(width: 280, height: style == .plain ? 580 : 760),
      scale: scale
    ) {
      $0.stage.window.traitOverrides.tableTheme = .classic
      $0.table.allowsMultipleSelection = true
      $0.source.header = { ["Subtitle", "Value 1", "Value 2", "Default"][$0] }
      $0.source.footer = { $0 == 0 ? "A footer that is long enough to need two lines" : nil }
    } makeCell: { path in
      ClassicSnapshotTests.makeCell(style: styles[path.section], row: path.row)
    }
    for path: IndexPath in [[0, 0], [1, 1], [3, 2], [3, 3]] {
      fixture.table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    return fixture
  }

  @Test(arguments: [1, 2]) func plainTable(scale: CGFloat) {
    let fixture = makeStyles(style: .plain, scale: scale)
    checkSnapshot(of: fixture.stage, named: "plain", scale: scale)
  }

  @Test(arguments: [1, 2]) func groupedTable(scale: CGFloat) {
    let fixture = makeStyles(style: .grouped, scale: scale)
    checkSnapshot(of: fixture.stage, named: "grouped", scale: scale)
  }

  @Test(arguments: [1, 2]) func touchedIndex(scale: CGFloat) {
    let titles = (0..<14).map { String(UnicodeScalar(UInt8(65 + $0))) }
    let fixture = CellFixture(
      Array(repeating: 2, count: titles.count),
      size: CGSize(width: 240, height: 240),
      scale: scale
    ) {
      $0.stage.window.traitOverrides.tableTheme = .classic
      $0.source.indexTitles = titles
      $0.source.header = { titles[$0] }
    } makeCell: { path in
      ClassicSnapshotTests.makeCell(style: .default, row: path.row)
    }
    fixture.stage.touchDown(at: CGPoint(x: 225, y: 90))
    checkSnapshot(of: fixture.stage, named: "index", scale: scale)
  }

  @Test(arguments: [1, 2]) func editing(scale: CGFloat) {
    let stage = Stage(size: CGSize(width: 280, height: 300), scale: scale)
    stage.checksDamage = true
    stage.window.traitOverrides.tableTheme = .classic
    let list = EditableList(.grouped, rows: 5)
    stage.show(list.table)
    list.table.setEditing(true, animated: false)
    stage.settle()
    stage.tap(at: CGPoint(x: 31, y: 76))
    checkSnapshot(of: stage, named: "editing", scale: scale)
  }
}
