public import Foundation
public import UIKitGraphics

/// A button that swiping a row reveals.
///
///     let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, completion in
///       messages.flag(at: indexPath)
///       completion(true)
///     }
///     flag.backgroundColor = .systemOrange
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The look of a button.
  public enum Style: Int, Sendable {
    /// Gray.
    case normal = 0
    /// Red.
    case destructive = 1
  }

  /// Performs the action.
  ///
  /// It gets the action, the button, and a completion closure, called with whether the action was
  /// performed, which closes the row. It may delete the row before that.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (_ actionPerformed: Bool) -> Void
  ) -> Void

  /// The look.
  public let style: UIContextualAction.Style
  /// Performs the action.
  public let handler: UIContextualAction.Handler
  /// The button's text.
  ///
  /// Default: that of `init`. Read when the row is swiped.
  open var title: String?
  /// The button's image, drawn in white; with an image the title shows only in
  /// rows of 91 points and more.
  ///
  /// Default: `nil`. Read when the row is swiped.
  open var image: UIImage?
  /// The button's colour.
  ///
  /// Default: by the style; `nil` restores that.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    get { ownColor ?? defaultColor(TableLook.current.theme) }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?

  /// The button's colour in a table with a theme.
  final func color(_ theme: TableTheme) -> UIColor { ownColor ?? defaultColor(theme) }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: The look.
  ///   - title: The button's text; `nil` for one with an image only.
  ///   - handler: Called when the button is tapped, or by a full swipe.
  public init(
    style: UIContextualAction.Style,
    title: String?,
    handler: @escaping UIContextualAction.Handler
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  private func defaultColor(_ theme: TableTheme) -> UIColor {
    switch style {
    case .normal: theme.actionColor
    case .destructive: theme.deleteColor
    }
  }
}
