import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitGraphics

/// Tests for colour wells, which show a colour and present a picker.
@MainActor
struct ColorWellTests {
  private let root = UIViewController()
  private let well = UIColorWell(frame: CGRect(x: 100, y: 40, width: 28, height: 28))
  private var changes = Changes()

  private final class Changes { var colors: [UIColor?] = [] }

  private func makeStage(width: CGFloat) -> Stage {
    let stage = Stage(size: CGSize(width: width, height: 700))
    stage.checksDamage = true
    root.view.backgroundColor = .white
    root.view.addSubview(well)
    stage.show(root)
    stage.settle()
    well.addAction(
      UIAction { [well, changes] _ in changes.colors.append(well.selectedColor) },
      for: .valueChanged
    )
    return stage
  }

  private var picker: UIColorPickerViewController? {
    root.presentedViewController as? UIColorPickerViewController
  }

  @Test(arguments: [400, 900])
  func aTapOpensAPickerThatSetsTheColour(width: CGFloat) throws {
    let stage = makeStage(width: width)
    (well.title, well.supportsAlpha) = ("Ink", false)
    well.selectedColor = .blue
    #expect(changes.colors.isEmpty)
    stage.tap(at: CGPoint(x: 114, y: 54))
    stage.settle()
    let picker = try #require(picker)
    #expect(picker.title == "Ink" && !picker.supportsAlpha && picker.selectedColor == .blue)
    let panel = try #require(picker.view as? ColorPickerPanel)
    #expect((panel.bounds.width < 340) == (width > 600))
    panel.grid.step(by: 1)
    #expect(changes.colors.count == 1 && well.selectedColor == picker.selectedColor)
    well.selectedColor = .red
    #expect(picker.selectedColor == .red && changes.colors.count == 1)
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(self.picker == nil)
    stage.tap(at: CGPoint(x: 114, y: 54))
    stage.settle()
    #expect(self.picker != nil)
  }

  @Test func theWellLooksAsRecorded() {
    let stage = makeStage(width: 700)
    well.selectedColor = UIColor.systemGreen.withAlphaComponent(0.5)
    stage.tap(at: CGPoint(x: 114, y: 54))
    stage.settle()
    assertSnapshot(of: stage, named: "popover")
  }

  @Test func theColourIsShownInARing() {
    let stage = makeStage(width: 400)
    #expect(stage.color(at: CGPoint(x: 114, y: 54)) == .white)
    well.selectedColor = .blue
    stage.settle()
    #expect(stage.color(at: CGPoint(x: 114, y: 54)) == .blue)
    #expect(stage.color(at: CGPoint(x: 114, y: 41)) != .white)
    #expect(stage.color(at: CGPoint(x: 114, y: 44)) == .white)
    well.selectedColor = UIColor.blue.withAlphaComponent(0.5)
    stage.settle()
    #expect(stage.color(at: CGPoint(x: 114, y: 54)) != .blue)
    #expect(stage.color(at: CGPoint(x: 101, y: 41)) == .white)
  }

  @Test func tabMovesFromARowIntoThePicker() throws {
    final class Rows: UITableViewController {
      let well = UIColorWell()
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.accessoryView = indexPath.row == 0 ? well : UISwitch()
        return cell
      }
    }
    let stage = Stage(size: CGSize(width: 400, height: 700))
    let rows = Rows()
    stage.show(rows)
    rows.well.sizeToFit()
    stage.settle()
    for _ in 0..<4 where !rows.well.isFirstResponder { stage.press(.keyboardTab) }
    #expect(rows.well.isFirstResponder)
    stage.press(.keyboardSpacebar)
    stage.settle()
    let picker = try #require(rows.presentedViewController)
    stage.press(.keyboardTab)
    let focus = UIFocusSystem.focusSystem(for: stage.window)?.focusedItem as? UIView
    #expect(try #require(focus).isDescendant(of: picker.view))
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(rows.presentedViewController == nil)
  }

  @Test func tinyWellsDrawNothing() {
    let stage = makeStage(width: 400)
    well.selectedColor = .blue
    for side in [0, 4, 10] {
      well.frame.size = CGSize(width: side, height: side)
      stage.settle()
    }
    #expect(stage.color(at: CGPoint(x: 105, y: 45)) == .white)
  }

  @Test func keysAndScreenReadersOpenThePicker() {
    let stage = makeStage(width: 400)
    #expect(well.canBecomeFocused && well.accessibilityLabel == "Colors")
    #expect(well.accessibilityTraits.contains(.button) && well.accessibilityValue == nil)
    (well.title, well.selectedColor) = ("Ink", .red)
    #expect(well.accessibilityLabel == "Ink" && well.accessibilityValue == "#FF0000")
    well.becomeFirstResponder()
    stage.press(.keyboardSpacebar)
    stage.settle()
    #expect(picker != nil)
    picker?.dismiss(animated: false)
    stage.settle()
    #expect(well.accessibilityActivate())
    stage.settle()
    #expect(picker != nil)
    well.isEnabled = false
    #expect(well.accessibilityTraits.contains(.notEnabled) && !well.canBecomeFocused)
  }
}
