import Foundation
import UIKitLists

extension TableSession {
  /// Whether the delegate lets a row have the focus.
  func canFocus(rowAt position: RowPosition) -> Bool {
    guard let tableView else { return false }
    return delegate?.tableView(tableView, canFocusRowAt: IndexPath(position)) ?? true
  }

  /// Whether the delegate lets the focus move.
  func shouldUpdateFocus(in context: UITableViewFocusUpdateContext) -> Bool {
    guard let tableView else { return false }
    return delegate?.tableView(tableView, shouldUpdateFocusIn: context) ?? true
  }

  /// Notifies the delegate that the focus has moved.
  func didUpdateFocus(
    in context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    guard let tableView else { return }
    delegate?.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
  }

  /// The row that the delegate prefers for the focus.
  var preferredFocusedRow: RowPosition? {
    guard let tableView else { return nil }
    return delegate?.indexPathForPreferredFocusedView(in: tableView)?.position
  }

  /// Whether a row that gets the focus is selected.
  func selectionFollowsFocus(at position: RowPosition) -> Bool {
    guard let tableView, model.geometry.contains(position), table?.allowsSelection == true else {
      return false
    }
    return delegate?
      .tableView(tableView, selectionFollowsFocusForRowAt: IndexPath(position))
      ?? model.configuration.selectionFollowsFocus
  }
}
