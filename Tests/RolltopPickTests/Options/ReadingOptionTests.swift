import Testing
import UIKit
import UIKitTesting

@testable import RolltopPick

/// Tests for the options under "Which lines"; those of fields are in `PickControllerTests`.
@MainActor
struct ReadingOptionTests {
  @Test func linesMayBeSeparatedByZeroBytes() throws {
    let pick = try PickStage(["a\nb", "c"], ["--read0"])
    #expect(pick.rows == ["a\nb", "c"])
    #expect(pick.cells == ["a^Jb", "c"])
    let (input, output) = (try TemporaryFile("a\nb\0c\0"), try TemporaryFile())
    let run = FilterRun(
      options: try PickOptions(arguments: ["--read0"]),
      query: "b",
      input: input.descriptor,
      output: output.descriptor
    )
    #expect(try run.run() == ExitCode.picked && output.text == "a\nb\n")
  }

  @Test func escapeSequencesCanColourTheText() throws {
    let line = "\u{1B}[32mgreen\u{1B}[0m grape"
    let plain = try PickStage([line])
    #expect(plain.cells == ["^[[32mgreen^[[0m grape"])
    let pick = try PickStage([line], ["--ansi"])
    #expect(pick.cells == ["green grape"])
    let text = pick.controller.table.visibleCells.first?.textLabel?.attributedText
    let colors = [0, 6].map {
      text?.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
    }
    #expect(colors == [.systemGreen, nil])
    pick.type("32")
    #expect(pick.rows.isEmpty)
  }

  @Test func headerLinesAreNotRows() throws {
    let pick = try PickStage(["NAME", "KIND", "Apple"], ["--header-lines", "2"])
    #expect(pick.cells == ["Apple"])
    #expect(pick.stage.frame(of: "NAME\nKIND") != nil)
    pick.press(.keyboardReturnOrEnter)
    #expect(pick.result == .picked(lines: [2], query: "", key: ""))
  }

  @Test func hiddenFieldsAreNotSearchedButPrinted() throws {
    let pick = try PickStage(["17 Apple red", "4 Fig blue"], ["--with-nth", "2,3"])
    #expect(pick.cells == ["Apple red", "Fig blue"])
    pick.type("17")
    #expect(pick.rows.isEmpty)
    pick.press(.keyboardA, .control)
    pick.type("fig")
    pick.press(.keyboardReturnOrEnter)
    #expect(try pick.output() == "4 Fig blue\n")
  }
}
