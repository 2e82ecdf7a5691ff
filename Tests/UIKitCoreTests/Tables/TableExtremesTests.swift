import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for extreme values of numbers, and for cells that move to a different table.
@MainActor
struct TableExtremesTests {
  @Test func invalidIndexPathsDeselectNothing() {
    let fixture = TableFixture([3])
    fixture.table.selectRow(at: at(1), animated: false, scrollPosition: .none)
    for row in [NSNotFound, Int.max, Int.min, -1] {
      fixture.table.deselectRow(at: at(row), animated: true)
      fixture.table.deselectRow(at: at(1, row), animated: true)
    }
    #expect(fixture.table.indexPathForSelectedRow == at(1))
  }

  @Test func aSectionMayHaveAsManyRowsAsCanBeCounted() {
    let fixture = TableFixture([.max])
    fixture.table.contentOffset.y = .greatestFiniteMagnitude
    fixture.stage.settle()
    fixture.table.scrollToRow(at: at(.max - 1), at: .bottom, animated: false)
    fixture.stage.settle()
    #expect(fixture.table.numberOfRows(inSection: 0) == .max)
  }

  @Test func theGreatestHeightKeepsOtherFramesFinite() throws {
    let heights = RowHeightsDelegate { $0.row == 1 ? .greatestFiniteMagnitude : 44 }
    let fixture = TableFixture([3]) { $0.table.delegate = heights }
    let table = fixture.table
    #expect(table.contentSize.height.isFinite)
    let last = table.rectForRow(at: at(2))
    #expect(last.height == 44 && last.minY == table.rectForRow(at: at(1)).maxY)
    table.scrollToRow(at: at(2), at: .bottom, animated: false)
    fixture.stage.settle()
    #expect(fixture.visible == [at(1), at(2)])
    expectConsistent(table)
    heights.height = { _ in 44 }
    table.rowHeight = .greatestFiniteMagnitude
    table.sectionHeaderHeight = .greatestFiniteMagnitude
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: CGFloat.greatestFiniteMagnitude))
    (table.tableHeaderView, table.tableFooterView) = (view, view)
    table.tableHeaderView = nil
    table.delegate = nil
    #expect(table.contentSize.height.isFinite)
    fixture.stage.settle()
    expectConsistent(table)
  }

  @Test func negativeEstimatesAreIgnored() {
    let heights = RowHeightsDelegate { _ in 20 }
    let fixture = TableFixture([50]) {
      $0.table.estimatedRowHeight = -7
      $0.table.estimatedSectionFooterHeight = -7
      $0.table.delegate = heights
    }
    #expect(fixture.table.contentSize.height == 1000)
  }

  @Test func aCellUsedByAnotherTableLeavesTheFirst() throws {
    let fixture = TableFixture([4], size: CGSize(width: 320, height: 200))
    let movedCell = try #require(fixture.table.cellForRow(at: at(1)))
    let source = ListSource([2])
    source.makeCell = { _, path in
      path.row == 0 ? movedCell : UITableViewCell(style: .default, reuseIdentifier: "row")
    }
    let secondTable = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 100))
    secondTable.dataSource = source
    fixture.stage.window.addSubview(secondTable)
    fixture.recorder.take()
    fixture.stage.settle()
    #expect(secondTable.visibleCells.first === movedCell && movedCell.superview === secondTable)
    #expect(!fixture.table.visibleCells.contains(movedCell))
    #expect(fixture.table.indexPath(for: movedCell) == nil)
    #expect(fixture.table.cellForRow(at: at(1)) !== movedCell)
    #expect(fixture.calls("didEnd") == ["didEnd 0-1"])
    // The first table does not reuse the cell.
    fixture.table.reloadData()
    fixture.stage.settle()
    #expect(secondTable.visibleCells.first === movedCell && movedCell.superview === secondTable)
    #expect(!fixture.table.visibleCells.contains(movedCell))
    expectConsistent(fixture.table)
  }

  @Test func animationDurationsAreLimitedToADay() {
    let stage = Stage(size: CGSize(width: 10, height: 10))
    let view = UIView()
    stage.window.addSubview(view)
    stage.settle()
    let runs: [(TimeInterval, TimeInterval)] = [(.infinity, 0), (0.1, .infinity), (.nan, .nan)]
    for (duration, delay) in runs {
      var inherited: TimeInterval?
      UIView.animate(withDuration: duration, delay: delay, options: []) {
        inherited = UIView.inheritedAnimationDuration
        view.alpha = view.alpha == 1 ? 0.5 : 1
      }
      #expect(inherited?.isFinite == true && (inherited ?? 0) <= 86_400)
    }
  }
}
