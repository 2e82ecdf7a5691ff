import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for keyboard shortcuts, the sheet that lists them, and undo.
@MainActor
struct KeyCommandTests {
  private let stage = Stage(size: CGSize(width: 480, height: 640))
  private let controller = UIViewController()
  private var window: UIWindow? { controller.view.window }
  private var sheet: ShortcutSheet? {
    window?.subviewStorage.compactMap { $0 as? ShortcutSheet }.first
  }

  private func show() {
    stage.checksDamage = true
    stage.show(controller)
  }

  @Test func aShortcutIsPerformedOncePerPress() {
    var count = 0
    controller.addKeyCommand(
      UIKeyCommand(input: "r", modifierFlags: .command) { _ in count += 1 }
    )
    show()
    let key = UIKey(keyCode: .keyboardR, modifierFlags: .control)
    #expect(stage.loop.touches.keyDown(key))
    #expect(stage.loop.touches.keyDown(key))
    stage.loop.touches.keyUp(key)
    #expect(count == 1)
    stage.press(.keyboardR, modifiers: .command)
    #expect(count == 2)
    stage.press(.keyboardR)
    stage.press(.keyboardR, modifiers: [.control, .shift])
    stage.press(.keyboardT, modifiers: .control)
    #expect(count == 2)
  }

  @Test(arguments: [
    (UIKeyCommand.inputUpArrow, UIKeyboardHIDUsage.keyboardUpArrow),
    (UIKeyCommand.inputEscape, .keyboardEscape), (UIKeyCommand.inputDelete, .keyboardDeleteForward),
    (UIKeyCommand.inputPageDown, .keyboardPageDown), ("UIKeyInputF5", .keyboardF5),
    ("\r", .keyboardReturnOrEnter),
  ])
  func keysWithoutLettersHaveNames(input: String, code: UIKeyboardHIDUsage) {
    var count = 0
    controller.addKeyCommand(UIKeyCommand(input: input) { _ in count += 1 })
    show()
    stage.press(code)
    #expect(count == 1)
  }

  @Test func layoutsWithoutLatinLettersUseShortcutsByKeyPosition() {
    var count = 0
    controller.addKeyCommand(
      UIKeyCommand(input: "c", modifierFlags: .control) { _ in count += 1 }
    )
    controller.addKeyCommand(UIKeyCommand(input: "?") { _ in count += 10 })
    show()
    func press(_ key: UIKey) {
      stage.loop.touches.keyDown(key)
      stage.loop.touches.keyUp(key)
    }
    press(UIKey(keyCode: .keyboardC, characters: "с", modifierFlags: .control))
    #expect(count == 1)
    // A French keyboard has a different letter on this key.
    press(UIKey(keyCode: .keyboardC, characters: "x", modifierFlags: .control))
    #expect(count == 1)
    // The keyboard also has a Latin layout, with a different letter on this key.
    let (letter, modifiers) = ("с", UIKeyModifierFlags.control)
    press(
      UIKey(keyCode: .keyboardC, characters: letter, latinCharacters: "j", modifierFlags: modifiers)
    )
    #expect(count == 1)
    press(
      UIKey(keyCode: .keyboardI, characters: "ш", latinCharacters: "c", modifierFlags: modifiers)
    )
    #expect(count == 2)
    count = 1
    press(
      UIKey(
        keyCode: .keyboardSlash,
        characters: "?",
        charactersIgnoringModifiers: "/",
        modifierFlags: .shift
      )
    )
    #expect(count == 11)
  }

  @Test func theFirstResponderHandlesKeysFirst() {
    let inner = CommandView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var outerCount = 0
    controller.addKeyCommand(
      UIKeyCommand(input: "r", modifierFlags: .control) { _ in outerCount += 1 }
    )
    controller.view.addSubview(inner)
    show()
    inner.becomeFirstResponder()
    stage.press(.keyboardR, modifiers: .control)
    #expect(inner.count == 1 && outerCount == 0)
    inner.resignFirstResponder()
    stage.press(.keyboardR, modifiers: .control)
    #expect(inner.count == 1 && outerCount == 1)
  }

  @Test func lettersAloneAreTypedInsteadWhileTextIsEdited() {
    var count = 0
    controller.addKeyCommand(UIKeyCommand(input: "r") { _ in count += 1 })
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    controller.view.addSubview(field)
    show()
    let key = UIKey(keyCode: .keyboardR, characters: "r")
    stage.loop.touches.keyDown(key)
    stage.loop.touches.keyUp(key)
    #expect(count == 1)
    field.becomeFirstResponder()
    stage.loop.touches.keyDown(key)
    stage.loop.touches.keyUp(key)
    #expect(count == 1)
  }

  @Test func f1ShowsTheShortcuts() {
    controller.addKeyCommand(
      UIKeyCommand(
        input: "r",
        modifierFlags: [.command, .shift],
        discoverabilityTitle: "Reload"
      ) { _ in }
    )
    controller.addKeyCommand(UIKeyCommand(input: "h", modifierFlags: .command) { _ in })
    show()
    stage.press(.keyboardF1)
    stage.advance(by: 0.1)
    #expect(sheet != nil)
    let list = ShortcutList(of: window ?? UIWindow())
    let entries = list.groups.first { $0.title == "This screen" }?.entries
    #expect(entries == [ShortcutList.Entry(title: "Reload", keys: "Ctrl+Shift+R")])
    assertSnapshot(of: stage, named: "shortcuts")
    stage.press(.keyboardEscape)
    #expect(sheet == nil)
    stage.press(.keyboardF1)
    stage.press(.keyboardF1)
    #expect(sheet == nil)
    stage.press(.keyboardF1)
    stage.click(at: CGPoint(x: 10, y: 10))
    #expect(sheet == nil)
  }

  @Test func theShortcutOverlayIsMirrored() throws {
    stage.loop.screen.layoutDirection = .rightToLeft
    stage.setLanguages(["ar"])
    show()
    stage.press(.keyboardF1)
    stage.advance(by: 0.1)
    let card = try #require(sheet?.subviews.first)
    let labels = card.subviews.compactMap { $0 as? UILabel }
    #expect(labels.count > 4)
    #expect(labels.allSatisfy { card.bounds.contains($0.frame) })
    // The keys are on the left, the titles on the right.
    #expect(labels.filter { $0.text == "Tab  Shift+Tab" }.allSatisfy { $0.frame.minX == 20 })
    #expect(labels.first?.frame.maxX == card.bounds.width - 20)
  }

  @Test func keysHaveTheNamesOfTheUsersKeyboard() {
    stage.setLanguages(["de"])
    controller.addKeyCommand(
      UIKeyCommand(
        input: UIKeyCommand.inputPageDown,
        modifierFlags: [.command, .shift],
        discoverabilityTitle: "Neu laden"
      ) { _ in }
    )
    show()
    let keys = ShortcutList(of: window ?? UIWindow()).groups.flatMap(\.entries).map(\.keys)
    #expect(keys.contains("Strg+Umschalt+Bild ab"))
    #expect(keys.contains("Tab  Umschalt+Tab"))
    #expect(keys.contains("Strg+Z  Strg+Umschalt+Z"))
  }

  @Test func aHeldControlKeyShowsTheShortcuts() {
    show()
    let control = UIKey(keyCode: .keyboardLeftControl, modifierFlags: .control)
    stage.loop.touches.keyDown(control)
    stage.advance(by: 0.9)
    #expect(sheet == nil)
    stage.advance(by: 0.2)
    #expect(sheet != nil)
    stage.loop.touches.keyUp(control)
    #expect(sheet == nil)
    // A shortcut does not open the sheet.
    stage.loop.touches.keyDown(control)
    stage.advance(by: 0.5)
    stage.press(.keyboardC, modifiers: .control)
    stage.advance(by: 2)
    #expect(sheet == nil)
    stage.loop.touches.keyUp(control)
    // A click with the key held does not open it either.
    stage.loop.touches.keyDown(control)
    stage.click(at: CGPoint(x: 10, y: 10))
    stage.advance(by: 2)
    #expect(sheet == nil)
  }

  @Test func controlZUndoesAndShiftControlZRedoes() {
    let counter = Counter()
    show()
    let manager = controller.undoManager
    #expect(manager != nil)
    counter.set(1, manager)
    stage.settle()
    counter.set(2, manager)
    stage.settle()
    manager?.beginUndoGrouping()
    counter.set(3, manager)
    counter.set(4, manager)
    manager?.setActionName("Count")
    manager?.endUndoGrouping()
    #expect(manager?.undoActionName == "Count")
    func undo() { stage.press(.keyboardZ, modifiers: .control) }
    func redo() { stage.press(.keyboardZ, modifiers: [.control, .shift]) }
    undo()
    #expect(counter.value == 2)
    #expect(manager?.redoActionName == "Count")
    undo()
    #expect(counter.value == 1)
    redo()
    #expect(counter.value == 2)
    redo()
    #expect(counter.value == 4)
    redo()
    #expect(counter.value == 4)
    undo()
    counter.set(9, manager)
    #expect(manager?.canRedo == false)
    for _ in 0..<5 { undo() }
    #expect(counter.value == 0)
    #expect(manager?.canUndo == false)
    stage.press(.keyboardY, modifiers: .control)
    #expect(counter.value == 1)
    manager?.levelsOfUndo = 2
    for value in 10..<15 {
      counter.set(value, manager)
      stage.settle()
    }
    for _ in 0..<5 { undo() }
    #expect(counter.value == 12)
    manager?.removeAllActions(withTarget: counter)
    #expect(manager?.canRedo == false)
  }
}

private final class Counter {
  var value = 0
  @MainActor func set(_ newValue: Int, _ manager: UndoManager?) {
    let oldValue = value
    value = newValue
    manager?.registerUndo(withTarget: self) { [weak manager] in $0.set(oldValue, manager) }
  }
}

private final class CommandView: UIView {
  var count = 0
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "r", modifierFlags: .control) { [weak self] _ in self?.count += 1 }]
  }
}
