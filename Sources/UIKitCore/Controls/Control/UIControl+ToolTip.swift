import Foundation

extension UIControl {
  /// The text displayed beside the pointer after it has rested on the control.
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

  /// The control's tooltip interaction; `nil` if none.
  public final var toolTipInteraction: UIToolTipInteraction? {
    interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
  }
}
