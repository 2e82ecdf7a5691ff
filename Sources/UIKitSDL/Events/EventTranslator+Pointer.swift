import CSDL2
import Foundation
import UIKitCore
import UIKitDesktop
import UIKitGraphics

extension EventTranslator {
  /// Sets the cursor in device pixels of the window's display when the pointer has entered the
  /// window or its scale has changed.
  func sharpenCursor() {
    guard let surface = window.surface, case let scale = surface.scale,
      scale != .one || pointerScale != .one,
      let cursor = window.driver.waylandCursor(for: window.handle)
    else { return }
    guard cursor.takeEntered(surface.address) || scale != pointerScale else { return }
    pointerScale = scale
    PointerCursor.shared.setSharpener { [weak window, weak cursor] shape in
      guard let window else { return }
      cursor?.show(shape, theme: window.cursorTheme, scale: scale)
    }
  }

  /// The time in seconds after a fractional wheel delta for which whole notches still count as a
  /// touchpad's.
  private static let touchpadTimeout = 0.5

  /// Handles a button; each pressed mouse button is a separate touch.
  func handleButton(_ event: SDL_MouseButtonEvent) {
    guard event.which != TouchID.synthesized, let id = TouchID.pointer(event.button) else {
      return
    }
    let point = window.point(x: Double(event.x), y: Double(event.y))
    guard event.type == SDL_MOUSEBUTTONDOWN.rawValue else {
      let isMain = event.button == SDL_BUTTON_LEFT
      if isMain, window.driver.openExchange?.ignoresRelease() == true { return }
      loop.touches.touchUp(id: id)
      // Movements with a pressed button are not reported as hover.
      if loop.touches.hoverPoint != nil { hover = point }
      return
    }
    pointerGrab?.take()
    loop.touches.touchDown(
      at: point,
      id: id,
      type: .indirectPointer,
      buttonMask: TouchID.mask(event.button),
      modifiers: UIKeyModifierFlags(SDL_GetModState()),
      tapCount: max(1, Int(event.clicks))
    )
  }

  /// Handles a finger, which hides the pointer.
  func handleFinger(_ event: SDL_TouchFingerEvent) {
    let id = TouchID.finger(event.fingerId)
    // The pointer is hidden; it would cover the touched content until the mouse moves again.
    SDL_ShowCursor(SDL_DISABLE)
    loop.touches.pointerMoved(to: nil)
    guard event.type == SDL_FINGERDOWN.rawValue else {
      loop.touches.touchUp(id: id)
      return
    }
    loop.touches.touchDown(
      at: window.point(normalizedX: event.x, normalizedY: event.y),
      id: id,
      modifiers: UIKeyModifierFlags(SDL_GetModState())
    )
  }

  /// Handles the wheel.
  ///
  /// Fractional deltas come from touchpads, as do whole ones shortly afterwards.
  ///
  /// With natural scrolling (`SDL_MOUSEWHEEL_FLIPPED`) the deltas already have the sign of the
  /// content's movement and are not inverted again.
  func handleWheel(_ event: SDL_MouseWheelEvent) {
    guard event.which != TouchID.synthesized else { return }
    let delta = CGVector(dx: CGFloat(event.preciseX), dy: CGFloat(event.preciseY))
    guard delta.dx.isFinite, delta.dy.isFinite else { return }
    let isFraction = delta.dx != delta.dx.rounded() || delta.dy != delta.dy.rounded()
    if isFraction { lastPreciseWheelTime = loop.time }
    var x: Int32 = 0
    var y: Int32 = 0
    SDL_GetMouseState(&x, &y)
    let isPrecise = loop.time - lastPreciseWheelTime < EventTranslator.touchpadTimeout
    let modifiers = UIKeyModifierFlags(SDL_GetModState())
    let point = window.point(x: Double(x), y: Double(y))
    touchpad.addMovement(isPrecise && modifiers.isEmpty ? delta : nil, at: point, time: loop.time)
    loop.touches.scrollWheel(by: delta, isPrecise: isPrecise, at: point, modifiers: modifiers)
  }

  /// Continues scrolling after the fingers have left a touchpad.
  func continueScrolling(at time: Double) {
    guard let (delta, point) = touchpad.takeMovement(at: time) else { return }
    // The content has reached its end.
    if !loop.touches.scrollWheel(by: delta, isPrecise: true, at: point) { touchpad.stop() }
  }
}
