public import Foundation

/// An item dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: AnyObject {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The index path of the item's row, before any change, if the row is in the same table;
  /// otherwise `nil`.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview, in points.
  var previewSize: CGSize { get }
}

/// A drop on a table, with the items and their destinations.
///
/// The methods animate the preview of an item to its destination. Call them during
/// `tableView(_:performDropWith:)`, after inserting the rows. Items without such a call fade out.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: AnyObject {
  /// The items, in the order in which they were lifted.
  var items: [any UITableViewDropItem] { get }
  /// The destination of the items, as last passed to the drop delegate; `nil` for no specific row.
  var destinationIndexPath: IndexPath? { get }
  /// The drop delegate's proposal, in which the resulting intent replaces `.automatic`.
  var proposal: UITableViewDropProposal { get }
  /// The drag session, whose data can now be loaded.
  var session: any UIDropSession { get }

  /// Inserts a placeholder row that is not yet in the data source, while the item's data is loaded.
  ///
  /// - Parameters:
  ///   - dragItem: One of the items.
  ///   - placeholder: The placeholder row.
  /// - Returns: The context that replaces the placeholder when the data has arrived.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext

  /// Animates an item to a row.
  ///
  /// - Parameters:
  ///   - dragItem: One of the items.
  ///   - indexPath: An existing row.
  /// - Returns: Accepts animations that run alongside.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

  /// Animates an item into a row, where it disappears.
  ///
  /// - Parameters:
  ///   - dragItem: One of the items.
  ///   - indexPath: An existing row.
  ///   - rect: The target rectangle, in the cell's coordinates.
  /// - Returns: Accepts animations that run alongside.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    intoRowAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating

  /// Animates an item to an arbitrary target.
  ///
  /// - Parameters:
  ///   - dragItem: One of the items.
  ///   - target: The target.
  /// - Returns: Accepts animations that run alongside.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A row that is displayed before its data is available.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  /// The closure that configures the row's cell.
  ///
  /// Default: `nil`.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
  final let insertionIndexPath: IndexPath
  final let reuseIdentifier: String
  final let rowHeight: CGFloat

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The index path at which the placeholder is displayed, as if it were
  ///     inserted.
  ///   - reuseIdentifier: The identifier for which its cell is registered.
  ///   - rowHeight: The height in points; `UITableView.automaticDimension` fits the cell.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}

/// A row that is displayed for a dropped item before its data is available.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// The closure that returns the shape of the row's preview.
  ///
  /// Default: `nil`, the whole cell.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Replaces a placeholder when its data is available.
///
/// A placeholder is not a row of the table: row counts and index paths remain those of the data
/// source. `reloadData()` removes all placeholders.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }

  /// Replaces the placeholder by a row.
  ///
  /// - Parameter dataSourceUpdates: Inserts one row into the data at the given index path, which
  ///   may have changed in the meantime. Not called if the placeholder no longer exists.
  /// - Returns: Whether the placeholder still existed.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool

  /// Removes the placeholder if no data has arrived.
  ///
  /// - Returns: Whether the placeholder still existed.
  @discardableResult
  func deletePlaceholder() -> Bool
}
