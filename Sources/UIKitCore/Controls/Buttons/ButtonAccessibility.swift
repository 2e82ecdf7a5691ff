import Foundation

/// The accessibility of a button, labelled with its title.
struct ButtonAccessibility: ViewDefaults {
  let view: UIButton

  var isElement: Bool { true }
  var label: String? {
    if let configuration = view.configuration, let title = configuration.spokenTitle {
      return title
    }
    if let title = view.currentTitle ?? view.currentAttributedTitle?.string { return title }
    return view.joinedText
  }
  var traits: UIAccessibilityTraits { view.pressTraits }
  var state: AccessibilityState { view.controlState }
  var value: String? { view.configuration?.spokenSubtitle }

  func activate() -> Bool {
    guard view.isEnabled else { return false }
    view.performPrimaryAction()
    return true
  }
}
