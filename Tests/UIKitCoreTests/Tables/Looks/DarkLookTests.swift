import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for switching between light and dark mode while a table is visible.
///
/// The result must equal a table created with the final appearance.
@MainActor
struct DarkLookTests {
  private func makeFixture(_ style: UITableView.Style, isDark: Bool) -> CellFixture {
    CellFixture([3, 2], style: style, size: CGSize(width: 200, height: 300)) {
      $0.stage.window.overrideUserInterfaceStyle = isDark ? .dark : .light
      $0.source.header = { "Header \($0)" }
      $0.source.footer = { "Footer \($0)" }
      $0.source.indexTitles = ["A", "B"]
    } makeCell: { path in
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      cell.accessoryType = [.disclosureIndicator, .checkmark, .detailDisclosureButton][path.row]
      return cell
    }
  }

  private func selectSecondRow(of fixture: CellFixture) {
    fixture.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
  }

  @Test func allPartsChangeWithTheInterfaceStyle() {
    for style in [UITableView.Style.plain, .grouped] {
      for isDark in [false, true] {
        let fresh = makeFixture(style, isDark: isDark)
        let switched = makeFixture(style, isDark: !isDark)
        selectSecondRow(of: fresh)
        selectSecondRow(of: switched)
        switched.stage.settle()
        fresh.stage.settle()
        switched.stage.window.overrideUserInterfaceStyle = isDark ? .dark : .light
        let difference = PixelDifference(
          reference: fresh.stage.pixels(),
          actual: switched.stage.pixels()
        )
        #expect(difference == nil)
      }
    }
  }

  @Test func darkTablesHaveDarkColours() throws {
    let plain = makeFixture(.plain, isDark: true)
    #expect(plain.hex(100, 34) == "000000")
    #expect(plain.hex(100, 71) == "38383A")
    #expect(plain.hex(2, 2) == "1C1C1E")
    #expect(plain.hex(186, 2) == "1C1C1E")
    let grouped = makeFixture(.grouped, isDark: true)
    let row = grouped.table.rectForRow(at: [0, 0])
    #expect(grouped.hex(2, row.midY) == "000000")
    #expect(grouped.hex(100, row.minY + 2) == "1C1C1E")
  }

  @Test func customColoursOfCellsAreKept() {
    let fixture = makeFixture(.grouped, isDark: false)
    fixture.cell().backgroundColor = .green
    let row = fixture.table.rectForRow(at: [0, 0])
    fixture.darken()
    #expect(fixture.hex(110, row.minY + 3) == "00FF00")
  }
}
