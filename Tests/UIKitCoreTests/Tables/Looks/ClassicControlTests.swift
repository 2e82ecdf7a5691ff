import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for bars, controls and alerts in the classic theme of 2011.
@MainActor
struct ClassicControlTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let screen = UIViewController()
  private let toggle = UISwitch(frame: CGRect(x: 20, y: 36, width: 0, height: 0))
  private let segmentedControl = UISegmentedControl(items: ["One", "Two", "Three"])
  private let field = UITextField(frame: CGRect(x: 20, y: 136, width: 280, height: 34))

  private func show(isClassic: Bool = true) -> UINavigationController {
    stage.checksDamage = true
    let rootViewController = UIViewController()
    rootViewController.navigationItem.title = "Back"
    screen.view.backgroundColor = .white
    screen.navigationItem.title = "Title"
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    screen.toolbarItems = [
      UIBarButtonItem(systemItem: .refresh), UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(systemItem: .save),
    ]
    toggle.isOn = true
    segmentedControl.frame = CGRect(x: 20, y: 86, width: 280, height: 32)
    segmentedControl.selectedSegmentIndex = 1
    field.borderStyle = .roundedRect
    field.text = "Text"
    for view in [toggle, segmentedControl, field] { screen.view.addSubview(view) }
    let navigation = UINavigationController(rootViewController: rootViewController)
    navigation.pushViewController(screen, animated: false)
    navigation.setToolbarHidden(false, animated: false)
    stage.window.traitOverrides.tableTheme = isClassic ? .classic : nil
    stage.show(navigation)
    stage.settle()
    return navigation
  }

  private func brightness(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    stage.color(at: CGPoint(x: x, y: y)).getRed(&red, green: &green, blue: &blue, alpha: nil)
    return (red + green + blue) / 3
  }

  @Test func snapshotsMatch() {
    let navigation = show()
    assertSnapshot(of: stage, named: "controls")
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    toggle.isOn = false
    stage.settle()
    assertSnapshot(of: stage, named: "controls-mirrored")
    stage.window.traitOverrides.layoutDirection = .unspecified
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let alert = UIAlertController(
        title: "Delete the mail?",
        message: "It cannot be read afterwards.",
        preferredStyle: style
      )
      if style == .alert { alert.addTextField { $0.placeholder = "Reason" } }
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      if style == .actionSheet { alert.addAction(UIAlertAction(title: "Archive", style: .default)) }
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      navigation.present(alert, animated: false)
      stage.settle()
      assertSnapshot(of: stage, named: style == .alert ? "alert" : "sheet")
      alert.dismiss(animated: false)
      stage.settle()
    }
  }

  @Test func theThemeIsAppliedAndRemovedImmediately() {
    _ = show(isClassic: false)
    let initialImageData = stage.snapshot().pngData()
    stage.window.traitOverrides.tableTheme = .classic
    stage.settle()
    #expect(brightness(100, 2) > brightness(100, 40), "the bar is lighter at its top")
    #expect(brightness(100, 440) > brightness(100, 476))
    #expect(brightness(160, 135) > brightness(160, 158), "and so is the selected segment")
    #expect(stage.snapshot().pngData() != initialImageData)
    stage.window.traitOverrides.tableTheme = nil
    stage.settle()
    #expect(stage.snapshot().pngData() == initialImageData)
  }

  @Test func barButtonsAreTappableAndDarkenWhenPressed() throws {
    let navigation = show()
    var presses = 0
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { _ in presses += 1 }
    )
    stage.settle()
    stage.tap(at: CGPoint(x: 290, y: 22))
    #expect(presses == 1)
    stage.touchDown(at: CGPoint(x: 290, y: 22))
    stage.settle()
    let pressed = brightness(280, 30)
    stage.touchUp()
    stage.settle()
    #expect(pressed < brightness(280, 30), "a pressed button is darker")
    stage.tap(at: CGPoint(x: 30, y: 22))
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func customColoursOverrideTheTheme() {
    let navigation = show()
    navigation.navigationBar.barTintColor = .red
    navigation.toolbar.barTintColor = .green
    toggle.onTintColor = .magenta
    stage.settle()
    #expect(stage.color(at: CGPoint(x: 100, y: 3)) == .red)
    #expect(stage.color(at: CGPoint(x: 120, y: 440)) == .green)
    #expect(stage.color(at: CGPoint(x: 40, y: 84)) == .magenta)
    navigation.navigationBar.barTintColor = nil
    stage.settle()
    #expect(brightness(100, 2) > brightness(100, 40))
  }

  @Test func aSwitchShowsItsStateWithoutColours() {
    _ = show()
    let on = brightness(31, 95)
    #expect(on > 0.9, "a white line")
    toggle.setOn(false, animated: true)
    stage.settle()
    let column = stride(from: CGFloat(86), through: 95, by: 1).map { brightness(60, $0) }
    #expect((column.min() ?? 1) < 0.75, "a gray ring")
    #expect((column.last ?? 0) > 0.8, "with nothing in it")
    stage.tap(at: CGPoint(x: 40, y: 95))
    stage.settle()
    #expect(toggle.isOn && brightness(31, 95) == on)
  }
}
