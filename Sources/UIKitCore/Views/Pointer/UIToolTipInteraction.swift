public import Foundation

/// The text of a tooltip, with the rectangle to which it applies.
public struct UIToolTipConfiguration: Sendable {
  /// The text.
  public let toolTip: String
  /// The rectangle in which the pointer can move without hiding the tooltip, in the view's
  /// coordinates; `nil` for the view's bounds.
  public let sourceRect: CGRect?

  /// Creates a configuration for the whole view.
  ///
  /// - Parameter toolTip: The text.
  public init(toolTip: String) {
    self.init(toolTip: toolTip, in: nil)
  }

  /// Creates a configuration for a rectangle of the view.
  ///
  /// - Parameters:
  ///   - toolTip: The text.
  ///   - rect: The rectangle in the view's coordinates, in points.
  public init(toolTip: String, in rect: CGRect?) {
    self.toolTip = toolTip
    sourceRect = rect
  }
}

/// Supplies the tooltips of a view.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: AnyObject {
  /// Returns the tooltip for a point at which the pointer rests.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - point: The pointer's location in the view's coordinates, in points.
  /// - Returns: The tooltip; `nil` if there is none at this location.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction,
    configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

/// Shows a text next to the pointer after it has rested over a view for 0.6 s.
///
/// The text disappears when the pointer leaves, and with any press, key or movement of the wheel.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// The view with the interaction.
  open private(set) weak var view: UIView?
  /// The delegate, which supplies the text instead of `defaultToolTip`.
  ///
  /// Default: `nil`. Held weakly.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// The text without a delegate; `nil` or an empty text shows no tooltip.
  open var defaultToolTip: String?
  /// Whether tooltips are enabled.
  ///
  /// Default: `true`.
  open var isEnabled = true

  /// Creates an interaction without a text, for use with a delegate.
  public override init() {
    super.init()
  }

  /// Creates an interaction with a text.
  ///
  /// - Parameter defaultToolTip: The text.
  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Stores the view.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Returns the tooltip at a point of the view.
  final func configuration(at point: CGPoint) -> UIToolTipConfiguration? {
    guard isEnabled else { return nil }
    let configuration =
      if let delegate {
        delegate.toolTipInteraction(self, configurationAt: point)
      } else {
        defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
      }
    guard let configuration, !configuration.toolTip.isEmpty,
      configuration.sourceRect?.contains(point) ?? true
    else {
      return nil
    }
    return configuration
  }
}
