import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for changing the theme while a table is visible.
///
/// The change is immediate and without a reload. The result equals a table created with the new
/// theme.
@MainActor
struct ThemeSwitchTests {
  private func makeFixture(style: UITableView.Style, theme: TableTheme) -> CellFixture {
    let fixture = CellFixture([3, 12], style: style, size: CGSize(width: 220, height: 320)) {
      $0.stage.window.traitOverrides.tableTheme = theme
      $0.source.header = { "Header \($0)" }
      $0.source.footer = { "Footer \($0)" }
      $0.source.indexTitles = ["A", "B"]
    } makeCell: { path in
      let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
      let cell = UITableViewCell(style: styles[path.row % 4], reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      cell.accessoryType =
        [.disclosureIndicator, .checkmark, .detailDisclosureButton][path.row % 3]
      return cell
    }
    fixture.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    fixture.stage.settle()
    return fixture
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func nothingOfTheOtherThemeRemains(style: UITableView.Style) {
    for (oldTheme, newTheme) in [(TableTheme.standard, TableTheme.classic), (.classic, .standard)] {
      let fresh = makeFixture(style: style, theme: newTheme)
      let switched = makeFixture(style: style, theme: oldTheme)
      switched.stage.window.traitOverrides.tableTheme = newTheme
      let difference = PixelDifference(
        reference: fresh.stage.pixels(),
        actual: switched.stage.pixels()
      )
      #expect(difference == nil)  // UI-022.2
    }
  }

  @Test func nothingOfTheOtherThemeRemainsInEditingMode() {
    func makeEditingList(theme: TableTheme) -> (Stage, EditableList) {
      let stage = Stage(size: CGSize(width: 320, height: 300))
      stage.checksDamage = true
      stage.window.traitOverrides.tableTheme = theme
      let list = EditableList(.grouped)
      list.configure = { $0.showsReorderControl = true }
      stage.show(list.table)
      list.table.setEditing(true, animated: false)
      stage.settle()
      stage.tap(at: CGPoint(x: 31, y: list.table.rectForRow(at: [0, 1]).midY))
      stage.settle()
      return (stage, list)
    }
    for (oldTheme, newTheme) in [(TableTheme.standard, TableTheme.classic), (.classic, .standard)] {
      let (fresh, _) = makeEditingList(theme: newTheme)
      let (switched, list) = makeEditingList(theme: oldTheme)
      list.log.take()
      switched.window.traitOverrides.tableTheme = newTheme
      #expect(list.table.isEditing && list.cell(1).showingDeleteConfirmation)  // UI-022.2, UI-022.4
      #expect(list.log.take() == [])  // UI-022.4
      let difference = PixelDifference(reference: fresh.pixels(), actual: switched.pixels())
      #expect(difference == nil)
      // The button responds to taps.
      switched.tap(at: CGPoint(x: 280, y: list.table.rectForRow(at: [0, 1]).midY))
      switched.settle()
      #expect(list.log.take("commit") == ["commit delete 1"])
    }
  }

  @Test func theFirstVisibleRowStaysInPlace() {
    let fixture = TableFixture(Array(repeating: 10, count: 20), style: .grouped) {
      $0.source.headers = Dictionary(uniqueKeysWithValues: (0..<20).map { ($0, "Header \($0)") })
    }
    let table = fixture.table
    table.scrollToRow(at: [11, 4], at: .top, animated: false)
    table.contentOffset.y += 13
    fixture.stage.settle()
    table.selectRow(at: [11, 6], animated: false, scrollPosition: .none)
    for theme in [TableTheme.classic, .standard] {
      fixture.recorder.take()
      fixture.stage.window.traitOverrides.tableTheme = theme
      fixture.stage.update()
      #expect(table.indexPathsForVisibleRows?.first == [11, 4])
      #expect(table.contentOffset.y - table.rectForRow(at: [11, 4]).minY == 13)
      #expect(table.indexPathForSelectedRow == [11, 6])
      // Visible rows keep their cells.
      #expect(!fixture.calls("cell").contains("cell 11-5"))
      expectConsistent(table)
    }
  }

  @Test func queuedCellsTakeTheNewTheme() throws {
    let fixture = TableFixture([200])
    let table = fixture.table
    table.contentOffset.y = 2000
    fixture.stage.settle()
    table.frame.size.height = 200
    fixture.stage.settle()
    fixture.stage.window.traitOverrides.tableTheme = .classic
    let queuedCell = try #require(table.dequeueReusableCell(withIdentifier: "row"))
    #expect(queuedCell.textLabel?.font == .boldSystemFont(ofSize: 20))
    for step in 0..<20 {
      table.contentOffset.y = CGFloat(2000 + step * 97)
      fixture.stage.update()
      for cell in table.visibleCells {
        #expect(cell.textLabel?.font == .boldSystemFont(ofSize: 20))
      }
    }
  }

  @Test func aTableMayOverrideTheTheme() {
    let fixture = CellFixture(.default)
    fixture.table.traitOverrides.tableTheme = .classic
    #expect(fixture.cell().textLabel?.font == .boldSystemFont(ofSize: 20))
    fixture.table.traitOverrides.tableTheme = nil
    #expect(fixture.cell().textLabel?.font == .systemFont(ofSize: 17))
    fixture.stage.loop.screen.tableTheme = .classic
    #expect(fixture.cell().textLabel?.font == .boldSystemFont(ofSize: 20))
    fixture.stage.window.traitOverrides.tableTheme = .standard
    #expect(fixture.cell().textLabel?.font == .systemFont(ofSize: 17))
  }

  @Test func aTableMovedToAnotherSuperviewTakesItsTheme() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    stage.checksDamage = true
    let standardView = UIView(frame: stage.window.bounds)
    let classicView = UIView(frame: stage.window.bounds)
    classicView.traitOverrides.tableTheme = .classic
    stage.window.addSubview(standardView)
    stage.window.addSubview(classicView)
    let table = UITableView(frame: stage.window.bounds)
    standardView.addSubview(table)
    stage.update()
    #expect(table.theme == .standard)
    classicView.addSubview(table)
    #expect(table.theme == .classic)
  }

  @Test func anApplicationMayChangeATheme() {
    var theme = TableTheme.standard
    theme.value1Detail.color = .gray
    theme.value1Detail.font = .systemFont(ofSize: 17)
    let fixture = CellFixture(.value1)
    fixture.stage.window.traitOverrides.tableTheme = theme
    let label = fixture.cell().detailTextLabel
    #expect(label?.textColor == .gray && label?.font == .systemFont(ofSize: 17))
    #expect(fixture.stage.window.traitOverrides.tableTheme == theme)
  }

  @Test func theClassicLookIsLight() {
    let fixture = CellFixture(.default)
    fixture.darken()
    #expect(fixture.hex(200, 60) == "000000")
    fixture.stage.window.traitOverrides.tableTheme = .classic
    #expect(fixture.table.traitCollection.userInterfaceStyle == .light)
    #expect(fixture.hex(200, 60) == "FFFFFF")
    fixture.stage.window.traitOverrides.tableTheme = nil
    #expect(fixture.hex(200, 60) == "000000")
  }

  /// Returns the calls to the data source and the delegate during a fixed series of actions.
  private func calls(theme: TableTheme, style: UITableView.Style) -> [String] {
    let fixture = TableFixture([12, 8], style: style) {
      $0.stage.window.traitOverrides.tableTheme = theme
      $0.delegate.notesScrolling = false
      $0.table.rowHeight = 60
      $0.table.sectionHeaderHeight = 30
      $0.table.sectionFooterHeight = 30
      $0.source.headers = [0: "First", 1: "Second"]
    }
    var allCalls = fixture.recorder.take()
    fixture.table.reloadData()
    fixture.stage.settle()
    fixture.tap(row: 2)
    fixture.stage.settle()
    fixture.tap(row: 3)
    fixture.table.scrollToRow(at: [1, 5], at: .middle, animated: false)
    fixture.stage.settle()
    fixture.source.counts[1] -= 1
    fixture.table.deleteRows(at: [[1, 5]], with: .fade)
    fixture.stage.settle()
    fixture.table.setEditing(true, animated: true)
    fixture.stage.settle()
    allCalls += fixture.recorder.take()
    return allCalls
  }

  @Test func theOrderOfCallsIsTheSame() {
    for style in [UITableView.Style.plain, .grouped] {
      let standard = calls(theme: .standard, style: style)
      #expect(standard.count > 60)
      #expect(
        calls(theme: .classic, style: style).filter { !$0.hasPrefix("didEndHeader") }
          == standard.filter { !$0.hasPrefix("didEndHeader") }
      )  // UI-022.2
    }
  }

  @Test func theOrderOfCallsOfEditingIsTheSame() {
    func calls(theme: TableTheme) -> [String] {
      let stage = Stage(size: CGSize(width: 320, height: 480))
      stage.window.traitOverrides.tableTheme = theme
      let list = EditableList()
      stage.show(list.table)
      stage.settle()
      list.log.take()
      stage.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 120, y: 66), duration: 0.2)
      stage.settle()
      stage.tap(at: CGPoint(x: 290, y: 66))
      stage.settle()
      list.table.setEditing(true, animated: true)
      stage.settle()
      stage.tap(at: CGPoint(x: 22, y: 110))
      stage.settle()
      stage.tap(at: CGPoint(x: 22, y: 110))
      stage.settle()
      return list.log.take()
    }
    #expect(calls(theme: .classic) == calls(theme: .standard))  // UI-022.2
    #expect(calls(theme: .classic).contains("commit delete 1"))
  }

  @Test func scrollingStripesMovesPixelsToo() {
    let fixture = TableFixture([200], style: .grouped)
    fixture.stage.window.traitOverrides.tableTheme = .classic
    fixture.table.contentOffset.y = 500
    fixture.stage.settle()
    fixture.table.contentOffset.y += 4
    fixture.stage.advance(by: 1.0 / 60)
    fixture.table.contentOffset.y += 4
    fixture.stage.advance(by: 1.0 / 60)
    // The dirty region consists of the newly visible area and the scroll indicator.
    #expect(fixture.stage.loop.lastFramePixels < 320 * 480 / 3)
  }
}
