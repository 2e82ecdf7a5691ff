import Foundation

/// The accessibility of a control, labelled with the text displayed by it.
struct ControlAccessibility: ViewDefaults {
  /// The events sent to a control when assistive technology presses it.
  enum Press {
    /// The primary action, as for a key press.
    case primary
    /// The touch events, as for a lifted finger.
    case touchUp
    /// The primary action or `.touchUpInside`, whichever has actions. A control with actions for
    /// neither is not activated, so that it is tapped instead.
    case byActions
  }

  let view: UIControl
  var press = Press.byActions
  /// The label that replaces the text displayed by the control; `nil` for that text.
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
