import CSDL2
import Foundation
import Testing
import UIKitCore
import UIKitGraphics

@testable import UIKitApplication
@testable import UIKitSDL

extension VideoTests {
  /// Tests for keys and their text as a window's keyboard reports them: each key event with a
  /// position is followed by the layout's text.
  @MainActor
  struct TypedKeyTests {
    private let display: DummyDisplay
    private let controller = KeyLogController()
    private let window: UIWindow

    init() throws {
      display = try DummyDisplay(size: CGSize(width: 100, height: 300), scale: 1)
      window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      display.loop.runFrame(at: 0)
    }

    /// Presses a key with a symbol and, if given, the layout's text.
    ///
    /// An empty symbol stands for a key of the numeric pad.
    private func press(
      _ code: SDL_Scancode,
      _ symbol: String = "",
      _ modifiers: SDL_Keymod = KMOD_NONE,
      text: String? = nil
    ) {
      display.push(SDL_KEYDOWN) {
        $0.key.keysym.scancode = code
        let sym = symbol.unicodeScalars.first.map { Int32($0.value) }
        $0.key.keysym.sym = SDL_Keycode(sym ?? Int32(code.rawValue) | 1 << 30)
        $0.key.keysym.mod = UInt16(modifiers.rawValue)
      }
      if let text {
        display.push(SDL_TEXTINPUT) { event in
          withUnsafeMutableBytes(of: &event.text.text) {
            $0.copyBytes(from: Array("\(text)\0".utf8))
          }
        }
      }
      display.push(SDL_KEYUP) { $0.key.keysym.scancode = code }
      _ = display.translator.handleEvents()
    }

    private var lastKey: UIKey? { controller.keys.last }

    @Test func theLayoutDeterminesShiftedCharacters() {
      defer { display.close() }
      press(SDL_SCANCODE_MINUS, "-", KMOD_LSHIFT, text: "_")
      #expect(lastKey?.characters == "_" && lastKey?.charactersIgnoringModifiers == "-")
      #expect(lastKey?.modifierFlags == .shift)
      // A German keyboard layout.
      press(SDL_SCANCODE_8, "8", KMOD_LSHIFT, text: "(")
      #expect(lastKey?.characters == "(")
      press(SDL_SCANCODE_A, "a", KMOD_CAPS, text: "A")
      #expect(lastKey?.characters == "A" && lastKey?.charactersIgnoringModifiers == "a")
      press(SDL_SCANCODE_A, "a")
      #expect(lastKey?.characters == "a", "a key whose text SDL does not report")
    }

    /// A user may type as soon as the window opens, while the program is still busy.
    @Test func textBeforeTheFirstFrameIsTypedIntoTheFieldThatAppears() {
      defer { display.close() }
      let controller = FieldController()
      window.rootViewController = controller
      press(SDL_SCANCODE_A, "a", text: "a")
      #expect(controller.field.text == "a")
      display.loop.runFrame(at: 1)
      press(SDL_SCANCODE_B, "b", text: "b")
      #expect(controller.field.text == "ab" && controller.appearances == 1)
    }

    @Test func aShortcutMayBeAShiftedCharacter() {
      defer { display.close() }
      var count = 0
      controller.addKeyCommand(UIKeyCommand(input: "?") { _ in count += 1 })
      press(SDL_SCANCODE_SLASH, "/", text: "/")
      #expect(count == 0)
      press(SDL_SCANCODE_SLASH, "/", KMOD_LSHIFT, text: "?")
      #expect(count == 1)
      // A German keyboard layout.
      press(SDL_SCANCODE_MINUS, "ß", KMOD_RSHIFT, text: "?")
      #expect(count == 2)
    }

    @Test func aTypingRightAltKeyIsNotAlt() {
      defer { display.close() }
      press(SDL_SCANCODE_Q, "q", KMOD_RALT, text: "@")
      #expect(lastKey?.characters == "@" && lastKey?.modifierFlags == [])
      // A keyboard layout without AltGr.
      press(SDL_SCANCODE_Q, "q", KMOD_RALT, text: "q")
      #expect(lastKey?.modifierFlags == .alternate)
      press(SDL_SCANCODE_Q, "q", KMOD_LALT, text: "q")
      #expect(lastKey?.modifierFlags == .alternate)
    }

    @Test func theNumericPadTypesDigits() {
      defer { display.close() }
      press(SDL_SCANCODE_KP_5, "", KMOD_NUM, text: "5")
      #expect(lastKey?.keyCode == .keypad5 && lastKey?.characters == "5")
      #expect(lastKey?.modifierFlags == .numericPad)
      press(SDL_SCANCODE_KP_PERIOD, "", KMOD_NUM, text: ",")
      #expect(lastKey?.keyCode == .keypadPeriod && lastKey?.characters == ",")
      press(SDL_SCANCODE_KP_0, "", KMOD_NUM)
      #expect(lastKey?.characters == "0", "a digit that SDL does not report")
      press(SDL_SCANCODE_KP_ENTER)
      #expect(lastKey?.keyCode == .keypadEnter && lastKey?.characters == "")
    }

    @Test(arguments: [
      (SDL_SCANCODE_KP_7, UIKeyboardHIDUsage.keyboardHome),
      (SDL_SCANCODE_KP_8, .keyboardUpArrow), (SDL_SCANCODE_KP_3, .keyboardPageDown),
      (SDL_SCANCODE_KP_PERIOD, .keyboardDeleteForward), (SDL_SCANCODE_KP_0, .keyboardInsert),
    ])
    func theNumericPadMovesWithoutNumLock(code: SDL_Scancode, keyCode: UIKeyboardHIDUsage) {
      defer { display.close() }
      press(code)
      #expect(lastKey?.keyCode == keyCode && lastKey?.characters == "")
      #expect(controller.releasedKeyCodes == [keyCode])
      press(code, "", SDL_Keymod(KMOD_NUM.rawValue | KMOD_LSHIFT.rawValue))
      #expect(lastKey?.keyCode == keyCode && lastKey?.modifierFlags == [.numericPad, .shift])
    }

    @Test func theMiddleOfTheNumericPadDoesNothingWithoutNumLock() {
      defer { display.close() }
      press(SDL_SCANCODE_KP_5)
      #expect(lastKey?.characters == "")
    }

    @Test func typeSelectUsesTheLayout() throws {
      defer { display.close() }
      let list = NameList(["alpha", "(b)", "_c", "5000"])
      window.rootViewController = list
      display.loop.runFrame(at: 1)
      func focusedText() -> String? {
        let cell = UIFocusSystem.focusSystem(for: window)?.focusedItem as? UITableViewCell
        return cell?.textLabel?.text
      }
      var time = 1.0
      func waitForTypedTextToExpire() {
        time += 5
        display.loop.setTime(time)
      }
      press(SDL_SCANCODE_MINUS, "-", KMOD_LSHIFT, text: "_")
      #expect(focusedText() == "_c")
      waitForTypedTextToExpire()
      press(SDL_SCANCODE_9, "9", KMOD_LSHIFT, text: "(")
      #expect(focusedText() == "(b)")
      waitForTypedTextToExpire()
      for code in [SDL_SCANCODE_KP_5, SDL_SCANCODE_KP_0, SDL_SCANCODE_KP_0, SDL_SCANCODE_KP_0] {
        press(code, "", KMOD_NUM, text: code == SDL_SCANCODE_KP_5 ? "5" : "0")
      }
      #expect(focusedText() == "5000")
      press(SDL_SCANCODE_KP_8)
      #expect(focusedText() == "_c")
    }

    @Test func aKeyThatBeginsEditingTypesNothing() {
      defer { display.close() }
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
      controller.view.addSubview(field)
      controller.addKeyCommand(UIKeyCommand(input: "/") { _ in field.becomeFirstResponder() })
      press(SDL_SCANCODE_SLASH, "/", text: "/")
      #expect(field.isEditing && field.text == "")
      press(SDL_SCANCODE_A, "a", text: "a")
      #expect(field.text == "a")
    }

    @Test(
      arguments: [
        ([:], false), (["XMODIFIERS": "@im=none"], false), (["XMODIFIERS": "@im=ibus"], true),
        (["XMODIFIERS": "@im=fcitx"], true), (["SDL_IM_MODULE": "ibus"], true),
        (["SDL_IM_MODULE": ""], false),
      ] as [([String: String], Bool)]
    )
    func inputMethodsAreFoundByTheirVariables(environment: [String: String], isNamed: Bool) {
      defer { display.close() }
      #expect(VideoDriver.namesInputMethod(environment) == isNamed)
    }
  }
}

/// A controller that records its keys.
private final class KeyLogController: UIViewController {
  var keys: [UIKey] = []
  var releasedKeyCodes: [UIKeyboardHIDUsage] = []

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keys += presses.compactMap(\.key)
    super.pressesBegan(presses, with: event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    releasedKeyCodes += presses.compactMap { $0.key?.keyCode }
    super.pressesEnded(presses, with: event)
  }
}

/// A list of names.
private final class NameList: UITableViewController {
  let names: [String]

  init(_ names: [String]) {
    self.names = names
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(_ table: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
}

/// A controller whose text field receives the keys once the view has appeared.
private final class FieldController: UIViewController {
  let field = UITextField(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
  private(set) var appearances = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
    field.becomeFirstResponder()
  }
}
