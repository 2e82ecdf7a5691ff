import Foundation

extension UIControl {
  /// The text that shows beside the pointer after it has rested over the control.
  ///
  /// Default: `nil`.
  public final var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set {
      if let interaction = toolTipInteraction {
        interaction.defaultToolTip = newValue
      } else if let newValue {
        addInteraction(UIToolTipInteraction(defaultToolTip: newValue))
      }
    }
  }

  /// The control's interaction for tooltips; `nil` without one.
  public final var toolTipInteraction: UIToolTipInteraction? {
    interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
  }
}
