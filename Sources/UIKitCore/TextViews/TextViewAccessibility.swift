import Foundation

/// The accessibility of a text view: its text, with the links that open as elements in it.
struct TextViewAccessibility: ViewDefaults, ScrollingDefaults {
  let view: UITextView

  var isElement: Bool { true }
  var role: AccessibilityRole? { .textView }
  var value: String? { view.text }
  var text: (any AccessibleText)? { view.editor }

  var children: AccessibleNodes { AccessibleNodes(view.linkElements) }

  func activate() -> Bool { view.isEditable && view.becomeFirstResponder() }

  func focus() -> Bool { view.focusForAccessibility() }

  func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    view.scrollByPage(direction)
  }
}
