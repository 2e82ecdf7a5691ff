import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for data sources and delegates as objects (TV-074, TV-075, TD-001, DS-001 to DS-004).
@MainActor
struct TableDataSourceTests {
  /// A data source with the required methods only.
  private final class MinimalDataSource: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  @Test func aDataSourceNeedsTwoMethods() {
    let stage = Stage()
    let table = UITableView()
    let source = MinimalDataSource()
    table.dataSource = source  // TV-074.1, DS-001.1
    stage.show(table)
    #expect(table.numberOfSections == 1)  // DS-004 default, TV-011.2
    #expect(table.visibleCells.count == 3)  // DS-001.2
    #expect(table.rectForHeader(inSection: 0).height == 0)  // DS-001.2, DS-005.1
    #expect(table.rectForFooter(inSection: 0).height == 0)  // DS-001.2, DS-006.1
  }

  @Test func delegateWithoutMethodsIsValid() {
    let delegate = SilentDelegate()
    let fixture = TableFixture([5]) { $0.table.delegate = delegate }  // TV-075.1, TD-001.1
    #expect(fixture.table.rectForRow(at: at(1)) == CGRect(x: 0, y: 44, width: 320, height: 44))
    fixture.tap(row: 2)
    #expect(fixture.table.indexPathForSelectedRow == at(2))  // TD-001.2
  }

  @Test func dataSourceAndDelegateAreNotRetained() {
    let fixture = TableFixture([5])
    var source: ListSource? = ListSource([2])
    var delegate: RecordingDelegate? = RecordingDelegate()
    weak let weakSource = source
    weak let weakDelegate = delegate
    fixture.table.dataSource = source
    fixture.table.delegate = delegate
    fixture.stage.settle()
    source = nil
    delegate = nil
    #expect(weakSource == nil)  // TV-074.2, DS-001.3
    #expect(weakDelegate == nil)  // TV-075.2
    #expect(fixture.table.dataSource == nil)  // TV-074.2
    #expect(fixture.table.delegate == nil)  // TV-075.2
  }

  @Test func tableOutlivesItsDataSource() {
    let fixture = TableFixture([5])
    var source: ListSource? = ListSource([100])
    fixture.table.dataSource = source
    fixture.stage.settle()
    source = nil
    fixture.table.contentOffset.y = 400
    fixture.stage.settle()
    #expect(fixture.table.numberOfSections == 0)  // TV-001.9
    fixture.stage.settle()
    #expect(fixture.table.visibleCells.isEmpty)  // TV-001.9
    #expect(fixture.table.contentOffset.y == 0)
    fixture.stage.tap(at: CGPoint(x: 100, y: 100))
    fixture.table.reloadData()
    #expect(fixture.stage.settle())
  }

  @Test func delegateIsTheScrollViewsDelegate() {
    let fixture = TableFixture([5])
    let scrollView: UIScrollView = fixture.table
    #expect(scrollView.delegate === fixture.delegate)  // TV-075.3, PN-07
    let newDelegate = RecordingDelegate()
    scrollView.delegate = newDelegate
    #expect(fixture.table.delegate === newDelegate)  // TV-075.3
    fixture.table.contentOffset.y = 20
    #expect(newDelegate.offsets == [20])  // TD-001.4
    #expect(fixture.delegate.offsets.isEmpty)  // TD-001.4
  }

  @Test func firstArgumentIsTheTable() {
    final class Delegate: UITableViewDelegate {
      var tables: [UITableView] = []
      func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
      ) { tables.append(tableView) }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tables.append(tableView)
      }
    }
    let delegate = Delegate()
    let fixture = TableFixture([1]) { $0.table.delegate = delegate }
    fixture.tap(row: 0)
    #expect(delegate.tables.map { $0 === fixture.table } == [true, true])  // TD-001.6
  }

  @Test func cellsAreRequestedForVisibleRowsOnly() {
    let fixture = TableFixture([1000]) { $0.delegate.notesDisplay = false }
    fixture.table.reloadData()
    fixture.stage.settle()
    // 480 / 44 = 10.9: rows 0 to 10 are visible.
    #expect(fixture.calls("cell") == (0...10).map { "cell 0-\($0)" })  // DS-003.1, R-24, TV-066.2
    fixture.table.contentOffset.y = 44 * 500
    fixture.stage.settle()
    #expect(fixture.calls("cell") == (500...510).map { "cell 0-\($0)" })  // DS-003.1
  }

  @Test func returnedCellsGetTheStateOfTheirRow() throws {
    let fixture = TableFixture([100]) {
      $0.delegate.level = { $0.row }
      $0.table.selectRow(at: at(1), animated: false, scrollPosition: .none)
    }
    let cell = try #require(fixture.table.cellForRow(at: at(1)))
    #expect(cell.isSelected)  // DS-003.3
    #expect(cell.indentationLevel == 1)  // TD-014.2
    #expect(fixture.table.cellForRow(at: at(2))?.isSelected == false)  // DS-003.3
    #expect(fixture.table.cellForRow(at: at(2))?.indentationLevel == 2)  // TD-014.1, TD-014.2
  }

  @Test func withoutTheMethodCellsKeepTheirIndentationLevel() {
    let delegate = SilentDelegate()
    let fixture = TableFixture([1]) { fixture in
      fixture.table.delegate = delegate
      fixture.source.makeCell = { _, _ in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.indentationLevel = 3
        return cell
      }
    }
    #expect(fixture.table.cellForRow(at: at(0))?.indentationLevel == 3)  // TD-014 default
  }

  @Test func heightsOfANewDelegateApply() {
    let fixture = TableFixture([5])
    let heights = RowHeightsDelegate { _ in 60 }
    fixture.table.delegate = heights
    fixture.stage.settle()
    #expect(fixture.table.rectForRow(at: at(2)).minY == 120)  // TV-003.5
    fixture.table.delegate = nil
    fixture.stage.settle()
    #expect(fixture.table.rectForRow(at: at(2)).minY == 88)  // TV-003.5
    expectConsistent(fixture.table)
  }
}
