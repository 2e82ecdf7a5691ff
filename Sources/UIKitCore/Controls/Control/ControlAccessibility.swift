import Foundation

/// A control is read as the text on it.
struct ControlAccessibility: ViewDefaults {
  /// The events that a press by assistive technology sends to a control.
  enum Press {
    /// As a key presses it.
    case primary
    /// As a finger that is lifted on it.
    case touchUp
    /// As the control's actions expect; a tap where there are none.
    case byActions
  }

  let view: UIControl
  var press = Press.byActions
  /// A name in place of the text on the control.
  var name: String?
  var role: AccessibilityRole?

  var isElement: Bool { view.isUserInteractionEnabled || !view.isEnabled }
  var label: String? { name ?? view.joinedText }
  var traits: UIAccessibilityTraits { view.pressTraits }
  var state: AccessibilityState { view.controlState }

  func activate() -> Bool {
    guard view.isEnabled else { return false }
    switch press {
    case .primary: view.performPrimaryAction()
    case .touchUp: view.sendActions(for: .touchUpInside)
    case .byActions:
      if view.allControlEvents.contains(.primaryActionTriggered) {
        view.performPrimaryAction()
      } else if view.allControlEvents.contains(.touchUpInside) {
        view.sendActions(for: .touchUpInside)
      } else {
        return false
      }
    }
    return true
  }
}

extension UIControl {
  /// The traits of pressable elements.
  final var pressTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  final var controlState: AccessibilityState {
    var state = viewState
    if !isEnabled { state.remove(.enabled) }
    return state
  }
}
