import PickLines
import Testing
import UIKit
import UIKitTesting

@testable import RolltopPick

/// Tests for the looks of the list: columns, images, groups and previews.
@MainActor
struct PickAppearanceTests {
  @Test func linesAreGroupedBelowHeadings() throws {
    let pick = try PickStage(
      ["Apple red", "Banana yellow", "Cherry red", "Lemon yellow", "Plum blue"],
      ["--group-by", "2", "--with-nth", "1"]
    )
    #expect(pick.rows.map { $0.prefix(2) } == ["Ap", "Ch", "Ba", "Le", "Pl"])
    #expect(pick.stage.frame(of: "yellow") != nil)
    pick.press(.keyboardDownArrow)
    pick.press(.keyboardDownArrow)
    #expect(pick.currentText == "Banana yellow")
    #expect(pick.controller.table.indexPathForSelectedRow == IndexPath(row: 0, section: 1))
    pick.type("l")
    #expect(pick.stage.frame(of: "red") != nil && pick.rows.count == 3)
    pick.press(.keyboardReturnOrEnter)
    #expect(pick.result == .picked(lines: [0], query: "l", key: ""))
  }

  @Test func headingsOfOneLetterGiveASectionIndex() throws {
    let pick = try PickStage(["A Apple", "A Ash", "B Beech", "C Cedar"], ["--group-by", "1"])
    #expect(pick.model.indexTitles == ["A", "B", "C"])
    let signs = try PickStage(["A Apple", "# 7", "_ under"], ["--group-by", "1"])
    #expect(signs.model.indexTitles == ["A", "#", "_"])
    let digits = try PickStage(["1 one", "2 two"], ["--group-by", "1"])
    #expect(digits.model.indexTitles == nil)
    let words = try PickStage(["Ab Apple", "B Beech"], ["--group-by", "1"])
    #expect(words.model.indexTitles == nil)
  }

  @Test func columnsAreAlignedWithTheHeaderLine() throws {
    let pick = try PickStage(
      [
        "NAME KIND SIZE", "a file 12", "a-very-long-name folder 4096", "x.swift source 7",
        String(repeating: "wide", count: 30) + " file 1",
      ],
      ["--columns", "--header-lines", "1", "--query", "f"]
    )
    assertSnapshot(of: pick.stage, named: "columns")
    #expect(pick.cells.contains { $0.hasPrefix("widewide") && $0.hasSuffix("…\tfile\t1") })
  }

  @Test func theIconFieldNamesTheImage() throws {
    let pick = try PickStage(
      ["folder Documents", "doc.text Letter", "nothing-of-the-kind Other"],
      ["--icons", "1"]
    )
    #expect(pick.cells == ["Documents", "Letter", "Other"])
    let cells = pick.controller.table.visibleCells
    #expect(cells.allSatisfy { $0.imageView?.image != nil })
    #expect(Set(cells.map { $0.textLabel?.frame.minX }).count == 1)
    assertSnapshot(of: pick.stage, named: "icons")
  }

  @Test func placeholdersOfThePreviewCommandAreReplaced() throws {
    let command = PreviewCommand(
      template: "cat {2} {-1} {} {q} {n} {x} {9}{",
      delimiter: .whitespace
    )
    let line = Array("a it's b".utf8)
    let bytes = line.withUnsafeBufferPointer { command.bytes(line: $0, number: 3, query: "q r") }
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"cat 'it'\''s' 'b' 'a it'\''s b' 'q r' '3' {x} ''{"#
    )
  }

  @Test func previewsAreTextsOrImages() throws {
    guard case .text(let lines) = PreviewContent(Array("one\n\u{1B}[31mtwo\u{1B}[0m".utf8)) else {
      Issue.record("no text")
      return
    }
    #expect(lines.map { String(decoding: $0.bytes, as: UTF8.self) } == ["one", "two"])
    #expect(lines[1].styles.count == 1)
    let size = CGSize(width: 4, height: 2)
    let file = try #require(UIGraphicsImageRenderer(size: size).image { _ in }.pngData())
    guard case .image(let image) = PreviewContent(Array(file)) else {
      Issue.record("no picture")
      return
    }
    #expect(image.size.width == 2 * image.size.height)
  }

  /// Binary output has 16 bytes per line, up to 256 lines; seven letters are text.
  @Test(arguments: [(7, 1), (100, 7), (10_000, 256)])
  func outputWithManyControlCharactersIsBinary(count: Int, lineCount: Int) {
    let letters: [UInt8] = Array(repeating: 0x41, count: count - count / 8)
    let controls: [UInt8] = Array(repeating: 1, count: count / 8)
    guard case .text(let lines) = PreviewContent(controls + letters) else {
      Issue.record("no text")
      return
    }
    #expect(lines.count == lineCount)
  }

  @Test func binaryOutputIsShownAsHexadecimal() {
    guard case .text(let lines) = PreviewContent(Array("A\0\u{1B}".utf8) + Array(1...15)) else {
      Issue.record("no text")
      return
    }
    #expect(
      lines.map { String(decoding: $0.bytes, as: UTF8.self) } == [
        "000000  41 00 1b 01 02 03 04 05 06 07 08 09 0a 0b 0c 0d  A...............",
        "000010  0e 0f" + String(repeating: " ", count: 44) + "..",
      ]
    )
  }

  @Test func aPreviewRunsUntilItIsCancelled() async throws {
    let process = try PreviewProcess(Array("echo out; echo error >&2; sleep 600 & sleep 600".utf8))
    async let output = Task.detached { process.readOutput() }.value
    process.cancel()
    _ = await output
    process.cancel()
    let finished = try PreviewProcess(Array("echo out; echo error >&2; cat".utf8))
    let bytes = await Task.detached { finished.readOutput() }.value
    #expect(String(decoding: bytes, as: UTF8.self) == "out\nerror\n")
  }

  @Test(arguments: [
    ("yes", 1 << 24), ("kill -9 $$", 0), ("exec no-such-command", 1), ("exit 3", 0),
  ])
  func previewOutputIsLimitedAndSurvivesCrashes(command: String, minimumCount: Int) async throws {
    let process = try PreviewProcess(Array(command.utf8))
    let bytes = await Task.detached { process.readOutput() }.value
    #expect((minimumCount...max(2 * minimumCount, 1000)).contains(bytes.count))
  }

  @Test func thePreviewIsBesideTheList() async throws {
    let pick = try PickStage(
      ["first", "second"],
      ["--preview", "printf 'line \\033[31m%s\\033[0m\\nof {n}' {}"],
      size: CGSize(width: 640, height: 240)
    )
    func wait(for text: String) async {
      while pick.controller.previewView.visibleText != text { await Task.yield() }
    }
    await wait(for: "line first\nof 0")
    pick.press(.keyboardDownArrow)
    await wait(for: "line second\nof 1")
    #expect(pick.controller.table.frame.width == 320)
    #expect(pick.controller.previewView.frame.minX == 320)
    pick.type("nothing")
    #expect(pick.controller.previewView.visibleText.isEmpty)
  }

  @Test func inDmenuModeTypedTextIsAChoice() throws {
    let options = try PickOptions(menuArguments: ["-i", "-b", "-p", "Run", "-l", "3", "-fn", "x"])
    #expect(options.prompt == "Run" && options.visibleRows == 3 && options.isMenu)
    #expect(options.syntax.casing == .ignored && options.syntax.isExact)
    #expect(throws: PickError.self) { try PickOptions(menuArguments: ["-x"]) }
    let pick = try PickStage(["Firefox", "Files"], options: options)
    pick.type("xterm -e")
    pick.press(.keyboardReturnOrEnter)
    #expect(pick.result == .typed("xterm -e"))
    let completedPick = try PickStage(["Firefox", "Files"], options: options)
    completedPick.type("fi")
    completedPick.press(.keyboardDownArrow)
    completedPick.press(.keyboardTab)
    #expect(completedPick.controller.field.text == completedPick.rows.first)
    completedPick.press(.keyboardReturnOrEnter, .shift)
    #expect(completedPick.result == .typed(completedPick.rows.first ?? ""))
  }
}
