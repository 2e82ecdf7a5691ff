package import Foundation

/// The words that bars, menus and sheets have by themselves, in one language: data only.
///
/// They are those of iOS where it has them.
package struct SystemWords: Sendable {
  let table: WordTable

  // Buttons of bars.
  package var edit: String { table.text() }
  package var done: String { table.text() }
  package var cancel: String { table.text() }
  package var save: String { table.text() }
  package var undo: String { table.text() }
  package var redo: String { table.text() }
  package var back: String { table.text() }

  // Commands of menus.
  package var cut: String { table.text() }
  package var copy: String { table.text() }
  package var paste: String { table.text() }
  package var selectAll: String { table.text() }
  package var delete: String { table.text() }

  /// The message about a text that is too long to paste, with `{count}` for megabytes.
  var pasteTooLong: String { table.text() }
  /// The button of a message.
  var ok: String { table.text() }

  /// The placeholder of a search bar.
  var search: String { table.text() }

  /// The present day in a wheel of days.
  var today: String { table.text() }

  /// The names of buttons with a standard icon in bars.
  var items: ItemWords { ItemWords(table: table.group()) }

  /// The standard entries of tab bars.
  var tabs: TabWords { TabWords(table: table.group()) }

  /// The menu of a link.
  var links: LinkWords { LinkWords(table: table.group()) }

  /// The picker of colours.
  var colors: ColorWords { ColorWords(table: table.group()) }

  /// The words of screen readers.
  var spoken: SpokenWords { SpokenWords(table: table.group()) }

  /// The sheet of shortcuts.
  var shortcuts: ShortcutWords { ShortcutWords(table: table.group()) }

  /// The names of keys.
  var keys: KeyWords { KeyWords(table: table.group()) }

  static let english = SystemWords(table: .english)

  /// The words for a user.
  ///
  /// - Parameter locales: Names such as `de_CH.UTF-8`, the preferred one first.
  /// - Returns: The words of the first locale whose language is known; English without any.
  package static func words(for locales: [String]) -> SystemWords {
    locales.lazy.compactMap(words).first ?? english
  }

  /// The words of a locale's language; `nil` for one that is not known.
  static func words(forLocale locale: String) -> SystemWords? {
    let parts = locale.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }
    guard let language = parts.first?.lowercased() else { return nil }
    let isTraditional = parts.dropFirst().contains { ["Hant", "TW", "HK", "MO"].contains($0) }
    let names = [
      "iw": "he", "nn": "nb", "no": "nb", "zh": isTraditional ? "zh-Hant" : "zh-Hans",
    ]
    return WordTable(language: names[language] ?? language).map(SystemWords.init)
  }
}

/// The words that only screen readers use.
struct SpokenWords: Sendable {
  let table: WordTable

  // Parts of a row in editing mode, followed by its name.
  var insert: String { table.text() }
  var reorder: String { table.text() }

  // A row's actions.
  var moveUp: String { table.text() }
  var moveDown: String { table.text() }

  var sectionIndex: String { table.text() }
  var editMenu: String { table.text() }
  var inProgress: String { table.text() }

  /// The range of visible rows, with `{first}`, `{last}` and `{count}` for numbers.
  var visibleRows: String { table.text() }

  // The state of a switch.
  var on: String { table.text() }
  var off: String { table.text() }

  // The size of a list, with `{count}` for the number if there are several.
  var oneRow: String { table.text("rows.one") }
  var rows: String { table.text("rows.other") }
  var sections: String { table.text("sections.other") }

  /// Before the name of a rotor.
  var next: String { table.text() }
  var previous: String { table.text() }

  // Actions of what scrolls by pages.
  var scrollUp: String { table.text() }
  var scrollDown: String { table.text() }
  var scrollLeft: String { table.text() }
  var scrollRight: String { table.text() }

  // The names of things without a text of their own: the detail button of a row, the on-screen
  // keyboard, a sheet.
  var moreInfo: String { table.text() }
  var keyboard: String { table.text() }
  var keyboardShortcuts: String { table.text() }

  /// Returns the range of visible rows in words, with the locale's numbers.
  func visibleRows(from first: Int, to last: Int, of count: Int, in locale: Locale) -> String {
    var text = visibleRows
    for (name, number) in [("{first}", first), ("{last}", last), ("{count}", count)] {
      text = text.replacingOccurrences(of: name, with: number.text(in: locale))
    }
    return text
  }

  /// Returns the number of rows and sections of a list in words, with the locale's numbers; a
  /// single section is left out.
  func size(rows: Int, sections: Int, in locale: Locale) -> String {
    func text(_ words: String, _ count: Int) -> String {
      words.replacingOccurrences(of: "{count}", with: count.text(in: locale))
    }
    let rowText = rows == 1 ? oneRow : text(self.rows, rows)
    return sections > 1 ? "\(text(self.sections, sections)), \(rowText)" : rowText
  }
}

extension Int {
  /// The number as people write it, with separators between its groups.
  package func text(in locale: Locale) -> String {
    formatted(IntegerFormatStyle<Int>(locale: locale))
  }
}

/// The names of the standard icons of bars, except those that are words of menus or tab bars, too.
struct ItemWords: Sendable {
  let table: WordTable

  var add: String { table.text() }
  var share: String { table.text() }
  var camera: String { table.text() }
  var compose: String { table.text() }
  var fastForward: String { table.text() }
  var organize: String { table.text() }
  var pause: String { table.text() }
  var play: String { table.text() }
  var refresh: String { table.text() }
  var reply: String { table.text() }
  var rewind: String { table.text() }
  var close: String { table.text() }
}

/// The titles of the standard entries of tab bars, but for that of searches.
struct TabWords: Sendable {
  let table: WordTable

  var more: String { table.text() }
  var favorites: String { table.text() }
  var featured: String { table.text() }
  var topRated: String { table.text() }
  var recents: String { table.text() }
  var contacts: String { table.text() }
  var history: String { table.text() }
  var bookmarks: String { table.text() }
  var downloads: String { table.text() }
  var mostRecent: String { table.text() }
  var mostViewed: String { table.text() }
}

/// The words of the menu of a link in a text.
struct LinkWords: Sendable {
  let table: WordTable

  var open: String { table.text() }
  var copy: String { table.text() }
}

/// The words of the picker of colours.
struct ColorWords: Sendable {
  let table: WordTable

  var title: String { table.text() }
  var grid: String { table.text() }
  var sliders: String { table.text() }
  var opacity: String { table.text() }
  var red: String { table.text() }
  var green: String { table.text() }
  var blue: String { table.text() }
}

/// The words of the sheet of shortcuts.
struct ShortcutWords: Sendable {
  let table: WordTable

  // Titles of groups.
  var thisScreen: String { table.text() }
  var list: String { table.text() }
  var focus: String { table.text() }
  var window: String { table.text() }

  // Lists.
  var rows: String { table.text() }
  var page: String { table.text() }
  var ends: String { table.text() }
  var choose: String { table.text() }
  var selectMore: String { table.text() }
  var find: String { table.text() }
  var deleteRename: String { table.text() }
  var moveRow: String { table.text() }
  var rowMenu: String { table.text() }

  // The focus.
  var places: String { table.text() }
  var changeValue: String { table.text() }

  // The window.
  var backClose: String { table.text() }
  var undoRedo: String { table.text() }
  var thisList: String { table.text() }
  var fullScreen: String { table.text() }
  var closeQuit: String { table.text() }
}
