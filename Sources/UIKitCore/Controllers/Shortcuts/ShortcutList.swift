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
    let words = SystemWords.current.shortcuts
    let chain = Array(sequence(first: window.keyResponder) { $0.next })
    add(
      words.thisScreen,
      chain.flatMap { $0.keyCommands ?? [] }.compactMap { command in
        command.discoverabilityTitle.map { Entry(title: $0, keys: command.keyNames) }
      }
    )
    if let table = chain.lazy.compactMap({ $0 as? any FocusContainer }).first
      ?? chain.lazy.compactMap({ ($0 as? UIView)?.focusContainer }).first, table.acceptsFocus
    {
      add(words.list, ShortcutList.list(words))
    }
    if let field = window.focusSystemStorage.searchField as? UITextField,
      let title = field.placeholder, !title.isEmpty
    {
      add(words.thisScreen, [Entry(title: title, keys: "Ctrl+F")])
    }
    add(words.focus, ShortcutList.focus(words))
    add(words.window, ShortcutList.window(words) + ShortcutList.desktop(words, window))
  }

  private mutating func add(_ title: String, _ entries: [Entry]) {
    var seen: [Entry] = []
    for entry in entries where !seen.contains(entry) { seen.append(entry) }
    guard !seen.isEmpty else { return }
    if let index = groups.firstIndex(where: { $0.title == title }) {
      groups[index].entries += seen
    } else {
      groups.append(Group(title: title, entries: seen))
    }
  }

  private static func list(_ words: ShortcutWords) -> [Entry] {
    [
      Entry(title: words.rows, keys: "↓  ↑"),
      Entry(title: words.page, keys: "Page Down  Page Up"),
      Entry(title: words.ends, keys: "Home  End"),
      Entry(title: words.choose, keys: "Return  Space"),
      Entry(title: words.selectMore, keys: "Shift+↓  Ctrl+A"),
      Entry(title: words.find, keys: "A … Z"),
      Entry(title: words.deleteRename, keys: "Delete  F2"),
      Entry(title: words.moveRow, keys: "Alt+↓  Alt+↑"),
      Entry(title: words.rowMenu, keys: "Shift+F10"),
    ]
  }

  private static func focus(_ words: ShortcutWords) -> [Entry] {
    [
      Entry(title: words.places, keys: "Tab  Shift+Tab"),
      Entry(title: words.changeValue, keys: "←  →"),
    ]
  }

  private static func window(_ words: ShortcutWords) -> [Entry] {
    [
      Entry(title: words.backClose, keys: "Alt+←  Esc"),
      Entry(title: words.undoRedo, keys: "Ctrl+Z  Ctrl+Shift+Z"),
      Entry(title: words.thisList, keys: "F1"),
    ]
  }

  private static func desktop(_ words: ShortcutWords, _ window: UIWindow) -> [Entry] {
    guard window.loop?.hasDesktopKeys == true else { return [] }
    return [
      Entry(title: words.fullScreen, keys: "F11"),
      Entry(title: words.closeQuit, keys: "Ctrl+W  Ctrl+Q"),
    ]
  }
}
