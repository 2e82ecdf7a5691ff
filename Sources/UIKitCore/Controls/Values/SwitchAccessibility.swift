import Foundation

/// The accessibility of a switch, whose value is on or off.
struct SwitchAccessibility: ViewDefaults {
  let view: UISwitch

  var isElement: Bool { true }
  var role: AccessibilityRole? { .toggle }
  var value: String? { view.isOn ? "1" : "0" }
  var traits: UIAccessibilityTraits { view.pressTraits.union(.toggleButton) }
  var state: AccessibilityState {
    view.controlState.union(view.isOn ? [.checkable, .checked] : .checkable)
  }

  func activate() -> Bool {
    guard view.isEnabled else { return false }
    view.performPrimaryAction()
    return true
  }
}
