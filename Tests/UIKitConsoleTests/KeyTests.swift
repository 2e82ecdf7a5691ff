import CConsole
import Testing
import UIKitCore

@testable import UIKitConsole

/// Tests for the kernel's key codes and key repetition.
struct KeyTests {
  @Test func kernelKeyCodesMapToUsages() {
    #expect(UIKeyboardHIDUsage(kernelCode: 30) == .keyboardA)
    #expect(UIKeyboardHIDUsage(kernelCode: 44) == .keyboardZ)
    #expect(UIKeyboardHIDUsage(kernelCode: 11) == .keyboard0)
    #expect(UIKeyboardHIDUsage(kernelCode: 28) == .keyboardReturnOrEnter)
    #expect(UIKeyboardHIDUsage(kernelCode: 43) == .keyboardBackslash)
    #expect(UIKeyboardHIDUsage(kernelCode: 88) == .keyboardF12)
    #expect(UIKeyboardHIDUsage(kernelCode: 103) == .keyboardUpArrow)
    #expect(UIKeyboardHIDUsage(kernelCode: 97) == .keyboardRightControl)
    #expect(UIKeyboardHIDUsage(kernelCode: 240) == nil)
  }

  @Test func aHeldKeyRepeatsAfterHalfASecond() {
    var keyRepeat = KeyRepeat()
    keyRepeat.press(30, repeats: true, at: 1)
    #expect(keyRepeat.nextRepeat(at: 1.4) == nil)
    #expect(keyRepeat.deadline == 1.5)
    #expect(keyRepeat.nextRepeat(at: 1.5) == 30)
    #expect(keyRepeat.nextRepeat(at: 1.51) == nil)
    // At most two of the repeats that were missed during two seconds are delivered.
    #expect(keyRepeat.nextRepeat(at: 3.5) == 30)
    #expect(keyRepeat.nextRepeat(at: 3.5) == 30)
    #expect(keyRepeat.nextRepeat(at: 3.501) == nil)
    keyRepeat.release(31)
    #expect(keyRepeat.deadline < .infinity)
    keyRepeat.release(30)
    #expect(keyRepeat.deadline == .infinity)
  }

  @Test func aModifierDoesNotEndARepetition() {
    var keyRepeat = KeyRepeat()
    keyRepeat.press(30, repeats: true, at: 1)
    keyRepeat.press(42, repeats: false, at: 1.1)
    #expect(keyRepeat.nextRepeat(at: 1.5) == 30)
  }
}

/// Tests for the text and the shortcuts of a keyboard layout.
///
/// Keys are given by the kernel's codes: 29 is the left Control key, 30 the A key, 42 the left
/// Shift key, 56 the left Alt key, 58 Caps Lock and 69 Num Lock.
@MainActor
struct KeyboardLayoutTests {
  /// Returns the default layout, that of the United States.
  private func makeLayout() throws -> KeyboardLayout {
    try #require(KeyboardLayout(locale: "C"))
  }

  @Test func lettersAreTypedWithTheirCase() throws {
    let layout = try makeLayout()
    #expect(layout.press(30).text == "a")
    _ = layout.release(30)
    #expect(layout.press(42).text.isEmpty)
    let stroke = layout.press(30)
    #expect(stroke.text == "A" && stroke.repeats)
    #expect(stroke.key?.charactersIgnoringModifiers == "a")
    #expect(stroke.key?.modifierFlags == .shift)
  }

  @Test func shiftSelectsTheSecondLevelOfTheLayout() throws {
    let layout = try makeLayout()
    _ = layout.press(42)
    for (code, text) in [(12, "_"), (10, "("), (53, "?"), (16, "Q")] as [(UInt32, String)] {
      #expect(layout.press(code).key?.characters == text)
      _ = layout.release(code)
    }
  }

  @Test func numLockSwitchesTheNumericPadToDigits() throws {
    let layout = try makeLayout()
    for (code, keyCode) in [
      (71, UIKeyboardHIDUsage.keyboardHome), (75, .keyboardLeftArrow), (83, .keyboardDeleteForward),
    ] as [(UInt32, UIKeyboardHIDUsage)] {
      let key = try #require(layout.press(code).key)
      #expect(key.keyCode == keyCode && key.characters.isEmpty)
      #expect(key.modifierFlags == .numericPad)
      #expect(layout.release(code)?.keyCode == keyCode)
    }
    #expect(layout.press(76).key?.characters.isEmpty == true, "the 5 in the middle of the pad")
    _ = layout.release(76)
    _ = layout.press(69)
    _ = layout.release(69)
    let digit = try #require(layout.press(75).key)
    #expect(digit.keyCode == .keypad4 && digit.characters == "4")
    #expect(layout.release(75)?.keyCode == .keypad4)
  }

  @Test func shortcutsTypeNothing() throws {
    let layout = try makeLayout()
    _ = layout.press(29)
    let stroke = layout.press(46)
    #expect(stroke.text.isEmpty)
    #expect(stroke.key?.modifierFlags == .control)
  }

  @Test(
    arguments: [
      // Without a Latin layout, keys have the letters of an American keyboard.
      ("ru", [30: "a", 44: "z", 21: "y"]), ("gr", [30: "a", 44: "z", 21: "y"]),
      ("ru,us", [30: "a", 44: "z"]), ("gr,de", [44: "y", 21: "z"]), ("ru,fr", [16: "a", 17: "z"]),
      ("ara,us", [11: "0", 13: "="]), ("us,ru", [30: "a", 44: "z"]),
      // A Latin layout may also have other letters.
      ("de,us", [12: "ß", 44: "y"]), ("fr", [3: "é", 30: "q"]),
    ] as [(String, [UInt32: String])]
  )
  func shortcutsFindTheirKeyByTheLatinLayout(layout: String, letters: [UInt32: String]) throws {
    let layout = try #require(KeyboardLayout(locale: "C", layout: layout))
    #expect(!layout.isFallback)
    _ = layout.press(29)
    for (code, letter) in letters {
      let stroke = layout.press(code)
      #expect(stroke.key?.shortcutCharacters == letter && stroke.text.isEmpty)
      #expect(layout.release(code)?.shortcutCharacters == letter)
    }
  }

  @Test func returnAndEscapeTypeNoControlCharacters() throws {
    let layout = try makeLayout()
    for code: UInt32 in [1, 14, 15, 28] { #expect(layout.press(code).text.isEmpty) }
  }

  @Test func keyboardLEDsShowTheLocks() throws {
    let layout = try makeLayout()
    #expect(layout.lights.rawValue == 0)
    _ = layout.press(58)
    #expect(layout.lights == LIBINPUT_LED_CAPS_LOCK)
    _ = layout.release(58)
    _ = layout.press(69)
    _ = layout.release(69)
    let capsAndNumLock = LIBINPUT_LED_CAPS_LOCK.rawValue | LIBINPUT_LED_NUM_LOCK.rawValue
    #expect(layout.lights.rawValue == capsAndNumLock)
    layout.reset()
    #expect(layout.lights.rawValue == 0)
  }

  @Test func controlAltAndAFunctionKeySwitchTheTerminal() throws {
    let layout = try makeLayout()
    _ = layout.press(29)
    _ = layout.press(56)
    #expect(layout.press(60).terminal == 2)
    layout.reset()
    #expect(layout.press(60).terminal == nil)
  }
}
