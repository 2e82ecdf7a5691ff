import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for programmatic selection, and for the properties that allow selection by users (TV-042 to
/// TV-049, TV-086).
@MainActor
struct TableSelectionTests {
  private let fixture = TableFixture([100])
  private var table: UITableView { fixture.table }

  @Test func disallowedSelectionIgnoresTouches() {
    #expect(table.allowsSelection)  // TV-042 default
    table.allowsSelection = false
    fixture.stage.longPress(at: fixture.middle(ofRow: 2), duration: 0.3)
    fixture.stage.touchDown(at: fixture.middle(ofRow: 2))
    fixture.stage.advance(by: 0.5)
    #expect(table.cellForRow(at: at(2))?.isHighlighted == false)  // TV-042.2
    fixture.stage.touchUp()
    #expect(fixture.recorder.take().isEmpty)  // TV-042.1, TV-042.2
    #expect(table.indexPathForSelectedRow == nil)  // TV-042.2
    table.selectRow(at: at(2), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == at(2))  // TV-042.4
  }

  @Test func detailButtonWorksWhileSelectionIsDisallowed() {
    let fixture = TableFixture([3]) { fixture in
      fixture.table.allowsSelection = false
      fixture.source.makeCell = { _, _ in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .detailButton
        return cell
      }
    }
    // The centre of the detail button: 22 points wide, 15 points from the right edge.
    fixture.stage.tap(at: CGPoint(x: 320 - 15 - 11, y: 44 + 22))
    #expect(fixture.recorder.take() == ["accessory 0-1"])  // TV-042.5, TD-015.1, TD-015.4
  }

  @Test func oneOrSeveralRowsAreSelectable() {
    #expect(!table.allowsMultipleSelection)  // TV-043 default
    fixture.tap(row: 1)
    fixture.tap(row: 3)
    #expect(table.indexPathsForSelectedRows == [at(3)])  // TV-043.2
    table.allowsMultipleSelection = true
    fixture.tap(row: 1)
    fixture.tap(row: 2)
    // TV-043.1, TV-043.3, TV-043.5
    #expect(table.indexPathsForSelectedRows == [at(1), at(2), at(3)])
    let cell = table.cellForRow(at: at(2))
    fixture.stage.settle()
    let widthWithCheckmark = cell?.contentView.frame.width
    fixture.tap(row: 2)
    fixture.stage.settle()
    #expect(table.indexPathsForSelectedRows == [at(1), at(3)])  // TV-043.4
    // 320 points less the 39 points of the check mark.
    #expect(widthWithCheckmark == 281)  // TV-043.3
    #expect(cell?.contentView.frame.width == 320)  // TV-043.4
    #expect(cell?.accessoryType == UITableViewCell.AccessoryType.none)  // TV-043.3
    fixture.recorder.take()
    table.allowsMultipleSelection = false
    #expect(table.indexPathsForSelectedRows == [at(1)])  // TV-043.6
    #expect(table.cellForRow(at: at(3))?.isSelected == false)  // TV-043.6
    #expect(fixture.recorder.take().isEmpty)  // TV-043.6
  }

  @Test func multipleSelectionShowsCheckMarks() {
    fixture.tap(row: 1)
    fixture.stage.settle()
    #expect(table.cellForRow(at: at(1))?.contentView.frame.width == 320)
    table.allowsMultipleSelection = true
    fixture.stage.settle()
    #expect(table.cellForRow(at: at(1))?.contentView.frame.width == 281)  // TV-043.3
  }

  @Test func selectedRowsAreReturned() {
    #expect(table.indexPathForSelectedRow == nil)  // TV-046.1
    #expect(table.indexPathsForSelectedRows == nil)  // TV-047.2
    table.allowsMultipleSelection = true
    for row in [90, 4, 20] {
      table.selectRow(at: at(row), animated: false, scrollPosition: .none)
    }
    #expect(table.indexPathForSelectedRow == at(4))  // TV-046.1, TV-046.2
    // TV-047.1, TV-047.3, TV-047.4
    #expect(table.indexPathsForSelectedRows == [at(4), at(20), at(90)])
    fixture.source.counts = [3]
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)  // TV-046.1
  }

  // MARK: selectRow

  @Test func programmaticSelectionCallsNoDelegate() {
    let notifications = NotificationLog(UITableView.selectionDidChangeNotification, from: table)
    table.selectRow(at: at(2), animated: false, scrollPosition: .none)
    table.selectRow(at: at(3), animated: true, scrollPosition: .none)
    table.deselectRow(at: at(3), animated: false)
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    // TV-048.2, TV-048.8, TV-049.2, TV-049.3, TD-019.5, TD-020.3, TD-021.4, TD-022.2
    #expect(fixture.recorder.take().isEmpty)
    #expect(notifications.count == 0)  // TV-048.3, TV-049.6, TV-086.3
  }

  @Test func selectRowSelectsAndScrolls() {
    table.selectRow(at: at(50), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == at(50))  // TV-048.1, TV-048.10
    #expect(table.contentOffset.y == 0)  // TV-048.4
    table.scrollToRow(at: at(50), at: .none, animated: false)
    #expect(table.contentOffset.y == points(51 * 44 - 480))  // TV-048.5
    fixture.stage.settle()
    #expect(table.cellForRow(at: at(50))?.isSelected == true)  // TV-048.14
    table.selectRow(at: at(20), animated: false, scrollPosition: .top)
    #expect(table.contentOffset.y == 880)  // TV-048.12, TV-048.6
    table.selectRow(at: at(60), animated: false, scrollPosition: .middle)
    #expect(table.contentOffset.y == points(60 * 44 + 22 - 240))  // TV-048.6
    table.selectRow(at: at(90), animated: false, scrollPosition: .bottom)
    #expect(table.contentOffset.y == points(91 * 44 - 480))  // TV-048.6
    #expect(table.indexPathsForSelectedRows == [at(90)])  // TV-048.8
  }

  @Test func animatedSelectsAndScrollsWithAnimation() throws {
    let cell = try #require(table.cellForRow(at: at(0)))
    table.selectRow(at: at(0), animated: true, scrollPosition: .none)
    #expect(cell.isSelected)  // TV-048.7
    fixture.stage.advance(by: 1.0 / 60)
    let early = fixture.stage.hex(at: 300, 20)
    fixture.stage.settle()
    let late = fixture.stage.hex(at: 300, 20)
    #expect(early != late)  // TV-048.7
    #expect(late == "D9D9D9")
    table.selectRow(at: at(50), animated: true, scrollPosition: .top)
    #expect(table.contentOffset.y == 0)  // TV-048.13
    fixture.stage.settle()
    #expect(table.contentOffset.y == 2200)  // TV-048.7
  }

  @Test func nilDeselectsEverything() {
    table.allowsMultipleSelection = true
    for row in [1, 2, 80] {
      table.selectRow(at: at(row), animated: false, scrollPosition: .none)
    }
    #expect(table.indexPathsForSelectedRows?.count == 3)  // TV-048.8
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == nil)  // TV-048.9
    #expect(table.cellForRow(at: at(1))?.isSelected == false)  // TV-048.9
  }

  @Test func selectingACellDoesNotSelectItsRow() {
    table.cellForRow(at: at(1))?.isSelected = true
    #expect(table.indexPathForSelectedRow == nil)  // TV-048.11
    table.selectRow(at: at(2), animated: false, scrollPosition: .none)
    table.cellForRow(at: at(2))?.isSelected = false
    #expect(table.indexPathForSelectedRow == at(2))  // TV-048.11
  }

  // MARK: deselectRow

  @Test func deselectRowDeselects() {
    table.selectRow(at: at(0), animated: false, scrollPosition: .none)
    table.contentOffset.y = 30
    table.deselectRow(at: at(0), animated: false)
    #expect(table.indexPathForSelectedRow == nil)  // TV-049.1
    #expect(table.cellForRow(at: at(0))?.isSelected == false)  // TV-049.1
    #expect(table.contentOffset.y == 30)  // TV-049.4
    #expect(fixture.stage.hex(at: 300, 8) == "FFFFFF")  // TV-049.1
    table.selectRow(at: at(0), animated: false, scrollPosition: .none)
    fixture.stage.advance(by: 0.1)
    table.deselectRow(at: at(0), animated: true)
    fixture.stage.advance(by: 0.1)
    let middle = fixture.stage.hex(at: 300, 8)
    #expect(middle != "D9D9D9" && middle != "FFFFFF")  // TV-049.1
    fixture.stage.settle()
    #expect(fixture.stage.hex(at: 300, 8) == "FFFFFF")  // TV-049.1
  }

  @Test func deselectingOtherRowsDoesNothing() {
    table.selectRow(at: at(0), animated: false, scrollPosition: .none)
    for path in [at(1), at(100), at(-1), at(0, 7), IndexPath(), IndexPath(index: 3)] {
      table.deselectRow(at: path, animated: true)
    }
    #expect(table.indexPathsForSelectedRows == [at(0)])  // TV-049.5
  }

  // MARK: Notification

  @Test func notificationFollowsTheUsersActions() {
    let notifications = NotificationLog(UITableView.selectionDidChangeNotification, from: table)
    notifications.onPost = { [recorder = fixture.recorder] in recorder.record("post") }
    fixture.tap(row: 1)
    #expect(notifications.count == 1)  // TV-086.1, TV-086.4, TV-086.5
    #expect(notifications.sender == ObjectIdentifier(table))  // TV-086.2
    #expect(notifications.hasUserInfo == false)  // TV-086.2
    #expect(fixture.recorder.take().suffix(2) == ["didSelect 0-1", "post"])  // TV-086.4
    fixture.tap(row: 2)
    #expect(notifications.count == 2)  // TV-086.4
    table.allowsMultipleSelection = true
    fixture.recorder.take()
    fixture.tap(row: 2)
    #expect(notifications.count == 3)  // TV-086.1
    #expect(fixture.recorder.take().suffix(2) == ["didDeselect 0-2", "post"])  // TV-086.4
    table.reloadData()
    #expect(notifications.count == 3)  // TV-066.4
  }
}
