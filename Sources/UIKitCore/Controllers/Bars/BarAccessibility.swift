import Foundation

/// The navigation bar holds the screen's title and its buttons.
struct BarAccessibility: ViewDefaults {
  let view: UINavigationBar

  var isContainer: Bool { true }
  var role: AccessibilityRole? { .bar }
}

/// A toolbar holds buttons; without any it is not read.
struct ToolbarAccessibility: ViewDefaults {
  let view: UIToolbar

  var isContainer: Bool { !(view.items ?? []).isEmpty }
  var role: AccessibilityRole? { .bar }
}

/// A tab bar holds the entries; one is selected.
struct TabBarAccessibility: ViewDefaults {
  let view: UITabBar

  var isContainer: Bool { true }
  var role: AccessibilityRole? { .tabList }
  var traits: UIAccessibilityTraits { .tabBar }
}

/// An entry of a tab bar is read as its title, with its badge as the value.
struct TabAccessibility: ViewDefaults {
  let view: TabBarButton

  private var pressed: ControlAccessibility { ControlAccessibility(view: view, press: .primary) }

  var isElement: Bool { pressed.isElement }
  var role: AccessibilityRole? { .tab }
  var label: String? { view.item.accessibilityProperties.label ?? view.item.title }
  var value: String? { view.item.accessibilityProperties.value ?? view.item.badgeValue }
  var hint: String? { view.item.accessibilityProperties.hint }
  var traits: UIAccessibilityTraits {
    view.isChosen ? pressed.traits.union(.selected) : pressed.traits
  }
  var state: AccessibilityState {
    var state = pressed.state.union(.selectable)
    if view.isChosen { state.insert(.selected) }
    return state
  }
  func activate() -> Bool { pressed.activate() }
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
