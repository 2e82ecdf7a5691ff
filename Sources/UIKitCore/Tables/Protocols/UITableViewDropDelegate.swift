public import Foundation

/// The effect that a drop on a table would have.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// The place that the items would get.
  public enum Intent: Int, Sendable {
    /// Anywhere: the table shows no place.
    case unspecified = 0
    /// Between two rows: a gap opens there.
    case insertAtDestinationIndexPath = 1
    /// Into the row under the drag, which is highlighted.
    case insertIntoDestinationIndexPath = 2
    /// Into the row in its middle half, between two rows near its edges.
    case automatic = 3
  }

  /// The place that the items would get.
  public final let intent: Intent

  /// Creates a proposal.
  ///
  /// - Parameters:
  ///   - operation: The effect of a drop.
  ///   - intent: The place that the items would get.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal without a place.
  ///
  /// - Parameter operation: The effect of a drop.
  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}

/// Accepts drops on a table.
///
/// The order: `canHandle` once for each drag, `dropSessionDidEnter`, `dropSessionDidUpdate` at each
/// step, and either `dropSessionDidExit` or `performDropWith`; last `dropSessionDidEnd`.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
  /// Takes the items: changes the data and inserts the rows, and sets the destination of each item.
  ///
  /// For a row of the table that is moved between two others, the data source's
  /// `tableView(_:moveRowAt:to:)` is called instead, if it has that method.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - coordinator: The items and their place.
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  )

  /// Whether the table takes a drag. Default: `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  /// - Returns: `false` lets the views around it be asked.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

  /// Called when the drag has entered the table. Default: does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

  /// Returns the effect of a drop at the present place.
  ///
  /// Default: moves a row of the same table where the data source allows it, and copies anything
  /// else to no particular place.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  ///   - destinationIndexPath: The position of new rows, or the row that the items would enter;
  ///     after a move of a row of the same table the row's place among the others. `nil` in a table
  ///     without sections.
  /// - Returns: The proposal.
  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal

  /// Called when the drag has left the table, or has gone back. Default: does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

  /// Called when a drag has ended that had entered the table. Default: does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

  /// The shape of the picture of a row that an item is dropped on. Default: `nil`, the whole cell.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: The parameters.
  func tableView(
    _ tableView: UITableView,
    dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Every drag.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Moves rows of the same table, and copies others.
  public func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    let table: any OverridableTable = tableView
    return table.defaultDropProposal ?? UITableViewDropProposal(operation: .copy)
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  /// The whole cell.
  public func tableView(
    _ tableView: UITableView,
    dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
