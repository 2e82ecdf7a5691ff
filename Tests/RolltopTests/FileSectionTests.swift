import Foundation
import Testing

@testable import rolltop

@Suite struct FileSectionTests {
  private func entries(_ names: [String]) -> [FileEntry] {
    names.map { FileEntry(name: $0, kind: .file) }
  }

  @Test func fewEntriesAreOneSectionWithoutATitle() {
    let sections = FileSection.sections(of: entries([".x", "b", "A", "7", "c"]))
    #expect(sections.map(\.title) == [nil])
    #expect(sections[0].entries.map(\.name) == ["A", "b", "c", ".x", "7"])
  }

  @Test func noEntriesAreNoSection() {
    #expect(FileSection.sections(of: []).isEmpty)
  }

  @Test func manyEntriesHaveASectionForEachLetterAndOneForTheRest() {
    let names =
      ["Éclair", "eagle", "Zebra", "zebra", "zèbre", "_x", "7z", "日本", ".profile", ""]
      + (0..<FileSection.indexedCount).map { "apple \($0)" }
    let sections = FileSection.sections(of: entries(names))
    #expect(sections.map(\.title) == ["A", "E", "Z", "#"])
    #expect(sections[1].entries.map(\.name) == ["eagle", "Éclair"])
    #expect(sections[2].entries.map(\.name) == ["Zebra", "zebra", "zèbre"])
    #expect(Set(sections[3].entries.map(\.name)) == ["_x", "7z", "日本", ".profile", ""])
  }

  @Test func theOrderDoesNotDependOnTheOrderOfTheDirectory() {
    let names = (0..<200).map { "file \($0 * 7919 % 200)" }
    let sections = FileSection.sections(of: entries(names))
    #expect(sections == FileSection.sections(of: entries(names.reversed())))
    #expect(sections.flatMap(\.entries).count == 200)
  }
}
