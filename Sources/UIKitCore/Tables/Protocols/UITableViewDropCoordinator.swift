public import Foundation

/// One of the items that are dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: AnyObject {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The row of the same table that is its source, before any change; `nil` for others.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its picture, in points.
  var previewSize: CGSize { get }
}

/// A drop on a table: the items, and their destinations.
///
/// The methods animate the picture of an item to its place. They are called during
/// `tableView(_:performDropWith:)`, after the rows were inserted; items for which none is called
/// fade away.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: AnyObject {
  /// The items, in the order in which they were lifted.
  var items: [any UITableViewDropItem] { get }
  /// The destination of the items, as it was last passed to the drop delegate; `nil` for no
  /// particular place.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal of the drop delegate, with the resulting intent in place of `.automatic`.
  var proposal: UITableViewDropProposal { get }
  /// The drag, whose data can be loaded now.
  var session: any UIDropSession { get }

  /// Shows a row that is not in the data yet, while the item's data is loaded.
  ///
  /// - Parameters:
  ///   - dragItem: One of the items.
  ///   - placeholder: The row.
  /// - Returns: Replaces the row once the data is there.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext

  /// Animates an item to a row.
  ///
  /// - Parameters:
  ///   - dragItem: One of the items.
  ///   - indexPath: A row that the table has now.
  /// - Returns: Takes changes that go along.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

  /// Animates an item into a row, where it vanishes.
  ///
  /// - Parameters:
  ///   - dragItem: One of the items.
  ///   - indexPath: A row that the table has now.
  ///   - rect: The rectangle in the row, in the cell's coordinates.
  /// - Returns: Takes changes that go along.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    intoRowAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating

  /// Animates an item to any place.
  ///
  /// - Parameters:
  ///   - dragItem: One of the items.
  ///   - target: The place.
  /// - Returns: Takes changes that go along.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A row that is shown before its data is there.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  /// Configures the row's cell.
  ///
  /// Default: `nil`.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
  final let insertionIndexPath: IndexPath
  final let reuseIdentifier: String
  final let rowHeight: CGFloat

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The position of the placeholder, as if it was inserted there.
  ///   - reuseIdentifier: The identifier for which its cell was registered.
  ///   - rowHeight: Its height in points; `UITableView.automaticDimension` fits the cell.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}

/// A row that is shown for a dropped item before its data is there.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// The shape of the row's picture.
  ///
  /// Default: `nil`, the whole cell.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Replaces a placeholder when the data is there.
///
/// The placeholder is no row of the table: rows are counted, and named by index paths, as the data
/// source has them. `reloadData()` removes all placeholders.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }

  /// Puts a row in the placeholder's place.
  ///
  /// - Parameter dataSourceUpdates: Inserts one row into the data; gets the row's index path, which
  ///   may have changed since. Not called when the placeholder is gone.
  /// - Returns: Whether the placeholder was still there.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool

  /// Removes the placeholder, when no data has arrived.
  ///
  /// - Returns: Whether the placeholder was still there.
  @discardableResult
  func deletePlaceholder() -> Bool
}
