import Foundation

/// The navigation bar holds the screen's title and its buttons.
struct BarAccessibility: ViewDefaults {
  let view: UINavigationBar

  var isContainer: Bool { true }
  var role: AccessibilityRole? { .bar }
}

/// What an alert says is read as one dialog, and nothing behind it.
struct AlertAccessibility: ViewDefaults {
  let view: AlertView

  var isContainer: Bool { true }
  var role: AccessibilityRole? { .alert }
  var label: String? { view.controller?.title ?? view.controller?.message }
  var state: AccessibilityState { view.viewState.union(.modal) }
}

/// A presented screen is read as a dialog, and nothing behind it.
struct ModalAccessibility: ViewDefaults {
  let view: ModalContainerView

  var isContainer: Bool { !view.showsAlert }
  var role: AccessibilityRole? { .dialog }
  var label: String? { view.presentedTitle }
  var state: AccessibilityState { view.viewState.union(.modal) }
}

/// The list of shortcuts is read as a dialog.
struct ShortcutAccessibility: ViewDefaults {
  let view: ShortcutSheet

  var isContainer: Bool { true }
  var role: AccessibilityRole? { .dialog }
  var label: String? { "Keyboard shortcuts" }
  var state: AccessibilityState { view.viewState.union(.modal) }
}

/// A bar's button is read as its title; a view of the application in its place as itself.
struct BarButtonAccessibility: ViewDefaults {
  let view: BarButton

  private var pressed: ControlAccessibility { ControlAccessibility(view: view, press: .primary) }

  var isElement: Bool { !view.showsCustomView && pressed.isElement }
  var label: String? { pressed.label }
  var traits: UIAccessibilityTraits { pressed.traits }
  var state: AccessibilityState { pressed.state }
  func activate() -> Bool { pressed.activate() }
}
