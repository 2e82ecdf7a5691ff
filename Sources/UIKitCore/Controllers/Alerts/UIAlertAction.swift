public import Foundation

/// One button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What the button does, and so how it looks.
  public enum Style: Int, Sendable {
    /// An ordinary button.
    case `default`
    /// Leaves everything as it is; Escape does the same.
    case cancel
    /// Deletes something; in red.
    case destructive
  }

  private let titleStorage: String?
  private let styleStorage: Style
  /// The text.
  open var title: String? { titleStorage }
  /// What the button does.
  open var style: Style { styleStorage }
  /// Whether the button can be tapped.
  ///
  /// Default: `true`.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { button?.updateColors() } }
  }

  final let handler: ((UIAlertAction) -> Void)?
  /// The button that shows this action at present.
  final weak var button: AlertButton?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - style: What the button does.
  ///   - handler: Called with the action after the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (titleStorage, styleStorage, self.handler) = (title, style, handler)
    super.init()
  }
}
