import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for the time at which a table loads, and for its calls while loading (TV-002, TV-010,
/// TV-011, TV-066).
@MainActor
struct TableLoadingTests {
  private let stage = Stage(size: CGSize(width: 320, height: 100))
  private let source = ListSource([2])
  private let table = UITableView()

  private var loads: Int { source.recorder.calls.filter { $0 == "sections" }.count }

  @Test func theFirstLayoutLoads() {
    table.dataSource = source
    #expect(loads == 0)
    stage.show(table)
    #expect(loads == 1)  // TV-002.1
    #expect(table.visibleCells.count == 2)  // TV-002.1
    for width in [300, 310, 320] {
      table.frame.size.width = CGFloat(width)
      table.setNeedsLayout()
      table.layoutIfNeeded()
      table.contentOffset.y = 0
      stage.settle()
    }
    #expect(loads == 1)  // TV-002.4
  }

  @Test func newDataSourceLoadsOnceInTheNextLayout() {
    table.dataSource = source
    stage.show(table)
    let newSource = ListSource([1, 1])
    table.dataSource = newSource
    #expect(newSource.calls == 0)
    stage.settle()
    #expect(newSource.recorder.calls.filter { $0 == "sections" }.count == 1)  // TV-002.2, TV-074.3
    #expect(table.numberOfSections == 2)  // TV-002.2
    #expect(table.visibleCells.count == 2)
    table.dataSource = newSource
    stage.settle()
    #expect(newSource.recorder.calls.filter { $0 == "sections" }.count == 1)  // TV-002.2
  }

  @Test func explicitReloadSatisfiesThePendingOne() {
    table.dataSource = source
    table.reloadData()
    #expect(loads == 1)
    stage.show(table)
    stage.settle()
    #expect(loads == 1)  // TV-002.3
    table.dataSource = nil
    table.dataSource = source
    table.reloadData()
    stage.settle()
    #expect(loads == 2)  // TV-002.3
  }

  @Test func reloadDiscardsTheSelection() {
    let fixture = TableFixture([5])
    fixture.tap(row: 1)
    fixture.recorder.take()
    fixture.table.reloadData()
    #expect(fixture.table.indexPathForSelectedRow == nil)  // TV-002.5, TV-066.4
    fixture.stage.settle()
    #expect(fixture.table.cellForRow(at: at(1))?.isSelected == false)  // TV-066.4
    #expect(fixture.calls("willDeselect", "didDeselect").isEmpty)  // TV-066.4
    fixture.tap(row: 1)
    fixture.table.dataSource = ListSource([5])
    fixture.stage.settle()
    #expect(fixture.table.indexPathForSelectedRow == nil)  // TV-002.5
  }

  @Test func layoutAddsAndRemovesCells() {
    let fixture = TableFixture([100], size: CGSize(width: 320, height: 88))
    #expect(fixture.visible == [at(0), at(1)])
    fixture.table.contentOffset.y = 44
    fixture.table.layoutIfNeeded()
    let cellPositions = fixture.table.subviews.compactMap { ($0 as? UITableViewCell)?.frame.minY }
    #expect(cellPositions.sorted() == [44, 88])  // TV-002.6
  }

  @Test func queriesLoadTheTable() {
    table.dataSource = source
    #expect(table.numberOfSections == 1)  // TV-002.7
    #expect(loads == 1)
    let queries: [(UITableView) -> Bool] = [
      { $0.rectForRow(at: at(1)).height == 44 },
      { $0.contentSize.height == 88 },
      { $0.numberOfRows(inSection: 0) == 2 },
      { $0.rect(forSection: 0).height == 88 },
      { $0.indexPathForRow(at: CGPoint(x: 5, y: 50)) == at(1) },
      { $0.indexPathsForRows(in: CGRect(x: 0, y: 0, width: 9, height: 99))?.count == 2 },
    ]
    for query in queries {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      table.dataSource = source
      #expect(query(table))  // TV-002.7
    }
  }

  @Test func countsAreCached() {
    let fixture = TableFixture([3, 4], style: .plain)
    fixture.source.counts = [9, 9, 9]
    for _ in 0..<3 {
      #expect(fixture.table.numberOfSections == 2)  // TV-011.1, DS-004.1
      #expect(fixture.table.numberOfRows(inSection: 0) == 3)  // TV-010.1, TV-010.2
      #expect(fixture.table.numberOfRows(inSection: 1) == 4)  // TV-010.4, R-15
    }
    #expect(fixture.calls("sections", "rows").isEmpty)  // TV-010.2, TV-011.1, DS-002.2
    fixture.table.reloadData()
    #expect(fixture.table.numberOfSections == 3)  // TV-010.3
    #expect(fixture.table.numberOfRows(inSection: 2) == 9)  // TV-010.3, DS-002.1
    #expect(fixture.calls("rows") == ["rows 0", "rows 1", "rows 2"])  // DS-002.2
  }

  @Test func sectionsThatDoNotExistHaveNoRows() {
    let fixture = TableFixture([3])
    // TV-010.5
    #expect([-1, 1, .max, .min].allSatisfy { fixture.table.numberOfRows(inSection: $0) == 0 })
  }

  // MARK: reloadData

  @Test func queriesAreInOrder() {
    let fixture = TableFixture([1, 1]) {
      $0.source.headers = [0: "A", 1: "B"]
      $0.delegate.level = { _ in 0 }
    }
    fixture.table.reloadData()
    // The table requests a view only when it displays it; headers have titles.
    #expect(
      fixture.recorder.take() == [
        "sections", "rows 0", "header 0", "footer 0", "rows 1", "header 1", "footer 1", "titles",
        "didEnd 0-0", "didEnd 1-0", "didEndHeader 0", "didEndHeader 1",
      ]
    )  // TV-066.9, TV-066.8
    fixture.stage.settle()
    #expect(
      fixture.recorder.take() == [
        "cell 0-0", "level 0-0", "willDisplay 0-0", "cell 1-0", "level 1-0", "willDisplay 1-0",
        "header 0", "willDisplayHeader 0", "header 1", "willDisplayHeader 1",
      ]
    )  // TV-066.9, TV-066.8, TD-008.4
  }

  @Test func individualHeightsAreRequestedAfterTheCounts() {
    final class Delegate: UITableViewDelegate {
      let recorder: CallRecorder
      init(_ recorder: CallRecorder) { self.recorder = recorder }
      func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
        recorder.record("height \(path.section)-\(path.row)")
        return 30
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        recorder.record("headerHeight \(section)")
        return 10
      }
      func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        recorder.record("footerHeight \(section)")
        return 10
      }
    }
    let fixture = TableFixture([2, 1], style: .grouped)
    let delegate = Delegate(fixture.recorder)
    fixture.table.delegate = delegate
    fixture.recorder.take()
    fixture.table.reloadData()
    #expect(
      fixture.recorder.take() == [
        "sections", "rows 0", "headerHeight 0", "footerHeight 0", "rows 1", "headerHeight 1",
        "footerHeight 1", "height 0-0", "height 0-1", "height 1-0", "titles",
      ]
    )  // TV-066.9, TV-037.2
  }

  @Test func reloadRefreshesEverything() {
    let fixture = TableFixture([2]) {
      $0.source.headers = [0: "Old"]
      $0.source.indexTitles = ["A"]
    }
    let table = fixture.table
    fixture.source.counts = [3, 1]
    fixture.source.headers = [0: "New", 1: "Second"]
    fixture.source.footers = [1: "Foot"]
    fixture.source.makeCell = { _, path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "New \(path.row)"
      return cell
    }
    table.reloadData()
    fixture.stage.settle()
    #expect(table.numberOfSections == 2)  // TV-066.1
    #expect(table.cellForRow(at: at(2))?.textLabel?.text == "New 2")  // TV-066.1
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "New")  // TV-066.1
    #expect(table.footerView(forSection: 1)?.textLabel?.text == "Foot")  // TV-066.1
    #expect(fixture.recorder.calls.filter { $0 == "titles" }.count == 1)  // TV-066.1, TV-080.5
  }

  @Test func aReloadKeepsAValidOffset() {
    let fixture = TableFixture([100])
    fixture.table.contentOffset.y = 1000
    fixture.table.reloadData()
    fixture.stage.settle()
    #expect(fixture.table.contentOffset.y == 1000)  // TV-066.3
    fixture.source.counts = [20]
    fixture.table.reloadData()
    #expect(fixture.table.contentOffset.y == points(20 * 44 - 480))  // TV-066.3
    fixture.source.counts = [2]
    fixture.table.reloadData()
    #expect(fixture.table.contentOffset.y == 0)  // TV-066.3
    fixture.stage.settle()
    expectConsistent(fixture.table)
  }

  @Test func reloadIsNotAnimated() {
    let fixture = TableFixture([100])
    fixture.table.contentOffset.y = 2000
    fixture.stage.settle()
    fixture.source.counts = [3]
    fixture.table.reloadData()
    fixture.stage.advance(by: 1.0 / 60)
    let snapshot = fixture.stage.snapshot().pngData()
    fixture.stage.advance(by: 1)
    #expect(fixture.stage.snapshot().pngData() == snapshot)  // TV-066.6
  }
}
