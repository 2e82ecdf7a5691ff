import Foundation

/// The edit menu is a menu of its commands.
struct EditMenuAccessibility: ViewDefaults {
  let view: EditMenu

  var isContainer: Bool { true }
  var role: AccessibilityRole? { .menu }
  var label: String? { SystemWords.current.spoken.editMenu }
}
