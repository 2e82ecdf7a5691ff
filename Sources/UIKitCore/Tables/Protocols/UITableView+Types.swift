public import Foundation

extension UITableView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    /// Rows extend from edge to edge; headers and footers float while scrolling.
    case plain = 0
    /// Groups of rows appear on a background; headers and footers scroll along.
    case grouped = 1
    /// The grouped style limited to a readable width; groups are always inset in this
    /// implementation.
    case insetGrouped = 2
  }

  /// The position in the visible area to which the table scrolls a row.
  public enum ScrollPosition: Int, Sendable {
    /// The position reached by the smallest movement that makes the row visible.
    case none = 0
    /// The top of the visible area.
    case top = 1
    /// The middle of the visible area.
    case middle = 2
    /// The bottom of the visible area.
    case bottom = 3
  }

  /// A height, −1, that lets the table view choose the height.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// Posted after the user has changed the selection; `object` is the table view.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification"
  )

  /// An index entry displayed as a magnifying glass.
  public nonisolated static let indexSearch = "{search}"
}
