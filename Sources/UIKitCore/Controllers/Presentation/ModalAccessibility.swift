import Foundation

/// A presented screen is read as a dialog, and nothing behind it.
struct ModalAccessibility: ViewDefaults {
  let view: ModalContainerView

  var isContainer: Bool { !view.showsAlert }
  var role: AccessibilityRole? { .dialog }
  var label: String? { view.presentedTitle }
  var state: AccessibilityState { view.viewState.union(.modal) }
}
