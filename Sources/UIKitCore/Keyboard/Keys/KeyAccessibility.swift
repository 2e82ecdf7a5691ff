import Foundation

/// The accessibility of a key, labelled with the character that it types.
struct KeyAccessibility: ViewDefaults {
  let view: KeyView

  var isElement: Bool { true }
  var role: AccessibilityRole? { .key }
  var traits: UIAccessibilityTraits {
    view.face.isEnabled ? .keyboardKey : [.keyboardKey, .notEnabled]
  }
}

/// The accessibility of the on-screen keyboard, which contains the keys.
struct KeyboardAccessibility: ViewDefaults {
  let view: KeyboardView

  var isContainer: Bool { true }
  var role: AccessibilityRole? { .keyboard }
  var label: String? { SystemWords.current.spoken.keyboard }
}
