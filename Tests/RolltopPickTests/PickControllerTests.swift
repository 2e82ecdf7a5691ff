import Testing
import UIKit
import UIKitCore
import UIKitTesting

@testable import PickLines
@testable import RolltopPick

/// Tests for `PickController`.
@MainActor
struct PickControllerTests {
  private let fruits = ["Apple", "Apricot", "Banana", "Blackberry", "Cherry", "Fig", "Grape"]

  private func picked(_ lines: [Int], query: String = "", key: String = "") -> PickOutcome {
    .picked(lines: lines, query: query, key: key)
  }

  @Test func returnChoosesTheFirstLine() throws {
    let pick = try PickStage(fruits)
    #expect(pick.cells.prefix(3) == ["Apple", "Apricot", "Banana"])
    pick.press(.keyboardReturnOrEnter)
    #expect(pick.result == picked([0]))
  }

  @Test func typingSortsByBestMatch() throws {
    let pick = try PickStage(fruits)
    pick.press(.keyboardDownArrow)
    pick.type("an")
    #expect(pick.rows == ["Banana"])
    #expect(pick.currentText == "Banana")
    pick.press(.keyboardReturnOrEnter)
    #expect(pick.result == picked([2], query: "an"))
  }

  /// The main queue, which delivers the rows, does not run before the test awaits.
  @Test func keysArePerformedBeforeTheRowsArrive() async throws {
    let pick = try PickStage(fruits, options: PickOptions(), searchesSynchronously: false)
    pick.press(.keyboardDownArrow)
    #expect(pick.currentText == "Apricot")
    pick.type("b")
    pick.press(.keyboardDownArrow)
    #expect(pick.rows == ["Banana", "Blackberry"] && pick.currentText == "Blackberry")
    pick.type("an")
    pick.press(.keyboardReturnOrEnter)
    #expect(pick.result == picked([2], query: "ban"))
  }

  /// The first slices of a search may lack the best line.
  @Test func returnWaitsForAllRowsButArrowsDoNot() throws {
    let pick = try PickStage(fruits, options: PickOptions(), searchesSynchronously: false)
    pick.type("an")
    let list = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
    list.pointee = 0
    pick.controller.model.show(
      Matches(list: list, count: 1, searchedCount: 1, isComplete: false, sections: [])
    )
    pick.press(.keyboardDownArrow)
    #expect(pick.rows == ["Apple"])
    pick.press(.keyboardReturnOrEnter)
    #expect(pick.result == picked([2], query: "an"))
  }

  @Test func keysMoveToOtherRows() throws {
    let pick = try PickStage((1...100).map { "\($0)" })
    let steps: [(UIKeyboardHIDUsage, UIKeyModifierFlags, String)] = [
      (.keyboardDownArrow, [], "2"), (.keyboardN, .control, "3"), (.keyboardJ, .control, "4"),
      (.keyboardUpArrow, [], "3"), (.keyboardP, .control, "2"), (.keyboardK, .control, "1"),
      (.keyboardUpArrow, [], "1"), (.keyboardEnd, [], "100"), (.keyboardDownArrow, [], "100"),
      (.keyboardHome, [], "1"), (.keyboardPageDown, [], "8"), (.keyboardPageUp, [], "1"),
    ]
    for (key, modifiers, text) in steps {
      pick.press(key, modifiers)
      #expect(pick.currentText == text)
      #expect(pick.cells.contains(text))
    }
  }

  @Test func escapeChoosesNothing() throws {
    let pick = try PickStage(fruits)
    pick.type("a")
    pick.press(.keyboardEscape)
    #expect(pick.result == .cancelled)
  }

  @Test func returnWithoutMatchesChoosesNoLine() throws {
    let pick = try PickStage(fruits)
    pick.type("xyz")
    pick.press(.keyboardReturnOrEnter)
    #expect(pick.result == picked([], query: "xyz"))
  }

  @Test func aTapChoosesTheRow() throws {
    let pick = try PickStage(fruits)
    pick.stage.tap("Cherry")
    pick.stage.settle()
    #expect(pick.result == picked([4]))
  }

  @Test func linesAppearWhileTheyAreRead() throws {
    let pick = try PickStage([])
    #expect(pick.rows.isEmpty && pick.controller.current == nil)
    try pick.add(["one"])
    #expect(pick.currentText == "one")
    try pick.add(["two", "three"])
    #expect(pick.cells == ["one", "two", "three"])
    pick.press(.keyboardDownArrow)
    pick.type("t")
    try pick.add(["ten"])
    #expect(pick.rows == ["two", "ten", "three"])
  }

  @Test func theCurrentRowStaysWhenLinesArrive() throws {
    let pick = try PickStage(fruits)
    pick.press(.keyboardDownArrow)
    try pick.add(["Zucchini"])
    #expect(pick.currentText == "Apricot")
  }

  /// Better lines may come between the arrow key and Return.
  @Test func theLineThatTheUserHasMovedToStaysCurrent() throws {
    let pick = try PickStage(["a_b", "a__b", "a___b"])
    pick.type("ab")
    try pick.add(["a_b"])
    #expect(pick.currentText == "a_b")
    pick.press(.keyboardEnd)
    #expect(pick.currentText == "a___b")
    try pick.add((0..<40).map { "ab\($0)" })
    #expect(pick.rows.last == "a___b")
    #expect(pick.currentText == "a___b" && pick.cells.contains("a___b"))
    pick.press(.keyboardReturnOrEnter)
    #expect(pick.result == picked([2], query: "ab"))
  }

  /// The best line is current until the user moves.
  @Test func aBetterLineBecomesCurrentBeforeTheUserMoves() throws {
    let pick = try PickStage(["a_b"])
    pick.type("ab")
    try pick.add(["ab"])
    #expect(pick.currentText == "ab")
  }

  @Test func severalLinesCanBeMarked() throws {
    let pick = try PickStage(fruits, ["--multi"])
    pick.press(.keyboardTab)
    #expect(pick.currentText == "Apricot")
    pick.type("berry")
    pick.press(.keyboardTab)
    pick.press(.keyboardTab, .shift)
    #expect(pick.model.marked.count == 1)
    pick.press(.keyboardTab)
    pick.press(.keyboardReturnOrEnter)
    #expect(pick.result == picked([0, 3], query: "berry"))
  }

  @Test func shiftMarksRangesAndControlAMarksAll() throws {
    let pick = try PickStage(fruits, ["--multi"])
    pick.press(.keyboardDownArrow, .shift)
    pick.press(.keyboardDownArrow, .shift)
    #expect(Array(pick.model.marked.lines) == [0, 1, 2])
    pick.press(.keyboardA, .control)
    #expect(pick.model.marked.count == fruits.count)
    pick.press(.keyboardA, .control)
    #expect(pick.model.marked.count == 0)
    pick.press(.keyboardReturnOrEnter)
    #expect(pick.result == picked([2]))
  }

  @Test func clicksWithModifiersMarkRows() throws {
    let pick = try PickStage(fruits, ["--multi"])
    func click(_ text: String, _ modifiers: UIKeyModifierFlags = []) throws {
      let frame = try #require(pick.stage.frame(of: text))
      pick.stage.click(at: CGPoint(x: frame.midX, y: frame.midY), modifiers: modifiers)
      pick.stage.settle()
    }
    try click("Apricot", .control)
    try click("Blackberry", .shift)
    #expect(Array(pick.model.marked.lines) == [1, 2, 3])
    try click("Banana", .control)
    #expect(Array(pick.model.marked.lines) == [1, 3])
    #expect(pick.result == nil)
  }

  @Test func tabDoesNotLeaveTheFieldInSingleSelection() throws {
    let pick = try PickStage(fruits)
    pick.press(.keyboardTab)
    #expect(pick.controller.field.isFirstResponder && pick.model.marked.count == 0)
  }

  @Test func onATouchscreenDoneAndCancelButtonsAppear() throws {
    let pick = try PickStage(fruits, ["--multi"])
    #expect(pick.stage.frame(of: "Done") == nil)
    pick.stage.tap("Fig")
    pick.stage.tap("Apple")
    pick.stage.settle()
    pick.stage.tap("Done")
    pick.stage.settle()
    #expect(pick.result == picked([0, 5]))
    let cancelledPick = try PickStage(fruits, ["--multi"])
    cancelledPick.stage.tap("Fig")
    cancelledPick.stage.settle()
    cancelledPick.stage.tap("Cancel")
    cancelledPick.stage.settle()
    #expect(cancelledPick.result == .cancelled)
  }

  @Test(arguments: [(1, 1), (1, 300), (600, 1), (14, 14), (20, 70)])
  func thePickerWorksInTinyWindows(width: CGFloat, height: CGFloat) throws {
    let pick = try PickStage(
      ["NAME KIND"] + fruits.map { "\($0) fruit" },
      [
        "--columns", "--header-lines", "1", "--header", "Text", "--preview", "true", "--prompt",
        "Run:", "--multi",
      ]
    )
    pick.stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 140), duration: 0.1)
    for size in [CGSize(width: width, height: height), CGSize(width: 480, height: 340)] {
      pick.stage.loop.screen.resize(to: size, scale: 1)
      pick.stage.settle()
      pick.type("a")
      pick.press(.keyboardDownArrow)
      pick.press(.keyboardPageDown)
    }
    #expect(pick.rows.count == 1 && pick.controller.table.visibleCells.count == 1)
  }

  @Test func theOnScreenReturnKeyChoosesTheRow() throws {
    let pick = try PickStage(fruits)
    pick.stage.keyboard = .onScreen
    pick.stage.settle()
    let key = try #require(pick.stage.key("search"))
    #expect(pick.controller.table.frame.maxY < key.y)
    pick.stage.tap(at: key)
    pick.stage.settle()
    #expect(pick.result == picked([0]))
  }

  @Test func expectedKeysChooseTheRow() throws {
    let pick = try PickStage(fruits, ["--expect", "ctrl-v,f2,alt-enter"])
    pick.press(.keyboardF2, .shift)
    #expect(pick.result == nil)
    pick.press(.keyboardReturnOrEnter, .alternate)
    #expect(pick.result == picked([0], key: "alt-enter"))
  }

  @Test func selectOptionChoosesTheFirstMatchingLine() throws {
    let pick = try PickStage(fruits, ["--select", "Gra"])
    #expect(pick.currentText == "Grape")
    let growingPick = try PickStage(["one"], ["--select", "thr"])
    #expect(growingPick.currentText == "one")
    try growingPick.add(["two", "three", "thriving"])
    #expect(growingPick.currentText == "three")
  }

  @Test func queryOptionFillsTheSearchField() throws {
    let pick = try PickStage(fruits, ["--query", "fig"])
    #expect(pick.rows == ["Fig"] && pick.controller.field.text == "fig")
    pick.press(.keyboardDeleteOrBackspace)
    #expect(pick.rows.first == "Fig")
  }

  @Test func headersStayAboveTheRows() throws {
    let pick = try PickStage(
      ["NAME SIZE"] + fruits,
      ["--header", "Fruits\nof all kinds", "--header-lines", "1"]
    )
    #expect(pick.rows == fruits)
    #expect(pick.stage.frame(of: "Fruits\nof all kinds\nNAME SIZE") != nil)
    pick.type("NAME")
    #expect(pick.rows.isEmpty)
    #expect(pick.stage.frame(of: "Fruits\nof all kinds\nNAME SIZE") != nil)
  }

  @Test func theSearchBarShowsPromptAndPlaceholder() throws {
    let pick = try PickStage(fruits, ["--prompt", "Run:", "--placeholder", "Which one?"])
    #expect(pick.stage.frame(of: "Run:") != nil)
    #expect(pick.controller.field.placeholder == "Which one?")
    #expect(try PickStage(fruits).controller.field.placeholder == "Search")
  }

  @Test func theInterfaceIsInTheUsersLanguage() throws {
    let pick = try PickStage(fruits, options: PickOptions(), language: "de")
    #expect(pick.controller.field.placeholder == "Suchen")
    pick.stage.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 190), duration: 0.1)
    pick.stage.settle()
    #expect(pick.stage.frame(of: "Abbrechen") != nil)
  }

  @Test func theLayoutIsMirroredFromRightToLeft() throws {
    let options = try PickOptions(arguments: ["--prompt", "Run:", "--preview", "true"])
    let size = CGSize(width: 640, height: 240)
    let pick = try PickStage(fruits, options: options, direction: .rightToLeft, size: size)
    let prompt = try #require(pick.stage.frame(of: "Run:"))
    let count = try #require(pick.stage.frame(of: "7/7"))
    let field = pick.controller.field.frame
    #expect(count.maxX <= field.minX && field.maxX <= prompt.minX)
    #expect(pick.controller.table.frame.minX == 320)
    #expect(pick.controller.previewView.frame.maxX == 320)
  }

  @Test func shownAndSearchedFieldsMayDiffer() throws {
    let pick = try PickStage(
      ["1:one:un", "2:two:deux"],
      ["--delimiter", ":", "--with-nth", "2..", "--nth", "2"]
    )
    #expect(pick.cells == ["one:un", "two:deux"])
    pick.type("two")
    #expect(pick.rows.isEmpty)
    pick.press(.keyboardA, .control)
    pick.type("deux")
    #expect(pick.cells == ["two:deux"])
  }

  @Test(arguments: [["--theme", "light"], ["--theme", "dark"], ["--theme", "classic"]])
  func matchedLettersAreMarked(arguments: [String]) throws {
    let pick = try PickStage(
      fruits + ["\u{1B}[32mgreen\u{1B}[0m grape"],
      ["--multi", "--ansi", "--prompt", "Fruit:", "--header", "Tab marks", "--query", "a"]
        + arguments
    )
    pick.press(.keyboardTab)
    assertSnapshot(of: pick.stage, named: "fruits-\(arguments[1])")
  }
}
