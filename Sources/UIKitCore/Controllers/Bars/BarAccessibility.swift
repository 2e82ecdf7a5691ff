import Foundation

/// The accessibility of a navigation bar, which contains the title and the buttons.
struct BarAccessibility: ViewDefaults {
  let view: UINavigationBar

  var isContainer: Bool { true }
  var role: AccessibilityRole? { .bar }
}

/// The accessibility of a toolbar, which is exposed only with buttons.
struct ToolbarAccessibility: ViewDefaults {
  let view: UIToolbar

  var isContainer: Bool { !(view.items ?? []).isEmpty }
  var role: AccessibilityRole? { .bar }
}

/// The accessibility of a tab bar, which contains the tabs.
struct TabBarAccessibility: ViewDefaults {
  let view: UITabBar

  var isContainer: Bool { true }
  var role: AccessibilityRole? { .tabList }
  var traits: UIAccessibilityTraits { .tabBar }
}

/// The accessibility of a tab, with its title as the label and its badge as the value.
struct TabAccessibility: ViewDefaults {
  let view: TabBarButton

  private var controlAccessibility: ControlAccessibility {
    ControlAccessibility(view: view, press: .primary)
  }

  var isElement: Bool { controlAccessibility.isElement }
  var role: AccessibilityRole? { .tab }
  var label: String? { view.item.accessibilityProperties.label ?? view.item.title }
  var value: String? { view.item.accessibilityProperties.value ?? view.item.badgeValue }
  var hint: String? { view.item.accessibilityProperties.hint }
  var traits: UIAccessibilityTraits {
    view.isCurrentTab ? controlAccessibility.traits.union(.selected) : controlAccessibility.traits
  }
  var state: AccessibilityState {
    var state = controlAccessibility.state.union(.selectable)
    if view.isCurrentTab { state.insert(.selected) }
    return state
  }
  func activate() -> Bool { controlAccessibility.activate() }
}

/// The accessibility of a bar button: its title, or the accessibility of its custom view.
struct BarButtonAccessibility: ViewDefaults {
  let view: BarButton

  private var controlAccessibility: ControlAccessibility {
    ControlAccessibility(view: view, press: .primary)
  }

  var isElement: Bool { !view.showsCustomView && controlAccessibility.isElement }
  var label: String? { controlAccessibility.label }
  var traits: UIAccessibilityTraits { controlAccessibility.traits }
  var state: AccessibilityState { controlAccessibility.state }
  func activate() -> Bool { controlAccessibility.activate() }
}
