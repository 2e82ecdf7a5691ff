import Foundation
import UIKitLists

extension UITableView {
  /// Asks whether a row can be swiped, and for its buttons.
  ///
  /// - Parameters:
  ///   - position: A row.
  ///   - side: Where the buttons would appear.
  /// - Returns: `nil` when there are none.
  final func swipeOffer(forRowAt position: RowPosition, on side: SwipeOffer.Side) -> SwipeOffer? {
    guard !updates.isPending else { return nil }
    let path = IndexPath(position)
    // In editing mode the answers are known.
    if editing.isOn {
      guard side == .trailing, tiler.cell(at: position)?.editing.row.control == .delete else {
        return nil
      }
      return swipeOffer(forControlAt: position)
    }
    let cell = tiler.cell(at: position)
    guard let dataSource, dataSource.tableView(self, canEditRowAt: path),
      isShowing(position, with: cell)
    else { return nil }
    guard side == .trailing else {
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        .flatMap { SwipeOffer($0, on: .leading) }
    }
    let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    guard isShowing(position, with: cell) else { return nil }
    if let actions = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return SwipeOffer(actions, on: .trailing)
    }
    guard isShowing(position, with: cell) else { return nil }
    if let actions = delegate?.tableView(self, editActionsForRowAt: path) {
      return SwipeOffer(actions)
    }
    guard dataSource.implementsCommit, style == .delete, isShowing(position, with: cell) else {
      return nil
    }
    cell?.editing.row.style = style
    return deleteOffer(at: path)
  }

  /// Whether a row is still where it was when it was first asked about.
  private func isShowing(_ position: RowPosition, with cell: UITableViewCell?) -> Bool {
    !updates.isPending && tiler.cell(at: position) === cell
  }

  /// What the deletion control of a row in editing mode reveals.
  ///
  /// - Parameter position: A row of style `.delete`.
  /// - Returns: The delegate's buttons, or the Delete button.
  final func swipeOffer(forControlAt position: RowPosition) -> SwipeOffer? {
    let path = IndexPath(position)
    if let actions = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return SwipeOffer(actions, on: .trailing)
    }
    if let actions = delegate?.tableView(self, editActionsForRowAt: path) {
      return SwipeOffer(actions)
    }
    return deleteOffer(at: path)
  }

  private func deleteOffer(at path: IndexPath) -> SwipeOffer {
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    return SwipeOffer(side: .trailing, items: [.delete(title: title)])
  }
}
