import Foundation
public import UIKitGraphics

extension UIAppearanceProxy where View: UIButton {
  /// Sets the title's colour for a state in buttons that do not set a colour for it.
  ///
  /// - Parameters:
  ///   - color: The colour; `nil` for that of the normal state or of the button's type.
  ///   - state: The state.
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    add("titleColor \(state.rawValue)", color as Any) { button in
      button.titleColor(for: state) == nil
    } apply: { button in
      button.setTitleColor(color, for: state)
    }
  }
}
