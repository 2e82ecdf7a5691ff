import Foundation

/// The accessibility of a menu's card: a menu labelled with the title of the visible level.
struct MenuCardAccessibility: ViewDefaults {
  let view: MenuCard

  var isContainer: Bool { true }
  var role: AccessibilityRole? { .menu }
  var label: String? { view.panel?.displayedMenu?.title }
  func escape() -> Bool {
    guard let panel = view.panel, !panel.isClosing else { return false }
    panel.close()
    return true
  }
}

/// The accessibility of a menu's entry, with its subtitle as the value.
struct MenuRowAccessibility: ViewDefaults {
  let view: MenuRow

  var isElement: Bool { true }
  var role: AccessibilityRole? { .menuItem }
  var traits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.button
    if view.isMarked { traits.insert(.selected) }
    if !view.isEnabled { traits.insert(.notEnabled) }
    return traits
  }
  var state: AccessibilityState {
    var state = view.viewState.union(view.isMarked ? [.checkable, .checked] : [])
    if !view.isEnabled { state.remove(.enabled) }
    return state
  }

  func activate() -> Bool {
    guard view.isEnabled else { return false }
    view.select()
    return true
  }
}
