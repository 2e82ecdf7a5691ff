import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for elevated surfaces above a dark window, which are lighter than the window and have a
/// rim.
@MainActor
struct ElevationTests {
  private let stage = Stage(size: CGSize(width: 700, height: 420))
  private let root = UIViewController()
  private let button = UIButton(frame: CGRect(x: 300, y: 60, width: 100, height: 40))

  init() {
    stage.checksDamage = true
    stage.window.overrideUserInterfaceStyle = .dark
    root.view.backgroundColor = .systemBackground
    button.setTitle("Open", for: .normal)
    root.view.addSubview(button)
    stage.show(root)
  }

  private func present(_ controller: UIViewController) {
    controller.popoverPresentationController?.sourceView = button
    root.present(controller, animated: true)
    stage.settle()
  }

  @Test func popoversAreElevated() throws {
    let list = EditableList(.insetGrouped, rows: 3)
    let controller = UIViewController()
    controller.view = list.table
    list.table.backgroundColor = .systemGroupedBackground
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = CGSize(width: 260, height: 190)
    present(controller)
    #expect(controller.traitCollection.userInterfaceLevel == .elevated)
    #expect(root.traitCollection.userInterfaceLevel == .base)
    let (baseTraits, elevatedTraits) = (root.traitCollection, controller.traitCollection)
    #expect(baseTraits.hasDifferentColorAppearance(comparedTo: elevatedTraits))
    #expect(stage.color(at: CGPoint(x: 325, y: 300)) == .elevated)
    assertSnapshot(of: stage, named: "popover")
    controller.dismiss(animated: true)
    stage.advance(by: 0.1)
    assertSnapshot(of: stage, named: "popover-closing", inMotion: true)
    stage.settle()
    #expect(stage.color(at: CGPoint(x: 325, y: 300)) == .black)
  }

  @Test func actionSheetsMenusAndPickersAreElevated() {
    let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
    for title in ["Copy", "Print"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
    present(sheet)
    assertSnapshot(of: stage, named: "action-sheet")
    sheet.dismiss(animated: false)
    stage.settle()
    button.menu = UIMenu(
      title: "",
      children: [UIAction(title: "Copy") { _ in }, UIAction(title: "Move") { _ in }]
    )
    button.openMenu()
    stage.settle()
    assertSnapshot(of: stage, named: "menu")
    button.menuPanel?.close()
    stage.settle()
    let picker = UIDatePicker(frame: CGRect(x: 100, y: 20, width: 200, height: 40))
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .compact
    picker.date = Date(timeIntervalSince1970: 1_704_067_200)
    root.view.addSubview(picker)
    stage.settle()
    stage.tap(at: picker.convert(CGPoint(x: 60, y: 20), to: nil))
    stage.settle()
    assertSnapshot(of: stage, named: "date-picker")
  }

  @Test func tooltipsAreElevated() {
    button.toolTip = "Opens a menu"
    stage.pointerMove(to: CGPoint(x: 350, y: 80))
    stage.advance(by: 1)
    assertSnapshot(of: stage, named: "tooltip")
  }

  @Test func elevationChangesDarkBackgroundsOnly() {
    let high = UITraitCollection(userInterfaceLevel: .elevated)
    let dark = UITraitCollection(traitsFrom: [high, UITraitCollection(userInterfaceStyle: .dark)])
    let light = UITraitCollection(traitsFrom: [high, UITraitCollection(userInterfaceStyle: .light)])
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == .elevated)
    #expect(UIColor.systemBackground.resolvedColor(with: light) == UIColor(white: 1, alpha: 1))
    #expect(UIColor.label.resolvedColor(with: dark) == UIColor(white: 1, alpha: 1))
    let faded = UIColor.systemBackground.withAlphaComponent(0.5)
    #expect(faded.resolvedColor(with: dark) == UIColor.elevated.withAlphaComponent(0.5))
    #expect(UIColor.systemBackground != UIColor.systemGroupedBackground)
    let view = UIView()
    view.traitOverrides.userInterfaceLevel = .elevated
    root.view.addSubview(view)
    #expect(view.traitCollection[UITraitUserInterfaceLevel.self] == .elevated)
  }
}

extension UIColor {
  fileprivate static let elevated = UIColor(
    red: 28 / 255,
    green: 28 / 255,
    blue: 30 / 255,
    alpha: 1
  )
}
