package import Foundation

/// The standard words of bars, menus and sheets in a language.
///
/// Where iOS has the same words, its wording is used.
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

  /// The message about a text that is too long to paste, with `{count}` for the number of
  /// megabytes.
  var pasteTooLong: String { table.text() }
  /// The button that dismisses a message.
  var ok: String { table.text() }

  /// The placeholder of a search bar.
  var search: String { table.text() }

  /// The title of the current day in a date picker wheel.
  var today: String { table.text() }

  /// The names of standard bar button items displayed as icons.
  var items: ItemWords { ItemWords(table: table.group()) }

  /// The titles of the standard tab bar items.
  var tabs: TabWords { TabWords(table: table.group()) }

  /// The commands of a link's menu.
  var links: LinkWords { LinkWords(table: table.group()) }

  /// The words of the colour picker.
  var colors: ColorWords { ColorWords(table: table.group()) }

  /// The words spoken by screen readers.
  var spoken: SpokenWords { SpokenWords(table: table.group()) }

  /// The words of the keyboard shortcut sheet.
  var shortcuts: ShortcutWords { ShortcutWords(table: table.group()) }

  /// The names of keys.
  var keys: KeyWords { KeyWords(table: table.group()) }

  static let english = SystemWords(table: .english)

  /// Returns the words for a user.
  ///
  /// - Parameter locales: The locale names such as `de_CH.UTF-8`, in order of preference.
  /// - Returns: The words of the first locale whose language is supported; English if none is.
  package static func words(for locales: [String]) -> SystemWords {
    locales.lazy.compactMap(words).first ?? english
  }

  /// Returns the words of a locale's language; `nil` if the language is not supported.
  static func words(forLocale locale: String) -> SystemWords? {
    let subtags = locale.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }
    guard let language = subtags.first?.lowercased() else { return nil }
    let isTraditional = subtags.dropFirst().contains { ["Hant", "TW", "HK", "MO"].contains($0) }
    let tableNames = [
      "iw": "he", "nn": "nb", "no": "nb", "zh": isTraditional ? "zh-Hant" : "zh-Hans",
    ]
    return WordTable(language: tableNames[language] ?? language).map(SystemWords.init)
  }
}

/// The words used by screen readers only.
struct SpokenWords: Sendable {
  let table: WordTable

  // Controls of a row in editing mode, followed by the row's name.
  var insert: String { table.text() }
  var reorder: String { table.text() }

  // A row's actions.
  var moveUp: String { table.text() }
  var moveDown: String { table.text() }

  var sectionIndex: String { table.text() }
  var editMenu: String { table.text() }
  var inProgress: String { table.text() }

  /// The range of visible rows, with placeholders `{first}`, `{last}` and `{count}`.
  var visibleRows: String { table.text() }

  // The states of a switch.
  var on: String { table.text() }
  var off: String { table.text() }

  // The size of a list, with the placeholder `{count}` in the plural.
  var oneRow: String { table.text("rows.one") }
  var rows: String { table.text("rows.other") }
  var sections: String { table.text("sections.other") }

  // The words before the name of a rotor.
  var next: String { table.text() }
  var previous: String { table.text() }

  // Actions of views that scroll by pages.
  var scrollUp: String { table.text() }
  var scrollDown: String { table.text() }
  var scrollLeft: String { table.text() }
  var scrollRight: String { table.text() }

  // The names of elements without text: the detail button of a row, the on-screen keyboard, and the
  // shortcut sheet.
  var moreInfo: String { table.text() }
  var keyboard: String { table.text() }
  var keyboardShortcuts: String { table.text() }

  /// Returns the description of the range of visible rows, with numbers formatted for the locale.
  func visibleRows(from first: Int, to last: Int, of count: Int, in locale: Locale) -> String {
    var text = visibleRows
    for (name, number) in [("{first}", first), ("{last}", last), ("{count}", count)] {
      text = text.replacingOccurrences(of: name, with: number.text(in: locale))
    }
    return text
  }

  /// Returns the description of a list's size, with numbers formatted for the locale.
  ///
  /// A single section is omitted.
  func size(rows: Int, sections: Int, in locale: Locale) -> String {
    func text(_ format: String, count: Int) -> String {
      format.replacingOccurrences(of: "{count}", with: count.text(in: locale))
    }
    let rowText = rows == 1 ? oneRow : text(self.rows, count: rows)
    return sections > 1 ? "\(text(self.sections, count: sections)), \(rowText)" : rowText
  }
}

extension Int {
  /// Returns the number with grouping separators, formatted for a locale.
  package func text(in locale: Locale) -> String {
    formatted(IntegerFormatStyle<Int>(locale: locale))
  }
}

/// The names of standard bar button items with icons, except those shared with menus or tab bars.
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

/// The titles of the standard tab bar items, except that of searches.
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

/// The commands of the menu of a link in a text.
struct LinkWords: Sendable {
  let table: WordTable

  var open: String { table.text() }
  var copy: String { table.text() }
}

/// The words of the colour picker.
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

/// The words of the keyboard shortcut sheet.
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
