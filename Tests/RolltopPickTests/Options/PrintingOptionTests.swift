import Testing
import UIKit
import UIKitTesting

@testable import RolltopPick

/// Tests for the options under "What is printed".
@MainActor
struct PrintingOptionTests {
  private let fruits = ["Apple", "Banana", "Cherry"]

  @Test(arguments: [
    ([], "Banana\n"), (["--print0"], "Banana\0"), (["--print-query"], "an\nBanana\n"),
    (["--print-index"], "1\n"), (["--print-index", "--header-lines", "1"], "0\n"),
    (["--expect", "f2"], "\nBanana\n"), (["--print-query", "--expect", "f2"], "an\n\nBanana\n"),
  ])
  func theQueryAndTheChosenLineArePrinted(arguments: [String], text: String) throws {
    let pick = try PickStage(fruits, arguments)
    pick.type("an")
    pick.press(.keyboardReturnOrEnter)
    #expect(try pick.output() == text)
  }

  @Test func expectedKeysArePrintedFirst() throws {
    let pick = try PickStage(fruits, ["--multi", "--expect", "ctrl-v,f2", "--print0"])
    pick.press(.keyboardTab)
    pick.press(.keyboardTab)
    pick.press(.keyboardV, .control)
    #expect(try pick.output() == "ctrl-v\0Apple\0Banana\0")
  }

  @Test(arguments: [([], ""), (["--print-query"], "xyz\n")])
  func withoutAMatchNoLineIsPrinted(arguments: [String], text: String) throws {
    let pick = try PickStage(fruits, arguments)
    pick.type("xyz")
    pick.press(.keyboardReturnOrEnter)
    #expect(try pick.output(exitCode: 1) == text)
  }

  @Test func cancellingPrintsNothing() throws {
    let pick = try PickStage(fruits, ["--multi", "--print-query", "--expect", "f2"])
    pick.press(.keyboardTab)
    pick.press(.keyboardEscape)
    #expect(try pick.output(exitCode: 130) == "")
  }
}
