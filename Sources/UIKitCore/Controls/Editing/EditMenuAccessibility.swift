import Foundation

/// The accessibility of an edit menu, which is a menu of its commands.
struct EditMenuAccessibility: ViewDefaults {
  let view: EditMenu

  var isContainer: Bool { true }
  var role: AccessibilityRole? { .menu }
  var label: String? { SystemWords.current.spoken.editMenu }
}
