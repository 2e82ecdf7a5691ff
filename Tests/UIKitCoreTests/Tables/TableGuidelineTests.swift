import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for the recommended uses of tables, and that other uses do no harm.
@MainActor
struct TableGuidelineTests {
  private func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func dataSourceAndDelegateAreAssignedByTheApplication() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let (source, delegate) = (ListSource([3]), RecordingDelegate())
    let table = UITableView()
    #expect(table.dataSource == nil && table.delegate == nil)  // TV-001.8
    stage.show(table)
    #expect(table.visibleCells.isEmpty)  // TV-001.8
    table.dataSource = source
    stage.settle()
    #expect(table.visibleCells.count == 3)  // TV-001.8
    table.delegate = delegate
    delegate.willSelect = { _ in IndexPath(row: 2, section: 0) }
    stage.tap(at: CGPoint(x: 100, y: 22))
    #expect(table.indexPathForSelectedRow == row(2))  // TV-001.8 TD-001.3
    #expect(delegate.recorder.calls.contains("didSelect 2") == false)
    #expect(delegate.recorder.calls.contains("didSelect 0-2"))  // TD-001.3
  }

  @Test func theDelegateConfiguresHeaders() {
    let header = UIView()
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 20))
    let fixture = TableFixture([2]) {
      $0.table.sectionHeaderHeight = 30
      $0.delegate.header = { _ in header }
      $0.delegate.footer = { _ in footer }
    }
    #expect(fixture.table.headerView(forSection: 0) == nil)
    #expect(header.superview === fixture.table)  // TD-001.3
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 30))  // TD-001.3
    #expect(footer.superview === fixture.table)  // TD-001.3
  }

  @Test func tablesAreNotArchived() {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    let table = UITableView(coder: coder)
    // TV-008.1: an empty plain table, or `nil`.
    #expect(table == nil || (table?.style == .plain && table?.numberOfSections == 0))
  }

  @Test func theMagnifierMayBeAnywhereInTheIndex() {
    for titles in [[UITableView.indexSearch, "A", "B"], ["A", UITableView.indexSearch, "B"]] {
      let fixture = TableFixture([3, 3, 3]) {
        $0.source.indexTitles = titles
        $0.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
        $0.source.sectionForEntry = { _, index in index }
      }
      // Three entries of 14 points, centred in 480 points.
      fixture.stage.tap(at: CGPoint(x: 312, y: 240 - 21 + 7))
      #expect(fixture.calls("entry") == ["entry \(titles[0]) 0"])  // TV-084.2 DS-011.3
      fixture.stage.tap(at: CGPoint(x: 312, y: 240))
      #expect(fixture.calls("entry") == ["entry \(titles[1]) 1"])  // TV-084.2
    }
  }

  @Test func indexEntriesNeedNotBeSectionTitles() {
    let fixture = TableFixture([9, 9, 9]) {
      $0.source.headers = [0: "Apples", 1: "Bananas", 2: "Cherries"]
      $0.source.indexTitles = ["?", "!"]
      $0.source.sectionForEntry = { entry, _ in entry == "!" ? 2 : 0 }
    }
    fixture.stage.tap(at: CGPoint(x: 312, y: 240 + 7))
    // DS-011.3
    #expect(
      fixture.table.contentOffset.y
        == min(
          fixture.table.rectForHeader(inSection: 2).minY,
          fixture.table.contentSize.height - 480
        )
    )
    #expect(fixture.calls("entry") == ["entry ! 1"])  // DS-011.3
  }

  @Test func cellsOfOneLayoutShareAnIdentifier() {
    final class Wide: UITableViewCell {}
    let fixture = TableFixture([60]) { fixture in
      fixture.table.register(UITableViewCell.self, forCellReuseIdentifier: "even")
      fixture.table.register(Wide.self, forCellReuseIdentifier: "odd")
      fixture.source.makeCell = { table, path in
        table.dequeueReusableCell(
          withIdentifier: path.row.isMultiple(of: 2) ? "even" : "odd",
          for: path
        )
      }
    }
    var cells: Set<UITableViewCell> = []
    for offset in stride(from: 0, through: 2000, by: 40) {
      fixture.table.contentOffset.y = CGFloat(offset)
      fixture.stage.update()
      for path in fixture.visible {
        guard let cell = fixture.table.cellForRow(at: path) else { continue }
        cells.insert(cell)
        #expect((cell is Wide) == !path.row.isMultiple(of: 2))  // TC-002.4
      }
    }
    // Cells are reused by type, so that there are hardly more cells than visible rows.
    #expect(cells.count <= 12 + 4)  // TC-002.4
  }

  @Test func theDataSourceResetsContent() {
    final class Faded: UITableViewCell {
      override func prepareForReuse() {
        super.prepareForReuse()
        alpha = 1
      }
    }
    let fixture = TableFixture([60]) { fixture in
      fixture.table.register(Faded.self, forCellReuseIdentifier: "row")
      fixture.source.makeCell = { table, path in
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        #expect(cell.alpha == 1)  // TC-005.4
        cell.textLabel?.text = "\(path.row)"
        // The data source omits the other case for all rows but the first.
        if path.row == 0 { cell.accessoryType = .checkmark }
        return cell
      }
    }
    let first = fixture.table.visibleCells.first
    for cell in fixture.table.visibleCells { cell.alpha = 0.5 }
    fixture.table.contentOffset.y = 44 * 20
    fixture.stage.update()
    #expect(fixture.table.visibleCells.allSatisfy { $0.alpha == 1 })  // TC-005.4
    for path in fixture.visible {
      let cell = fixture.table.cellForRow(at: path)
      #expect(cell?.textLabel?.text == "\(path.row)")  // DS-003.2
    }
    // Properties that the data source does not reset keep their values.
    let reused = fixture.table.visibleCells.first { $0 === first }
    #expect(reused?.accessoryType == .checkmark)  // DS-003.2 TC-005.4
  }

  @Test func implementingAMethodChangesBehaviour() {
    let fixture = TableFixture([3]) { $0.table.rowHeight = 50 }
    let heights = RowHeightsDelegate { _ in 60 }
    #expect(fixture.table.rectForRow(at: row(0)).height == 50)  // TD-001.5
    fixture.table.delegate = heights
    fixture.table.reloadData()
    #expect(fixture.table.rectForRow(at: row(0)).height == 60)  // TD-001.5
    fixture.table.delegate = nil
    fixture.table.reloadData()
    #expect(fixture.table.rectForRow(at: row(0)).height == 50)  // TD-001.5
  }

  @Test func rowsAreFoundBySectionAndRow() {
    let fixture = TableFixture([3, 3])
    fixture.tap(row: 1, section: 1)
    let selected = fixture.table.indexPathForSelectedRow
    #expect(selected?.section == 1 && selected?.row == 1)  // DS-022.2
    #expect(fixture.table.cellForRow(at: row(1, 0))?.isSelected == false)  // DS-022.2
    #expect(fixture.table.cellForRow(at: row(1, 1))?.isSelected == true)  // DS-022.2
  }

  @Test func theOtherTypesExist() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect([insets.top, insets.left, insets.bottom, insets.right] == [1, 2, 3, 4])  // DS-029.4
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)  // DS-029.4
    let pasteboard = UIPasteboard.withUniqueName()
    pasteboard.string = "own"
    #expect(UIPasteboard.general !== pasteboard)  // DS-029.4
    #expect(UIPasteboard(name: pasteboard.name, create: false)?.string == "own")  // DS-029.4
    #expect(UIResponderStandardEditActions.copy == Selector("copy:"))  // DS-029.4
    #expect(UIResponderStandardEditActions.paste == Selector("paste:"))  // DS-029.4
    let nib = UINib(makingObjects: { _ in
      [UITableViewCell(style: .subtitle, reuseIdentifier: nil)]
    })
    let cell = nib.instantiate(withOwner: nil).first as? UITableViewCell
    #expect(cell?.detailTextLabel != nil)  // DS-029.4
  }

  @Test func accessoriesDoNotOverlapTheIndex() throws {
    let fixture = TableFixture([3, 3]) {
      $0.source.indexTitles = ["A", "B"]
      $0.source.makeCell = { _, _ in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        return cell
      }
    }
    let accessory = try #require(fixture.table.cellForRow(at: row(0))?.accessoryView)
    #expect(accessory.frame.maxX == 290)  // UI-003.5
    #expect(accessory.superview != nil)  // UI-003.5
  }

  @Test func theDelegateImplementsARadioList() {
    let fixture = TableFixture([4])
    var chosen = 0
    fixture.source.makeCell = { _, path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = path.row == chosen ? .checkmark : .none
      return cell
    }
    fixture.table.reloadData()
    fixture.stage.update()
    fixture.delegate.onCall = { [weak fixture] call in
      guard let fixture, call.hasPrefix("didSelect"),
        let path = fixture.table.indexPathForSelectedRow
      else { return }
      fixture.table.cellForRow(at: row(chosen))?.accessoryType = .none
      fixture.table.cellForRow(at: path)?.accessoryType = .checkmark
      chosen = path.row
      fixture.table.deselectRow(at: path, animated: true)
    }
    for next in [2, 1, 1, 3] {
      fixture.tap(row: next)
      fixture.stage.settle()
      let checkedRows = fixture.visible.filter {
        fixture.table.cellForRow(at: $0)?.accessoryType == .checkmark
      }
      #expect(checkedRows == [row(next)])  // UI-004.5
      #expect(fixture.table.indexPathForSelectedRow == nil)  // UI-004.5 UI-019.2
    }
  }

  @Test func aRowStaysSelectedUntilItIsDeselected() {
    let fixture = TableFixture([4])
    fixture.tap(row: 1)
    fixture.stage.advance(by: 5)
    #expect(fixture.table.indexPathForSelectedRow == row(1))  // UI-019.2
    #expect(fixture.table.cellForRow(at: row(1))?.isSelected == true)  // UI-019.2
    fixture.table.deselectRow(at: row(1), animated: false)
    #expect(fixture.table.cellForRow(at: row(1))?.isSelected == false)  // UI-019.2
  }

  @Test(arguments: [[], [0], [0, 2, 0]])
  func groupedTablesMayBeEmpty(counts: [Int]) {
    let fixture = TableFixture(counts, style: .grouped)
    #expect(fixture.table.numberOfSections == counts.count)  // UI-005.9
    #expect(fixture.table.visibleCells.count == counts.reduce(0, +))  // UI-005.9
    expectConsistent(fixture.table)
    fixture.source.counts = counts.map { $0 + 1 }
    fixture.table.performBatchUpdates {
      for section in counts.indices {
        fixture.table.insertRows(at: [row(counts[section], section)], with: .automatic)
      }
    }
    fixture.stage.settle()
    expectConsistent(fixture.table)  // UI-005.9
  }
}
