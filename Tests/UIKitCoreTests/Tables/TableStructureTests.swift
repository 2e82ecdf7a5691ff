import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for a table's components and initialisers (TV-001, TV-006 to TV-009).
@MainActor
struct TableStructureTests {
  @Test func rowsAreOneColumnOfCells() {
    let fixture = TableFixture([3])
    let cells = fixture.table.visibleCells
    #expect(cells.map(\.textLabel?.text) == ["Row 0-0", "Row 0-1", "Row 0-2"])  // TV-001.3
    #expect(cells.map(\.frame.minX) == [0, 0, 0])  // TV-001.1
    #expect(cells.map(\.frame.minY) == [0, 44, 88])  // TV-001.1
  }

  @Test func tableScrollsVerticallyOnly() {
    let fixture = TableFixture([100])
    let scrollView: UIScrollView = fixture.table  // TV-001.2
    fixture.stage.drag(
      from: CGPoint(x: 200, y: 300),
      to: CGPoint(x: 150, y: 200),
      duration: 0.2,
      hold: 0.2
    )
    #expect(scrollView.contentOffset.y > 50)  // TV-001.2
    #expect(scrollView.contentOffset.x == 0)  // TV-001.2
    fixture.stage.drag(
      from: CGPoint(x: 250, y: 300),
      to: CGPoint(x: 50, y: 300),
      duration: 0.2,
      hold: 0.2
    )
    #expect(scrollView.contentOffset.x == 0)  // TV-001.2
  }

  @Test func sectionsContainTheirRows() {
    let fixture = TableFixture([2, 0, 1])
    #expect(fixture.table.numberOfSections == 3)  // TV-001.4
    #expect((0..<3).map(fixture.table.numberOfRows(inSection:)) == [2, 0, 1])  // TV-001.4
    #expect(fixture.visible == [at(0, 0), at(1, 0), at(0, 2)])  // TV-001.5
  }

  @Test func headersAndFootersAreIndependent() {
    let fixture = TableFixture([1, 1, 1, 1]) {
      $0.source.headers = [1: "Header", 3: "Both"]
      $0.source.footers = [2: "Footer", 3: "Both"]
    }
    let table = fixture.table
    // TV-001.6
    #expect(
      (0..<4).map { table.rectForHeader(inSection: $0).height > 0 } == [false, true, false, true]
    )
    // TV-001.6
    #expect(
      (0..<4).map { table.rectForFooter(inSection: $0).height > 0 } == [false, false, true, true]
    )
    let rows = table.rectForRow(at: at(0, 3))
    #expect(table.rectForHeader(inSection: 3).maxY == rows.minY)  // TV-001.6
    #expect(table.rectForFooter(inSection: 3).minY == rows.maxY)  // TV-001.6
  }

  @Test(arguments: [UITableView.Style.plain, .grouped], [[], [0], [0, 0, 0]])
  func tablesAndSectionsMayBeEmpty(style: UITableView.Style, counts: [Int]) {
    let fixture = TableFixture(counts, style: style)
    #expect(fixture.table.numberOfSections == counts.count)  // TV-001.7
    #expect(fixture.table.visibleCells.isEmpty)  // TV-001.7
    fixture.stage.drag(
      from: CGPoint(x: 100, y: 100),
      to: CGPoint(x: 100, y: 300),
      duration: 0.1
    )
    fixture.stage.tap(at: CGPoint(x: 100, y: 100))
    fixture.table.reloadData()
    #expect(fixture.stage.settle())  // TV-001.7
  }

  @Test func tableWithoutDataSourceIsEmptyAndDrawsItsBackground() {
    let stage = Stage(size: CGSize(width: 100, height: 200))
    let table = UITableView(frame: .zero, style: .plain)
    table.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage.show(table)
    #expect(table.numberOfSections == 0)  // TV-001.9, TV-011.3
    #expect(table.numberOfRows(inSection: 0) == 0)  // TV-001.9
    #expect(table.contentSize.height == 0)  // TV-001.9
    let colors = Set((0..<200).map { stage.hex(at: 50, CGFloat($0)) })
    #expect(colors == ["FF0000"])  // TV-001.9
  }

  @Test func tableWithoutDelegateHasDefaults() {
    let fixture = TableFixture([5]) { $0.table.delegate = nil }
    #expect(fixture.table.rectForRow(at: at(1)).height == 44)  // TV-001.10
    fixture.tap(row: 2)
    #expect(fixture.table.indexPathForSelectedRow == at(2))  // TV-001.10
    fixture.tap(row: 3)
    #expect(fixture.table.indexPathsForSelectedRows == [at(3)])  // TV-001.10
  }

  @Test func cellStaysWithItsRowWhileItIsVisible() throws {
    let fixture = TableFixture([100])
    let cell = try #require(fixture.table.cellForRow(at: at(5)))
    for offset in [10, 100, 200, 60] {
      fixture.table.contentOffset.y = CGFloat(offset)
      fixture.stage.advance(by: 0.1)
      #expect(fixture.table.cellForRow(at: at(5)) === cell)  // TV-001.11
    }
    #expect(!fixture.recorder.calls.contains("cell 0-5"))  // TV-001.11
  }

  @Test func cellsMayBeSubclasses() {
    final class OwnCell: UITableViewCell {}
    let fixture = TableFixture([2]) {
      $0.table.register(OwnCell.self, forCellReuseIdentifier: "own")
      $0.source.makeCell = { $0.dequeueReusableCell(withIdentifier: "own", for: $1) }
    }
    #expect(fixture.table.visibleCells.allSatisfy { $0 is OwnCell })  // TV-001.12
    #expect(fixture.table.visibleCells.count == 2)  // TV-001.12
  }

  @Test func accessoriesAreNearTheRightEdge() throws {
    let toggle = UISwitch()
    let fixture = TableFixture([2]) { fixture in
      fixture.source.makeCell = { _, path in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if path.row == 0 { cell.accessoryView = toggle }
        if path.row == 1 { cell.accessoryType = .disclosureIndicator }
        return cell
      }
    }
    let frame = toggle.convert(toggle.bounds, to: fixture.table)
    #expect(frame.minX > 200 && frame.maxX <= 320)  // TV-001.13
    let content = try #require(fixture.table.cellForRow(at: at(1))).contentView.frame
    #expect(content.maxX < 320)  // TV-001.13
  }

  // MARK: Creating

  @Test func frameAndStyleAreSetAtInitialization() {
    let frame = CGRect(x: 3, y: 4, width: 200, height: 100)
    let table = UITableView(frame: frame, style: .grouped)
    #expect(table.frame == frame)  // TV-006.1
    #expect(table.style == .grouped)  // TV-006.1, TV-006.2, TV-009.1, TV-081.3
    #expect(UITableView(frame: frame).style == .plain)  // TV-007.1
    #expect(UITableView(frame: frame).frame == frame)  // TV-007.1
    #expect(UITableView().style == .plain)  // TV-007.2
    #expect(UITableView().frame == .zero)  // TV-007.2
  }

  @Test func subclassesMayOverrideTheDesignatedInitializer() {
    final class OwnTable: UITableView {
      override init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame, style: .grouped)
      }
      required init?(coder: NSCoder) { nil }
    }
    #expect(OwnTable(frame: .zero, style: .plain).style == .grouped)  // TV-006.3
  }

  @Test func theFrameStaysWhenRowsChange() {
    let fixture = TableFixture([3])
    let frame = fixture.table.frame
    let height = fixture.table.contentSize.height
    fixture.source.counts = [50]
    fixture.table.reloadData()
    fixture.stage.settle()
    #expect(fixture.table.frame == frame)  // TV-006.4, TV-003.3, R-17
    #expect(fixture.table.contentSize.height == height + 47 * 44)  // TV-003.3
  }

  @Test func constantsHaveTheValuesOfUIKit() {
    #expect(UITableView.Style.plain.rawValue == 0)  // TV-081.1
    #expect(UITableView.Style.grouped.rawValue == 1)  // TV-081.2
    #expect(UITableView.Style.insetGrouped.rawValue == 2)  // TV-081.4
    #expect(UITableView.ScrollPosition.none.rawValue == 0)  // TV-082.1
    #expect(UITableView.ScrollPosition.top.rawValue == 1)  // TV-082.2
    #expect(UITableView.ScrollPosition.middle.rawValue == 2)  // TV-082.3
    #expect(UITableView.ScrollPosition.bottom.rawValue == 3)  // TV-082.4
    #expect(UITableView.automaticDimension == -1)  // TV-085.6
    #expect(UITableView.indexSearch == "{search}")  // TV-084.3, PN-08
    #expect(
      UITableView.selectionDidChangeNotification.rawValue
        == "UITableViewSelectionDidChangeNotification"
    )  // TV-086.6
  }

  @Test func indexPathsNameSectionAndRow() {
    var path = IndexPath(row: 3, section: 2)
    #expect((path.row, path.section) == (3, 2))  // DS-020.1, DS-021.1, DS-022.1
    #expect(Array(path) == [2, 3])  // DS-020.2
    #expect(IndexPath(row: 9, section: 0) < IndexPath(row: 0, section: 1))  // DS-020.2
    #expect(IndexPath(row: 1, section: 1) < IndexPath(row: 2, section: 1))  // DS-020.2
    path.row = 7
    path.section = 5
    #expect(path == IndexPath(row: 7, section: 5))  // DS-021.1, DS-022.1
  }
}
