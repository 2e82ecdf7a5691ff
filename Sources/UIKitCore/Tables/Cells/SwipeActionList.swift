import Foundation
import UIKitGraphics
import UIKitLists

/// The buttons for one side of a row, supplied by the data source and the delegate.
@MainActor
struct SwipeActionList {
  /// The edge of the row at which buttons appear.
  enum Side {
    case leading
    case trailing
  }

  /// The action of a button.
  enum Item {
    /// A button with which the data source commits a deletion.
    case delete(title: String)
    case action(UIContextualAction)
    case rowAction(UITableViewRowAction)
  }

  var side: Side
  /// The actions from the row's edge towards its middle; not empty.
  var items: [Item]
  /// Whether a full swipe performs the first action.
  var performsFirstOnFullSwipe = false
  /// The row for which the delegate was queried; `nil` until the delegate has answered.
  var position: RowPosition?
}

extension SwipeActionList {
  /// Returns the height of a floating button, which fades in over the content; `nil` if buttons
  /// slide in beside the content.
  func floatingHeight(_ theme: TableTheme) -> CGFloat? {
    guard case .delete? = items.first, items.count == 1 else { return nil }
    return theme.deleteHeight
  }

  /// Creates the buttons of a delegate's configuration; fails without actions.
  init?(_ configuration: UISwipeActionsConfiguration, on side: Side) {
    guard !configuration.actions.isEmpty else { return nil }
    self.init(
      side: side,
      items: configuration.actions.map(Item.action),
      performsFirstOnFullSwipe: configuration.performsFirstActionWithFullSwipe
    )
  }
}

extension SwipeActionList {
  /// Creates the buttons of a delegate's row actions; fails without actions.
  init?(_ actions: [UITableViewRowAction]) {
    guard !actions.isEmpty else { return nil }
    self.init(side: .trailing, items: actions.map(Item.rowAction))
  }
}

extension SwipeActionList.Item {
  @MainActor
  var title: String? {
    switch self {
    case .delete(let title): title
    case .action(let action): action.title
    case .rowAction(let action): action.title
    }
  }

  /// Whether the action is destructive; menus show it in red.
  @MainActor
  var isDestructive: Bool {
    switch self {
    case .delete: true
    case .action(let action): action.style == .destructive
    case .rowAction(let action): action.style == .destructive
    }
  }

  @MainActor
  var image: UIImage? {
    switch self {
    case .delete, .rowAction: nil
    case .action(let action): action.image
    }
  }

  @MainActor
  func color(_ theme: TableTheme) -> UIColor {
    switch self {
    case .delete: theme.deleteColor
    case .action(let action): action.color(theme)
    case .rowAction(let action): action.color(theme)
    }
  }

  @MainActor
  func font(_ theme: TableTheme) -> UIFont {
    switch self {
    case .delete: theme.deleteFont
    case .action, .rowAction: theme.actionFont
    }
  }

  /// Returns the minimum width in points; the Delete button is as wide as its title requires.
  @MainActor
  func minimumWidth(_ theme: TableTheme) -> CGFloat {
    switch self {
    case .delete: 0
    case .action, .rowAction: theme.actionWidth
    }
  }
}
