import CSDL2
import Foundation
import UIKitApplication
import UIKitCore
import UIKitDesktop
import UIKitGraphics

/// Translates SDL's events to touches, keys and window changes.
///
/// SDL has one event queue for all windows. The translator that reads an event passes it to the
/// translator of the event's window; see `EventRoutes`.
@MainActor
final class EventTranslator: EventSource {
  let loop: FrameLoop
  let window: DesktopWindow
  let lifecycle: Lifecycle
  /// Whether the window is closed, by the user or because the connection to the desktop is lost.
  var isClosed = false
  /// The time of the last precise wheel event, in seconds on the loop's clock.
  var lastPreciseWheelTime = -Double.infinity
  /// The inertia after the fingers have left a touchpad.
  var touchpad = TouchpadScrolling()
  /// The reason why the display became unusable; `nil` while it works.
  private(set) var failure: String?
  /// Reports the text input state to input methods.
  let textInput: TextInputSession
  /// The time of the last key or text event, in seconds on the loop's clock.
  var lastKeyTime = -Double.infinity
  /// The last pressed key, whose text may be the next event; `nil` after any event except text.
  var typingKey: UIKey?
  /// The key codes of the pressed keys by position: a key of the numeric keypad keeps the code of
  /// its press if Num Lock changes.
  var heldKeys: [UIKeyboardHIDUsage: UIKeyboardHIDUsage] = [:]
  /// Whether saving the window's size and position is scheduled.
  var isSavingGeometry = false
  /// The descriptors that become readable when there are events; empty if the display must be
  /// polled.
  var descriptors: [Int32] {
    connection.descriptors.isEmpty
      ? []
      : connection.descriptors
        + [
          window.settings?.descriptor, assistance.descriptor, window.pacer?.descriptor,
          window.driver.openExchange?.descriptor,
        ].compactMap { $0 }
  }
  /// Exposes the windows to screen readers.
  let assistance: Assistance
  private let connection: DisplayConnection
  /// The last position of the pressed pointer that was reported to SDL; `nil` while SDL receives
  /// its events.
  var reportedPointer: PointerState?
  /// Receives the pointer's events from outside of the window; `nil` if SDL does so.
  private(set) lazy var pointerGrab = window.driver.pointerGrab(for: window.handle)
  /// The items of the current drop from another program.
  var dropped: [ForeignItem] = []
  private var moves = TouchResampler()
  private var stampClock = StampClock()
  /// The scale in which the cursor is displayed over the window.
  var pointerScale = FractionalScale.one
  /// The position to which the pointer has moved without pressed buttons, or where a button was
  /// released; `nil` after `showCursor()`.
  var hover: CGPoint?

  init(loop: FrameLoop, window: DesktopWindow, lifecycle: Lifecycle) {
    self.loop = loop
    self.window = window
    self.lifecycle = lifecycle
    connection = DisplayConnection(window: window)
    textInput = TextInputSession(loop: loop, window: window)
    assistance = Assistance(loop: loop, settings: window.settings) { [weak window] in
      window?.screenGeometry(of: $0, onDesktop: $1) ?? (0, 0, 0, 0)
    }
    window.applySettings(to: loop.screen, isFirst: true)
    loop.onHoverChange = { [weak self] in self?.updateHover() }
    loop.desktopDrag = OutgoingDrag(window: window)
    window.driver.openExchange?.onEvent = { EventRoutes.deliver($1, toWindow: $0) }
    loop.onWantsDrops = { [weak self] in self?.acceptDrops() }
    if loop.wantsDrops { acceptDrops() }
    EventRoutes.add(self)
  }

  /// Handles all pending events.
  ///
  /// Movements of touches are deferred to the next frame; the cursor's shape changes immediately.
  ///
  /// - Returns: Whether any event was handled.
  func handleEvents() -> Bool {
    var event = SDL_Event()
    var hasHandledAny = false
    window.applySettings(to: loop.screen, isFirst: false)
    if assistance.handleMessages() { hasHandledAny = true }
    if window.driver.openExchange?.handleDropFirst() == true { return hasHandledAny }
    // Events of the exchange precede SDL's, with which they are read, because a release may follow
    // a press that SDL does not report.
    if window.driver.openExchange != nil { SDL_PollEvent(nil) }
    if window.driver.openExchange?.handleEvents() == true { hasHandledAny = true }
    if touchpad.liftIfSilent(at: loop.time) { hasHandledAny = true }
    while SDL_PollEvent(&event) == 1 {
      hasHandledAny = true
      EventRoutes.deliver(event, readBy: self)
    }
    if findUnheardPointer() { hasHandledAny = true }
    pointerGrab?.endIfReleased()
    if window.driver.openExchange?.handleEvents() == true { hasHandledAny = true }
    correctModifiers()
    window.surface?.handleEvents()
    sharpenCursor()
    window.pacer?.handleEvents()
    showCursor()
    if !hasHandledAny { quitIfDisplayEnded() }
    return hasHandledAny
  }

  /// Handles an event of this window.
  func receive(_ event: SDL_Event) {
    if collectMove(event) { return }
    applyMoves()
    showCursor()
    handle(event)
  }

  /// Applies pending movements before another event.
  func applyMoves() {
    for move in moves.removeAllMoves() { apply(move) }
  }

  /// Closes the application if the connection to the desktop is lost.
  private func quitIfDisplayEnded() {
    guard connection.isBroken else { return }
    failure = "the desktop has gone away"
    window.driver.isLost = true
    isClosed = true
  }

  func beginWait() -> Bool { window.driver.wayland?.beginWait() ?? true }

  func endWait() { window.driver.wayland?.endWait() }

  var hasMoves: Bool { moves.hasMoves || touchpad.isRunning }

  func moveTouches(forFrameAt time: Double) {
    for move in moves.removeMoves(forFrameAt: time) { apply(move) }
    continueScrolling(at: time)
  }

  private func apply(_ move: TouchResampler.Move) {
    loop.touches.touchMove(to: move.point, id: move.id, at: move.time)
  }

  private func collectMove(_ event: SDL_Event) -> Bool {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION:
      guard event.motion.which != TouchID.synthesized else { return true }
      touchpad.stop()
      if SDL_ShowCursor(SDL_ENABLE) == SDL_DISABLE { PointerCursor.shared.showAgain() }
      let point = window.point(x: Double(event.motion.x), y: Double(event.motion.y))
      let pressed = event.motion.state & ~(window.driver.openExchange?.lostButtons ?? 0)
      for id in TouchID.pointers(pressed: pressed) {
        moves.add(
          point,
          id: id,
          at: time(ofStamp: event.motion.timestamp),
          precision: EventTranslator.precision
        )
      }
      hover = pressed == 0 ? point : nil
      cancelLostButtons(pressed: pressed)
      return true
    case SDL_FINGERMOTION:
      moves.add(
        window.point(normalizedX: event.tfinger.x, normalizedY: event.tfinger.y),
        id: TouchID.finger(event.tfinger.fingerId),
        at: time(ofStamp: event.tfinger.timestamp),
        precision: EventTranslator.precision
      )
      return true
    default:
      return false
    }
  }

  /// The precision of timestamps, in seconds: a server reports whole milliseconds.
  private static let precision = 1e-3

  /// Returns the time of a movement.
  ///
  /// - Parameter stamp: The display server's timestamp; 0 if it is unknown.
  /// - Returns: Seconds on the loop's clock.
  private func time(ofStamp stamp: UInt32) -> Double {
    stamp == 0 ? loop.time : stampClock.time(ofStamp: stamp, at: loop.time)
  }

  /// Cancels the touches of buttons whose release event was lost, for example because a window
  /// manager has grabbed the pointer.
  private func cancelLostButtons(pressed mask: UInt32) {
    for id in TouchID.pointers(pressed: ~mask) { loop.touches.touchCancel(id: id) }
  }

  private func showCursor() {
    guard let hover else { return }
    self.hover = nil
    loop.touches.pointerMoved(to: hover)
    PointerCursor.shared.show(loop.pointerShape(at: hover))
  }

  /// Updates the cursor for content that has moved under the resting pointer.
  private func updateHover() {
    guard let point = loop.touches.hoverPoint else { return }
    PointerCursor.shared.show(loop.pointerShape(at: point))
  }

  private func handle(_ event: SDL_Event) {
    if event.type != SDL_TEXTINPUT.rawValue { typingKey = nil }
    switch SDL_EventType(event.type) {
    case SDL_QUIT:
      quitIfDisplayEnded()
      isClosed = true
    case SDL_WINDOWEVENT:
      handleWindow(event.window)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      touchpad.stop()
      handleButton(event.button)
    case SDL_MOUSEWHEEL:
      handleWheel(event.wheel)
    case SDL_FINGERDOWN, SDL_FINGERUP:
      touchpad.stop()
      handleFinger(event.tfinger)
    case SDL_KEYDOWN, SDL_KEYUP:
      handleKey(event.key)
    case SDL_TEXTINPUT:
      handleText(event.text)
    case SDL_TEXTEDITING:
      handleComposition(event.edit)
    case SDL_TEXTEDITING_EXT:
      handleComposition(event.editExt)
    case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE:
      handleDrop(event.drop)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
      redrawAll()
    default:
      break
    }
  }

  /// Redraws and presents everything in the next frame.
  func redrawAll() {
    window.presenter?.invalidate()
    loop.damage(loop.screen.pixelBounds)
  }
}
