import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for separators and their insets (TC-033, TC-039, UI-002.9, UI-005.17, R-29).
@MainActor
struct CellSeparatorTests {
  private func makeFixture(
    _ rows: Int = 3,
    style: UITableView.Style = .plain,
    scale: CGFloat = 1,
    configure: (CellFixture) -> Void = { _ in },
    configureCell: @escaping (UITableViewCell) -> Void = { _ in }
  ) -> CellFixture {
    CellFixture([rows], style: style, scale: scale, configure: configure) { _ in
      let newCell = UITableViewCell(style: .default, reuseIdentifier: nil)
      newCell.textLabel?.text = "T"
      configureCell(newCell)
      return newCell
    }
  }

  @Test func separatorIsOneGrayPixelFromTheInsetOn() {
    let fixture = makeFixture()
    #expect(fixture.hex(14, 43) == "FFFFFF")  // TC-033.1, UI-022 default look
    #expect(fixture.hex(15, 43) == "C8C7CC")  // TC-039.2
    #expect(fixture.hex(319, 43) == "C8C7CC")  // TC-039.2
    #expect(fixture.hex(100, 42) == "FFFFFF" && fixture.hex(100, 44) == "FFFFFF")  // TC-039.2
    #expect(fixture.cell().separatorInset == fixture.table.separatorInset)  // TC-033 default
    #expect(fixture.table.separatorInset == UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0))
    let fixtureAtScale2 = makeFixture(scale: 2)
    #expect(fixtureAtScale2.hex(100, 43.5) == "C8C7CC")  // TC-039.2
    #expect(fixtureAtScale2.hex(100, 43) == "FFFFFF")  // TC-039.2
  }

  @Test func styleNoneDrawsNoSeparators() {
    let fixture = makeFixture(configure: { $0.table.separatorStyle = .none })
    let column = CGRect(x: 200, y: 0, width: 1, height: 480)
    #expect(fixture.colors(in: column) == ["FFFFFF"])  // TC-039.1, UI-002.9
    fixture.table.separatorStyle = .singleLine
    #expect(fixture.hex(200, 43) == "C8C7CC")  // TC-039.4
  }

  @Test func etchedLinesAreDoubleInGroupsOnly() {
    let plain = makeFixture(configure: { $0.table.separatorStyle = .singleLineEtched })
    #expect(plain.hex(100, 43) == "C8C7CC" && plain.hex(100, 42) == "FFFFFF")  // R-29, TC-039.3
    let grouped = makeFixture(
      style: .grouped,
      configure: { $0.table.separatorStyle = .singleLineEtched },
      configureCell: { $0.backgroundColor = .green }
    )
    let bottom = grouped.table.rectForRow(at: IndexPath(row: 0, section: 0)).maxY
    let (upper, lower) = (grouped.hex(100, bottom - 2), grouped.hex(100, bottom - 1))
    #expect(upper == "C8C7CC")  // TC-039.3
    #expect(lower != upper && lower != "00FF00")  // TC-039.3
    #expect(UITableViewCell.SeparatorStyle.doubleLineEtched == .singleLineEtched)  // TC-040.1
    #expect(UITableView().separatorStyle == .singleLine)  // TC-039.2
  }

  @Test func theCellInsetMovesContentAndSeparator() {
    let fixture = makeFixture(configureCell: {
      $0.separatorInset = UIEdgeInsets(top: 9, left: 40, bottom: 9, right: 30)
    })
    let cell = fixture.cell()
    #expect(cell.separators.frame == CGRect(x: 40, y: 43, width: 250, height: 1))  // TC-033.1
    #expect(fixture.frame(cell.textLabel).minX == 40)  // TC-033.1, UI-006.3, TC-033.4
    #expect(fixture.frame(cell.textLabel).maxX == 275)  // TC-033.1, TC-033.5
    #expect(cell.contentView.frame.height == 43)  // TC-033.3
    #expect(fixture.hex(39, 43) == "FFFFFF" && fixture.hex(40, 43) == "C8C7CC")  // TC-033.1
    #expect(fixture.hex(289, 43) == "C8C7CC" && fixture.hex(290, 43) == "FFFFFF")  // TC-033.1
    fixture.table.separatorInset.left = 60
    fixture.stage.update()
    #expect(cell.separators.frame.minX == 40)  // TC-033.4
  }

  @Test func theTableInsetIsTheDefault() {
    let fixture = makeFixture()
    fixture.table.separatorInset.left = 60
    fixture.stage.update()
    #expect(fixture.cell().separatorInset.left == 60)  // TC-033 default
    #expect(fixture.cell().separators.frame.minX == 60)  // TC-033.1
    #expect(fixture.frame(fixture.cell().textLabel).minX == 60)  // UI-006.3
  }

  @Test func value2FollowsTheInset() {
    let fixture = CellFixture(.value2) { $0.separatorInset.left = 40 }
    #expect(fixture.frame(fixture.cell().textLabel).minX == 40)  // TC-033.1
    #expect(fixture.frame(fixture.cell().textLabel).width == 91)  // UI-010.3
  }

  @Test func negativeInsetsCountAsZero() {
    let fixture = makeFixture(configureCell: {
      $0.separatorInset = UIEdgeInsets(top: -9, left: -40, bottom: -9, right: -30)
    })
    let cell = fixture.cell()
    #expect(cell.separators.frame == CGRect(x: 0, y: 43, width: 320, height: 1))  // TC-033.2
    #expect(fixture.frame(cell.textLabel) == CGRect(x: 0, y: 0, width: 305, height: 43))
    let huge = makeFixture(configureCell: {
      $0.separatorInset = UIEdgeInsets(top: 0, left: 900, bottom: 0, right: 900)
    })
    #expect(huge.cell().separators.frame.width == 0)
    #expect(huge.frame(huge.cell().textLabel).width == 0)
  }

  @Test func groupsHaveSeparatorsBetweenRowsOnly() {
    let fixture = makeFixture(style: .grouped)
    let rows = (0..<3).map { fixture.table.rectForRow(at: IndexPath(row: $0, section: 0)) }
    for row in rows.dropLast() {
      let y = row.maxY - 1
      #expect(fixture.hex(30, y) == "FFFFFF")  // UI-005.17
      #expect(fixture.hex(31, y) == "C8C7CC")  // UI-005.17
      #expect(fixture.hex(303, y) == "C8C7CC")  // UI-005.17
      #expect(fixture.hex(304, y) == "EFEFF4")  // UI-005.17
    }
    #expect(fixture.hex(160, rows[0].minY) == "FFFFFF")  // UI-005.17
    #expect(fixture.hex(160, rows[2].maxY - 1) == "FFFFFF")  // UI-005.17
    #expect(fixture.cell(2).contentView.frame.height == 44)  // TC-009.4
  }

  @Test func emptySpaceBelowIsFilledWithSeparators() {
    let fixture = makeFixture(2, configure: { $0.table.rowHeight = 60 })
    for y in stride(from: CGFloat(179), to: 480, by: 60) {
      #expect(fixture.hex(100, y) == "C8C7CC")  // UI-002.9
      #expect(fixture.hex(14, y) == "FFFFFF")  // UI-002.9
      #expect(fixture.hex(100, y - 30) == "FFFFFF")  // UI-002.9
    }
    fixture.table.tableFooterView = UIView()
    #expect(fixture.hex(100, 179) == "FFFFFF")  // UI-002.9
    fixture.table.tableFooterView = nil
    #expect(fixture.hex(100, 179) == "C8C7CC")  // UI-002.9
    fixture.table.separatorStyle = .none
    #expect(fixture.hex(100, 179) == "FFFFFF")  // UI-002.9
    let grouped = makeFixture(2, style: .grouped)
    let below = CGRect(x: 100, y: 200, width: 1, height: 280)
    #expect(grouped.colors(in: below) == ["EFEFF4"])
  }
}
