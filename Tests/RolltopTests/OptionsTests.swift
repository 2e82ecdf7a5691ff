import Foundation
import Testing
import UIKitApplication

@testable import rolltop

/// Tests for the options of the command line.
@Suite struct OptionsTests {
  @Test func withoutArgumentsTheOpeningListIsShownInAWindow() throws {
    let options = try Options(arguments: [])
    #expect(options == Options())
    #expect(options.task == .run)
    #expect(options.screen == nil)
    #expect(options.size == CGSize(width: 390, height: 844))
    #expect(options.scale == nil)
  }

  @Test func valuesFollowTheirOptionOrAnEqualsSign() throws {
    let options = try Options(arguments: [
      "--screen", "world-clock", "--size=800x600", "--scale", "1.5", "--dark", "--root=/usr",
      "--snapshot", "a=b.png", "--theme", "classic",
    ])
    #expect(options.screen == .worldClock)
    #expect(options.size == CGSize(width: 800, height: 600))
    #expect(options.scale == 1.5)
    #expect(options.isDark)
    #expect(options.theme == .classic)
    #expect(options.root == "/usr")
    #expect(options.task == .snapshot(file: "a=b.png"))
  }

  @Test(arguments: Screen.allCases)
  func everyScreenCanBeNamed(screen: Screen) throws {
    #expect(try Options(arguments: ["--screen", screen.rawValue]).screen == screen)
    #expect(Options.help.contains(screen.rawValue))
  }

  @Test(arguments: Screen.allCases)
  func everyScreenCanBeScrolledByName(screen: Screen) throws {
    let options = try Options(arguments: ["--bench-scroll", screen.rawValue, "--size", "480x320"])
    #expect(options.task == .benchScroll(screen))
    #expect(options.size == CGSize(width: 480, height: 320))
  }

  @Test func theReadOutIsHiddenByDefault() throws {
    #expect(try !Options(arguments: []).showsHUD)
    #expect(try Options(arguments: ["--hud"]).showsHUD)
    #expect(Options.help.contains("F12"))
  }

  @Test func stillFreezesTheClock() throws {
    #expect(try !Options(arguments: []).isFrozen)
    #expect(try Options(arguments: ["--still", "--screen", "files"]).isFrozen)
  }

  @Test func helpOverridesOtherTasks() throws {
    #expect(try Options(arguments: ["--help"]).task == .help)
    #expect(try Options(arguments: ["-h"]).task == .help)
    #expect(try Options(arguments: ["--help", "--snapshot", "a.png"]).task == .help)
    #expect(try Options(arguments: ["--snapshot", "a.png", "--help"]).task == .help)
  }

  @Test func helpFitsATerminalOf80Columns() {
    for line in Options.help.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test(arguments: [
    ["--size", "390"], ["--size", "0x10"], ["--size", "10x-1"], ["--size", "1e3x10"],
    ["--size", "10x10x10"], ["--size", "8193x10"], ["--size", "x"], ["--size", "axb"],
    ["--size", "99999999999999999999x1"],
    ["--scale", "0"], ["--scale", "nan"], ["--scale", "inf"], ["--scale", "-1"],
    ["--scale", "4.1"], ["--scale", "two"],
    ["--screen", "nowhere"], ["--screen", "Home"],
    ["--theme", "new"], ["--theme"], ["--screen"], ["--snapshot"], ["--snapshot="], ["--root", ""],
    ["--dark=yes"], ["--help=me"],
    ["--snap", "a.png"], ["home"], [""], ["-"], ["--"], ["--Dark"],
    ["--dark", "--dark"], ["--size", "1x1", "--size=2x2"],
    ["--snapshot-all", "d", "--snapshot", "f"], ["--screen", "home", "--snapshot-all", "d"],
    ["--snapshot-all", "d", "--dark"], ["--snapshot-all", "d", "--hud"], ["--hud=1"],
    ["--bench-scroll"], ["--bench-scroll", "nowhere"], ["--bench-scroll", "home", "--hud"],
    ["--bench-scroll", "home", "--snapshot", "f"], ["--bench-scroll", "home", "--screen", "home"],
    ["--snapshot", "f", "--hud"],
  ])
  func invalidArgumentsAreReportedInOneLine(arguments: [String]) {
    let error = #expect(throws: OptionsError.self) { try Options(arguments: arguments) }
    let message = error?.description ?? ""
    #expect(!message.isEmpty && !message.contains("\n"), "\(arguments): \(message)")
  }

  @Test func theMessageNamesTheOptionAndTheValue() {
    let error = #expect(throws: OptionsError.self) {
      try Options(arguments: ["--size", "big"])
    }
    #expect(
      error?.description
        == "--size \"big\" is not WxH with whole points from 1 to 8192, such as 390x844"
    )
  }

  @Test func aSizeOnTheCommandLineOverridesTheSavedOne() throws {
    #expect(try Options(arguments: []).configuration.restoresWindowFrame)
    let options = try Options(arguments: ["--size", "390x844"])
    #expect(!options.configuration.restoresWindowFrame)
    #expect(options.configuration.size == CGSize(width: 390, height: 844))
  }
}
