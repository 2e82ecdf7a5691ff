import Foundation
import Testing

@testable import UIKitCore

/// A minimal text view.
private final class Field: UIView, UIKeyInput {
  var text = ""
  var handlesReturn = false
  var presses: [String] = []

  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { text = String(text.dropLast()) }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note(presses, event)
    let isReturn = presses.contains { $0.key?.keyCode == .keyboardReturnOrEnter }
    if !(isReturn && handlesReturn) { super.pressesBegan(presses, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note(presses, event)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note(presses, event)
  }

  private func note(_ presses: Set<UIPress>, _ event: UIPressesEvent?) {
    #expect(event?.type == .presses)
    #expect(event?.allTouches == nil)
    for press in presses {
      self.presses.append("\(press.phase) \(press.isRepeat) of \(event?.allPresses.count ?? 0)")
    }
  }
}

@MainActor
private func key(_ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) -> UIKey {
  UIKey(keyCode: code, modifierFlags: flags)
}

@MainActor
@Test func keysReachTheFirstResponderAndEditItsText() {
  let fixture = GestureFixture()
  let field = Field(frame: .zero)
  fixture.view.addSubview(field)
  let touches = fixture.loop.touches
  #expect(!touches.insertText("lost"))
  field.becomeFirstResponder()
  #expect(touches.insertText("abc"))
  #expect(touches.keyDown(key(.keyboardDeleteOrBackspace)))
  #expect(touches.keyDown(key(.keyboardDeleteOrBackspace)))
  touches.keyUp(key(.keyboardDeleteOrBackspace))
  #expect(field.text == "a")
  #expect(!touches.keyDown(key(.keyboardDeleteOrBackspace, .control)))
  touches.keyUp(key(.keyboardDeleteOrBackspace))
  touches.keyDown(key(.keyboardReturnOrEnter))
  #expect(field.text == "a\n")
  touches.keyUp(key(.keyboardReturnOrEnter))
  field.handlesReturn = true
  #expect(touches.keyDown(key(.keyboardReturnOrEnter)))
  #expect(field.text == "a\n")
  #expect(
    field.presses == [
      "began false of 1", "began true of 1", "ended true of 1", "began false of 1",
      "ended false of 1", "began false of 1", "ended false of 1", "began false of 1",
    ]
  )
}

@MainActor
@Test func aKeyReleaseReachesTheResponderOfItsPress() {
  let fixture = GestureFixture()
  let fields = [Field(frame: .zero), Field(frame: .zero)]
  for field in fields { fixture.view.addSubview(field) }
  let touches = fixture.loop.touches
  fields[0].becomeFirstResponder()
  touches.keyDown(key(.keyboardTab))
  fields[1].becomeFirstResponder()
  touches.keyUp(key(.keyboardTab))
  #expect(fields[0].presses == ["began false of 1", "ended false of 1"])
  #expect(fields[1].presses.isEmpty)
  touches.keyDown(key(.keyboardA))
  touches.keyDown(key(.keyboardB))
  touches.cancelAll()
  #expect(!touches.keyUp(key(.keyboardA)))
  #expect(
    fields[1].presses == [
      "began false of 1", "began false of 2", "cancelled false of 2", "cancelled false of 1",
    ]
  )
}

@MainActor
@Test func withoutAFirstResponderTheWindowReceivesKeys() {
  final class KeyWindow: UIWindow {
    var keys: [UIKeyboardHIDUsage] = []
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      keys += presses.compactMap { $0.key?.keyCode }
    }
  }
  let fixture = GestureFixture()
  let window = KeyWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  #expect(!fixture.loop.touches.keyDown(key(.keyboardEscape)))
  window.makeKeyAndVisible()
  #expect(fixture.loop.touches.keyDown(key(.keyboardUpArrow)))
  #expect(window.keys == [.keyboardUpArrow])
}

@Test func keyCodesAreUSBHIDUsages() {
  let codes: [(UIKeyboardHIDUsage, Int)] = [
    (.keyboardA, 0x04), (.keyboardZ, 0x1D), (.keyboard1, 0x1E), (.keyboard0, 0x27),
    (.keyboardReturnOrEnter, 0x28), (.keyboardSpacebar, 0x2C), (.keyboardCapsLock, 0x39),
    (.keyboardF1, 0x3A), (.keyboardF12, 0x45), (.keyboardPageDown, 0x4E),
    (.keyboardRightArrow, 0x4F), (.keyboardUpArrow, 0x52), (.keypadEnter, 0x58),
    (.keypad1, 0x59), (.keypad0, 0x62), (.keypadPeriod, 0x63), (.keypadEqualSign, 0x67),
    (.keyboardF24, 0x73), (.keyboardFind, 0x7E), (.keyboardVolumeDown, 0x81),
    (.keyboardLockingScrollLock, 0x84), (.keypadEqualSignAS400, 0x86),
    (.keyboardInternational9, 0x8F), (.keyboardLANG9, 0x98), (.keyboardExSel, 0xA4),
    (.keyboardRightGUI, 0xE7),
  ]
  for (key, code) in codes { #expect(key.rawValue == code, "\(key)") }
}
