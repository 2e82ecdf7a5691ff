import Foundation
import UIKitLists

/// The pending changes of a table's selection, of which observers are yet to be notified.
@MainActor
struct SelectionChanges {
  /// The number of nested user actions in progress.
  var nestedActions = 0
  /// Whether observers are to be notified at the end of the action, load or batch.
  var isPending = false
}

extension TableSession {
  /// Whether the user can select several rows in the current mode.
  var selectsMultipleRows: Bool {
    guard let table else { return false }
    return isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
  }

  /// Performs the selection changes of one user action and notifies observers once.
  func changeSelectionByUser(_ change: () -> Void) {
    selectionChanges.nestedActions += 1
    change()
    selectionChanges.nestedActions -= 1
    notifyOfSelection()
  }

  /// Marks the selection as changed by other means than the application's calls for single rows.
  func markSelectionChanged() {
    selectionChanges.isPending = true
  }

  /// Notifies observers if the selection has changed, unless a user action is in progress.
  func notifyOfSelection() {
    guard selectionChanges.isPending, selectionChanges.nestedActions == 0, let tableView else {
      return
    }
    selectionChanges.isPending = false
    NotificationCenter.default.post(
      name: UITableView.selectionDidChangeNotification,
      object: tableView
    )
  }

  /// Clears the selection before a load, which replaces all rows.
  func forgetSelection() {
    guard !selection.isEmpty else { return }
    selection.removeAll()
    markSelectionChanged()
  }
}
