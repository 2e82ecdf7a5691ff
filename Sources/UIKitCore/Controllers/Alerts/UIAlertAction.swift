public import Foundation

/// One button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The style of the button.
  public enum Style: Int, Sendable {
    /// An ordinary button.
    case `default`
    /// Cancels; Escape does the same.
    case cancel
    /// Destructive; shown in red.
    case destructive
  }

  private let titleStorage: String?
  private let styleStorage: Style
  /// The text.
  open var title: String? { titleStorage }
  /// The style of the button.
  open var style: Style { styleStorage }
  /// Whether the button can be tapped.
  ///
  /// Default: `true`.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { button?.updateColors() } }
  }

  final let handler: ((UIAlertAction) -> Void)?
  /// The button that currently shows this action.
  final weak var button: AlertButton?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - style: The style of the button.
  ///   - handler: Called with the action after the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (titleStorage, styleStorage, self.handler) = (title, style, handler)
    super.init()
  }
}
