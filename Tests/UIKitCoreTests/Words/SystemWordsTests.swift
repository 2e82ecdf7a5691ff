import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the system's own localized texts in bars, menus and sheets.
@MainActor
struct SystemWordsTests {
  nonisolated static let locales = [
    "en", "ar", "cs", "da", "de", "es", "fi", "fr", "he", "it", "ja", "ko", "nb", "nl", "pl", "pt",
    "ru", "sv", "tr", "uk", "zh_CN", "zh_TW",
  ]

  @Test(arguments: [
    (["de_CH.UTF-8", "en"], "Bearbeiten"), (["xx", "fr_FR"], "Modifier"), ([], "Edit"),
    (["tlh"], "Edit"), (["EN_GB"], "Edit"), (["zh"], "编辑"), (["zh_TW.UTF-8"], "編輯"),
    (["zh-Hant-HK"], "編輯"), (["nn_NO@latin"], "Rediger"), (["", "de"], "Bearbeiten"),
  ])
  func theFirstSupportedLanguageIsUsed(locales: [String], edit: String) {
    #expect(SystemWords.words(for: locales).edit == edit)
  }

  /// Returns all words of a language's table without the names of keys, some of which are in
  /// English on most keyboards.
  private func words(_ locale: String) -> [(name: String, word: String)] {
    let table = SystemWords.words(for: [locale]).table
    return String(decoding: table.file, as: UTF8.self).split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count == 5, !parts[1].hasPrefix("keys.") else { return nil }
      return (String(parts[1]), String(parts[3]))
    }
  }

  @Test(arguments: locales) func noWordIsMissing(locale: String) {
    let (translated, english) = (words(locale), words("en"))
    #expect(translated.count == 90)
    for (name, word) in translated {
      #expect(!word.isEmpty && word == word.trimmingCharacters(in: .whitespaces), "\(name)")
    }
    guard locale != "en" else { return }
    let untranslated = zip(translated, english).filter { $0.word == $1.word }.map(\.0.name)
    #expect(untranslated.count <= 6, "words are English: \(untranslated)")
  }

  @Test(arguments: locales) func translationsHaveAPlaceholderForCounts(locale: String) {
    let words = SystemWords.words(for: [locale]).spoken
    #expect(words.rows.contains("{count}") && words.sections.contains("{count}"))
    #expect(!words.oneRow.contains("{"))
  }

  @Test func listsAreReadInTheUsersLanguage() {
    let stage = Stage()
    stage.setLanguages(["de"])
    stage.setLocale("de_DE")
    let words = SystemWords.current.spoken
    let locale = WindowHost.current.locale
    #expect(words.size(rows: 12_345, sections: 2, in: locale) == "2 Abschnitte, 12.345 Zeilen")
    #expect(words.size(rows: 1, sections: 1, in: locale) == "1 Zeile")
    #expect(
      words.visibleRows(from: 1, to: 9, of: 10_000_000, in: locale)
        == "Zeilen 1 bis 9 von 10.000.000"
    )
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    let rotor = UIAccessibilityCustomRotor(name: "Titel") { _ in nil }
    scroll.accessibilityCustomRotors = [rotor]
    #expect(
      scroll.nodeActions.map(\.name) == [
        "Nächstes Titel", "Voriges Titel", "Nach unten scrollen", "Nach oben scrollen",
        "Nach rechts scrollen", "Nach links scrollen",
      ]
    )
  }

  @Test func barsUseTheSystemWords() {
    let stage = Stage()
    stage.setLanguages(["de"])
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.show(navigation)
    navigation.pushViewController(controller, animated: false)
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    #expect(controller.editButtonItem.title == "Bearbeiten")
    controller.setEditing(true, animated: false)
    #expect(controller.editButtonItem.title == "Fertig")
    #expect(BackButton(to: nil).displayedTitle == "Zurück")
  }

  @Test func deleteButtonsUseTheSystemWords() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    stage.setLanguages(["de"])
    let list = EditableList(rows: 3)
    stage.show(list.table)
    stage.drag(from: CGPoint(x: 250, y: 22), to: CGPoint(x: 120, y: 22), duration: 0.3, hold: 0.2)
    stage.settle()
    #expect(texts(in: list.table).contains("Löschen"))
  }

  private func texts(in view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
  }

  @Test(arguments: locales) func visibleRowsAreAnnouncedWithAllNumbers(locale: String) {
    let words = SystemWords.words(for: [locale]).spoken
    let text = words.visibleRows(from: 3, to: 7, of: 90, in: Locale(identifier: "en_US"))
    for number in ["3", "7", "90"] { #expect(text.contains(number)) }
    #expect(!text.contains("{"))
  }

  @Test func shortcutNamesUseTheSystemWords() {
    let stage = Stage()
    stage.setLanguages(["fr"])
    stage.show(UIViewController())
    let groups = ShortcutList(of: stage.window).groups
    #expect(groups.map(\.title) == ["Focus", "Fenêtre"])
    #expect(groups[0].entries[0].title == "Élément suivant, précédent")
  }

  @Test func eachStageHasItsOwnLanguage() {
    let german = Stage()
    german.setLanguages(["de"])
    let english = Stage()
    english.show(UIViewController())
    #expect(UIBarButtonItem(systemItem: .cancel).title == "Cancel")
  }
}
