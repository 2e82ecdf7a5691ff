import Foundation

/// The accessibility of an alert: a dialog that hides the content behind it.
struct AlertAccessibility: ViewDefaults {
  let view: AlertView

  var isContainer: Bool { true }
  var role: AccessibilityRole? { .alert }
  var label: String? { view.controller?.title ?? view.controller?.message }
  var state: AccessibilityState { view.viewState.union(.modal) }
}
