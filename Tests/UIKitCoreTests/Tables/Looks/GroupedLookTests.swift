import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the appearance of grouped tables (UI-005, R-16, R-33).
@MainActor
struct GroupedLookTests {
  private func makeFixture(
    _ counts: [Int] = [3, 1],
    width: CGFloat = 320,
    configure: (CellFixture) -> Void = { _ in }
  ) -> CellFixture {
    CellFixture(
      counts,
      style: .grouped,
      size: CGSize(width: width, height: 480),
      configure: configure
    ) { _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  /// Returns whether the background is visible in a row's corners: top left, top right, bottom
  /// left, bottom right.
  private func rounding(_ fixture: CellFixture, row: Int, section: Int) -> [Bool] {
    let rect = fixture.table.rectForRow(at: IndexPath(row: row, section: section))
    let (left, right) = (rect.minX, rect.maxX - 1)
    return [(left, rect.minY), (right, rect.minY), (left, rect.maxY - 1), (right, rect.maxY - 1)]
      .map { fixture.hex($0, $1.rounded(.down)) == "EFEFF4" }
  }

  private func makePixelAligned(_ counts: [Int], configure: (CellFixture) -> Void = { _ in })
    -> CellFixture
  {
    makeFixture(counts) {
      // Heights in whole pixels, so that corners are at the ends of rows.
      $0.table.sectionHeaderHeight = 30
      $0.table.sectionFooterHeight = 10
      configure($0)
    }
  }

  @Test func groupsAreInsetAndRounded() {
    let fixture = makePixelAligned([3, 1])
    // UI-005.1
    #expect(fixture.cell(1, 0).frame.minX == 16 && fixture.cell(1, 0).frame.maxX == 304)
    // UI-005.2, UI-005.18, R-33
    #expect(rounding(fixture, row: 0, section: 0) == [true, true, false, false])
    #expect(rounding(fixture, row: 1, section: 0) == [false, false, false, false])
    #expect(rounding(fixture, row: 2, section: 0) == [false, false, true, true])
    #expect(rounding(fixture, row: 0, section: 1) == [true, true, true, true])
    let row = fixture.table.rectForRow(at: [0, 1])
    #expect(fixture.hex(row.midX, row.midY) == "FFFFFF")  // UI-005.3
    #expect(fixture.hex(2, row.midY) == "EFEFF4")  // UI-005.4, UI-005.1, R-32
    #expect(fixture.hex(318, row.midY) == "EFEFF4")  // UI-005.1
    #expect(fixture.cell(0, 1).groupBackground?.layer.cornerRadius == 10)  // UI-005.13
  }

  @Test func selectedRowsAreRoundedAtTheGroupsCorners() {
    let fixture = makePixelAligned([3, 1])
    for path in [[0, 0], [0, 1], [0, 2], [1, 0]] as [IndexPath] {
      let initialRounding = rounding(fixture, row: path.row, section: path.section)
      fixture.table.selectRow(at: path, animated: false, scrollPosition: .none)
      // UI-005.2
      #expect(rounding(fixture, row: path.row, section: path.section) == initialRounding)
      let rect = fixture.table.rectForRow(at: path)
      #expect(fixture.hex(rect.midX, rect.midY) == "D9D9D9")
    }
  }

  @Test func cornersMoveWithInsertedAndDeletedRows() {
    let fixture = makePixelAligned([2])
    fixture.source.counts = [3]
    fixture.table.insertRows(at: [[0, 2]], with: .none)
    fixture.stage.settle()
    #expect(rounding(fixture, row: 1, section: 0) == [false, false, false, false])  // UI-005.2
    #expect(rounding(fixture, row: 2, section: 0) == [false, false, true, true])  // UI-005.2
    fixture.source.counts = [1]
    fixture.table.deleteRows(at: [[0, 0], [0, 2]], with: .none)
    fixture.stage.settle()
    #expect(rounding(fixture, row: 0, section: 0) == [true, true, true, true])  // UI-005.2
  }

  @Test func marginsGrowWithTheTable() {
    let margins: [(width: CGFloat, margin: CGFloat)] = [
      (0, 0), (5, 0), (10, 0), (15, 5), (20, 10), (320, 16), (399, 16), (400, 31), (550, 33),
      (600, 36), (750, 45), (2000, 45),
    ]
    for (width, margin) in margins {
      // UI-005.12
      #expect(abs(TableTheme.standard.groupMargin(forWidth: width) - margin) < 0.001, "\(width)")
    }
    let wide = makeFixture(width: 768)
    #expect(wide.cell(0, 0).frame.minX == 45)  // UI-005.11, UI-005.12
    #expect(wide.cell(0, 0).frame.width == 678)  // UI-005.11
    let fractional = makeFixture(width: 570)
    let cellFrame = fractional.cell(0, 0).frame
    #expect(abs(cellFrame.minX - 34.2) < 0.001 && abs(cellFrame.maxX - 535.8) < 0.001)  // UI-005.12
  }

  @Test func insetGroupsStopGrowing() {
    func cell(_ width: CGFloat, _ style: UITableView.Style) -> (CellFixture, CGRect) {
      let fixture = CellFixture([3, 1], style: style, size: CGSize(width: width, height: 480)) {
        _ in
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      return (fixture, fixture.cell(0, 0).frame)
    }
    // TV-081.4
    #expect(cell(700, .insetGrouped).1.minX == 42)
    let (fixture, frame) = cell(1280, .insetGrouped)
    #expect(frame.minX == 304 && frame.width == 672)
    #expect(cell(1920, .insetGrouped).1.minX == 624)
    #expect(cell(1280, .grouped).1.minX == 45)
    // Larger text needs more height.
    fixture.stage.window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    fixture.stage.settle()
    #expect(fixture.cell(0, 0).frame.width == 910 && fixture.cell(0, 0).frame.minX == 185)
    fixture.stage.window.traitOverrides.preferredContentSizeCategory = .extraSmall
    fixture.stage.settle()
    #expect(fixture.cell(0, 0).frame.width == 554)
  }

  @Test func groupsThatFollowReadableWidthStopGrowing() {
    let fixture = makeFixture([3, 1], width: 1280)
    let table = fixture.table
    table.cellLayoutMarginsFollowReadableWidth = true
    fixture.stage.settle()
    #expect(fixture.cell(0, 0).frame.minX == 304 && fixture.cell(0, 0).frame.width == 672)
    #expect(fixture.cell(0, 0).contentView.frame.minX == 0)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).width == 672)
    table.cellLayoutMarginsFollowReadableWidth = false
    fixture.stage.settle()
    #expect(fixture.cell(0, 0).frame.minX == 45)
  }

  @Test func headersAlignWithTheTextOfReadableRows() throws {
    let size = CGSize(width: 1280, height: 480)
    let fixture = CellFixture([2], style: .plain, size: size) {
      $0.source.header = { _ in "Header" }
    } makeCell: { _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    let table = fixture.table
    table.cellLayoutMarginsFollowReadableWidth = true
    fixture.stage.settle()
    let title = try #require(table.headerView(forSection: 0)?.textLabel)
    #expect(title.frame.minX == CGFloat(304 + 15))
  }

  @Test func groupsKeepTheirDistances() {
    let fixture = makeFixture([1, 1, 1])
    let rows = (0..<3).map { fixture.table.rectForRow(at: [$0, 0]) }
    #expect(rows[0].minY == 35)  // UI-005.19
    #expect(rows[1].minY - rows[0].maxY == 36)  // UI-005.16
    #expect(rows[2].minY - rows[1].maxY == 36)  // UI-005.16
    #expect(fixture.table.rectForFooter(inSection: 0).height == 18)  // UI-005.16
    #expect(fixture.table.rectForHeader(inSection: 1).height == 18)  // UI-005.16
  }

  @Test func headersAndFootersAreOutsideOfTheGroup() {
    let fixture = makeFixture([30, 2]) {
      $0.source.header = { _ in "Header" }
      $0.source.footer = { _ in "Footer" }
      $0.source.indexTitles = ["A", "B"]
    }
    let table = fixture.table
    // UI-005.6
    #expect(table.rectForHeader(inSection: 0).maxY == table.rectForRow(at: [0, 0]).minY)
    // UI-005.6
    #expect(table.rectForFooter(inSection: 0).minY == table.rectForRow(at: [0, 29]).maxY)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "HEADER")  // UI-005.5
    #expect(table.indexBar == nil)  // UI-005.8
    table.contentOffset.y = 300
    fixture.stage.update()
    #expect(table.headerView(forSection: 0) == nil)  // UI-005.7
    #expect(fixture.hex(160, 2) == "FFFFFF" || fixture.hex(160, 2) == "C8C7CC")  // UI-005.7
    table.contentOffset.y = table.rectForFooter(inSection: 0).minY - 200
    fixture.stage.update()
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "Footer")  // UI-005.5
  }

  @Test func customHeaderViewsMayShowImages() {
    let image = UIImageView(image: plainImage(width: 40, height: 40, .green))
    let fixture = makeFixture([1]) {
      $0.table.sectionHeaderHeight = 60
      $0.source.headerView = { _ in
        let view = UIView()
        view.addSubview(image)
        return view
      }
    }
    #expect(fixture.hex(20, 20) == "00FF00")  // UI-005.5
    #expect(fixture.hex(100, 20) == "EFEFF4")  // UI-005.6
  }

  @Test func emptyTablesAndSectionsAreLegal() {
    for counts in [[], [0], [0, 2, 0]] as [[Int]] {
      let fixture = makeFixture(counts)
      #expect(fixture.table.visibleCells.count == counts.reduce(0, +))
      #expect(fixture.hex(2, 2) == "EFEFF4")
    }
  }

  @Test func controlsWorkInGroups() {
    let toggle = UISwitch()
    let fixture = CellFixture(.default, in: .grouped) { $0.accessoryView = toggle }
    let toggleFrame = toggle.convert(toggle.bounds, to: nil)
    #expect(toggleFrame.maxX == 289)
    fixture.stage.tap(at: CGPoint(x: toggleFrame.midX, y: toggleFrame.midY))
    fixture.stage.settle()
    #expect(toggle.isOn)  // UI-001.4
  }

  @Test func cornersBecomeSquareOrRoundWhileRowsSlide() throws {
    let fixture = TableFixture([3, 2], style: .grouped)
    let background = try #require(fixture.table.cellForRow(at: at(2))?.groupBackground)
    fixture.source.counts[0] = 4
    fixture.table.insertRows(at: [at(3)], with: .fade)
    fixture.stage.advance(by: 0.15)
    let radius = background.layer.cornerRadius + (background.animations?.cornerRadius ?? 0)
    #expect(radius > 1 && radius < 9)  // UI-005.2
    #expect(background.layer.maskedCorners.contains(.layerMinXMaxYCorner))
    fixture.stage.settle()
    #expect(background.layer.cornerRadius == 0)  // UI-005.2
    fixture.source.counts[0] = 3
    fixture.table.deleteRows(at: [at(3)], with: .fade)
    fixture.stage.advance(by: 0.15)
    let radiusAfterDeletion =
      background.layer.cornerRadius + (background.animations?.cornerRadius ?? 0)
    #expect(radiusAfterDeletion > 1 && radiusAfterDeletion < 9)  // UI-005.2
    fixture.stage.settle()
    #expect(background.layer.cornerRadius == 10)
  }
}
