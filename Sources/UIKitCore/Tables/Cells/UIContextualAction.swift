public import Foundation
public import UIKitGraphics

/// A button revealed by swiping a row.
///
///     let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, completion in
///       messages.flag(at: indexPath)
///       completion(true)
///     }
///     flag.backgroundColor = .systemOrange
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The style of a button.
  public enum Style: Int, Sendable {
    /// Grey.
    case normal = 0
    /// Red.
    case destructive = 1
  }

  /// A closure that performs the action.
  ///
  /// It receives the action, the button and a completion closure. Calling the completion closure
  /// with whether the action was performed closes the row. The closure may delete the row before
  /// that call.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (_ actionPerformed: Bool) -> Void
  ) -> Void

  /// The style, which determines the default colour.
  public let style: UIContextualAction.Style
  /// The closure that performs the action.
  public let handler: UIContextualAction.Handler
  /// The button's text.
  ///
  /// Default: the title passed to the initialiser. Read when the row is swiped.
  open var title: String?
  /// The button's image, drawn in white; the title then appears only in rows of at least 91 points.
  ///
  /// Default: `nil`. Read when the row is swiped.
  open var image: UIImage?
  /// The button's colour.
  ///
  /// Default: the colour of the style, which `nil` restores.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    get { customColor ?? defaultColor(ScaledTableTheme.current.theme) }
    set { customColor = newValue }
  }
  private var customColor: UIColor?

  /// Returns the button's colour in a theme.
  final func color(_ theme: TableTheme) -> UIColor { customColor ?? defaultColor(theme) }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - title: The button's text; `nil` for a button with only an image.
  ///   - handler: Called when the button is tapped or the row is swiped fully.
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
