import Foundation
import Testing

@testable import rolltop

/// Tests for `FileSection`, which groups the entries of a folder by letter.
@Suite struct FileSectionTests {
  private func entries(named names: [String]) -> [FileEntry] {
    names.map { FileEntry(name: $0, kind: .file) }
  }

  @Test func fewEntriesAreOneSectionWithoutATitle() {
    let sections = FileSection.sections(of: entries(named: [".x", "b", "A", "7", "c"]))
    #expect(sections.map(\.title) == [nil])
    #expect(sections[0].entries.map(\.name) == ["A", "b", "c", ".x", "7"])
  }

  @Test func anEmptyFolderHasNoSections() {
    #expect(FileSection.sections(of: []).isEmpty)
  }

  @Test func manyEntriesHaveASectionPerLetterAndOneForOthers() {
    let names =
      ["Éclair", "eagle", "Zebra", "zebra", "zèbre", "_x", "7z", "日本", ".profile", ""]
      + (0..<FileSection.minimumIndexedCount).map { "apple \($0)" }
    let sections = FileSection.sections(of: entries(named: names))
    #expect(sections.map(\.title) == ["A", "E", "Z", "#"])
    #expect(sections[1].entries.map(\.name) == ["eagle", "Éclair"])
    #expect(sections[2].entries.map(\.name) == ["Zebra", "zebra", "zèbre"])
    #expect(Set(sections[3].entries.map(\.name)) == ["_x", "7z", "日本", ".profile", ""])
  }

  @Test func theOrderDoesNotDependOnTheOrderOfTheDirectory() {
    let names = (0..<200).map { "file \($0 * 7919 % 200)" }
    let sections = FileSection.sections(of: entries(named: names))
    #expect(sections == FileSection.sections(of: entries(named: names.reversed())))
    #expect(sections.flatMap(\.entries).count == 200)
  }

  @Test func numbersInNamesAreInTheOrderOfTheirValues() {
    let names = [
      "IMG_1.jpg", "IMG_2.jpg", "IMG_9.jpg", "IMG_10.jpg", "img_11.jpg", "IMG_100.jpg",
      "Part 2", "Part 2.5", "Part 02.6", "Part 10", "v1.9.3", "v1.10", "v1.10.1",
      "v12345678", "v123456789", "v1234567890", "v12345678901234567890", "صفحة ٩", "صفحة ١٠",
      "0", "00", "1", "9", "10 a", "10 b", "20240101",
    ]
    // The first 17 names begin with a Latin letter, the last seven with an ASCII digit.
    for unorderedNames in [names.sorted(), names.reversed(), names.sorted { $0.count < $1.count }] {
      let sections = FileSection.sections(of: entries(named: unorderedNames))
      let sectionNames = sections.flatMap(\.entries).map(\.name)
      let isLatin = { (name: String) in
        name.first.map { $0.isLetter && $0.isASCII } ?? false
      }
      #expect(sectionNames.filter(isLatin) == Array(names.prefix(17)))
      #expect(sectionNames.filter { $0.first?.isNumber == true } == Array(names.suffix(7)))
      #expect(sectionNames.filter { $0.hasPrefix("ص") } == ["صفحة ٩", "صفحة ١٠"])
    }
  }
}
