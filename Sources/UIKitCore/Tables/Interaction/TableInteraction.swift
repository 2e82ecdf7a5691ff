import Foundation
import UIKitLists

/// The table's helpers that respond to the user; each can access the others.
@MainActor
final class TableInteraction: TableComponent {
  let session: TableSession
  let tiler: TableTiler
  let updates: TableUpdates
  /// The index bar; `nil` while no index is displayed.
  var indexBar: TableIndexBar? { didSet { indexBarChanged() } }
  /// Called when the index bar is added or removed.
  var indexBarChanged: () -> Void = {}
  /// The selection of rows.
  let selection: TableSelection
  /// The tracking of touches that highlight and select.
  let touchTracker: TableTouchTracker
  /// The row with the keyboard focus.
  let focus: TableFocus
  /// The editing mode.
  let editing: TableEditing
  /// The row that displays its swipe buttons.
  let swipes: TableSwipes
  /// The selection of rows by a pan with two fingers.
  let multipleSelection: TableMultipleSelection
  /// The row that the user drags to another position.
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
    selection.interaction = self
    touchTracker.interaction = self
    focus.interaction = self
    editing.interaction = self
    swipes.interaction = self
    multipleSelection.interaction = self
    reorder.interaction = self
    menu.interaction = self
  }

  /// Adds the gesture recognisers to the table.
  func attach(to tableView: UITableView) {
    menu.attach(to: tableView)
    swipes.attach(to: tableView)
    multipleSelection.attach(to: tableView)
  }

  /// Returns whether a pan of two fingers selects or a row is dragged, so that the table does not
  /// scroll.
  func handlesPan() -> Bool { reorder.isActive || multipleSelection.handlesPan() }

  func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !reorder.isActive else { return }
    focus.hideRing()
    if let event, event.buttonMask.contains(.secondary) { return menu.secondaryPress(touches) }
    touchTracker.began(touches)
  }

  /// Called before the table's window changes.
  func windowWillChange() {
    reorder.abandon()
    swipes.close(animated: false)
    menu.close()
    focus.typeSearch.reset()
  }

  /// Ends all other interactions before a row is lifted.
  func cancelInteractions(in tableView: UITableView) {
    tableView.motion.stop()
    touchTracker.cancel()
    swipes.close(animated: true)
    focus.hideRing()
  }
}
