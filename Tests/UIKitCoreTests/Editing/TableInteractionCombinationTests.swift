import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for touches, keys and editing mode at the same time in one table.
@MainActor
struct TableInteractionCombinationTests {
  /// Returns the focus ring; `nil` if there is none.
  private func ring(_ table: UITableView) -> UIView? {
    table.subviews.first { $0.layer.borderWidth == 2 }
  }

  private func press(_ fixture: TableFixture, _ keys: UIKeyboardHIDUsage...) {
    for key in keys {
      fixture.stage.press(key)
      fixture.stage.advance(by: 1 / 60)
    }
  }

  // MARK: Keys

  @Test func theSpaceBarIsIgnoredWhileAFingerHoldsARow() {
    let fixture = TableFixture([20])
    fixture.table.becomeFirstResponder()
    press(fixture, .keyboardDownArrow, .keyboardDownArrow)
    for _ in 1...2 {
      fixture.stage.touchDown(at: fixture.middle(ofRow: 6))
      fixture.stage.advance(by: 0.2)
      fixture.recorder.take()
      press(fixture, .keyboardSpacebar, .keyboardReturnOrEnter)
      #expect(fixture.calls("did", "should", "will") == [])
      #expect(fixture.table.cellForRow(at: at(6))?.isHighlighted == true)
      fixture.stage.touchUp()
      fixture.stage.settle()
      #expect(fixture.table.indexPathForSelectedRow == at(6))
      #expect(
        fixture.calls("didUnhighlight", "didSelect") == ["didUnhighlight 0-6", "didSelect 0-6"]
      )
      // The key continues from the touched row.
      press(fixture, .keyboardUpArrow, .keyboardSpacebar)
      #expect(fixture.table.indexPathForSelectedRow == at(5))
      expectConsistent(fixture.table)
    }
  }

  @Test func pageDownReachesTheLastRow() {
    for (counts, last) in [([50], at(49)), ([30, 0, 5], at(4, 2)), ([3], at(2))] {
      let fixture = TableFixture(counts) { $0.source.footers[0] = "Footer" }
      fixture.table.becomeFirstResponder()
      press(fixture, .keyboardHome)
      for _ in 1...8 { press(fixture, .keyboardPageDown) }
      press(fixture, .keyboardReturnOrEnter)
      #expect(fixture.table.indexPathForSelectedRow == last)
      for _ in 1...8 { press(fixture, .keyboardPageUp) }
      press(fixture, .keyboardReturnOrEnter)
      #expect(fixture.table.indexPathForSelectedRow == at(0))
    }
  }

  @Test func theFocusRingTracksItsRow() {
    let fixture = TableFixture([20])
    let table = fixture.table
    table.becomeFirstResponder()
    press(fixture, .keyboardDownArrow, .keyboardDownArrow, .keyboardDownArrow)
    func surrounds(_ row: Int, width: CGFloat) -> Bool {
      fixture.stage.update()
      var rect = table.rectForRow(at: at(row))
      rect.size.width = width
      return ring(table)?.frame == rect.insetBy(dx: 2, dy: 1)
    }
    #expect(surrounds(2, width: 320))
    table.frame.size.width = 250
    #expect(surrounds(2, width: 250))
    fixture.source.counts = [22]
    table.insertRows(at: [at(0), at(1)], with: .none)
    #expect(surrounds(4, width: 250))
    fixture.source.counts = [21]
    table.deleteRows(at: [at(2)], with: .fade)
    fixture.stage.settle()
    #expect(surrounds(3, width: 250))
    table.rowHeight = 60
    #expect(surrounds(3, width: 250))
  }

  // MARK: Selection

  @Test func aVetoedDeselectionPostsNoNotification() {
    let fixture = TableFixture([20]) { $0.table.allowsMultipleSelection = true }
    fixture.tap(row: 3)
    fixture.tap(row: 5)
    let log = NotificationLog(UITableView.selectionDidChangeNotification, from: fixture.table)
    fixture.delegate.willDeselect = { $0.row == 3 ? nil : $0 }
    for _ in 1...2 {
      fixture.tap(row: 3)
      #expect(log.count == 0)
    }
    #expect(fixture.table.indexPathsForSelectedRows == [at(3), at(5)])
    fixture.tap(row: 5)
    #expect(log.count == 1)
    #expect(fixture.table.indexPathsForSelectedRows == [at(3)])
  }

  @Test func aRowDeletedInDidDeselectIsNotSelected() {
    let fixture = TableFixture([8])
    fixture.tap(row: 2)
    fixture.delegate.onCall = { [source = fixture.source, table = fixture.table] in
      guard $0 == "didDeselect 0-2" else { return }
      source.counts[0] = 5
      table.deleteRows(at: (5..<8).map { at($0) }, with: .none)
    }
    let log = NotificationLog(UITableView.selectionDidChangeNotification, from: fixture.table)
    fixture.recorder.take()
    fixture.tap(row: 7)
    fixture.stage.settle()
    #expect(fixture.calls("didDeselect", "didSelect") == ["didDeselect 0-2"])
    #expect(fixture.table.indexPathForSelectedRow == nil)
    #expect(log.count == 1)
    fixture.tap(row: 4)
    #expect(fixture.table.indexPathForSelectedRow == at(4))
    expectConsistent(fixture.table)
  }

  // MARK: Editing

  @Test func changingEditingModeUnhighlightsTheTouchedRow() {
    let fixture = TableFixture([20]) { $0.table.allowsSelectionDuringEditing = true }
    for isOn in [true, false, true] {
      fixture.stage.touchDown(at: fixture.middle(ofRow: 4))
      fixture.stage.advance(by: 0.2)
      fixture.recorder.take()
      fixture.table.setEditing(isOn, animated: true)
      #expect(fixture.table.cellForRow(at: at(4))?.isHighlighted == false)
      #expect(fixture.calls("didUnhighlight") == ["didUnhighlight 0-4"])
      fixture.stage.advance(by: 0.1)
      fixture.stage.touchUp()
      fixture.stage.settle()
      #expect(fixture.calls("did", "will").filter { $0.contains("elect") } == [])
      #expect(fixture.table.indexPathForSelectedRow == nil)
      expectConsistent(fixture.table)
    }
  }

  @Test func eachStateTransitionHasTheSameDuration() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let list = EditableList(rows: 3)
    stage.show(list.table)
    list.log.take()
    func finished() -> [String] { list.log.take("did") }
    list.table.setEditing(true, animated: true)
    for isOn in [false, true, false] {
      stage.advance(by: 0.2)
      list.table.setEditing(isOn, animated: true)
      #expect(finished() == Array(repeating: isOn ? "did 0" : "did 1", count: 3))
      // The animation of the previous change ends now.
      stage.advance(by: 0.15)
      #expect(finished() == [])
      stage.advance(by: 0.05)
    }
    #expect(finished() == [])
    stage.settle()
    #expect(finished() == ["did 0", "did 0", "did 0"])
  }
}
