public import Foundation

/// The proposed effect of a drop on a table.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// The kind of destination of the items.
  public enum Intent: Int, Sendable {
    /// No specific row; the table indicates no position.
    case unspecified = 0
    /// Between two rows; a gap opens at the position.
    case insertAtDestinationIndexPath = 1
    /// Into the row under the drag, which is highlighted.
    case insertIntoDestinationIndexPath = 2
    /// Into a row for its middle half; between two rows near its edges.
    case automatic = 3
  }

  /// The kind of destination of the items.
  public final let intent: Intent

  /// Creates a proposal.
  ///
  /// - Parameters:
  ///   - operation: The effect of a drop.
  ///   - intent: The kind of destination of the items.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal with an unspecified intent.
  ///
  /// - Parameter operation: The effect of a drop.
  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}

/// Accepts drops on a table.
///
/// The table calls `canHandle` once for each drag, `dropSessionDidEnter`, `dropSessionDidUpdate` at
/// each movement, either `dropSessionDidExit` or `performDropWith`, and finally
/// `dropSessionDidEnd`.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
  /// Called to accept the items: the delegate changes the data, inserts the rows and sets the
  /// destination of each item.
  ///
  /// If a row of the same table is moved between two others, the table calls the data source's
  /// `tableView(_:moveRowAt:to:)` instead, provided that it is implemented.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - coordinator: The items and their destination.
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  )

  /// Returns whether the table accepts a drag. Default: `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  /// - Returns: `false` to offer the drag to the table's superviews.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

  /// Called when the drag has entered the table. Default: does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

  /// Returns the effect of a drop at the current position.
  ///
  /// Default: moves a row of the same table if the data source allows it, and copies any other item
  /// to no specific row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  ///   - destinationIndexPath: The index path of new rows, or of the row that the items would
  ///     enter; for a row of the same table, its index path after the move. `nil` in a table
  ///     without sections.
  /// - Returns: The proposal.
  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal

  /// Called when the drag has left the table or was cancelled. Default: does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

  /// Called when a drag that had entered the table has ended. Default: does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

  /// Returns the shape of the preview of the row on which an item is dropped. Default: `nil`, the
  /// whole cell.
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
  /// Returns `true`: every drag is accepted.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Returns a proposal to move rows of the same table and to copy other items.
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
  /// Returns `nil`: the whole cell.
  public func tableView(
    _ tableView: UITableView,
    dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
