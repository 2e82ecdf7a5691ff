import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

@testable import rolltop

/// Tests for the demo's saved settings.
@MainActor @Suite struct SavedSettingsTests {
  /// Returns the saved state of a run in which the user changed every setting.
  private static func stateWithChoices() throws -> SavedState {
    let run = DemoRun()
    run.settings.theme = .classic
    run.settings.appearance = .dark
    run.settings.textSize = .extraLarge
    run.settings.tintHue = 0.25
    UIAccessibility.isBoldTextEnabled = true
    UIAccessibility.isReduceMotionEnabled = true
    return try #require(run.state)
  }

  /// Creates a saved state with the demo's settings and screens as JSON.
  private static func state(json text: String) -> SavedState {
    let coder = StateCoder()
    coder.encode(NSData(data: Data(text.utf8)), forKey: "demo")
    return SavedState(application: coder.encodedData, objects: [:])
  }

  @Test func chosenSettingsPersistAcrossRuns() throws {
    let second = DemoRun(state: try Self.stateWithChoices())
    #expect(second.settings.theme == .classic)
    #expect(second.settings.appearance == .dark)
    #expect(second.settings.textSize == .extraLarge)
    #expect(second.settings.tintHue == 0.25)
    #expect(UIAccessibility.isBoldTextEnabled && UIAccessibility.isReduceMotionEnabled)
    let window = try #require(second.delegate.window)
    #expect(window.overrideUserInterfaceStyle == .dark)
    #expect(window.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(window.traitCollection.legibilityWeight == .bold)
    #expect(window.tintColor != .systemBlue)
    #expect(second.table?.theme.isGlossy == true)
  }

  @Test func theTextSizeSetByTheWheelPersists() throws {
    let run = DemoRun()
    let point = CGPoint(x: 100, y: 300)
    run.stage.scrollWheel(by: CGVector(dx: 0, dy: 1), at: point, modifiers: .control)
    run.stage.settle()
    #expect(run.settings.textSize == .extraLarge)
    run.stage.scrollWheel(by: CGVector(dx: 0, dy: 1), at: point, modifiers: .control)
    run.stage.settle()
    #expect(run.settings.textSize == .extraExtraLarge)
    let window = try #require(run.delegate.window)
    #expect(window.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    #expect(DemoRun(state: run.state).settings.textSize == .extraExtraLarge)
    // Applying the settings again keeps them.
    run.settings.textSize = .small
    run.settings.appearance = .dark
    run.settings.apply(to: window)
    run.stage.settle()
    #expect(run.settings.textSize == .small)
    #expect(window.traitCollection.preferredContentSizeCategory == .small)
  }

  @Test func unchosenSettingsStayUnset() throws {
    let state = try #require(DemoRun().state)
    let second = DemoRun(state: state)
    #expect(second.settings.theme == .standard)
    #expect(second.settings.appearance == .unspecified)
    #expect(second.settings.textSize == nil && second.settings.tintHue == nil)
    #expect(!UIAccessibility.isBoldTextEnabled && !UIAccessibility.isReduceMotionEnabled)
    #expect(second.delegate.window?.tintColor == .systemBlue)
  }

  @Test func theCommandLineOverridesForOneRun() throws {
    let state = try Self.stateWithChoices()
    let second = DemoRun(theme: .standard, appearance: .light, state: state)
    #expect(second.table?.theme.isGlossy == false)
    #expect(second.delegate.window?.traitCollection.userInterfaceStyle == .light)
    #expect(second.settings.textSize == .extraLarge)
    let third = DemoRun(state: second.state)
    #expect(third.settings.theme == .classic)
    #expect(third.settings.appearance == .dark)
  }

  @Test func aChoiceOverridesTheCommandLine() {
    let first = DemoRun(theme: .classic, appearance: .dark)
    first.settings.theme = .standard
    first.settings.appearance = .light
    #expect(first.settings.theme == .standard && first.settings.appearance == .light)
    let second = DemoRun(state: first.state)
    #expect(second.settings.theme == .standard)
    #expect(second.settings.appearance == .light)
  }

  @Test func choicesApplyToAScreenOfTheCommandLine() throws {
    let state = try Self.stateWithChoices()
    let second = DemoRun(screen: .gallery, state: state)
    #expect(second.table?.theme.isGlossy == true)
    second.settings.textSize = .small
    let third = DemoRun(state: second.state)
    #expect(third.settings.theme == .classic)
    #expect(third.settings.textSize == .small)
    #expect(third.navigation?.topViewController is HomeViewController)
  }

  @Test(arguments: [
    ("look", "new"), ("look", "Classic"), ("appearance", "purple"), ("appearance", ""),
    ("text-size", "huge"), ("text-size", "_UICTContentSizeCategoryUnspecified"),
    ("tint", "nan"), ("tint", "-0.1"), ("tint", "1.5"), ("tint", "inf"), ("tint", "blue"),
    ("bold-text", "yes"), ("bold-text", ""), ("reduce-motion", "1"), ("sound", "loud"),
  ])
  func invalidValuesAreIgnored(name: String, value: String) {
    let validSetting = name == "look" ? #""appearance": "dark""# : #""look": "classic""#
    let settings = #"{\#(validSetting), "\#(name)": "\#(value)"}"#
    let text = #"{"places": ["home", "gallery"], "settings": \#(settings)}"#
    let run = DemoRun(state: Self.state(json: text))
    #expect(run.settings.theme == (name == "look" ? .standard : .classic))
    #expect(run.settings.appearance == (name == "look" ? .dark : .unspecified))
    #expect(run.settings.textSize == nil && run.settings.tintHue == nil)
    #expect(!UIAccessibility.isBoldTextEnabled && !UIAccessibility.isReduceMotionEnabled)
    #expect(run.navigation?.topViewController is GalleryViewController)
  }

  @Test(arguments: [
    #"{"places": ["home", "gallery"]}"#, #"{"places": ["home", "gallery"], "settings": 7}"#,
    #"{"places": ["home", "gallery"], "settings": {"look": 1, "appearance": "dark"}}"#,
  ])
  func settingsOfAnotherTypeAreIgnored(text: String) {
    let run = DemoRun(state: Self.state(json: text))
    #expect(run.settings.theme == .standard && run.settings.appearance == .unspecified)
    #expect(run.navigation?.topViewController is GalleryViewController)
  }

  @Test(arguments: [
    #"{"settings": {"look": "classic"}}"#, #"{"places": 1, "settings": {"look": "classic"}}"#,
  ])
  func settingsAreReadFromAStateWithoutScreens(text: String) {
    let run = DemoRun(state: Self.state(json: text))
    #expect(run.settings.theme == .classic)
    #expect(run.navigation?.topViewController is HomeViewController)
  }

  @Test(arguments: ["", "[]", "7", #"{"places""#])
  func aDamagedStateIsIgnored(text: String) {
    let run = DemoRun(state: Self.state(json: text))
    #expect(run.settings.theme == .standard)
    #expect(run.navigation?.topViewController is HomeViewController)
  }
}
