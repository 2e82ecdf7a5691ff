import Foundation

/// The list of shortcuts is read as a dialog.
struct ShortcutAccessibility: ViewDefaults {
  let view: ShortcutSheet

  var isContainer: Bool { true }
  var role: AccessibilityRole? { .dialog }
  var label: String? { SystemWords.current.spoken.keyboardShortcuts }
  var state: AccessibilityState { view.viewState.union(.modal) }
}
