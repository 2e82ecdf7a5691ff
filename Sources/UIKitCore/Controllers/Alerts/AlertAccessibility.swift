import Foundation

/// An alert is read as one dialog, and nothing behind it is read.
struct AlertAccessibility: ViewDefaults {
  let view: AlertView

  var isContainer: Bool { true }
  var role: AccessibilityRole? { .alert }
  var label: String? { view.controller?.title ?? view.controller?.message }
  var state: AccessibilityState { view.viewState.union(.modal) }
}
