import Foundation

/// The shortcuts that hold at present, in groups, as the sheet names them.
@MainActor
struct ShortcutList {
  struct Entry: Equatable {
    let title: String
    let keys: String
  }

  struct Group: Equatable {
    let title: String
    var entries: [Entry]
  }

  private(set) var groups: [Group] = []

  /// Collects the shortcuts on the way of keys in a window, from the first responder upwards.
  init(of window: UIWindow) {
    let chain = Array(sequence(first: window.keyResponder) { $0.next })
    add(
      "This screen",
      chain.flatMap { $0.keyCommands ?? [] }.compactMap { command in
        command.discoverabilityTitle.map { Entry(title: $0, keys: command.keyNames) }
      }
    )
    if let table = chain.lazy.compactMap({ $0 as? any FocusContainer }).first
      ?? chain.lazy.compactMap({ ($0 as? UIView)?.focusContainer }).first, table.acceptsFocus
    {
      add("List", ShortcutList.list)
    }
    add("Focus", ShortcutList.focus)
    add("Window", ShortcutList.window + ShortcutList.desktop(window))
  }

  private mutating func add(_ title: String, _ entries: [Entry]) {
    var seen: [Entry] = []
    for entry in entries where !seen.contains(entry) { seen.append(entry) }
    if !seen.isEmpty { groups.append(Group(title: title, entries: seen)) }
  }

  private static let list = [
    Entry(title: "Next and previous row", keys: "↓  ↑"),
    Entry(title: "Page", keys: "Page Down  Page Up"),
    Entry(title: "First and last row", keys: "Home  End"),
    Entry(title: "Choose", keys: "Return  Space"),
    Entry(title: "Select to here, select all", keys: "Shift+↓  Ctrl+A"),
    Entry(title: "Find by typing", keys: "A … Z"),
    Entry(title: "Delete, rename", keys: "Delete  F2"),
    Entry(title: "Move the row in editing mode", keys: "Alt+↓  Alt+↑"),
    Entry(title: "Menu of the row", keys: "Shift+F10"),
  ]

  private static let focus = [
    Entry(title: "Next and previous place", keys: "Tab  Shift+Tab"),
    Entry(title: "Change a value", keys: "←  →"),
  ]

  private static let window = [
    Entry(title: "Back, close", keys: "Alt+←  Esc"),
    Entry(title: "Undo, redo", keys: "Ctrl+Z  Ctrl+Shift+Z"),
    Entry(title: "This list", keys: "F1"),
  ]

  private static func desktop(_ window: UIWindow) -> [Entry] {
    guard window.loop?.hasDesktopKeys == true else { return [] }
    return [
      Entry(title: "Full screen", keys: "F11"),
      Entry(title: "Close, quit", keys: "Ctrl+W  Ctrl+Q"),
    ]
  }
}
