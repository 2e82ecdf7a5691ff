import Foundation
import UIKitLists

/// Collects the changes of a table's selection until observers are notified.
@MainActor
struct SelectionChanges {
  /// The number of nested actions of the user that are in progress.
  var actions = 0
  /// Whether observers are notified at the end of the action, the load or the batch.
  var isPending = false
}

extension TableSession {
  /// Whether the user can select several rows in the present mode.
  var selectsMultipleRows: Bool {
    guard let table else { return false }
    return isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
  }

  /// Makes the changes of one action of the user, and notifies observers once.
  func changeSelectionByUser(_ change: () -> Void) {
    selectionChanges.actions += 1
    change()
    selectionChanges.actions -= 1
    notifyOfSelection()
  }

  /// Marks the selection as changed, by other means than a call of the program for a row.
  func markSelectionChanged() {
    selectionChanges.isPending = true
  }

  /// Notifies observers if the selection has changed, unless an action is under way.
  func notifyOfSelection() {
    guard selectionChanges.isPending, selectionChanges.actions == 0, let tableView else { return }
    selectionChanges.isPending = false
    NotificationCenter.default.post(
      name: UITableView.selectionDidChangeNotification,
      object: tableView
    )
  }

  /// Empties the selection before a load, which replaces all rows.
  func forgetSelection() {
    guard !selection.isEmpty else { return }
    selection.removeAll()
    markSelectionChanged()
  }
}
