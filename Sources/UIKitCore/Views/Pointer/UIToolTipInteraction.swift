public import Foundation

/// The text of a tooltip, and the rectangle that it applies to.
public struct UIToolTipConfiguration: Sendable {
  /// The text.
  public let toolTip: String
  /// The rectangle in which the pointer may move without hiding the tool tip, in the view's
  /// coordinates; `nil`: the view's bounds.
  public let sourceRect: CGRect?

  /// Creates a configuration for the whole view.
  ///
  /// - Parameter toolTip: The text.
  public init(toolTip: String) {
    self.init(toolTip: toolTip, in: nil)
  }

  /// Creates a configuration for a part of the view.
  ///
  /// - Parameters:
  ///   - toolTip: The text.
  ///   - rect: The part in the view's coordinates, in points.
  public init(toolTip: String, in rect: CGRect?) {
    self.toolTip = toolTip
    sourceRect = rect
  }
}

/// Decides about the tooltips of a view.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: AnyObject {
  /// The tooltip at a point, when the pointer has rested there.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - point: The pointer's place in the view's coordinates, in points.
  /// - Returns: The tooltip; `nil` for none there.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction,
    configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

/// Shows a text beside the pointer after it has rested over a view for 0.6 s.
///
/// It disappears when the pointer leaves, and with any press, key or turn of the wheel.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// The view that has the interaction.
  open private(set) weak var view: UIView?
  /// Decides about the text, instead of `defaultToolTip`.
  ///
  /// Default: `nil`. Not retained.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// The text without a delegate; `nil` and empty texts show nothing.
  open var defaultToolTip: String?
  /// Whether tooltips are shown.
  ///
  /// Default: `true`.
  open var isEnabled = true

  /// Creates an interaction without a text; the delegate is to have one.
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

  /// The tooltip at a point of the view.
  final func configuration(at point: CGPoint) -> UIToolTipConfiguration? {
    guard isEnabled else { return nil }
    let found =
      if let delegate {
        delegate.toolTipInteraction(self, configurationAt: point)
      } else {
        defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
      }
    guard let found, !found.toolTip.isEmpty, found.sourceRect?.contains(point) ?? true else {
      return nil
    }
    return found
  }
}
