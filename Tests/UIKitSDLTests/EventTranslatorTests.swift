import CSDL2
import Foundation
import Testing
import UIKitCore
import UIKitGraphics

@testable import UIKitApplication
@testable import UIKitSDL

extension VideoTests {
  /// Tests for the translation of SDL's events to touches, keys and text.
  @MainActor
  final class EventTranslatorTests {
    private let display: DummyDisplay
    private let view = EventLogView()
    private let window: UIWindow

    init() throws {
      display = try DummyDisplay(size: CGSize(width: 100, height: 50), scale: 2)
      window = UIWindow()
      view.frame = window.bounds
      view.isMultipleTouchEnabled = true
      window.addSubview(view)
      window.makeKeyAndVisible()
      view.becomeFirstResponder()
      display.loop.runFrame(at: 0)
    }

    /// Handles the pushed events, and returns the calls that the view has recorded.
    private func handle() -> [String] {
      #expect(display.translator.handleEvents())
      display.translator.moveTouches(forFrameAt: .infinity)
      defer { view.log = [] }
      return view.log
    }

    /// Pushes an event of a mouse button at a position in pixels.
    private func pushButton(_ type: SDL_EventType, _ button: Int32, x: Int32, y: Int32) {
      display.push(type) {
        $0.button.button = UInt8(button)
        $0.button.clicks = 1
        $0.button.x = x
        $0.button.y = y
      }
    }

    @Test func theLeftButtonIsAPointerTouchInPoints() {
      defer { display.close() }
      pushButton(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, x: 40, y: 20)
      #expect(handle() == ["began (20, 10) pointer"])
      display.push(SDL_MOUSEMOTION) {
        $0.motion.state = 1
        $0.motion.x = 41
        $0.motion.y = 20
      }
      display.push(SDL_MOUSEMOTION) {
        $0.motion.state = 1
        $0.motion.x = 60
        $0.motion.y = 30
      }
      #expect(handle() == ["moved (30, 15) pointer"])
      pushButton(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT, x: 60, y: 30)
      #expect(handle() == ["ended (30, 15) pointer"])
    }

    @Test func movesAreDeliveredBetweenPressAndRelease() {
      defer { display.close() }
      pushButton(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, x: 2, y: 2)
      display.push(SDL_MOUSEMOTION) {
        $0.motion.state = 1
        $0.motion.x = 10
        $0.motion.y = 10
      }
      pushButton(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT, x: 10, y: 10)
      #expect(
        handle() == ["began (1, 1) pointer", "moved (5, 5) pointer", "ended (5, 5) pointer"]
      )
    }

    @Test func clicksInARowAreCounted() {
      defer { display.close() }
      for clicks in [0, 1, 2, 3] {
        display.push(SDL_MOUSEBUTTONDOWN) {
          $0.button.button = UInt8(SDL_BUTTON_LEFT)
          $0.button.clicks = UInt8(clicks)
        }
        pushButton(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT, x: 0, y: 0)
        _ = handle()
      }
      #expect(view.tapCounts == [1, 1, 2, 3])
    }

    @Test func theRightButtonIsTheSecondaryButton() {
      defer { display.close() }
      pushButton(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_RIGHT, x: 40, y: 20)
      #expect(view.masks.isEmpty)
      _ = handle()
      #expect(view.masks == [.secondary])
    }

    @Test func hoveringIsNotATouch() {
      defer { display.close() }
      display.push(SDL_MOUSEMOTION) { $0.motion.x = 10 }
      #expect(handle().isEmpty)
    }

    @Test func afterADragThePointerHoversWhereItWasReleased() {
      defer { display.close() }
      display.push(SDL_MOUSEMOTION) { $0.motion.x = 10 }
      pushButton(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, x: 10, y: 0)
      display.push(SDL_MOUSEMOTION) {
        $0.motion.state = 1
        $0.motion.x = 60
        $0.motion.y = 30
      }
      _ = handle()
      #expect(display.loop.touches.hoverPoint == CGPoint(x: 5, y: 0))
      pushButton(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT, x: 60, y: 30)
      _ = handle()
      #expect(display.loop.touches.hoverPoint == CGPoint(x: 30, y: 15))
    }

    @Test func fingersOfAConsoleComeWithoutAWindow() {
      defer { display.close() }
      display.push(SDL_FINGERDOWN) {
        $0.tfinger.fingerId = 7
        $0.tfinger.windowID = 0
        $0.tfinger.x = 0.5
        $0.tfinger.y = 0.25
      }
      display.push(SDL_FINGERMOTION) {
        $0.tfinger.fingerId = 7
        $0.tfinger.x = 0.75
        $0.tfinger.y = 0.5
      }
      display.push(SDL_FINGERUP) { $0.tfinger.fingerId = 7 }
      #expect(
        handle() == [
          "began (50, 12.5) finger", "moved (75, 25) finger", "ended (75, 25) finger",
        ]
      )
    }

    @Test func fingersHideThePointerUntilItIsMoved() {
      defer { display.close() }
      display.push(SDL_FINGERDOWN) { $0.tfinger.fingerId = 7 }
      _ = handle()
      #expect(SDL_ShowCursor(SDL_QUERY) == SDL_DISABLE)
      display.push(SDL_FINGERUP) { $0.tfinger.fingerId = 7 }
      display.push(SDL_MOUSEMOTION) { $0.motion.which = UInt32.max }
      _ = handle()
      #expect(SDL_ShowCursor(SDL_QUERY) == SDL_DISABLE)
      display.push(SDL_MOUSEMOTION)
      _ = handle()
      #expect(SDL_ShowCursor(SDL_QUERY) == SDL_ENABLE)
    }

    @Test func aPressWithALostReleaseIsCancelled() {
      defer { display.close() }
      pushButton(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, x: 40, y: 20)
      display.push(SDL_MOUSEMOTION) {
        $0.motion.state = 1
        $0.motion.x = 60
        $0.motion.y = 20
      }
      _ = handle()
      display.push(SDL_MOUSEMOTION) { $0.motion.x = 80 }
      #expect(handle() == ["cancelled (30, 10) pointer"])
      pushButton(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT, x: 60, y: 30)
      #expect(handle().isEmpty)
    }

    @Test func mouseEventsMadeFromTouchesAreIgnored() {
      defer { display.close() }
      display.push(SDL_MOUSEBUTTONDOWN) {
        $0.button.which = UInt32.max
        $0.button.button = UInt8(SDL_BUTTON_LEFT)
      }
      #expect(handle().isEmpty)
    }

    @Test func keysHaveUsagesAndModifiers() {
      defer { display.close() }
      display.push(SDL_KEYDOWN) {
        $0.key.keysym.scancode = SDL_SCANCODE_DOWN
        $0.key.keysym.mod = UInt16(KMOD_LSHIFT.rawValue | KMOD_RCTRL.rawValue)
      }
      display.push(SDL_KEYUP) { $0.key.keysym.scancode = SDL_SCANCODE_DOWN }
      #expect(handle() == ["key 81 shift control", "released 81"])
      display.push(SDL_KEYDOWN) { $0.key.keysym.scancode = SDL_SCANCODE_AUDIONEXT }
      #expect(handle().isEmpty)
    }

    @Test func typedTextIsInserted() {
      defer { display.close() }
      display.push(SDL_TEXTINPUT) { event in
        withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array("Größe\0".utf8)) }
      }
      #expect(handle() == ["text Größe"])
    }

    @Test func altWithALetterTypesNothing() {
      defer { display.close() }
      func type(_ modifiers: SDL_Keymod) -> [String] {
        SDL_SetModState(modifiers)
        defer { SDL_SetModState(KMOD_NONE) }
        display.push(SDL_TEXTINPUT) { event in
          withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array("f\0".utf8)) }
        }
        return handle()
      }
      #expect(type(KMOD_LALT) == [])
      #expect(type(KMOD_LGUI) == [])
      // Some keyboard layouts need the right Alt key for characters.
      #expect(type(KMOD_RALT) == ["text f"])
      #expect(type(KMOD_LSHIFT) == ["text f"])
    }

    @Test func lostFocusCancelsTouchesAndResigns() {
      defer { display.close() }
      display.lifecycle.becomeActive()
      pushButton(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, x: 40, y: 20)
      _ = handle()
      display.push(SDL_WINDOWEVENT) { $0.window.event = UInt8(SDL_WINDOWEVENT_FOCUS_LOST.rawValue) }
      #expect(handle() == ["cancelled (20, 10) pointer"])
      #expect(UIApplication.shared.applicationState == .inactive)
    }

    @Test func aTouchpadIsRecognisedBetweenFractionalEvents() {
      defer { display.close() }
      let scrollView = UIScrollView(frame: window.bounds)
      scrollView.contentSize = CGSize(width: 50, height: 2000)
      window.addSubview(scrollView)
      /// Returns whether the content moves without an animation, as under fingers.
      func movesContent(by y: Float, at time: Double) -> Bool {
        display.loop.setTime(time)
        scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
        display.push(SDL_MOUSEWHEEL) { $0.wheel.preciseY = y }
        _ = display.translator.handleEvents()
        return scrollView.contentOffset.y != 500
      }
      #expect(!movesContent(by: 1, at: 1))
      #expect(movesContent(by: 0.5, at: 2))
      #expect(movesContent(by: 2, at: 2.4))
      #expect(!movesContent(by: 1, at: 2.6))
    }

    @Test func aResizedWindowIsRedrawn() throws {
      defer { display.close() }
      display.loop.surface = try display.window.makePresenter()
      display.loop.damage(display.loop.screen.pixelBounds)
      display.loop.runFrame(at: 0)
      display.push(SDL_WINDOWEVENT) {
        $0.window.event = UInt8(SDL_WINDOWEVENT_SIZE_CHANGED.rawValue)
      }
      _ = handle()
      #expect(display.loop.runFrame(at: 1))
      #expect(display.loop.lastFramePixels == display.loop.screen.pixelBounds.area)
    }

    @Test func aHiddenWindowIsInTheBackground() {
      defer { display.close() }
      for event in [SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN] {
        display.push(SDL_WINDOWEVENT) { $0.window.event = UInt8(event.rawValue) }
        _ = handle()
        #expect(!display.lifecycle.isVisible)
        display.push(SDL_WINDOWEVENT) {
          $0.window.event = UInt8(SDL_WINDOWEVENT_RESTORED.rawValue)
        }
        _ = handle()
        #expect(display.lifecycle.isVisible)
      }
    }

    @Test func closingTheWindowEndsTheProgram() {
      defer { display.close() }
      #expect(!display.translator.isClosed)
      display.push(SDL_WINDOWEVENT) { $0.window.event = UInt8(SDL_WINDOWEVENT_CLOSE.rawValue) }
      _ = handle()
      #expect(display.translator.isClosed)
    }
  }
}

/// A view that records touches, keys and text.
final class EventLogView: UIView, UIKeyInput {
  var log: [String] = []
  var masks: [UIEvent.ButtonMask] = []
  var tapCounts: [Int] = []
  let hasText = false

  override var canBecomeFirstResponder: Bool { true }

  func insertText(_ text: String) { log.append("text \(text)") }
  func deleteBackward() {}

  private func record(_ phase: String, _ touches: Set<UITouch>) {
    for touch in touches {
      let point = touch.location(in: self)
      let source = touch.type == .direct ? "finger" : "pointer"
      log.append("\(phase) (\(formatted(point.x)), \(formatted(point.y))) \(source)")
    }
  }

  private func formatted(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    masks.append(event?.buttonMask ?? [])
    tapCounts += touches.map(\.tapCount)
    record("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("cancelled", touches)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for key in presses.compactMap(\.key) {
      let shift = key.modifierFlags.contains(.shift) ? " shift" : ""
      let control = key.modifierFlags.contains(.control) ? " control" : ""
      log.append("key \(key.keyCode.rawValue)\(shift)\(control)")
    }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for key in presses.compactMap(\.key) { log.append("released \(key.keyCode.rawValue)") }
  }
}
