import Foundation
import UIKitLists

extension TablePass {
  /// The cell that the data source gives a row; `nil` without data source.
  ///
  /// The call may change the rows: the caller takes over the cell first, and then validates the
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

  /// The data source's cell, which may have the group's background while it is made.
  private func groupedCell(_ position: RowPosition) -> UITableViewCell? {
    let outer = TablePass.askingGrouped
    TablePass.askingGrouped = session
    defer { TablePass.askingGrouped = outer }
    return dataSourceCell(position)
  }

  /// The session of the grouped table that queries its data source for a cell now; `nil` at other
  /// times.
  static private(set) var askingGrouped: TableSession?

  /// The level by which the delegate indents a row; `nil` without that method.
  func indentationLevel(ofRowAt position: RowPosition) throws(Superseded) -> Int? {
    guard let delegate else { return nil }
    let level = try ask { delegate.tableView(tableView, indentationLevelForRowAt: path(position)) }
    return level == UnimplementedMethod.level ? nil : level
  }

  /// The accessory type from the delegate's deprecated method; `nil` without it.
  func accessory(
    ofRowAt position: RowPosition
  ) throws(Superseded) -> UITableViewCell.AccessoryType? {
    guard let delegate else { return nil }
    return try ask { delegate.rowAccessory(tableView, path(position)) }
  }

  /// Whether the data source lets a row be edited; `nil` without data source.
  func canEdit(rowAt position: RowPosition) throws(Superseded) -> Bool? {
    guard let dataSource else { return nil }
    return try ask { dataSource.tableView(tableView, canEditRowAt: path(position)) }
  }

  /// Whether the data source lets a row be moved, and implements `tableView(_:moveRowAt:to:)`.
  func canMove(rowAt position: RowPosition) throws(Superseded) -> Bool {
    guard let dataSource else { return false }
    let mayMove = try ask { dataSource.tableView(tableView, canMoveRowAt: path(position)) }
    return mayMove && dataSource.implementsMove
  }

  /// The control that the delegate gives a row in editing mode.
  func editingStyle(
    ofRowAt position: RowPosition
  ) throws(Superseded) -> UITableViewCell.EditingStyle {
    guard let delegate else { return .delete }
    return try ask { delegate.tableView(tableView, editingStyleForRowAt: path(position)) }
  }

  /// Whether the delegate indents a row's background in editing mode; `nil` without delegate.
  func shouldIndent(rowAt position: RowPosition) throws(Superseded) -> Bool? {
    guard let delegate else { return nil }
    return try ask {
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
  ///   - path: The data source's index path of its row.
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
