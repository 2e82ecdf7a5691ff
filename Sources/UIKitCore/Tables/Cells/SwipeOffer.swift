import Foundation
import UIKitGraphics
import UIKitLists

/// The buttons of a row in one direction, from data source and delegate.
@MainActor
struct SwipeOffer {
  /// The end of the row at which buttons appear.
  enum Side {
    case leading
    case trailing
  }

  /// The action behind a button.
  enum Item {
    /// The button with which the data source commits a deletion.
    case delete(title: String)
    case action(UIContextualAction)
    case rowAction(UITableViewRowAction)
  }

  var side: Side
  /// From the row's end towards its middle; not empty.
  var items: [Item]
  /// Whether swiping across the row performs the first one.
  var performsFirst = false
  /// The row for which the delegate was queried; `nil` until it has answered.
  var position: RowPosition?
}

extension SwipeOffer {
  /// The height of its button where that fades in over the content; `nil` where
  /// buttons slide in beside it.
  func floatingHeight(_ theme: TableTheme) -> CGFloat? {
    guard case .delete? = items.first, items.count == 1 else { return nil }
    return theme.deleteHeight
  }

  /// The buttons of a delegate's configuration; `nil` without actions.
  init?(_ configuration: UISwipeActionsConfiguration, on side: Side) {
    guard !configuration.actions.isEmpty else { return nil }
    self.init(
      side: side,
      items: configuration.actions.map(Item.action),
      performsFirst: configuration.performsFirstActionWithFullSwipe
    )
  }
}

extension SwipeOffer {
  /// The buttons of a delegate's row actions; `nil` without any.
  init?(_ actions: [UITableViewRowAction]) {
    guard !actions.isEmpty else { return nil }
    self.init(side: .trailing, items: actions.map(Item.rowAction))
  }
}

extension SwipeOffer.Item {
  @MainActor
  var title: String? {
    switch self {
    case .delete(let title): title
    case .action(let action): action.title
    case .rowAction(let action): action.title
    }
  }

  /// Whether the button removes something, which menus show in red.
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

  /// The least width: the Delete button is as wide as its title needs.
  @MainActor
  func minimumWidth(_ theme: TableTheme) -> CGFloat {
    switch self {
    case .delete: 0
    case .action, .rowAction: theme.actionWidth
    }
  }
}
