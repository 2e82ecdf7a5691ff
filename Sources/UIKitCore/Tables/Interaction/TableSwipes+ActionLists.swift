import Foundation
import UIKitLists

extension TableSwipes {
  /// Queries whether a row can be swiped and with which buttons.
  ///
  /// - Parameters:
  ///   - position: A row.
  ///   - side: The side at which the buttons would appear.
  /// - Returns: `nil` if the row has no buttons at that side.
  func actionList(forRowAt position: RowPosition, on side: SwipeActionList.Side) -> SwipeActionList?
  {
    guard let tableView, !session.hasPendingRows else { return nil }
    // In editing mode the row's attributes have already been queried.
    if session.isEditing {
      guard side == .trailing, tiler.cell(at: position)?.editing.rowAttributes.control == .delete
      else {
        return nil
      }
      return actionList(forControlAt: position)
    }
    let pass = session.beginPass(of: tableView)
    var list =
      switch side {
      case .leading: try? leadingActionList(position, pass)
      case .trailing: try? trailingActionList(position, pass)
      }
    list?.position = position
    return list
  }

  /// Returns the buttons that a row's deletion control reveals in editing mode.
  ///
  /// - Parameter position: A row of style `.delete`.
  /// - Returns: The delegate's buttons, or the Delete button; `nil` if the delegate returns an
  ///   empty list or the query is superseded.
  func actionList(forControlAt position: RowPosition) -> SwipeActionList? {
    guard let tableView else { return nil }
    let pass = session.beginPass(of: tableView)
    var list = try? delegateActionList(position, pass) ?? deleteActionList(position, pass)
    list?.position = position
    return list
  }

  private func leadingActionList(
    _ position: RowPosition,
    _ pass: TablePass
  ) throws(Superseded) -> SwipeActionList? {
    guard try pass.canEdit(rowAt: position) == true else { return nil }
    return try pass.leadingActions(ofRowAt: position).flatMap { SwipeActionList($0, on: .leading) }
  }

  private func trailingActionList(
    _ position: RowPosition,
    _ pass: TablePass
  ) throws(Superseded) -> SwipeActionList? {
    guard try pass.canEdit(rowAt: position) == true else { return nil }
    let style = try pass.editingStyle(ofRowAt: position)
    if let list = try delegateActionList(position, pass) { return list }
    guard session.canCommit, style == .delete else { return nil }
    tiler.cell(at: position)?.editing.rowAttributes.style = style
    var list = try deleteActionList(position, pass)
    list.performsFirstOnFullSwipe = list.floatingHeight(model.scaledTheme.theme) == nil
    return list
  }

  /// Returns the delegate's buttons for a row; `.none` if the delegate supplies neither a
  /// configuration nor row actions, and `.some(nil)` if it supplies an empty list.
  private func delegateActionList(
    _ position: RowPosition,
    _ pass: TablePass
  ) throws(Superseded) -> SwipeActionList?? {
    if let actions = try pass.trailingActions(ofRowAt: position) {
      return .some(SwipeActionList(actions, on: .trailing))
    }
    if let actions = try pass.rowActions(ofRowAt: position) {
      return .some(SwipeActionList(actions))
    }
    return .none
  }

  private func deleteActionList(
    _ position: RowPosition,
    _ pass: TablePass
  ) throws(Superseded) -> SwipeActionList {
    let title = try pass.deleteTitle(ofRowAt: position)
    return SwipeActionList(side: .trailing, items: [.delete(title: title)])
  }
}
