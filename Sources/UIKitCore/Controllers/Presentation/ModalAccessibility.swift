import Foundation

/// The accessibility of a presented screen: a dialog that hides the content behind it.
struct ModalAccessibility: ViewDefaults {
  let view: ModalContainerView

  var isContainer: Bool { !view.showsAlert }
  var role: AccessibilityRole? { .dialog }
  var label: String? { view.presentedTitle }
  var state: AccessibilityState { view.viewState.union(.modal) }
}
