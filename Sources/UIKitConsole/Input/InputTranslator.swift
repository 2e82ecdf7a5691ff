import CConsole
import Foundation
import UIKitApplication
import UIKitCore
import UIKitGraphics

/// Translates libinput's events to touches and keys.
@MainActor
final class InputTranslator {
  let loop: FrameLoop
  let rotation: ScreenRotation
  let surface: ConsoleSurface?
  /// Called with the number of the terminal to which the user switches.
  var onTerminalSwitch: (Int) -> Void = { _ in }

  /// Whether a different program uses the screen, so that only keys that switch terminals take
  /// effect.
  var isHidden = false

  private let locale: String
  private var loadedKeyboard: KeyboardLayout?
  private var hasNoLayout = false
  private var keyRepeat = KeyRepeat()
  /// The scrolling that continues after fingers have left a touchpad.
  var inertia = TouchpadInertia()
  private var moves = TouchResampler()
  /// The pointer's position, in points; `nil` before its first movement.
  var pointer: CGPoint?
  /// The touch IDs of the pointer's pressed buttons.
  var buttons: Set<Int> = []

  /// Creates a translator.
  ///
  /// - Parameters:
  ///   - loop: The frame loop that receives touches and keys.
  ///   - surface: The surface that draws the pointer.
  ///   - rotation: The rotation of the screen.
  ///   - locale: The locale of the compose sequences.
  init(loop: FrameLoop, surface: ConsoleSurface?, rotation: ScreenRotation, locale: String) {
    self.loop = loop
    self.surface = surface
    self.rotation = rotation
    self.locale = locale
  }

  /// The keyboard layout, loaded by the first key.
  ///
  /// Loading takes milliseconds and half a megabyte, which machines with only a touchscreen do not
  /// need.
  private var keyboard: KeyboardLayout? {
    if loadedKeyboard == nil, !hasNoLayout {
      loadedKeyboard = KeyboardLayout(locale: locale)
      hasNoLayout = loadedKeyboard == nil
      if hasNoLayout {
        StandardError.write(
          line: "no keyboard layout: install libxkbcommon0 and xkb-data; keys do nothing"
        )
      } else if loadedKeyboard?.isFallback == true {
        StandardError.write(
          line:
            "no keyboard layout as XKB_DEFAULT_LAYOUT and its like say; keys are those of \"us\""
        )
      }
    }
    return loadedKeyboard
  }

  var size: CGSize { loop.screen.bounds.size }

  /// The pressed modifiers, for touches.
  var modifiers: UIKeyModifierFlags { loadedKeyboard?.modifiers ?? [] }

  /// The lit LEDs of the keyboards; `nil` before the first key.
  var lights: libinput_led? { loadedKeyboard?.lights }

  /// Handles an event; movements of touches are deferred to the next frame.
  func handle(_ event: OpaquePointer) {
    let type = libinput_event_get_type(event)
    guard !isHidden || type == LIBINPUT_EVENT_KEYBOARD_KEY else { return }
    switch type {
    case LIBINPUT_EVENT_TOUCH_MOTION:
      guard let touch = libinput_event_get_touch_event(event) else { return }
      let stamp = libinput_event_touch_get_time_usec(touch)
      moves.add(
        point(of: touch),
        id: identifier(of: touch),
        at: MonotonicClock.time(ofStamp: stamp, at: loop.time)
      )
    case LIBINPUT_EVENT_POINTER_MOTION, LIBINPUT_EVENT_POINTER_MOTION_ABSOLUTE:
      guard let motion = libinput_event_get_pointer_event(event) else { return }
      movePointer(motion, isAbsolute: type == LIBINPUT_EVENT_POINTER_MOTION_ABSOLUTE)
    default:
      for move in moves.removeAllMoves() { apply(move) }
      handleState(event, type)
    }
  }

  /// Whether touches have moved since the last frame and require a new one.
  var hasMoves: Bool { moves.hasMoves || inertia.isRunning }

  /// Moves the touches to their positions shortly before a frame.
  func moveTouches(forFrameAt time: Double) {
    for move in moves.removeMoves(forFrameAt: time) { apply(move) }
    guard let delta = inertia.nextDelta(at: time) else { return }
    // The content has reached its end.
    if !scroll(by: delta, isPrecise: true) { inertia.stop() }
  }

  private func apply(_ move: TouchResampler.Move) {
    loop.touches.touchMove(to: move.point, id: move.id, at: move.time)
  }

  /// Records a movement of the pointer while a button is pressed.
  ///
  /// - Parameters:
  ///   - point: The position in points on the screen.
  ///   - id: The button's touch ID.
  ///   - stamp: The device's timestamp, in microseconds.
  func addMove(_ point: CGPoint, id: Int, stamp: UInt64) {
    moves.add(point, id: id, at: MonotonicClock.time(ofStamp: stamp, at: loop.time))
  }

  private func handleState(_ event: OpaquePointer, _ type: libinput_event_type) {
    // Other input stops the inertia, as does the hold gesture of fingers resting on the touchpad.
    if type != LIBINPUT_EVENT_POINTER_SCROLL_FINGER { inertia.stop() }
    switch type {
    case LIBINPUT_EVENT_TOUCH_DOWN, LIBINPUT_EVENT_TOUCH_UP, LIBINPUT_EVENT_TOUCH_CANCEL:
      libinput_event_get_touch_event(event).map { handleTouch($0, type) }
    case LIBINPUT_EVENT_POINTER_BUTTON:
      libinput_event_get_pointer_event(event).map(handleButton)
    case LIBINPUT_EVENT_POINTER_SCROLL_WHEEL, LIBINPUT_EVENT_POINTER_SCROLL_FINGER,
      LIBINPUT_EVENT_POINTER_SCROLL_CONTINUOUS:
      libinput_event_get_pointer_event(event).map { handleScroll($0, type) }
    case LIBINPUT_EVENT_KEYBOARD_KEY:
      libinput_event_get_keyboard_event(event).map(handleKey)
    default:
      break
    }
  }

  /// Forgets pressed keys, buttons and fingers, whose touches have been cancelled.
  func reset() {
    keyRepeat.stop()
    loadedKeyboard?.reset()
    buttons = []
    inertia.stop()
    _ = moves.removeAllMoves()
  }
}

extension InputTranslator {
  /// Returns the ID of a finger, which is unique across all touchscreens.
  private func identifier(of touch: OpaquePointer) -> Int {
    max(0, Int(libinput_event_touch_get_seat_slot(touch)))
  }

  private func point(of touch: OpaquePointer) -> CGPoint {
    point(
      fraction: CGPoint(
        x: libinput_event_touch_get_x_transformed(touch, 1),
        y: libinput_event_touch_get_y_transformed(touch, 1)
      )
    )
  }

  /// Converts a normalised panel position to points.
  ///
  /// Devices may report positions outside their range, and libinput converts some ranges to NaN.
  func point(fraction: CGPoint) -> CGPoint {
    let fraction = rotation.contentFraction(fraction)
    return clampedToScreen(CGPoint(x: fraction.x * size.width, y: fraction.y * size.height))
  }

  /// Clamps a position in points to the screen; NaN becomes the upper left corner.
  func clampedToScreen(_ point: CGPoint) -> CGPoint {
    func clamp(_ value: CGFloat, _ side: CGFloat) -> CGFloat {
      value > 0 ? min(value, max(side - 1 / loop.screen.scale, 0)) : 0
    }
    return CGPoint(x: clamp(point.x, size.width), y: clamp(point.y, size.height))
  }

  private func handleTouch(_ touch: OpaquePointer, _ type: libinput_event_type) {
    let id = identifier(of: touch)
    switch type {
    case LIBINPUT_EVENT_TOUCH_DOWN:
      // The pointer would cover the touched content until its next movement. It is hidden, and no
      // view is under it.
      loop.touches.pointerMoved(to: nil)
      surface?.changePointer { $0.hide() }
      loop.touches.touchDown(at: point(of: touch), id: id, modifiers: modifiers)
    case LIBINPUT_EVENT_TOUCH_UP:
      loop.touches.touchUp(id: id)
    default:
      loop.touches.touchCancel(id: id)
    }
  }
}

extension InputTranslator {
  private func handleKey(_ event: OpaquePointer) {
    guard let keyboard else { return }
    let code = libinput_event_keyboard_get_key(event)
    if libinput_event_keyboard_get_key_state(event) == LIBINPUT_KEY_STATE_PRESSED {
      // A key that is already pressed on another keyboard is ignored.
      guard libinput_event_keyboard_get_seat_key_count(event) == 1 else { return }
      let stroke = keyboard.press(code)
      keyRepeat.press(code, repeats: stroke.repeats, at: loop.time)
      type(stroke)
    } else {
      guard libinput_event_keyboard_get_seat_key_count(event) == 0 else { return }
      keyRepeat.release(code)
      if let key = keyboard.release(code), !isHidden { loop.touches.keyUp(key) }
    }
  }

  private func type(_ stroke: KeyboardLayout.Stroke) {
    if let terminal = stroke.terminal {
      onTerminalSwitch(terminal)
      return
    }
    guard !isHidden else { return }
    if let key = stroke.key { loop.touches.keyDown(key) }
    if !stroke.text.isEmpty { loop.touches.insertText(stroke.text) }
  }

  /// Repeats the pressed key if a repetition is due.
  ///
  /// - Returns: Whether the key was repeated.
  func repeatKey() -> Bool {
    guard let code = keyRepeat.nextRepeat(at: loop.time), let keyboard else { return false }
    type(keyboard.stroke(code))
    return true
  }

  /// The time of the next repetition, in seconds on the loop's clock.
  var repeatDeadline: Double { keyRepeat.deadline }
}
