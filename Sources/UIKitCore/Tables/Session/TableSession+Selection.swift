import Foundation
import UIKitLists

extension TableSession {
  /// Whether the delegate lets a touched row be highlighted.
  func shouldHighlight(rowAt position: RowPosition) -> Bool {
    guard let tableView else { return false }
    return tableView.delegate?.tableView(tableView, shouldHighlightRowAt: IndexPath(position))
      ?? true
  }

  /// Tells the delegate that a row has been highlighted.
  func didHighlight(rowAt position: RowPosition) {
    guard let tableView else { return }
    tableView.delegate?.tableView(tableView, didHighlightRowAt: IndexPath(position))
  }

  /// Tells the delegate that a row is not highlighted any more.
  func didUnhighlight(rowAt position: RowPosition) {
    guard let tableView else { return }
    tableView.delegate?.tableView(tableView, didUnhighlightRowAt: IndexPath(position))
  }

  /// The row that the delegate selects for a tap.
  ///
  /// - Parameter position: The row that was tapped.
  /// - Returns: `nil` if no row is to be selected, or the delegate's row does not exist.
  func rowToSelect(forTapAt position: RowPosition) -> RowPosition? {
    guard let tableView else { return nil }
    var path: IndexPath? = IndexPath(position)
    if let delegate = tableView.delegate {
      path = delegate.tableView(tableView, willSelectRowAt: IndexPath(position))
    }
    return path?.position.flatMap { tableView.model.geometry.contains($0) ? $0 : nil }
  }

  /// Tells the delegate that the user has selected a row.
  func didSelect(rowAt position: RowPosition) {
    guard let tableView else { return }
    tableView.delegate?.tableView(tableView, didSelectRowAt: IndexPath(position))
  }

  /// The row that the delegate deselects in place of a selected one.
  ///
  /// - Parameter position: The row that is to be deselected.
  /// - Returns: `nil` when no row is to be deselected.
  func rowToDeselect(for position: RowPosition) -> RowPosition? {
    guard let tableView else { return nil }
    guard let delegate = tableView.delegate else { return position }
    return delegate.tableView(tableView, willDeselectRowAt: IndexPath(position))?.position
  }

  /// Tells the delegate that the user has deselected a row.
  func didDeselect(rowAt position: RowPosition) {
    guard let tableView else { return }
    tableView.delegate?.tableView(tableView, didDeselectRowAt: IndexPath(position))
  }

  /// Tells the delegate that the detail button of a row was tapped.
  func accessoryWasTapped(ofRowAt position: RowPosition) {
    guard let tableView else { return }
    tableView.delegate?.tableView(
      tableView,
      accessoryButtonTappedForRowWith: tableView.path(ofShown: position)
    )
  }
}
