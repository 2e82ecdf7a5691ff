import Foundation
import UIKitLists

extension TableSwipes {
  /// Queries whether a row can be swiped and with which buttons.
  ///
  /// - Parameters:
  ///   - position: A row.
  ///   - side: The side at which the buttons would appear.
  /// - Returns: `nil` if the row has no buttons at that side.
  func offer(forRowAt position: RowPosition, on side: SwipeOffer.Side) -> SwipeOffer? {
    guard let tableView, !session.hasPendingRows else { return nil }
    // In editing mode the row's attributes have already been queried.
    if session.isEditing {
      guard side == .trailing, tiler.cell(at: position)?.editing.row.control == .delete else {
        return nil
      }
      return offer(forControlAt: position)
    }
    let pass = session.beginPass(of: tableView)
    var offer =
      switch side {
      case .leading: try? leadingOffer(position, pass)
      case .trailing: try? trailingOffer(position, pass)
      }
    offer?.position = position
    return offer
  }

  /// Returns the buttons that a row's deletion control reveals in editing mode.
  ///
  /// - Parameter position: A row of style `.delete`.
  /// - Returns: The delegate's buttons, or the Delete button; `nil` if the query is superseded.
  func offer(forControlAt position: RowPosition) -> SwipeOffer? {
    guard let tableView else { return nil }
    let pass = session.beginPass(of: tableView)
    var offer = try? delegatesOffer(position, pass) ?? deleteOffer(position, pass)
    offer?.position = position
    return offer
  }

  private func leadingOffer(
    _ position: RowPosition,
    _ pass: TablePass
  ) throws(Superseded) -> SwipeOffer? {
    guard try pass.canEdit(rowAt: position) == true else { return nil }
    return try pass.leadingActions(ofRowAt: position).flatMap { SwipeOffer($0, on: .leading) }
  }

  private func trailingOffer(
    _ position: RowPosition,
    _ pass: TablePass
  ) throws(Superseded) -> SwipeOffer? {
    guard try pass.canEdit(rowAt: position) == true else { return nil }
    let style = try pass.editingStyle(ofRowAt: position)
    if let offer = try delegatesOffer(position, pass) { return offer }
    guard session.canCommit, style == .delete else { return nil }
    tiler.cell(at: position)?.editing.row.style = style
    var offer = try deleteOffer(position, pass)
    offer.performsFirst = offer.floatingHeight(model.look.theme) == nil
    return offer
  }

  /// Returns the delegate's buttons for a row; `nil` if the delegate does not implement such a
  /// method.
  private func delegatesOffer(
    _ position: RowPosition,
    _ pass: TablePass
  ) throws(Superseded) -> SwipeOffer?? {
    if let actions = try pass.trailingActions(ofRowAt: position) {
      return .some(SwipeOffer(actions, on: .trailing))
    }
    if let actions = try pass.rowActions(ofRowAt: position) { return .some(SwipeOffer(actions)) }
    return .none
  }

  private func deleteOffer(
    _ position: RowPosition,
    _ pass: TablePass
  ) throws(Superseded) -> SwipeOffer {
    let title = try pass.deleteTitle(ofRowAt: position)
    return SwipeOffer(side: .trailing, items: [.delete(title: title)])
  }
}
