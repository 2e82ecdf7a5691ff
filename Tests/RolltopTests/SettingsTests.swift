import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

@testable import rolltop

/// Tests for the settings screen, whose changes apply immediately.
@MainActor @Suite struct SettingsTests {
  @Test func theAppearanceChangesImmediately() throws {
    let stage = Stage(showing: .appearance)
    #expect(stage.window.traitCollection.userInterfaceStyle == .light)
    let light = stage.color(at: CGPoint(x: 5, y: 800))
    try stage.tapRow(2)
    #expect(stage.window.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.color(at: CGPoint(x: 5, y: 800)) != light)
    #expect(
      try stage.table().cellForRow(at: IndexPath(row: 2, section: 0))?.accessoryType
        == .checkmark
    )
    stage.goBack()
    #expect(try stage.textsOfRow(1, section: 0) == ["Appearance", "Dark"])
    try stage.tapRow(1)
    try stage.tapRow(0)
    #expect(stage.color(at: CGPoint(x: 5, y: 800)) == light)
  }

  @Test func theThemeChangesImmediately() throws {
    let stage = Stage(showing: .theme)
    try stage.tapRow(1)
    #expect(try stage.table().theme == .classic)
    #expect(stage.color(at: CGPoint(x: 1, y: 800)) != stage.color(at: CGPoint(x: 6, y: 800)))
    stage.goBack()
    #expect(try stage.textsOfRow(0, section: 0) == ["Look", "Classic"])
    try stage.tapRow(0)
    try stage.tapRow(0)
    #expect(try stage.table().theme == .standard)
    #expect(stage.color(at: CGPoint(x: 1, y: 800)) == stage.color(at: CGPoint(x: 6, y: 800)))
  }

  @Test func boldTextAndReducedMotionChangeImmediately() throws {
    let stage = Stage(showing: .settings)
    for (row, section) in [(3, 0), (0, 1)] {
      let cell = try stage.table().cellForRow(at: IndexPath(row: row, section: section))
      let toggle = try #require(cell?.accessoryView as? UISwitch)
      #expect(!toggle.isOn)
      stage.tap(at: toggle.convert(CGPoint(x: 10, y: 10), to: nil))
      #expect(stage.settle())
    }
    #expect(UIAccessibility.isBoldTextEnabled && UIAccessibility.isReduceMotionEnabled)
    #expect(stage.window.traitCollection.legibilityWeight == .bold)
    try stage.tapRow(0)
    #expect(stage.topViewController is ThemeViewController)
  }

  @Test func theTextSizeChangesImmediately() throws {
    let stage = Stage(showing: .textSize)
    let cell = try #require(try stage.table().cellForRow(at: IndexPath(row: 0, section: 0)))
    let size = try #require(cell.textLabel?.font.pointSize)
    try stage.tapRow(6)
    #expect(stage.window.traitCollection.preferredContentSizeCategory == .extraExtraExtraLarge)
    #expect(cell.textLabel?.font.pointSize ?? 0 > size)
    stage.goBack()
    #expect(try stage.textsOfRow(2, section: 0) == ["Text size", "Largest"])
    stage.goBack()
    let home = try stage.table()
    #expect(home.rowHeight > 60)
    let frame = home.rectForRow(at: IndexPath(row: 0, section: 0))
    #expect(frame.height == home.rowHeight)
  }

  @Test func theTintFollowsTheSlider() throws {
    let stage = Stage(showing: .settings)
    let cell = try stage.table().cellForRow(at: IndexPath(row: 4, section: 0))
    let slider = try #require(cell?.accessoryView as? UISlider)
    let thumb = slider.convert(
      CGPoint(x: slider.bounds.midX * 1.16, y: slider.bounds.midY),
      to: nil
    )
    stage.drag(
      from: thumb,
      to: CGPoint(x: thumb.x - 60, y: thumb.y),
      duration: 0.2,
      hold: 0.2
    )
    #expect(stage.settle())
    #expect(slider.value < 0.5)
    #expect(stage.window.tintColor != .systemBlue)
  }

  @Test func togglingASwitchSelectsNoRow() throws {
    let stage = Stage(showing: .settings)
    let cell = try stage.table().cellForRow(at: IndexPath(row: 0, section: 2))
    let toggle = try #require(cell?.accessoryView as? UISwitch)
    stage.tap(at: toggle.convert(CGPoint(x: 10, y: 10), to: nil))
    #expect(stage.settle())
    #expect(toggle.isOn)
    try stage.tapRow(0, section: 2)
    #expect(try stage.table().indexPathForSelectedRow == nil)
    #expect(stage.topViewController is SettingsViewController)
  }
}
