import CSDL2
import Foundation
import Testing
import UIKitGraphics

@testable import UIKitApplication
@testable import UIKitCore
@testable import UIKitSDL

extension VideoTests {
  /// Tests for keys with Control and Alt for which the keyboard layout has a text.
  @MainActor
  struct ShortcutTextTests {
    private let display: DummyDisplay
    private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
    private let window: UIWindow

    init() throws {
      display = try DummyDisplay(size: CGSize(width: 100, height: 50), scale: 2)
      window = UIWindow()
      display.lifecycle.becomeActive()
      window.addSubview(field)
      window.makeKeyAndVisible()
      display.loop.runFrame(at: 0)
      field.text = "abc"
      field.becomeFirstResponder()
      display.translator.finishTurn()
    }

    private func pushKey(
      _ type: SDL_EventType,
      _ code: SDL_Scancode,
      symbol: String,
      modifiers: UInt32
    ) {
      display.push(type) {
        $0.key.keysym.scancode = code
        let sym = symbol.unicodeScalars.first.map { Int32($0.value) }
        $0.key.keysym.sym = SDL_Keycode(sym ?? Int32(code.rawValue) | 1 << 30)
        $0.key.keysym.mod = UInt16(modifiers)
      }
    }

    private func pushText(_ text: String) {
      display.push(SDL_TEXTINPUT) { event in
        withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array("\(text)\0".utf8)) }
      }
    }

    /// Presses a key with its text; its modifiers are released before the program reads its events.
    private func press(
      _ code: SDL_Scancode,
      _ symbol: String,
      _ modifiers: SDL_Keymod...,
      text: String
    ) {
      let mask = modifiers.reduce(0) { $0 | $1.rawValue }
      pushKey(SDL_KEYDOWN, code, symbol: symbol, modifiers: mask)
      pushText(text)
      pushKey(SDL_KEYUP, code, symbol: symbol, modifiers: mask)
      _ = display.translator.handleEvents()
      display.translator.finishTurn()
    }

    @Test(arguments: ["ф", "α"])
    func controlWithANonLatinLetterSelectsWithoutTyping(letter: String) {
      defer { display.close() }
      press(SDL_SCANCODE_A, letter, KMOD_LCTRL, text: letter)
      #expect(field.text == "abc" && field.content.selection.range == 0..<3)
      press(SDL_SCANCODE_X, "ч", KMOD_RCTRL, text: "ч")
      #expect(field.text == "")
      press(SDL_SCANCODE_V, "м", KMOD_LCTRL, text: "м")
      #expect(field.text == "abc")
      press(SDL_SCANCODE_Z, "я", KMOD_LCTRL, text: "я")
      #expect(field.text == "")
      press(SDL_SCANCODE_B, letter, text: letter)
      #expect(field.text == letter)
    }

    @Test func theLogoKeyAndAltTypeNothing() {
      defer { display.close() }
      press(SDL_SCANCODE_E, "e", KMOD_LALT, text: "e")
      press(SDL_SCANCODE_E, "e", KMOD_LGUI, text: "e")
      press(SDL_SCANCODE_E, "e", KMOD_RALT, text: "e")
      press(SDL_SCANCODE_E, "e", KMOD_RALT, KMOD_LSHIFT, text: "E")
      #expect(field.text == "abc")
    }

    @Test func altGrWithControlTypes() {
      defer { display.close() }
      press(SDL_SCANCODE_E, "e", KMOD_RALT, text: "€")
      press(SDL_SCANCODE_E, "e", KMOD_RALT, KMOD_LCTRL, text: "€")
      press(SDL_SCANCODE_8, "8", KMOD_RALT, KMOD_LSHIFT, text: "™")
      press(SDL_SCANCODE_A, "a", KMOD_MODE, KMOD_LCTRL, text: "æ")
      #expect(field.text == "abc€€™æ")
    }

    @Test func textOfAnInputMethodIsNotAShortcut() {
      defer { display.close() }
      display.push(SDL_TEXTEDITING) { event in
        withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: Array("ん\0".utf8)) }
      }
      press(SDL_SCANCODE_LCTRL, "", KMOD_LCTRL, text: "ん")
      #expect(field.text == "abcん")
    }
  }
}
