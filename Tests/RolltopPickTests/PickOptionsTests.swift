import PickLines
import Testing

@testable import RolltopPick

/// Tests for `PickOptions`.
struct PickOptionsTests {
  @Test func everyOptionOfTheHelpIsRead() throws {
    for option in PickOption.all.flatMap(\.options) {
      for name in [option.name, option.short].compactMap(\.self) {
        let values = ["--size": "2x2", "--expect": "f2", "--theme": "dark"]
        let value = values[option.name] ?? "2"
        let arguments = option.value == nil ? [name] : [name, value]
        #expect(throws: Never.self) { try PickOptions(arguments: arguments) }
      }
    }
  }

  @Test func valuesAreSeparatedByASpaceAnEqualsSignOrNothing() throws {
    for arguments in [["--filter", "ab"], ["--filter=ab"], ["-f", "ab"], ["-fab"]] {
      #expect(try PickOptions(arguments: arguments).filter == "ab")
    }
    #expect(try PickOptions(arguments: ["--filter", ""]).filter == "")
    #expect(try PickOptions(arguments: ["--filter="]).filter == "")
    #expect(try PickOptions(arguments: ["--filter", "--tac"]).filter == "--tac")
  }

  @Test func theLastOfRepeatedOptionsWins() throws {
    #expect(try PickOptions(arguments: ["-f", "a", "-f", "b"]).filter == "b")
  }

  @Test func optionsSetTheirProperties() throws {
    let options = try PickOptions(arguments: [
      "--exact", "-i", "--no-sort", "--tac", "-d", ":", "-n2", "--with-nth=1..", "--read0",
      "--print0", "--print-query", "--print-index", "--header-lines", "3", "--ansi",
    ])
    #expect(options.syntax.isExact && options.syntax.casing == .ignored)
    #expect(!options.search.isSorted && options.search.isReversed)
    #expect(options.search.form.delimiter == .text([58]))
    #expect(options.search.form.searchedFields == FieldSelection("2"))
    #expect(options.search.form.displayedFields == FieldSelection("1.."))
    #expect(options.search.form.readsColors)
    #expect(options.inputSeparator == 0 && options.outputSeparator == 0)
    #expect(options.printsQuery && options.printsIndex && options.search.headerCount == 3)
    #expect(try PickOptions(arguments: ["-d", "\\t"]).search.form.delimiter == .text([9]))
  }

  @Test(arguments: [
    ["--unknown"], ["-x"], ["x"], [""], ["-"], ["--"], ["--filter"], ["--tac=1"], ["-en"],
    ["--expect", "v"], ["--expect", "ctrl-"], ["--size", "2"], ["--theme", "new"],
    ["--height", "0"],
    ["--nth", "0"], ["--nth", "a"], ["--with-nth", ""], ["--delimiter", ""],
    ["--header-lines", "-1"], ["--header-lines", "many"],
  ])
  func invalidArgumentsAreReportedInOneLine(arguments: [String]) {
    let error = #expect(throws: PickError.self) { try PickOptions(arguments: arguments) }
    let message = error?.description ?? ""
    #expect(!message.isEmpty && !message.contains("\n"), "\(arguments): \(message)")
  }

  @Test func helpFitsATerminalOf80Columns() {
    for line in PickOption.helpText.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
    for option in PickOption.all.flatMap(\.options) {
      #expect(PickOption.helpText.contains(option.name))
    }
  }
}
