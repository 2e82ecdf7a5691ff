import Foundation

/// A text view is read as its text; the links that open are objects in it.
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
