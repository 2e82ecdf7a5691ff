import CSDL2
import Foundation
import Testing
import UIKitCore
import UIKitGraphics

@testable import UIKitApplication
@testable import UIKitDesktop
@testable import UIKitSDL

/// A data exchange without a compositor, whose state a test sets.
@MainActor
private final class StubExchange: DataExchange {
  var descriptor: Int32? { nil }
  var onDragChange: (() -> Void)?
  var ownText: String?
  var acceptsTexts = true
  var leavesTextsToSDL = false
  var isForeign = false
  var hasRefused = false
  var content: [String: Data] = [:]
  var lostButtons: UInt32 = 0
  var receivesDrops = false
  var modifiers: UInt32?

  var isDropPending = false
  var isHandedOver = false

  func handleEvents() -> Bool { false }
  func handleDropFirst() -> Bool { isDropPending }
  func ignoresRelease() -> Bool { isHandedOver }
  func takeModifiers() -> UInt32? {
    defer { modifiers = nil }
    return modifiers
  }
  func offer(_ types: [String], _ source: @escaping Source) -> Bool { true }
  func offerText(_ text: String) -> Bool {
    if acceptsTexts { ownText = text }
    return acceptsTexts
  }
  var holdsOffer: Bool { false }
  var types: [String] { content.keys.sorted() }
  func data(_ type: String) -> Data? { content[type] }
  func beginDrag(
    _ types: [String],
    from origin: DragOrigin,
    allowsMove: Bool,
    _ source: @escaping DragSource
  ) -> Bool { true }
  func updateDrag(wantsMove: Bool) -> DragLocation { .inside }
  func drop() {}
  var dragOutcome: DragOutcome { .pending }
  var dragProgress: Int { 0 }
  func endDrag() {}
}

extension VideoTests {
  /// Tests for a compositor's messages and their effects on windows and the clipboard.
  @MainActor
  struct DataExchangeTests {
    private let display: DummyDisplay
    private let exchange = StubExchange()
    private let window: UIWindow
    private let dropReceiver = DropReceiver()

    private final class DropReceiver: UIDropInteractionDelegate {
      var texts: [String] = []
      func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
      ) -> UIDropProposal { UIDropProposal(operation: .copy) }
      func dropInteraction(
        _ interaction: UIDropInteraction,
        performDrop session: any UIDropSession
      ) { session.loadObjects(ofClass: String.self) { self.texts += $0 } }
    }

    private final class TouchedView: UIView {
      var calls: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("began")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("ended")
      }
    }

    init() throws {
      display = try DummyDisplay()
      display.driver.openExchange = exchange
      window = UIWindow()
      window.makeKeyAndVisible()
    }

    @Test func theCompositorCorrectsStaleModifiersOfSDL() {
      defer { display.close() }
      SDL_SetModState(KMOD_LSHIFT)
      _ = display.translator.handleEvents()
      #expect(SDL_GetModState() == KMOD_LSHIFT, "the compositor has reported no modifiers")
      exchange.modifiers = 0
      _ = display.translator.handleEvents()
      #expect(SDL_GetModState() == KMOD_NONE)
    }

    @Test func aPressMissedBySDLCounts() {
      defer { display.close() }
      let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      window.addSubview(view)
      display.translator.receive(.pressed(x: 20, y: 20))
      display.push(SDL_MOUSEBUTTONUP) { $0.button.button = UInt8(SDL_BUTTON_LEFT) }
      _ = display.translator.handleEvents()
      #expect(view.calls == ["began", "ended"])
    }

    @Test func aReleaseForADragOfTheCompositorIsNotTheUsers() {
      defer { display.close() }
      let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      window.addSubview(view)
      exchange.isHandedOver = true
      for type in [SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP] {
        display.push(type) { $0.button.button = UInt8(SDL_BUTTON_LEFT) }
      }
      _ = display.translator.handleEvents()
      #expect(view.calls == ["began"])
      display.translator.receive(.dragReleased)
      #expect(view.calls == ["began", "ended"])
    }

    @Test func aStaleButtonOfSDLIsIgnored() {
      defer { display.close() }
      func move(to x: Int32) -> CGPoint? {
        display.push(SDL_MOUSEMOTION) {
          $0.motion.state = 1
          ($0.motion.x, $0.motion.y) = (x, 20)
        }
        _ = display.translator.handleEvents()
        return display.loop.touches.hoverPoint
      }
      #expect(move(to: 10) == nil)
      exchange.lostButtons = 1
      #expect(move(to: 20) == CGPoint(x: 20, y: 20))
    }

    /// SDL discards unread drop data for all listeners of the program.
    @Test func eventsWaitForTheDataOfADrop() {
      defer { display.close() }
      let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      window.addSubview(view)
      exchange.isDropPending = true
      display.push(SDL_MOUSEBUTTONDOWN) { event in
        event.button.button = UInt8(SDL_BUTTON_LEFT)
        (event.button.x, event.button.y) = (20, 20)
      }
      #expect(!display.translator.handleEvents())
      #expect(view.calls.isEmpty)
      exchange.isDropPending = false
      #expect(display.translator.handleEvents())
      #expect(view.calls == ["began"])
    }

    @Test func dropsAreReportedOnce() {
      defer { display.close() }
      window.addInteraction(UIDropInteraction(delegate: dropReceiver))
      exchange.receivesDrops = true
      display.push(SDL_DROPBEGIN)
      display.push(SDL_DROPTEXT) { $0.drop.file = SDL_strdup("one") }
      display.push(SDL_DROPCOMPLETE)
      _ = display.translator.handleEvents()
      display.translator.receive(.dropped([.text("two")], x: 20, y: 20))
      _ = display.loop.runFrame(at: 1)
      #expect(dropReceiver.texts == ["two"])
    }

    /// sdl2-compat leaves the member for a path undefined in events without one.
    @Test func onlyEventsOfFilesAndTextsHaveAString() {
      defer { display.close() }
      VideoDriver.acceptDrops(true)
      window.addInteraction(UIDropInteraction(delegate: dropReceiver))
      display.push(SDL_DROPBEGIN) { $0.drop.file = UnsafeMutablePointer(bitPattern: 4) }
      display.push(SDL_DROPTEXT) { $0.drop.file = SDL_strdup("one") }
      display.push(SDL_DROPCOMPLETE) { $0.drop.file = UnsafeMutablePointer(bitPattern: 4) }
      _ = display.translator.handleEvents()
      _ = display.loop.runFrame(at: 1)
      #expect(dropReceiver.texts == ["one"])
    }

    @Test func textsComeFromTheExchangeIfAvailable() {
      defer { display.close() }
      let clipboard = SystemClipboard(driver: display.driver)
      clipboard.text = "own"
      #expect(exchange.ownText == "own" && clipboard.text == "own")
      exchange.isForeign = true
      exchange.content = ["UTF8_STRING": Data("theirs".utf8)]
      #expect(clipboard.text == "theirs")
      // The compositor permits only SDL to read.
      exchange.content = ["UTF8_STRING": Data()]
      exchange.acceptsTexts = false
      clipboard.text = "by SDL"
      #expect(clipboard.text == "")
      exchange.leavesTextsToSDL = true
      #expect(clipboard.text == "by SDL")
    }
  }
}
