import Testing
import UIKit
import UIKitTesting

@testable import RolltopPick

/// Tests for the options under "What matches": most are compared with a list
/// without the option.
@MainActor
struct SearchingOptionTests {
  private func rows(_ lines: [String], _ arguments: [String], typing query: String) throws
    -> [String]
  {
    let pick = try PickStage(lines, arguments)
    pick.type(query)
    return pick.rows
  }

  @Test func exactSearchFindsConsecutiveLetters() throws {
    let lines = ["main.swift", "machine", "a mn b"]
    #expect(try rows(lines, [], typing: "mn").count == 3)
    #expect(try rows(lines, ["--exact"], typing: "mn") == ["a mn b"])
    #expect(try rows(lines, ["--exact"], typing: "'mn").count == 3)
  }

  @Test func caseCanBeIgnored() throws {
    let lines = ["fig", "FIG", "Fig"]
    #expect(try rows(lines, [], typing: "Fig") == ["Fig"])
    #expect(try rows(lines, ["--ignore-case"], typing: "Fig") == lines)
  }

  @Test func matchesCanKeepTheOrderOfTheInput() throws {
    let lines = ["f-i-g", "a fig", "fig"]
    #expect(try rows(lines, [], typing: "fig") == ["fig", "a fig", "f-i-g"])
    #expect(try rows(lines, ["--no-sort"], typing: "fig") == lines)
  }

  @Test func theLastLineCanComeFirst() throws {
    let pick = try PickStage(["one", "two", "six"], ["--tac"])
    #expect(pick.cells == ["six", "two", "one"])
    try pick.add(["ten"])
    #expect(pick.cells == ["ten", "six", "two", "one"])
    pick.press(.keyboardReturnOrEnter)
    #expect(pick.result == .picked(lines: [3], query: "", key: ""))
  }

  @Test func delimitersSeparateFields() throws {
    let lines = ["a b:c", "c:a b"]
    #expect(try rows(lines, ["--nth", "2"], typing: "c") == ["a b:c"])
    #expect(try rows(lines, ["--nth", "2", "--delimiter", ":"], typing: "c") == ["a b:c"])
    #expect(try rows(lines, ["--nth", "1", "--delimiter", ":"], typing: "c") == ["c:a b"])
    #expect(try rows(lines, ["--nth", "1"], typing: "b").isEmpty)
    #expect(try rows(lines, ["--nth", "1", "--delimiter", ":"], typing: "b") == ["a b:c"])
  }

  @Test func filtersNeedNoWindow() throws {
    func filter(_ arguments: [String]) throws -> (text: String, code: Int32) {
      let (input, output) = (try TemporaryFile("one\ntwo\nthree\n"), try TemporaryFile())
      let options = try PickOptions(arguments: arguments)
      let run = FilterRun(
        options: options,
        query: options.filter ?? "",
        input: input.descriptor,
        output: output.descriptor
      )
      let code = try run.run()
      return (output.text, code)
    }
    #expect(try filter(["--filter", "t"]) == ("two\nthree\n", 0))
    #expect(try filter(["--filter", "x"]) == ("", 1))
    #expect(try filter(["--filter", "t", "--tac", "--no-sort"]) == ("three\ntwo\n", 0))
    #expect(try filter(["--filter", "e$", "--print-index", "--print0"]) == ("0\u{0}2\u{0}", 0))
    #expect(try filter(["--filter", "w", "--print-query"]) == ("w\ntwo\n", 0))
  }
}
