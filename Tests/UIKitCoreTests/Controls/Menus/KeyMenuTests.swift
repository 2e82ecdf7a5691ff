import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for context menus that the menu key opens.
@MainActor
struct KeyMenuTests {
  private final class MenuDelegate: UIContextMenuInteractionDelegate {
    var configuration: UIContextMenuConfiguration?
    var locations: [CGPoint] = []

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      locations.append(location)
      return configuration
    }
  }

  @Test(arguments: [
    (UIKeyboardHIDUsage.keyboardApplication, UIKeyModifierFlags()), (.keyboardF10, .shift),
  ])
  func theMenuKeyOpensTheMenuAtTheMiddleOfItsView(
    key: UIKeyboardHIDUsage,
    modifiers: UIKeyModifierFlags
  ) {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let delegate = MenuDelegate()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.addInteraction(UIContextMenuInteraction(delegate: delegate))
    view.addSubview(UIButton(frame: CGRect(x: 20, y: 40, width: 100, height: 44)))
    stage.show(view)
    stage.press(.keyboardTab)
    stage.press(key, modifiers: modifiers)
    #expect(!stage.window.subviews.contains { $0 is MenuPanel }, "there is no menu")
    var count = 0
    let action = UIAction(title: "Copy") { _ in count += 1 }
    delegate.configuration = UIContextMenuConfiguration(
      actionProvider: { _ in UIMenu(title: "", children: [action]) }
    )
    delegate.locations = []
    stage.press(key, modifiers: modifiers)
    stage.settle()
    #expect(delegate.locations == [CGPoint(x: 160, y: 240)])
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(count == 1)
  }

  @Test(arguments: [UIKeyModifierFlags(), .shift])
  func tabClosesAMenuAndSpacePressesTheFocusedControl(modifiers: UIKeyModifierFlags) {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    var pressed: [String] = []
    let action = UIAction(title: "Copy") { _ in pressed.append("Copy") }
    let buttons = (0..<3).map { index in
      let button = UIButton(frame: CGRect(x: 20, y: 40 + 60 * index, width: 100, height: 44))
      button.addAction(UIAction { _ in pressed.append("button \(index)") }, for: .touchUpInside)
      return button
    }
    buttons[1].menu = UIMenu(title: "", children: [action])
    buttons[1].showsMenuAsPrimaryAction = true
    let view = UIView()
    for button in buttons { view.addSubview(button) }
    stage.show(view)
    stage.press(.keyboardTab)
    stage.press(.keyboardTab)
    stage.press(.keyboardSpacebar)
    stage.settle()
    #expect(buttons[1].menuPanel != nil)
    stage.press(.keyboardTab, modifiers: modifiers)
    #expect(buttons[1].menuPanel == nil)
    stage.press(.keyboardSpacebar)
    stage.settle()
    #expect(pressed == [modifiers.isEmpty ? "button 2" : "button 0"])
    #expect(!stage.window.subviews.contains { $0 is MenuPanel })
  }
}
