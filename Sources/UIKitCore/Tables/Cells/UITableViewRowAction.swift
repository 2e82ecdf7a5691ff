public import Foundation
public import UIKitGraphics

/// A button revealed by swiping a row to the left; the older of UIKit's two interfaces.
///
/// The delegate returns row actions from `tableView(_:editActionsForRowAt:)`. After a tap on its
/// button, a row stays open until it is deleted or reloaded or `isEditing` is set to `false`.
///
///     let flag = UITableViewRowAction(style: .normal, title: "Flag") { _, indexPath in
///       messages.flag(at: indexPath)
///       tableView.isEditing = false
///     }
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The style of a button.
  public enum Style: Int, Sendable {
    /// Red.
    case `default` = 0
    /// Grey.
    case normal = 1

    /// Red, like `default`.
    public static let destructive = Style.default
  }

  /// The style, which determines the default colour.
  public let style: UITableViewRowAction.Style
  /// The button's text.
  ///
  /// Default: the title passed to the initialiser. Read when the row is swiped.
  open var title: String?
  /// The button's colour.
  ///
  /// Default: the colour of the style, which `nil` restores.
  open var backgroundColor: UIColor? {
    get { color(ScaledTableTheme.current.theme) }
    set { customColor = newValue }
  }
  private var customColor: UIColor?
  /// The closure that performs the action; receives the action and the row's index path.
  final let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - title: The button's text.
  ///   - handler: Called with the action and the row's index path when the button is tapped.
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

  /// Returns the button's colour in a theme.
  final func color(_ theme: TableTheme) -> UIColor {
    if let customColor { return customColor }
    return style == .normal ? theme.actionColor : theme.deleteColor
  }
}
