import Foundation
import UIKitLists

/// The parts of a table that respond to the user; each knows the others.
@MainActor
final class TableHands: TableHelper {
  let session: TableSession
  let tiler: TableTiler
  let updates: TableUpdates
  /// The index bar; `nil` while there is none to show.
  var indexBar: TableIndexBar? { didSet { indexBarChanged() } }
  /// Called when the index bar appears or disappears.
  var indexBarChanged: () -> Void = {}
  /// Rows that are selected.
  let selection: TableSelection
  /// The touch that highlights and selects.
  let touchTracker: TableTouchTracker
  /// The row that the keyboard works on.
  let focus: TableFocus
  /// Editing mode.
  let editing: TableEditing
  /// The row that shows the buttons of a swipe or of its deletion control.
  let swipes: TableSwipes
  /// The rows that two fingers select.
  let multipleSelection: TableMultipleSelection
  /// The row that the user drags to another place.
  let reorder: TableReorder
  /// The edit menu of a row.
  let menu: TableMenu

  init(_ session: TableSession, _ tiler: TableTiler, _ updates: TableUpdates) {
    (self.session, self.tiler, self.updates) = (session, tiler, updates)
    selection = TableSelection(session, tiler)
    touchTracker = TableTouchTracker(session, tiler)
    focus = TableFocus(session, tiler)
    editing = TableEditing(session, tiler, updates)
    swipes = TableSwipes(session, tiler)
    multipleSelection = TableMultipleSelection(session, tiler)
    reorder = TableReorder(session, tiler)
    menu = TableMenu(session, tiler)
    selection.hands = self
    touchTracker.hands = self
    focus.hands = self
    editing.hands = self
    swipes.hands = self
    multipleSelection.hands = self
    reorder.hands = self
    menu.hands = self
  }

  /// Adds the gesture recognisers to the table.
  func attach(to tableView: UITableView) {
    menu.attach(to: tableView)
    swipes.attach(to: tableView)
    multipleSelection.attach(to: tableView)
  }

  /// Whether two fingers select, or a row is dragged, so that no finger scrolls.
  func takesPan() -> Bool { reorder.isActive || multipleSelection.takesPan() }

  func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !reorder.isActive else { return }
    focus.hideRing()
    if let event, event.buttonMask.contains(.secondary) { return menu.secondaryPress(touches) }
    touchTracker.began(touches)
  }

  /// Called before the table moves to another window, or leaves its own.
  func windowWillChange() {
    reorder.abandon()
    swipes.close(animated: false)
    menu.close()
    focus.search.reset()
  }

  /// Ends all other interactions with rows, before a row is lifted.
  func cancelOthers(in tableView: UITableView) {
    tableView.motion.stop()
    touchTracker.cancel()
    swipes.close(animated: true)
    focus.hideRing()
  }
}
