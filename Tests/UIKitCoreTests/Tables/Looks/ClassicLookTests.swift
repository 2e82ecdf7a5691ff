import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for tables in the classic theme: backgrounds, separators, headers and selection (UI-022).
@MainActor
struct ClassicLookTests {
  private func make(
    _ counts: [Int] = [3],
    style: UITableView.Style = .plain,
    width: CGFloat = 320,
    configure: (CellFixture) -> Void = { _ in }
  ) -> CellFixture {
    CellFixture(counts, style: style, size: CGSize(width: width, height: 480)) {
      $0.stage.window.traitOverrides.tableTheme = .classic
      configure($0)
    } makeCell: { path in
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      return cell
    }
  }

  // MARK: Backgrounds

  @Test func groupsHaveAStripedBackground() throws {
    let fixture = make([1], style: .grouped)
    let view = try #require(fixture.table.backgroundView)  // TV-016: default in the classic theme
    #expect(view.frame == fixture.table.bounds)
    // UI-005.4, R-32: five pixels of background colour, two of stripe
    let row = (0..<14).map { fixture.hex(CGFloat($0), 300) }
    let period = Array(repeating: "C5CCD4", count: 5) + ["CBD2D8", "CBD2D8"]
    #expect(row == period + period)
    #expect(make([1]).table.backgroundView == nil)  // TV-016
    fixture.table.backgroundView = nil
    #expect(fixture.hex(6, 300) == "C5CCD4")  // TV-016.4, TV-017.3
  }

  @Test func aCustomBackgroundViewIsKept() {
    let view = UIView()
    let fixture = make([1], style: .grouped) { $0.table.backgroundView = view }
    #expect(fixture.table.backgroundView === view)
    fixture.stage.window.traitOverrides.tableTheme = .standard
    #expect(fixture.table.backgroundView === view)
    fixture.table.backgroundView = nil
    fixture.stage.window.traitOverrides.tableTheme = .classic
    #expect(fixture.table.backgroundView == nil)
  }

  @Test func plainCellsHaveTheColourOfTheTable() {
    let fixture = make()
    #expect(fixture.hex(200, 60) == "FFFFFF")  // TC-001.4, R-47
    fixture.table.backgroundColor = .yellow
    #expect(fixture.hex(200, 60) == "FFFF00")  // TC-001.7, R-47
    #expect(fixture.cell().backgroundColor == .yellow)  // TC-001.4
    fixture.cell(1).backgroundColor = .green
    #expect(fixture.hex(200, 60) == "00FF00")
    fixture.stage.window.traitOverrides.tableTheme = .standard
    #expect(fixture.hex(200, 20) == "FFFFFF")  // TC-001.4, R-26
    #expect(fixture.hex(200, 60) == "00FF00")
    #expect(fixture.hex(200, 400) == "FFFF00")
  }

  @Test func groupsHaveARoundedOutline() {
    let fixture = make([2], style: .grouped)
    let group = fixture.table.rectForRow(at: [0, 0])
    // UI-005.12, UI-005.18, R-33, R-50
    #expect(group == CGRect(x: 10, y: 10, width: 300, height: 44))
    // UI-005.17
    #expect(fixture.hex(10, 32) == "ABABAB" && fixture.hex(309, 32) == "ABABAB")
    #expect(fixture.hex(160, 10) == "ABABAB" && fixture.hex(160, 97) == "ABABAB")
    #expect(fixture.hex(11, 32) == "FFFFFF" && fixture.hex(160, 11) == "FFFFFF")
    #expect(fixture.hex(10, 76) == "ABABAB" && fixture.hex(11, 76) == "FFFFFF")
    // UI-005.13, UI-005.18, R-33: the background is visible in the corner
    #expect(["C5CCD4", "CBD2D8"].contains(fixture.hex(10, 10)))
    #expect(["C5CCD4", "CBD2D8"].contains(fixture.hex(309, 97)))
    let wide = make([1], style: .grouped, width: 600)
    #expect(wide.table.rectForRow(at: [0, 0]).minX == 36)  // UI-005.12
  }

  // MARK: Separators

  @Test func separatorsHaveTheWidthOfTheTable() {
    let plain = make()
    #expect(plain.table.separatorInset == .zero)  // TV-015.7
    #expect(plain.table.separatorColor?.hexDigits == "E0E0E0")  // TV-014.4
    #expect(plain.table.separatorStyle == .singleLine)
    #expect(plain.hex(0, 43) == "E0E0E0" && plain.hex(319, 43) == "E0E0E0")  // TV-015.7, TV-014.4
    #expect(plain.hex(0, 42) == "FFFFFF")
    #expect(plain.hex(0, 4 * 44 - 1) == "E0E0E0")  // UI-002.9, TV-015.4
  }

  @Test func separatorsHaveTheWidthOfTheTableInEditingMode() {
    let plain = make()
    plain.table.isEditing = true
    plain.stage.settle()
    #expect(plain.hex(0, 43) == "E0E0E0" && plain.hex(319, 43) == "E0E0E0")
    plain.table.separatorInset.left = 10
    plain.stage.settle()
    #expect(plain.hex(0, 43) == "FFFFFF" && plain.hex(319, 43) == "E0E0E0")
  }

  @Test func groupedSeparatorsAreEtched() {
    let grouped = make([2], style: .grouped)
    #expect(grouped.table.separatorStyle == .singleLineEtched)
    #expect(grouped.table.separatorColor?.hexDigits == "ABABAB")  // TV-014.4
    #expect(grouped.hex(20, 52) == "ABABAB")  // TV-014.4, TC-039
    #expect(grouped.hex(10, 53) == "ABABAB")
    #expect(grouped.hex(20, 53) == "EEEEEE")
    grouped.table.separatorStyle = .singleLine
    grouped.stage.window.traitOverrides.tableTheme = .standard
    grouped.stage.window.traitOverrides.tableTheme = .classic
    #expect(grouped.table.separatorStyle == .singleLine)
    #expect(grouped.hex(20, 52) == "FFFFFF" && grouped.hex(20, 53) == "ABABAB")
  }

  @Test func customValuesOverrideTheTheme() {
    let fixture = make() {
      $0.table.separatorInset.left = 30
      $0.table.separatorColor = .red
      $0.table.rowHeight = 50
      $0.table.sectionHeaderHeight = 40
      $0.table.backgroundColor = .blue
    }
    let table = fixture.table
    for theme in [TableTheme.classic, .standard] {
      fixture.stage.window.traitOverrides.tableTheme = theme
      #expect(table.separatorInset.left == 30)
      #expect(fixture.hex(29, 49) != "FF0000" && fixture.hex(30, 49) == "FF0000")
      #expect(fixture.frame(fixture.cell().textLabel).minX == 30)  // UI-006.3, TC-033.1
      #expect(table.rowHeight == 50 && table.sectionHeaderHeight == 40)
      #expect(table.backgroundColor == .blue)
    }
  }

  // MARK: Headers and footers

  @Test func plainHeadersAreGradients() throws {
    let fixture = make([1]) { $0.source.header = { _ in "Header" } }
    #expect(fixture.table.sectionHeaderHeight == 22)  // TV-029.4
    #expect(fixture.table.sectionFooterHeight == 22)  // TV-030.3
    // UI-002.11
    #expect(fixture.table.rectForHeader(inSection: 0).height == 22)
    let label = try #require(fixture.table.headerView(forSection: 0)?.textLabel)
    #expect(fixture.frame(label, in: nil).minX == 12)  // UI-002.11
    #expect(label.font == .boldSystemFont(ofSize: 18) && label.textColor == .white)  // UI-002.11
    #expect(label.shadowColor != nil && label.shadowOffset.height == 1)  // UI-002.11
    // UI-002.11: #909FAB to #B8C1C8, translucent over white
    #expect(fixture.hex(300, 0) == "9BA8B3" && fixture.hex(300, 21) == "BFC7CD")
    fixture.table.backgroundColor = .black
    #expect(fixture.hex(300, 0) != "9BA9B3")
  }

  @Test func groupedTitlesHaveAWhiteShadow() throws {
    let fixture = make([1, 1], style: .grouped) {
      $0.source.header = { "Header \($0)" }
      $0.source.footer = { "Footer \($0)" }
    }
    let table = fixture.table
    let header = try #require(table.headerView(forSection: 0)?.textLabel)
    #expect(header.text == "Header 0")  // UI-005.14: not in capitals
    #expect(header.font == .boldSystemFont(ofSize: 17))  // UI-005.14
    #expect(header.textColor.hexDigits == "4C566C" && header.shadowColor == .white)  // UI-005.14
    #expect(header.convert(header.bounds, to: table).minX == 19)  // UI-005.14
    let footer = try #require(table.footerView(forSection: 0)?.textLabel)
    #expect(footer.font == .systemFont(ofSize: 15))  // UI-005.15
    #expect(footer.textColor.hexDigits == "4C566C" && footer.textAlignment == .center)  // UI-005.15
    #expect(table.sectionHeaderHeight == 10 && table.sectionFooterHeight == 10)
    // TV-029.4, TV-030.3
    let blank = make([1, 1], style: .grouped)
    let rows = [0, 1].map { blank.table.rectForRow(at: [$0, 0]) }
    #expect(rows[1].minY - rows[0].maxY == 20)
  }

  @Test func reusedHeadersBecomeFootersAndBack() throws {
    let fixture = make([30, 30], style: .grouped) {
      $0.source.header = { "Header \($0)" }
      $0.source.footer = { "Footer \($0)" }
    }
    fixture.table.contentOffset.y = 1300
    fixture.stage.update()
    fixture.table.contentOffset.y = 1100
    fixture.stage.update()
    let footer = try #require(fixture.table.footerView(forSection: 0)?.textLabel)
    let header = try #require(fixture.table.headerView(forSection: 1)?.textLabel)
    #expect(footer.textAlignment == .center && footer.font == .systemFont(ofSize: 15))
    #expect(header.textAlignment == .left && header.font == .boldSystemFont(ofSize: 17))
  }

  // MARK: Selection

  @Test func selectedRowsAreBlueGradients() {
    let fixture = make()
    fixture.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    // TC-035.5, UI-022.3
    #expect(fixture.hex(300, 44) == "058CF5" && fixture.hex(300, 86) != "058CF5")
    let middle = fixture.hex(300, 65)
    fixture.cell(1).selectionStyle = .blue
    #expect(fixture.hex(300, 65) == middle)  // TC-035.5
    fixture.cell(1).selectionStyle = .gray
    #expect(fixture.hex(300, 44) == "CDCDCD")  // TC-035.5
    fixture.cell(1).selectionStyle = .none
    #expect(fixture.hex(300, 44) == "FFFFFF")
  }

  @Test func theGradientEndsAtTheBottom() {
    let fixture = make() { $0.table.separatorStyle = .none }
    fixture.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    #expect(fixture.hex(300, 87) == "015DE6")  // TC-035.5
    fixture.cell(1).selectionStyle = .gray
    #expect(fixture.hex(300, 87) == "A9A9A9")  // TC-035.5
  }

  @Test func labelsOfSelectedRowsAreWhite() {
    let fixture = make()
    fixture.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    let title = CGRect(x: 10, y: 2, width: 40, height: 22)
    #expect(fixture.colors(in: title).contains("FFFFFF"))  // R-27, TC-018.1, TC-020.2
    #expect(!fixture.colors(in: title).contains("000000"))
    fixture.cell().textLabel?.highlightedTextColor = .red
    #expect(fixture.colors(in: title).contains("FF0000"))
    fixture.stage.window.traitOverrides.tableTheme = .standard
    #expect(fixture.colors(in: title).contains("FF0000"))
    fixture.cell().textLabel?.highlightedTextColor = nil
    //
    #expect(fixture.colors(in: CGRect(x: 15, y: 2, width: 40, height: 24)).contains("000000"))
  }

  @Test func groupedSelectionIsRounded() {
    let fixture = make([1], style: .grouped)
    fixture.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    #expect(["C5CCD4", "CBD2D8"].contains(fixture.hex(10, 10)))  // UI-005.2
    #expect(fixture.hex(160, 10) == "058CF5")  // TC-035.5
  }

  // MARK: Index

  @Test func theIndexIsWideAndGrayBlue() throws {
    let fixture = make(Array(repeating: 3, count: 20)) {
      $0.source.indexTitles = (0..<20).map { String(UnicodeScalar(UInt8(65 + $0))) }
    }
    let bar = try #require(fixture.table.indexBar)
    #expect(bar.frame == CGRect(x: 290, y: 0, width: 30, height: 480))  // UI-003.6
    #expect(fixture.table.theme.indexFont == .boldSystemFont(ofSize: 11))  // UI-003.6
    #expect(fixture.hex(292, 43) == "E0E0E0")  // TV-078.2: clear
    let area = CGRect(x: 300, y: 100, width: 12, height: 60)
    #expect(fixture.colors(in: area).contains("6E7B91"))  // TV-077.2, UI-003.6
    fixture.stage.touchDown(at: CGPoint(x: 305, y: 240))
    fixture.stage.update()
    #expect(fixture.hex(291, 1) == "FFFFFF")  // TV-079.2, UI-003.6: round ends
    #expect(fixture.hex(297, 250) != "FFFFFF")  // TV-079.2
    fixture.table.sectionIndexTrackingBackgroundColor = .red
    #expect(fixture.hex(297, 250) == "FF0000")  // TV-079.1
    fixture.stage.touchUp()
    fixture.stage.update()
    #expect(fixture.hex(297, 250) == "FFFFFF")  // TV-079.3
    fixture.table.sectionIndexColor = .red
    #expect(fixture.colors(in: area).contains("FF0000"))  // TV-077.1
  }
}
