import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Tests for the localised collation, which sorts names into sections by the letters of the user's
/// language.
@MainActor
struct IndexedCollationTests {
  private func collation(_ language: String) -> UILocalizedIndexedCollation {
    let stage = Stage(size: CGSize(width: 10, height: 10))
    stage.setLanguages([language])
    return withExtendedLifetime(stage) { UILocalizedIndexedCollation.current() }
  }

  private func title(of name: String, in collation: UILocalizedIndexedCollation) -> String {
    let section = collation.section(for: name, collationStringSelector: \.self)
    return collation.sectionTitles[section]
  }

  private func titles(of names: [String], in language: String) -> [String] {
    let collation = collation(language)
    return names.map { title(of: $0, in: collation) }
  }

  @Test func englishHasItsLettersAndANumberSign() {
    let collation = collation("en_US.UTF-8")
    #expect(collation.sectionTitles.joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZ#")
    #expect(collation.sectionIndexTitles == collation.sectionTitles)
    #expect(collation.section(forSectionIndexTitle: 3) == 3)
  }

  @Test func namesBelongToTheSectionOfTheirFirstLetter() {
    let letters = titles(of: ["abba", "Zz Top", "A", "Élan", "ß", " Queen", "ñ"], in: "en")
    #expect(letters == ["A", "Z", "A", "E", "S", "Q", "N"])
    #expect(Set(titles(of: ["😀", "10cc", "", "Ωμέγα"], in: "en")) == ["#"])
  }

  @Test func lettersOfTheLanguageHaveSections() {
    #expect(titles(of: ["Ägir", "Öst", "Ål"], in: "sv") == ["Ä", "Ö", "Å"])
    #expect(titles(of: ["Ägir", "Öst", "Ål"], in: "de_CH") == ["A", "O", "A"])
    #expect(titles(of: ["chata", "cena", "čaj"], in: "cs") == ["CH", "C", "Č"])
    #expect(collation("sv").sectionTitles.suffix(4) == ["Å", "Ä", "Ö", "#"])
  }

  @Test func latinLettersFollowThoseOfOtherScripts() {
    let russian = collation("ru")
    #expect(russian.sectionTitles.first == "А")
    #expect(russian.sectionTitles.suffix(3) == ["Y", "Z", "#"])
    #expect(titles(of: ["Юг", "Wind", "ёж", "7"], in: "ru").prefix(2) == ["Ю", "W"])
    #expect(titles(of: ["カメラ", "ねこ", "Tokyo"], in: "ja") == ["か", "な", "T"])
    #expect(titles(of: ["한국", "가나"], in: "ko") == ["ㅎ", "ㄱ"])
    #expect(titles(of: ["שלום"], in: "he") == ["ש"])
  }

  @Test func chineseIsSortedByPinyinOrByStrokes() {
    #expect(titles(of: ["北京", "中国", "Apple", "啊"], in: "zh_CN") == ["B", "Z", "A", "A"])
    #expect(titles(of: ["一", "中", "Apple"], in: "zh_TW") == ["1劃", "4劃", "A"])
  }

  @Test func unknownLocalesAreEnglish() {
    #expect(collation("C").sectionTitles == collation("en").sectionTitles)
    #expect(collation("xx_XX").sectionTitles == collation("en").sectionTitles)
  }

  @Test func theCollationIsKeptUntilTheLanguageChanges() {
    let stage = Stage(size: CGSize(width: 10, height: 10))
    let first = UILocalizedIndexedCollation.current()
    #expect(UILocalizedIndexedCollation.current() === first)
    stage.setLanguages(["sv"])
    #expect(UILocalizedIndexedCollation.current() !== first)
  }

  private final class Song {
    let title: String
    let number: Int
    init(_ title: String, _ number: Int) { (self.title, self.number) = (title, number) }
    func sortedTitle() -> String { title }
  }

  @Test func objectsAreSortedByLettersThenAccentsThenCase() {
    let songs = ["zebra", "Élan", "elan", "Elan", "apple", "elan"].enumerated()
      .map { Song($0.element, $0.offset) }
    let collation = collation("en")
    let sorted = collation.sortedArray(from: songs, collationStringSelector: \.title)
    #expect(sorted.map(\.title) == ["apple", "elan", "elan", "Elan", "Élan", "zebra"])
    #expect(sorted[1].number == 2 && sorted[2].number == 5)
    let resorted = collation.sortedArray(from: songs, collationStringSelector: Song.sortedTitle)
    #expect(resorted.map(\.number) == sorted.map(\.number))
    #expect(collation.section(for: songs[0], collationStringSelector: Song.sortedTitle) == 25)
  }

  @Test func swedishSortsItsLettersLast() {
    let names = ["Östen", "Zoe", "Åsa", "Anna", "Ärla"]
    let sorted = collation("sv").sortedArray(from: names, collationStringSelector: \.self)
    #expect(sorted == ["Anna", "Zoe", "Åsa", "Ärla", "Östen"])
  }
}
