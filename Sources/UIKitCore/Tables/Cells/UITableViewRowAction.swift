public import Foundation
public import UIKitGraphics

/// A button that swiping a row to the left reveals, in the older of UIKit's two ways.
///
/// The delegate returns them from `tableView(_:editActionsForRowAt:)`. A row stays open
/// after its button was tapped until it is deleted or reloaded, or `isEditing` is set to
/// `false`.
///
///     let flag = UITableViewRowAction(style: .normal, title: "Flag") { _, indexPath in
///       messages.flag(at: indexPath)
///       tableView.isEditing = false
///     }
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The look of a button.
  public enum Style: Int, Sendable {
    /// Red.
    case `default` = 0
    /// Gray.
    case normal = 1

    /// Red, as `default`.
    public static let destructive = Style.default
  }

  /// The look.
  public let style: UITableViewRowAction.Style
  /// The button's text.
  ///
  /// Default: that of `init`. Read when the row is swiped.
  open var title: String?
  /// The button's colour.
  ///
  /// Default: by the style; `nil` restores that.
  open var backgroundColor: UIColor? {
    get { color(TableLook.current.theme) }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?
  /// Performs the action; gets the action and the row's index path.
  final let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: The look.
  ///   - title: The button's text.
  ///   - handler: Called when the button is tapped, with the action and the row.
  public init(
    style: UITableViewRowAction.Style,
    title: String?,
    handler: @escaping (_ action: UITableViewRowAction, _ indexPath: IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The button's colour in a table with a theme.
  final func color(_ theme: TableTheme) -> UIColor {
    if let ownColor { return ownColor }
    return style == .normal ? theme.actionColor : theme.deleteColor
  }
}
