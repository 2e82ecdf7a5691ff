import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for the delegate's calls for displayed cells (TD-008, TD-009).
@MainActor
struct TableDisplayTests {
  @Test func displayIsReportedOncePerAppearance() {
    let fixture = TableFixture([100], size: CGSize(width: 320, height: 88))
    fixture.table.reloadData()
    fixture.stage.settle()
    #expect(
      fixture.calls("cell", "willDisplay") == [
        "cell 0-0", "willDisplay 0-0", "cell 0-1", "willDisplay 0-1",
      ]
    )  // TD-008.1, TD-008.4
    fixture.table.contentOffset.y = 20
    fixture.stage.settle()
    fixture.table.contentOffset.y = 44
    fixture.stage.settle()
    #expect(
      fixture.calls("willDisplay", "didEnd") == ["willDisplay 0-2", "didEnd 0-0"]
    )  // TD-008.1, TD-009.1
    fixture.table.contentOffset.y = 0
    fixture.stage.settle()
    #expect(
      fixture.calls("willDisplay", "didEnd") == ["didEnd 0-2", "willDisplay 0-0"]
    )  // TD-008.1, TD-009.1
  }

  @Test func endOfDisplayNamesTheCellAndItsRow() throws {
    final class Delegate: UITableViewDelegate {
      var displayedRows: [ObjectIdentifier: IndexPath] = [:]
      var mismatches = 0
      var endCount = 0
      func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
      ) {
        if displayedRows.updateValue(indexPath, forKey: ObjectIdentifier(cell)) != nil {
          mismatches += 1
        }
      }
      func tableView(
        _ tableView: UITableView,
        didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
      ) {
        endCount += 1
        #expect(cell.superview == nil)  // TD-009.1
        if displayedRows.removeValue(forKey: ObjectIdentifier(cell)) != indexPath {
          mismatches += 1
        }
      }
    }
    let delegate = Delegate()
    let fixture = TableFixture([300, 300]) { $0.table.delegate = delegate }
    for step in 0..<200 {
      fixture.table.contentOffset.y = CGFloat(step * 7919 % 20_000)
      fixture.stage.advance(by: 1.0 / 60)
      if step % 50 == 49 { fixture.table.reloadData() }
    }
    fixture.source.counts = []
    fixture.table.reloadData()
    #expect(delegate.mismatches == 0)  // TD-009.2, TD-009.3, TD-009.4, TD-008.1
    #expect(delegate.displayedRows.isEmpty)  // TD-009.4
    #expect(delegate.endCount > 500)
  }

  @Test func changesInWillDisplayAreDisplayed() throws {
    let fixture = TableFixture([5]) { fixture in
      fixture.table.selectRow(at: at(1), animated: false, scrollPosition: .none)
      fixture.delegate.onDisplay = { cell, path in
        cell.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        if path.row == 1 { cell.isSelected = false }
        if path.row == 2 { cell.isSelected = true }
      }
    }
    fixture.stage.settle()
    #expect(fixture.stage.hex(at: 300, 20) == "00FF00")  // TD-008.2
    #expect(fixture.table.cellForRow(at: at(1))?.isSelected == false)  // TD-008.2
    #expect(fixture.table.cellForRow(at: at(2))?.isSelected == true)  // TD-008.2
    #expect(fixture.table.indexPathForSelectedRow == at(1))
    fixture.table.contentOffset.y = -1
    fixture.table.separatorInset.left = 30
    fixture.table.frame.size.width = 300
    fixture.stage.settle()
    let cell = try #require(fixture.table.cellForRow(at: at(1)))
    #expect(cell.isSelected == false)  // TD-008.3
    #expect(cell.backgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))  // TD-008.3
  }

  @Test func cellsThatAppearInAnAnimationAreInPlace() throws {
    let fixture = TableFixture([60])
    let table = fixture.table
    table.frame.size.height = 200
    fixture.stage.settle()
    let changes = [
      { table.frame.size.height = 480 }, { table.contentOffset.y = 2000 }, { table.reloadData() },
    ]
    for change in changes {
      UIView.animate(withDuration: 1) {
        change()
        table.layoutIfNeeded()
      }
      fixture.stage.advance(by: 0.3)
      for path in fixture.visible {
        let cell = try #require(table.cellForRow(at: path))
        #expect(cell.presentationFrame.minY == table.rectForRow(at: path).minY)  // TV-002.6
      }
      fixture.stage.settle()
    }
  }
}
