import Foundation

/// The currently available key commands in groups, as listed in the sheet.
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

  /// Creates the list for a window's responder chain, from the first responder upwards.
  init(of window: UIWindow) {
    let (words, keys) = (SystemWords.current.shortcuts, SystemWords.current.keys)
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
      add(words.list, ShortcutList.list(words, keys))
    }
    if let field = window.focusSystemStorage.searchField as? UITextField,
      let title = field.placeholder, !title.isEmpty
    {
      add(words.thisScreen, [Entry(title: title, keys: "\(keys.control)+F")])
    }
    add(words.focus, ShortcutList.focus(words, keys))
    add(words.window, ShortcutList.window(words, keys))
    if window.host?.hasDesktopKeys == true { add(words.window, ShortcutList.desktop(words, keys)) }
  }

  private mutating func add(_ title: String, _ entries: [Entry]) {
    var uniqueEntries: [Entry] = []
    for entry in entries where !uniqueEntries.contains(entry) { uniqueEntries.append(entry) }
    guard !uniqueEntries.isEmpty else { return }
    if let index = groups.firstIndex(where: { $0.title == title }) {
      groups[index].entries += uniqueEntries
    } else {
      groups.append(Group(title: title, entries: uniqueEntries))
    }
  }

  private static func list(_ words: ShortcutWords, _ keys: KeyWords) -> [Entry] {
    [
      Entry(title: words.rows, keys: "↓  ↑"),
      Entry(title: words.page, keys: "\(keys.pageDown)  \(keys.pageUp)"),
      Entry(title: words.ends, keys: "\(keys.home)  \(keys.end)"),
      Entry(title: words.choose, keys: "\(keys.enter)  \(keys.space)"),
      Entry(title: words.selectMore, keys: "\(keys.shift)+↓  \(keys.control)+A"),
      Entry(title: words.find, keys: "A … Z"),
      Entry(title: words.deleteRename, keys: "\(keys.delete)  F2"),
      Entry(title: words.moveRow, keys: "\(keys.alternate)+↓  \(keys.alternate)+↑"),
      Entry(title: words.rowMenu, keys: "\(keys.shift)+F10"),
    ]
  }

  private static func focus(_ words: ShortcutWords, _ keys: KeyWords) -> [Entry] {
    [
      Entry(title: words.places, keys: "\(keys.tab)  \(keys.shift)+\(keys.tab)"),
      Entry(title: words.changeValue, keys: "←  →"),
    ]
  }

  private static func window(_ words: ShortcutWords, _ keys: KeyWords) -> [Entry] {
    [
      Entry(title: words.backClose, keys: "\(keys.alternate)+←  \(keys.escape)"),
      Entry(title: words.undoRedo, keys: "\(keys.control)+Z  \(keys.control)+\(keys.shift)+Z"),
      Entry(title: words.thisList, keys: "F1"),
    ]
  }

  private static func desktop(_ words: ShortcutWords, _ keys: KeyWords) -> [Entry] {
    [
      Entry(title: words.fullScreen, keys: "F11"),
      Entry(title: words.closeQuit, keys: "\(keys.control)+W  \(keys.control)+Q"),
    ]
  }
}
