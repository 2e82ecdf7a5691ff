import Foundation
import UIKitLists

extension UITableView {
  /// Makes the changes of one action of the user, of which observers are notified once.
  final func changeSelectionByUser(_ change: () -> Void) {
    session.selectionChanges.actions += 1
    change()
    session.selectionChanges.actions -= 1
    notifyOfSelection()
  }

  /// Marks the selection as changed, by other means than a call of the program for a row.
  final func markSelectionChanged() {
    session.selectionChanges.isPending = true
  }

  /// Notifies observers if the selection has changed, unless an action is under way.
  final func notifyOfSelection() {
    guard session.selectionChanges.isPending, session.selectionChanges.actions == 0 else { return }
    session.selectionChanges.isPending = false
    NotificationCenter.default.post(
      name: UITableView.selectionDidChangeNotification,
      object: self
    )
  }

  /// Empties the selection before a load, which replaces all rows.
  final func forgetSelection() {
    guard !selection.isEmpty else { return }
    selection.removeAll()
    markSelectionChanged()
  }

  /// Selects rows again that were deselected for a transition, if it is taken back.
  ///
  /// - Parameters:
  ///   - rows: Index paths of the rows.
  ///   - transition: In which the table appears; `nil` for none.
  final func selectAgain(
    _ rows: [IndexPath],
    ifCancelled transition: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard let transition else { return }
    let tracked = rows.compactMap(\.position).map { session.trackedRows.track($0) }
    transition.animate(alongsideTransition: nil) { [weak self] context in
      guard let self, context.isCancelled, selection.isEmpty else { return }
      for case let position? in tracked.map(\.position) {
        selectRow(at: IndexPath(position), animated: false, scrollPosition: .none)
      }
    }
  }
}
