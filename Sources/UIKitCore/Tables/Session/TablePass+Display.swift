import Foundation
import UIKitLists

extension TablePass {
  /// Returns the data source's cell for a row; `nil` without data source.
  ///
  /// The call may change the rows: the caller first takes over the cell and then validates the
  /// pass.
  func cell(forRowAt position: RowPosition) throws(Superseded) -> UITableViewCell? {
    try validate()
    let cell = session.model.isGrouped ? groupedCell(position) : dataSourceCell(position)
    if !hasSameRows { session.reloadingCallback = "tableView(_:cellForRowAt:)" }
    return cell
  }

  private func dataSourceCell(_ position: RowPosition) -> UITableViewCell? {
    dataSource?.tableView(tableView, cellForRowAt: path(position))
  }

  /// Returns the data source's cell, which can access the group's background while it is created.
  private func groupedCell(_ position: RowPosition) -> UITableViewCell? {
    let previousSession = TablePass.groupedSessionRequestingCell
    TablePass.groupedSessionRequestingCell = session
    defer { TablePass.groupedSessionRequestingCell = previousSession }
    return dataSourceCell(position)
  }

  /// The session of the grouped table that is currently requesting a cell; otherwise `nil`.
  static private(set) var groupedSessionRequestingCell: TableSession?

  /// Returns the delegate's indentation level of a row; `nil` if not implemented.
  func indentationLevel(ofRowAt position: RowPosition) throws(Superseded) -> Int? {
    guard let delegate else { return nil }
    let level = try query {
      delegate.tableView(tableView, indentationLevelForRowAt: path(position))
    }
    return level == UnimplementedMethod.level ? nil : level
  }

  /// Returns the accessory type from the delegate's deprecated method; `nil` if not implemented.
  func accessory(
    ofRowAt position: RowPosition
  ) throws(Superseded) -> UITableViewCell.AccessoryType? {
    guard let delegate else { return nil }
    return try query { delegate.rowAccessory(tableView, path(position)) }
  }

  /// Returns whether the data source allows editing a row; `nil` without data source.
  func canEdit(rowAt position: RowPosition) throws(Superseded) -> Bool? {
    guard let dataSource else { return nil }
    return try query { dataSource.tableView(tableView, canEditRowAt: path(position)) }
  }

  /// Returns whether the data source allows moving a row and implements
  /// `tableView(_:moveRowAt:to:)`.
  func canMove(rowAt position: RowPosition) throws(Superseded) -> Bool {
    guard let dataSource else { return false }
    let mayMove = try query { dataSource.tableView(tableView, canMoveRowAt: path(position)) }
    return mayMove && dataSource.implementsMove
  }

  /// Returns the delegate's editing style for a row.
  func editingStyle(
    ofRowAt position: RowPosition
  ) throws(Superseded) -> UITableViewCell.EditingStyle {
    guard let delegate else { return .delete }
    return try query { delegate.tableView(tableView, editingStyleForRowAt: path(position)) }
  }

  /// Returns whether the delegate indents a row's background in editing mode; `nil` without
  /// delegate.
  func shouldIndent(rowAt position: RowPosition) throws(Superseded) -> Bool? {
    guard let delegate else { return nil }
    return try query {
      delegate.tableView(tableView, shouldIndentWhileEditingRowAt: path(position))
    }
  }

  // MARK: Announcements

  /// Notifies the delegate that a row's cell is about to be displayed.
  func willDisplay(_ cell: UITableViewCell, at position: RowPosition) throws(Superseded) {
    delegate?.tableView(tableView, willDisplay: cell, forRowAt: path(position))
    try validateRows(after: "tableView(_:willDisplay:forRowAt:)")
  }

  /// Notifies the delegate that a header or footer is about to be displayed.
  func willDisplay(_ view: UIView, _ key: SupplementaryKey) throws(Superseded) {
    switch key.kind {
    case .header:
      delegate?.tableView(tableView, willDisplayHeaderView: view, forSection: key.section)
      try validateRows(after: "tableView(_:willDisplayHeaderView:forSection:)")
    case .footer:
      delegate?.tableView(tableView, willDisplayFooterView: view, forSection: key.section)
      try validateRows(after: "tableView(_:willDisplayFooterView:forSection:)")
    }
  }
}

extension TableSession {
  /// Notifies the delegate that a cell has left the screen.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - path: The index path of the row in the data source.
  func didEndDisplaying(_ cell: UITableViewCell, at path: IndexPath) {
    guard let tableView else { return }
    delegate?.tableView(tableView, didEndDisplaying: cell, forRowAt: path)
  }

  /// Notifies the delegate that a header or footer has left the screen.
  func didEndDisplaying(_ view: UIView, _ key: SupplementaryKey) {
    guard let tableView else { return }
    switch key.kind {
    case .header:
      delegate?.tableView(tableView, didEndDisplayingHeaderView: view, forSection: key.section)
    case .footer:
      delegate?.tableView(tableView, didEndDisplayingFooterView: view, forSection: key.section)
    }
  }
}
