import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitGraphics

/// Tests for colour pickers: the grid, the sliders, and the calls of their delegates.
@MainActor
struct ColorPickerTests {
  private final class PickerDelegate: UIColorPickerViewControllerDelegate {
    var picks: [(color: UIColor, continuously: Bool)] = []
    var selections = 0
    var finishCount = 0

    func colorPickerViewController(
      _ viewController: UIColorPickerViewController,
      didSelect color: UIColor,
      continuously: Bool
    ) {
      picks.append((color, continuously))
    }

    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
      selections += 1
    }

    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      finishCount += 1
    }
  }

  private let stage: Stage
  private let root = UIViewController()
  private let picker = UIColorPickerViewController()
  private let delegate = PickerDelegate()

  init() {
    stage = Stage(size: CGSize(width: 400, height: 700))
    stage.checksDamage = true
    root.view.backgroundColor = .systemBackground
    stage.show(root)
    stage.settle()
    picker.delegate = delegate
  }

  private var panel: ColorPickerPanel {
    get throws { try #require(picker.view as? ColorPickerPanel) }
  }

  private func present() {
    root.present(picker, animated: false)
    stage.settle()
  }

  /// Converts a point in units of a view's size to the coordinates of the window.
  private func point(_ x: CGFloat, _ y: CGFloat, in view: UIView) -> CGPoint {
    view.convert(
      CGPoint(x: x * view.bounds.width, y: y * view.bounds.height),
      to: nil
    )
  }

  @Test func theDefaultsAreThoseOfUIKit() {
    #expect(picker.supportsAlpha && picker.selectedColor == .black)
    let well = UIColorWell()
    #expect(well.supportsAlpha && well.selectedColor == nil && well.title == nil)
    #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
  }

  @Test func theGridHasGraysAndHues() {
    #expect(ColorGrid.colors.count == 120)
    #expect(ColorGrid.colors[0].hex == "FFFFFF" && ColorGrid.colors[11].hex == "000000")
    #expect(ColorGrid.colors[12].hex == "00374A" && ColorGrid.colors[60].hex == "00A1D8")
    #expect(ColorGrid.colors[119].hex == "DEEED4")
  }

  @Test func aTapInTheGridPicks() throws {
    present()
    stage.tap(at: point(0.05, 0.55, in: try panel.grid))
    stage.settle()
    #expect(PickedColor(picker.selectedColor).hex == "00A1D8")
    #expect(delegate.picks.last?.continuously == false)
    #expect(delegate.selections == delegate.picks.count)
    #expect(try panel.swatch.color == picker.selectedColor)
    #expect(PickedColor(picker.selectedColor).alpha == 1)
  }

  @Test func aDragPicksContinuously() throws {
    present()
    let grid = try panel.grid
    stage.drag(from: point(0.04, 0.05, in: grid), to: point(0.96, 0.05, in: grid), duration: 0.3)
    stage.settle()
    #expect(delegate.picks.count > 3 && delegate.picks.first?.continuously == true)
    #expect(delegate.picks.last?.continuously == false)
    #expect(PickedColor(picker.selectedColor).hex == "000000")
  }

  @Test func theArrowKeysMoveThroughTheGrid() throws {
    picker.selectedColor = .white
    present()
    let grid = try panel.grid
    grid.becomeFirstResponder()
    stage.press(.keyboardRightArrow)
    #expect(grid.selectedIndex == 1)
    stage.press(.keyboardDownArrow)
    #expect(grid.selectedIndex == 13 && PickedColor(picker.selectedColor).hex == "011D57")
    stage.press(.keyboardEnd)
    stage.press(.keyboardRightArrow)
    #expect(grid.selectedIndex == 23)
    stage.press(.keyboardHome)
    stage.press(.keyboardUpArrow)
    stage.press(.keyboardUpArrow)
    #expect(grid.selectedIndex == 0 && delegate.picks.last?.continuously == false)
  }

  @Test func slidersAndDigitsChangeTheColour() throws {
    picker.selectedColor = .black
    present()
    let (panel, sliders) = (try panel, try #require(try panel.sliders))
    #expect(sliders.isHidden && !panel.grid.isHidden)
    panel.pagePicker.selectedSegmentIndex = 1
    panel.pagePicker.sendActions(for: .valueChanged)
    stage.settle()
    #expect(!sliders.isHidden && panel.grid.isHidden)
    sliders.rows[0].slider.value = 1
    sliders.rows[0].slider.sendActions(for: .valueChanged)
    #expect(picker.selectedColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(sliders.hexField.text == "FF0000" && delegate.picks.last?.continuously == false)
    sliders.hexField.text = "#00ff80"
    sliders.hexField.sendActions(for: .editingChanged)
    #expect(PickedColor(picker.selectedColor).hex == "00FF80")
    sliders.hexField.text = "nonsense"
    sliders.hexField.sendActions(for: .editingChanged)
    #expect(PickedColor(picker.selectedColor).hex == "00FF80")
  }

  @Test func theOpacityIsPickedIfSupported() throws {
    picker.selectedColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    present()
    let opacity = try #require(try panel.opacityRow)
    #expect(opacity.slider.value == 0.5)
    opacity.slider.value = 0.25
    opacity.slider.sendActions(for: .valueChanged)
    #expect(picker.selectedColor == UIColor(red: 0, green: 0, blue: 1, alpha: 0.25))
    let heightWithOpacity = try panel.height(for: 320)
    picker.supportsAlpha = false
    #expect(opacity.isHidden)
    #expect(try panel.height(for: 320) < heightWithOpacity)
    try panel.grid.step(by: 1)
    #expect(PickedColor(picker.selectedColor).alpha == 1)
  }

  @Test func onlyClosingByTheUserCallsTheDelegate() throws {
    present()
    try panel.closeButton.sendActions(for: .primaryActionTriggered)
    stage.settle()
    #expect(root.presentedViewController == nil && delegate.finishCount == 1)
    present()
    picker.dismiss(animated: true)
    stage.settle()
    #expect(root.presentedViewController == nil && delegate.finishCount == 1)
    present()
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(root.presentedViewController == nil && delegate.finishCount == 2)
    #expect(delegate.picks.isEmpty)
  }

  @Test func settingTheColourShowsIt() throws {
    present()
    picker.selectedColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    #expect(try panel.color.alpha == 0.5 && panel.grid.selectedIndex == 11)
    #expect(delegate.picks.isEmpty)
    picker.title = "Ink"
    #expect(try panel.titleLabel.text == "Ink")
    picker.title = nil
    #expect(try panel.titleLabel.text == "Colors")
  }

  @Test func thePickerIsInTheUsersLanguage() throws {
    stage.setLanguages(["de"])
    present()
    #expect(try panel.titleLabel.text == "Farben")
    #expect(try panel.pagePicker.titleForSegment(at: 1) == "Regler")
  }

  @Test func thePickerLooksAsRecorded() throws {
    picker.selectedColor = UIColor(red: 0, green: 0.631, blue: 0.847, alpha: 0.6)
    present()
    assertSnapshot(of: stage, named: "grid-light")
    stage.window.overrideUserInterfaceStyle = .dark
    try panel.pagePicker.selectedSegmentIndex = 1
    try panel.pagePicker.sendActions(for: .valueChanged)
    stage.settle()
    assertSnapshot(of: stage, named: "sliders-dark")
    stage.window.overrideUserInterfaceStyle = .light
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    stage.settle()
    assertSnapshot(of: stage, named: "sliders-large-right-to-left")
  }

  @Test func screenReadersReadTheGrid() throws {
    present()
    picker.selectedColor = .white
    let grid = try panel.grid
    #expect(grid.isAccessibilityElement && grid.accessibilityValue == "#FFFFFF")
    #expect(grid.accessibilityLabel == "Grid")
    grid.accessibilityIncrement()
    #expect(grid.selectedIndex == 1 && delegate.picks.count == 1)
    #expect(try #require(try panel.sliders).rows[1].slider.accessibilityLabel == "Green")
  }
}
