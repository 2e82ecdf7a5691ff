package import Foundation

/// The words that bars, menus and sheets have by themselves, in one language: data only.
///
/// They are those of iOS where it has them.
package struct SystemWords: Sendable {
  // Buttons of bars.
  package let edit: String
  package let done: String
  package let cancel: String
  package let save: String
  package let undo: String
  package let redo: String
  package let back: String

  // Commands of menus.
  package let cut: String
  package let copy: String
  package let paste: String
  package let selectAll: String
  package let delete: String

  /// The message about a text that is too long to paste, with `{count}` for megabytes.
  let pasteTooLong: String
  /// The button of a message.
  let ok: String

  /// The placeholder of a search bar.
  let search: String

  /// The present day in a wheel of days.
  let today: String

  /// The standard entries of tab bars.
  let tabs: TabWords

  /// The menu of a link.
  let links: LinkWords

  /// The picker of colours.
  let colors: ColorWords

  /// What only screen readers say.
  let spoken: SpokenWords

  /// The sheet of shortcuts.
  let shortcuts: ShortcutWords

  /// The names of keys.
  var keys = KeyWords.english

  /// The words for a user.
  ///
  /// - Parameter locales: Names such as `de_CH.UTF-8`, the preferred one first.
  /// - Returns: Those of the first locale whose language is known; English without any.
  package static func words(for locales: [String]) -> SystemWords {
    locales.lazy.compactMap(words).first ?? english
  }

  /// The words of a locale's language; `nil` for one that is not known.
  static func words(forLocale locale: String) -> SystemWords? {
    let parts = locale.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }
    switch parts.first?.lowercased() {
    case "en": return english
    case "ar": return arabic
    case "cs": return czech
    case "da": return danish
    case "de": return german
    case "es": return spanish
    case "fi": return finnish
    case "fr": return french
    case "he", "iw": return hebrew
    case "it": return italian
    case "ja": return japanese
    case "ko": return korean
    case "nb", "nn", "no": return norwegian
    case "nl": return dutch
    case "pl": return polish
    case "pt": return portuguese
    case "ru": return russian
    case "sv": return swedish
    case "tr": return turkish
    case "uk": return ukrainian
    case "zh":
      let isTraditional = parts.dropFirst().contains { ["Hant", "TW", "HK", "MO"].contains($0) }
      return isTraditional ? traditionalChinese : simplifiedChinese
    default: return nil
    }
  }
}

/// The words that only screen readers say.
struct SpokenWords: Sendable {
  // Parts of a row in editing mode, followed by its name.
  let insert: String
  let reorder: String

  // A row's actions.
  let moveUp: String
  let moveDown: String

  let sectionIndex: String
  let editMenu: String
  let inProgress: String

  /// Which rows are visible, with `{first}`, `{last}` and `{count}` for numbers.
  let visibleRows: String

  // The state of a switch.
  let on: String
  let off: String

  // What a list has, with `{count}` for the number where there are several.
  let oneRow: String
  let rows: String
  let sections: String

  /// Before the name of a rotor.
  let next: String
  let previous: String

  // Actions of what scrolls by pages.
  let scrollUp: String
  let scrollDown: String
  let scrollLeft: String
  let scrollRight: String

  /// Says which rows are visible, with the locale's numbers.
  func visibleRows(from first: Int, to last: Int, of count: Int, in locale: Locale) -> String {
    var text = visibleRows
    for (name, number) in [("{first}", first), ("{last}", last), ("{count}", count)] {
      text = text.replacingOccurrences(of: name, with: number.text(in: locale))
    }
    return text
  }

  /// Says how many rows and sections a list has, with the locale's numbers; a single section goes
  /// without saying.
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

/// The titles of the standard entries of tab bars, but for that of searches.
struct TabWords: Sendable {
  let more: String
  let favorites: String
  let featured: String
  let topRated: String
  let recents: String
  let contacts: String
  let history: String
  let bookmarks: String
  let downloads: String
  let mostRecent: String
  let mostViewed: String
}

/// The words of the menu of a link in a text.
struct LinkWords: Sendable {
  let open: String
  let copy: String
}

/// The words of the picker of colours.
struct ColorWords: Sendable {
  let title: String
  let grid: String
  let sliders: String
  let opacity: String
  let red: String
  let green: String
  let blue: String
}

/// The words of the sheet of shortcuts.
struct ShortcutWords: Sendable {
  // Titles of groups.
  let thisScreen: String
  let list: String
  let focus: String
  let window: String

  // Lists.
  let rows: String
  let page: String
  let ends: String
  let choose: String
  let selectMore: String
  let find: String
  let deleteRename: String
  let moveRow: String
  let rowMenu: String

  // The focus.
  let places: String
  let changeValue: String

  // The window.
  let backClose: String
  let undoRedo: String
  let thisList: String
  let fullScreen: String
  let closeQuit: String
}
