import Foundation
import UIKitLists

extension TableSession {
  /// Returns whether the delegate allows focusing a row.
  func canFocus(rowAt position: RowPosition) -> Bool {
    guard let tableView else { return false }
    return delegate?.tableView(tableView, canFocusRowAt: IndexPath(position)) ?? true
  }

  /// Returns whether the delegate allows the focus to move.
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

  /// The delegate's preferred row for the focus; `nil` if it has none.
  var preferredFocusedRow: RowPosition? {
    guard let tableView else { return nil }
    return delegate?.indexPathForPreferredFocusedView(in: tableView)?.position
  }

  /// Returns whether a row that receives the focus is selected.
  func selectionFollowsFocus(at position: RowPosition) -> Bool {
    guard let tableView, model.geometry.contains(position), table?.allowsSelection == true else {
      return false
    }
    return delegate?
      .tableView(tableView, selectionFollowsFocusForRowAt: IndexPath(position))
      ?? model.configuration.selectionFollowsFocus
  }
}
