import Foundation

extension UIPress {
  /// Whether the key activates a control: space or return, without modifiers or auto-repeat.
  final var activatesControls: Bool {
    guard let key, !isRepeat,
      key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    else { return false }
    switch key.keyCode {
    case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter: return true
    default: return false
    }
  }
}
