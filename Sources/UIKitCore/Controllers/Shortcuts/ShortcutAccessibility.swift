import Foundation

/// The accessibility of the shortcut sheet: a dialog.
struct ShortcutAccessibility: ViewDefaults {
  let view: ShortcutSheet

  var isContainer: Bool { true }
  var role: AccessibilityRole? { .dialog }
  var label: String? { SystemWords.current.spoken.keyboardShortcuts }
  var state: AccessibilityState { view.viewState.union(.modal) }
}
