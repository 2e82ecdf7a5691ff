import PickLines
import Testing
import UIKit
import UIKitTesting

@testable import RolltopPick

/// Tests for the options under "The window"; those of rows are in `PickControllerTests` and
/// `PickAppearanceTests`.
@MainActor
struct WindowOptionTests {
  private func configuration(_ arguments: [String]) throws -> LaunchConfiguration {
    try PickOptions(arguments: arguments).configuration
  }

  @Test func theWindowHasATitle() throws {
    #expect(try configuration([]).title == "rolltop pick")
    #expect(try configuration(["--title", "Fruits"]).title == "Fruits")
  }

  @Test func theWindowHasASize() throws {
    #expect(try configuration([]).size == CGSize(width: 640, height: 480))
    #expect(try configuration(["--size", "300x200"]).size == CGSize(width: 300, height: 200))
  }

  @Test(arguments: [[], ["--header", "One line"], ["--header-lines", "2"]])
  func theWindowHasSpaceForItsRows(arguments: [String]) throws {
    let allArguments = ["--height", "5", "--size", "300x900"] + arguments
    let size = try configuration(allArguments).size
    #expect(size.width == 300)
    let lines = (1...99).map { "\($0)" }
    let pick = try PickStage(lines, allArguments, size: size)
    // Five rows of 36 points.
    #expect(abs(pick.controller.table.bounds.height - 5 * 36) <= 1)
  }

  @Test(
    arguments: zip(
      PickTheme.allCases,
      [UIUserInterfaceStyle.unspecified, .light, .dark, .light]
    )
  )
  func theThemeOptionSetsTheAppearance(theme: PickTheme, style: UIUserInterfaceStyle) throws {
    let configuration = try configuration(["--theme", theme.rawValue])
    #expect(configuration.userInterfaceStyle == style)
    #expect(configuration.tableTheme == (theme == .classic ? .classic : .standard))
  }

  @Test func fieldsAreAlignedInColumns() throws {
    let lines = ["a file", "longer-name folder"]
    #expect(try PickStage(lines).cells == lines)
    #expect(try PickStage(lines, ["--columns"]).cells == ["a\tfile", "longer-name\tfolder"])
  }

  @Test func oneLineIsChosenUnlessSeveralCanBe() throws {
    let pick = try PickStage(["one", "two"])
    pick.press(.keyboardDownArrow, .shift)
    pick.press(.keyboardA, .control)
    #expect(pick.model.marked.count == 0)
    let several = try PickStage(["one", "two"], ["--multi"])
    several.press(.keyboardDownArrow, .shift)
    #expect(several.model.marked.count == 2)
  }
}
