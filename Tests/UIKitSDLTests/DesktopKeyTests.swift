import CSDL2
import Foundation
import Testing
import UIKitCore
import UIKitGraphics

@testable import UIKitApplication
@testable import UIKitSDL

extension VideoTests {
  /// Tests for the desktop's shortcuts Ctrl+Q, Ctrl+W, F11 and Alt+Return.
  @MainActor
  struct DesktopKeyTests {
    private let display: DummyDisplay
    private let controller = UIViewController()
    private let window: UIWindow

    init() throws {
      display = try DummyDisplay(size: CGSize(width: 100, height: 50), scale: 2)
      window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      display.loop.runFrame(at: 0)
      display.loop.hasDesktopKeys = true
    }

    /// Presses and releases a key.
    ///
    /// - Parameters:
    ///   - code: The key's position.
    ///   - letter: The key's character; an empty string for a key without one.
    ///   - modifiers: SDL's mask: 0x40 is the left Control key, 0x100 the left Alt key.
    private func press(_ code: SDL_Scancode, letter: String, modifiers: Int) {
      display.push(SDL_KEYDOWN) {
        $0.key.keysym.scancode = code
        $0.key.keysym.sym = SDL_Keycode(letter.unicodeScalars.first.map { Int32($0.value) } ?? 0)
        $0.key.keysym.mod = UInt16(modifiers)
      }
      display.push(SDL_KEYUP) { $0.key.keysym.scancode = code }
      _ = display.translator.handleEvents()
    }

    private var isFullScreen: Bool {
      SDL_GetWindowFlags(display.window.handle) & SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
        == SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
    }

    @Test(arguments: ["q", "w"])
    func controlClosesTheWindow(letter: String) {
      defer { display.close() }
      let code = letter == "q" ? SDL_SCANCODE_Q : SDL_SCANCODE_W
      press(code, letter: letter, modifiers: 0)
      #expect(!display.translator.isClosed)
      press(code, letter: letter, modifiers: 0x40)
      #expect(display.translator.isClosed)
    }

    @Test func theApplicationMayHandleCloseKeys() {
      defer { display.close() }
      var count = 0
      controller.addKeyCommand(
        UIKeyCommand(input: "w", modifierFlags: .command) { _ in count += 1 }
      )
      press(SDL_SCANCODE_W, letter: "w", modifiers: 0x40)
      #expect(count == 1)
      #expect(!display.translator.isClosed)
    }

    @Test func fullScreenApplicationsHaveNoDesktopKeys() {
      defer { display.close() }
      display.loop.hasDesktopKeys = false
      press(SDL_SCANCODE_Q, letter: "q", modifiers: 0x40)
      press(SDL_SCANCODE_F11, letter: "", modifiers: 0)
      #expect(!display.translator.isClosed)
      #expect(!isFullScreen)
    }

    @Test func f11AndAltReturnCoverTheWholeScreen() {
      defer { display.close() }
      press(SDL_SCANCODE_F11, letter: "", modifiers: 0)
      #expect(isFullScreen)
      press(SDL_SCANCODE_F11, letter: "", modifiers: 0)
      #expect(!isFullScreen)
      press(SDL_SCANCODE_RETURN, letter: "", modifiers: 0x100)
      #expect(isFullScreen)
    }
  }
}
