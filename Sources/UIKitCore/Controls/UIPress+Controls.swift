import Foundation

extension UIPress {
  /// Whether the key does what a tap would do: space or return, alone, not held.
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
