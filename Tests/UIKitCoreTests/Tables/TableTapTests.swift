import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for the effects of a tap on a row (TV-050, TD-016 to TD-022).
@MainActor
struct TableTapTests {
  /// A cell that logs changes of its highlight and selection.
  private final class LoggingCell: UITableViewCell {
    var recorder: CallRecorder?
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      recorder?.record("\(textLabel?.text ?? "") highlighted \(highlighted)")
      super.setHighlighted(highlighted, animated: animated)
    }
    override func setSelected(_ selected: Bool, animated: Bool) {
      recorder?.record("\(textLabel?.text ?? "") selected \(selected)")
      super.setSelected(selected, animated: animated)
    }
  }

  private let fixture: TableFixture
  private var table: UITableView { fixture.table }

  init() {
    fixture = TableFixture([100]) { $0.delegate.notesDisplay = false }
  }

  @Test func callsAreInTheSpecifiedOrder() {
    let fixture = TableFixture([10]) { fixture in
      fixture.delegate.notesDisplay = false
      fixture.source.makeCell = { _, path in
        let cell = LoggingCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(path.row)"
        cell.recorder = fixture.recorder
        return cell
      }
    }
    let notifications = NotificationLog(
      UITableView.selectionDidChangeNotification,
      from: fixture.table
    )
    notifications.onPost = { fixture.recorder.record("post") }
    fixture.table.selectRow(at: at(1), animated: false, scrollPosition: .none)
    fixture.recorder.take()
    fixture.stage.touchDown(at: fixture.middle(ofRow: 3))
    fixture.stage.advance(by: 0.2)
    #expect(
      fixture.recorder.take() == ["shouldHighlight 0-3", "3 highlighted true", "didHighlight 0-3"]
    )  // TV-050.1, TV-050.2, TV-050.6, TD-016.1, TD-017.1
    fixture.stage.touchUp()
    #expect(
      fixture.recorder.take() == [
        "3 highlighted false", "didUnhighlight 0-3", "willSelect 0-3", "willDeselect 0-1",
        "1 selected false", "didDeselect 0-1", "3 selected true", "didSelect 0-3", "post",
      ]
    )  // TV-050.5, TV-050.6, TD-018.1, TD-019.1, TD-020.1, TD-021.1, TD-022.1, TV-086.4
  }

  @Test func highlightedRowsAreNotSelected() {
    fixture.stage.touchDown(at: fixture.middle(ofRow: 3))
    fixture.stage.advance(by: 0.2)
    #expect(table.cellForRow(at: at(3))?.isHighlighted == true)  // TV-050.1
    #expect(table.cellForRow(at: at(3))?.isSelected == false)  // TV-050.1
    #expect(table.indexPathForSelectedRow == nil)  // TV-050.1
    #expect(fixture.stage.hex(at: 300, 3 * 44 + 22) == "D9D9D9")  // UI-001.5
    fixture.stage.touchUp()
    #expect(table.indexPathForSelectedRow == at(3))  // TV-050.5
    #expect(table.cellForRow(at: at(3))?.isHighlighted == false)
  }

  @Test func theHighlightIsDelayed() {
    fixture.stage.touchDown(at: fixture.middle(ofRow: 3))
    fixture.stage.advance(by: 0.08)
    #expect(fixture.recorder.take().isEmpty)  // TV-050.3
    fixture.stage.advance(by: 0.08)
    #expect(fixture.recorder.take() == ["shouldHighlight 0-3", "didHighlight 0-3"])  // TV-050.3
    fixture.stage.touchUp()
    fixture.recorder.take()
    fixture.tap(row: 4)
    #expect(
      fixture.recorder.take() == [
        "shouldHighlight 0-4", "didHighlight 0-4", "didUnhighlight 0-4", "willSelect 0-4",
        "willDeselect 0-3", "didDeselect 0-3", "didSelect 0-4",
      ]
    )  // TV-050.18, TD-018.2
  }

  @Test func theDelegateMayPreventTheHighlight() {
    fixture.delegate.shouldHighlight = { $0.row != 3 }
    fixture.stage.longPress(at: fixture.middle(ofRow: 3), duration: 0.5)
    fixture.tap(row: 3)
    // TV-050.17, TD-016.2, TD-016.3
    #expect(fixture.recorder.take() == ["shouldHighlight 0-3", "shouldHighlight 0-3"])
    #expect(table.indexPathForSelectedRow == nil)  // TV-050.17, TD-016.3
    #expect(table.cellForRow(at: at(3))?.isHighlighted == false)  // TD-016.2
  }

  @Test func scrollingRemovesTheHighlight() {
    fixture.stage.touchDown(at: fixture.middle(ofRow: 5))
    fixture.stage.advance(by: 0.2)
    fixture.recorder.take()
    fixture.stage.touchMove(to: CGPoint(x: 160, y: 160))
    #expect(fixture.recorder.take() == ["didUnhighlight 0-5"])  // TV-050.4, TV-005.8, TD-018.2
    #expect(table.cellForRow(at: at(5))?.isHighlighted == false)  // TV-005.8
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.calls("should", "will", "did").isEmpty)  // TV-050.19
    #expect(table.indexPathForSelectedRow == nil)  // TV-050.19
  }

  @Test func beginningScrollDoesNotFlashRows() {
    fixture.stage.drag(
      from: CGPoint(x: 100, y: 300),
      to: CGPoint(x: 100, y: 250),
      duration: 0.1,
      hold: 0.3
    )
    fixture.stage.settle()
    #expect(fixture.calls("should", "will", "did").isEmpty)  // TV-005.8, TV-050.3
  }

  @Test func cancelledTouchSelectsNothing() {
    fixture.stage.touchDown(at: fixture.middle(ofRow: 5))
    fixture.stage.advance(by: 0.2)
    fixture.stage.touchCancel()
    fixture.stage.settle()
    #expect(
      fixture.recorder.take() == ["shouldHighlight 0-5", "didHighlight 0-5", "didUnhighlight 0-5"]
    )  // TV-050.4, TD-018.2
    #expect(table.indexPathForSelectedRow == nil)  // TV-050.4
  }

  // MARK: Answers of the delegate

  @Test func nilFromWillSelectPreventsTheSelection() {
    let notifications = NotificationLog(UITableView.selectionDidChangeNotification, from: table)
    fixture.tap(row: 1)
    fixture.recorder.take()
    fixture.delegate.willSelect = { _ in nil }
    fixture.tap(row: 2)
    #expect(fixture.calls("will", "didS", "didD") == ["willSelect 0-2"])  // TV-050.7, TD-019.2
    #expect(table.indexPathsForSelectedRows == [at(1)])  // TV-050.7
    #expect(notifications.count == 1)  // TV-050.7
  }

  @Test func willSelectMayReturnAnotherRow() {
    fixture.delegate.willSelect = { at($0.row + 50) }
    fixture.tap(row: 2)
    // TV-050.8, TD-019.2
    #expect(fixture.calls("will", "didS") == ["willSelect 0-2", "didSelect 0-52"])
    #expect(table.indexPathsForSelectedRows == [at(52)])  // TV-050.8
    fixture.delegate.willSelect = { _ in at(100) }
    fixture.tap(row: 2)
    #expect(table.indexPathsForSelectedRows == [at(52)])
  }

  @Test func nilFromWillDeselectKeepsTheSelectedRow() {
    fixture.tap(row: 1)
    fixture.recorder.take()
    fixture.delegate.willDeselect = { _ in nil }
    fixture.tap(row: 2)
    #expect(
      fixture.calls("will", "didS", "didD") == [
        "willSelect 0-2", "willDeselect 0-1", "didSelect 0-2",
      ]
    )  // TV-050.9, R-11, TD-021.3
    #expect(table.indexPathsForSelectedRows == [at(1), at(2)])  // TV-050.9
  }

  @Test func willDeselectMayReturnAnotherRow() {
    fixture.tap(row: 1)
    fixture.delegate.willDeselect = { _ in nil }
    fixture.tap(row: 2)
    fixture.recorder.take()
    // The delegate is called for both rows; row 1 is deselected in place of row 2.
    fixture.delegate.willDeselect = { $0.row == 2 ? at(1) : nil }
    fixture.tap(row: 3)
    #expect(
      fixture.calls("will", "didS", "didD") == [
        "willSelect 0-3", "willDeselect 0-1", "willDeselect 0-2", "didDeselect 0-1",
        "didSelect 0-3",
      ]
    )  // TV-050.10, TD-021.3
    #expect(table.indexPathsForSelectedRows == [at(2), at(3)])  // TV-050.10
  }

  @Test func tappingTheSelectedRowSelectsItAgain() {
    fixture.tap(row: 1)
    fixture.recorder.take()
    fixture.tap(row: 1)
    // TV-050.11, TV-050.20, TD-021.1
    #expect(fixture.calls("will", "didS", "didD") == ["willSelect 0-1", "didSelect 0-1"])
    #expect(table.indexPathsForSelectedRows == [at(1)])  // TV-050.20
  }

  @Test func severalRowsAreSelectedAndDeselectedByTaps() {
    let notifications = NotificationLog(UITableView.selectionDidChangeNotification, from: table)
    notifications.onPost = { [recorder = fixture.recorder] in recorder.record("post") }
    table.allowsMultipleSelection = true
    fixture.tap(row: 1)
    fixture.recorder.take()
    fixture.tap(row: 2)
    #expect(
      fixture.recorder.take() == [
        "shouldHighlight 0-2", "didHighlight 0-2", "didUnhighlight 0-2", "willSelect 0-2",
        "didSelect 0-2", "post",
      ]
    )  // TV-050.12
    fixture.tap(row: 1)
    #expect(
      fixture.recorder.take() == [
        "shouldHighlight 0-1", "didHighlight 0-1", "didUnhighlight 0-1", "willDeselect 0-1",
        "didDeselect 0-1", "post",
      ]
    )  // TV-050.13, TD-021.2, R-10
    #expect(table.indexPathsForSelectedRows == [at(2)])  // TV-050.13
    fixture.delegate.willDeselect = { _ in nil }
    fixture.tap(row: 2)
    #expect(table.indexPathsForSelectedRows == [at(2)])  // TD-021.3
  }

  @Test func selectionIncludesTheRowInDidSelect() {
    var selected: [IndexPath?] = []
    fixture.delegate.onCall = { [table = fixture.table] call in
      if call.hasPrefix("didSelect") { selected.append(table.indexPathForSelectedRow) }
    }
    fixture.tap(row: 4)
    #expect(selected == [at(4)])  // TD-020.4
  }

  @Test func changesInCallbacksTakeEffectImmediately() {
    fixture.delegate.onCall = { [table = fixture.table] call in
      guard call == "didSelect 0-4" else { return }
      table.deselectRow(at: at(4), animated: true)
      #expect(table.indexPathForSelectedRow == nil)  // TV-050.16
    }
    fixture.tap(row: 4)
    // TV-050.16
    #expect(fixture.calls("will", "didS", "didD") == ["willSelect 0-4", "didSelect 0-4"])
    #expect(table.indexPathForSelectedRow == nil)  // TV-050.16
    fixture.stage.settle()
    #expect(table.cellForRow(at: at(4))?.isSelected == false)  // TV-050.16
  }

  @Test func rowsWithoutSelectionStyleAreSelectedInvisibly() {
    let fixture = TableFixture([5]) { fixture in
      fixture.delegate.notesDisplay = false
      fixture.source.makeCell = { _, _ in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        return cell
      }
    }
    fixture.stage.touchDown(at: fixture.middle(ofRow: 2))
    fixture.stage.advance(by: 0.3)
    #expect(fixture.stage.hex(at: 300, 110) == "FFFFFF")  // TV-050.15, TD-019.4
    fixture.stage.touchUp()
    #expect(
      fixture.recorder.take() == [
        "shouldHighlight 0-2", "didHighlight 0-2", "didUnhighlight 0-2", "willSelect 0-2",
        "didSelect 0-2",
      ]
    )  // TV-050.15, TD-019.4
    #expect(fixture.table.indexPathForSelectedRow == at(2))  // TV-050.15
    #expect(fixture.stage.hex(at: 300, 110) == "FFFFFF")  // TV-050.15
  }

  @Test(arguments: [
    (UITableViewCell.AccessoryType.detailButton, true), (.detailDisclosureButton, true),
    (.disclosureIndicator, false), (.checkmark, false),
  ])
  func detailButtonsCallTheDelegate(type: UITableViewCell.AccessoryType, isReported: Bool) {
    let fixture = TableFixture([5]) { fixture in
      fixture.delegate.notesDisplay = false
      fixture.source.makeCell = { _, _ in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = type
        return cell
      }
    }
    // The right end of the accessory, 15 points from the edge.
    fixture.stage.tap(at: CGPoint(x: 320 - 15 - 4, y: 44 + 22))
    let calls = fixture.recorder.take()
    if isReported {
      #expect(calls == ["accessory 0-1"])  // TD-015.1, TD-015.3, TD-015.4, TD-015.5, TV-050.14
    } else {
      #expect(calls.last == "didSelect 0-1")  // TD-015.3
      #expect(!calls.contains("accessory 0-1"))  // TD-015.3
    }
  }

  @Test func customAccessoriesCallNoDelegate() {
    let button = UIButton(type: .system)
    button.frame.size = CGSize(width: 40, height: 30)
    let fixture = TableFixture([1]) { fixture in
      fixture.delegate.notesDisplay = false
      fixture.source.makeCell = { _, _ in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .detailButton
        cell.accessoryView = button
        return cell
      }
    }
    fixture.stage.tap(at: button.convert(CGPoint(x: 20, y: 15), to: nil))
    #expect(fixture.recorder.take().isEmpty)  // TD-015.2, TV-050.14
  }

  @Test func aFingerThatLeavesTheRowSelectsNothing() {
    let fixture = TableFixture([10])
    fixture.stage.touchDown(at: CGPoint(x: 100, y: 84))
    fixture.stage.advance(by: 0.2)
    #expect(fixture.table.cellForRow(at: at(1))?.isHighlighted == true)
    // The movement is too short for a drag, but ends beyond the row's edge.
    fixture.stage.touchMove(to: CGPoint(x: 100, y: 91))
    #expect(fixture.table.cellForRow(at: at(1))?.isHighlighted == false)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.table.indexPathForSelectedRow == nil)
    #expect(!fixture.recorder.calls.contains { $0.hasPrefix("willSelect") })
  }

  @Test func rowsThatBecomeUnselectableAreNotSelected() {
    let fixture = TableFixture([8])
    fixture.stage.touchDown(at: fixture.middle(ofRow: 1))
    fixture.stage.advance(by: 0.3)
    fixture.table.allowsSelection = false
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(fixture.calls("willSelect", "didSelect").isEmpty)  // TV-042.2
    #expect(fixture.table.indexPathForSelectedRow == nil)  // TV-042.2
    expectConsistent(fixture.table)
  }
}
