import Foundation

/// How assistive technologies see an edit menu: as a menu of its commands.
struct EditMenuAccessibility: ViewDefaults {
  let view: EditMenu

  var isContainer: Bool { true }
  var role: AccessibilityRole? { .menu }
  var label: String? { SystemWords.current.spoken.editMenu }
}
