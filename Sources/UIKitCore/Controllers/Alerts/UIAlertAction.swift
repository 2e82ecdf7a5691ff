public import Foundation

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The style of the button.
  public enum Style: Int, Sendable {
    /// An ordinary button.
    case `default`
    /// A button that cancels the alert, as does Escape.
    case cancel
    /// A button with a destructive effect, displayed in red.
    case destructive
  }

  private let titleStorage: String?
  private let styleStorage: Style
  /// The title.
  open var title: String? { titleStorage }
  /// The style of the button.
  open var style: Style { styleStorage }
  /// Whether the button is enabled.
  ///
  /// Default: `true`.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { button?.updateColors() } }
  }

  final let handler: ((UIAlertAction) -> Void)?
  /// The button that currently displays this action.
  final weak var button: AlertButton?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The style of the button.
  ///   - handler: Called with the action after the alert was dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (titleStorage, styleStorage, self.handler) = (title, style, handler)
    super.init()
  }
}
