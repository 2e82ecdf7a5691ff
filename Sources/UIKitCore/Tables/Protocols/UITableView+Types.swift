public import Foundation

extension UITableView {
  /// The look of a table.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers and footers float while scrolling.
    case plain = 0
    /// Groups of rows on a background; headers and footers scroll along.
    case grouped = 1
    /// The grouped look, which is inset here in any case.
    case insetGrouped = 2
  }

  /// The place of a row to which the table scrolls.
  public enum ScrollPosition: Int, Sendable {
    /// The least movement that shows the row.
    case none = 0
    /// The top of the visible area.
    case top = 1
    /// The middle of the visible area.
    case middle = 2
    /// The bottom of the visible area.
    case bottom = 3
  }

  /// Lets the table view choose a height: −1.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// Posted after the user changed the selection; `object` is the table view.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification"
  )

  /// An index entry that is shown as a magnifying glass.
  public nonisolated static let indexSearch = "{search}"
}
