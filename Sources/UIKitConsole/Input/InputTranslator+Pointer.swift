import CConsole
import Foundation
import UIKitApplication
import UIKitCore
import UIKitGraphics

extension InputTranslator {
  /// The touch IDs and UIKit masks of the pointer's buttons, by the kernel's codes.
  private static let buttons: [UInt32: (id: Int, mask: UIEvent.ButtonMask)] = [
    UInt32(BTN_LEFT): (-1, .primary), UInt32(BTN_RIGHT): (-2, .secondary),
    UInt32(BTN_SIDE): (-3, .button(4)), UInt32(BTN_MIDDLE): (-4, .button(3)),
  ]
  /// The distance of a finger, in libinput's units, that scrolls as far as one wheel notch on other
  /// systems; see `UIScrollView.pointsPerPreciseUnit`.
  private static let distancePerUnit: CGFloat = 10

  /// Moves the pointer and the touches of its pressed buttons.
  ///
  /// Relative devices such as mice move the pointer in the direction that the user sees. Positions
  /// of absolute devices are rotated with the screen.
  func movePointer(_ event: OpaquePointer, isAbsolute: Bool) {
    let oldLocation = pointer ?? CGPoint(x: size.width / 2, y: size.height / 2)
    let newLocation: CGPoint
    if isAbsolute {
      newLocation = point(
        fraction: CGPoint(
          x: libinput_event_pointer_get_absolute_x_transformed(event, 1),
          y: libinput_event_pointer_get_absolute_y_transformed(event, 1)
        )
      )
    } else {
      newLocation = CGPoint(
        x: oldLocation.x + libinput_event_pointer_get_dx(event) / loop.screen.scale,
        y: oldLocation.y + libinput_event_pointer_get_dy(event) / loop.screen.scale
      )
    }
    let limitedLocation = clampedToScreen(newLocation)
    pointer = limitedLocation
    let stamp = libinput_event_pointer_get_time_usec(event)
    for id in buttons { addMove(limitedLocation, id: id, stamp: stamp) }
    loop.touches.pointerMoved(to: limitedLocation)
    let shape = loop.pointerShape(at: limitedLocation)
    surface?.changePointer { $0.show(shape, at: limitedLocation) }
  }

  /// Handles a button; each pressed button is a separate touch.
  func handleButton(_ event: OpaquePointer) {
    let code = libinput_event_pointer_get_button(event)
    guard let button = InputTranslator.buttons[code], let pointer else { return }
    if libinput_event_pointer_get_button_state(event) == LIBINPUT_BUTTON_STATE_RELEASED {
      buttons.remove(button.id)
      loop.touches.touchUp(id: button.id)
      return
    }
    buttons.insert(button.id)
    loop.touches.touchDown(
      at: pointer,
      id: button.id,
      type: .indirectPointer,
      buttonMask: button.mask,
      modifiers: modifiers
    )
  }

  /// Scrolls by the notches of a wheel or by the distance of fingers on a touchpad.
  ///
  /// A touchpad's last event, with a distance of 0, means that the fingers have left it.
  func handleScroll(_ event: OpaquePointer, _ type: libinput_event_type) {
    let isWheel = type == LIBINPUT_EVENT_POINTER_SCROLL_WHEEL
    func value(_ axis: libinput_pointer_axis) -> Double {
      guard libinput_event_pointer_has_axis(event, axis) != 0 else { return 0 }
      return isWheel
        ? libinput_event_pointer_get_scroll_value_v120(event, axis)
        : libinput_event_pointer_get_scroll_value(event, axis)
    }
    let delta = InputTranslator.scrollDelta(
      horizontal: value(LIBINPUT_POINTER_AXIS_SCROLL_HORIZONTAL),
      vertical: value(LIBINPUT_POINTER_AXIS_SCROLL_VERTICAL),
      isWheel: isWheel
    )
    if type == LIBINPUT_EVENT_POINTER_SCROLL_FINGER {
      if delta == .zero {
        if UIScrollView.deceleratesAfterTouchpad { inertia.lift(at: loop.time) }
        return
      }
      inertia.addMovement(delta, at: loop.time)
    }
    scroll(by: delta, isPrecise: !isWheel)
  }

  /// Converts a scroll event for the dispatcher.
  ///
  /// libinput's vertical values are positive towards the content's end, the dispatcher's towards
  /// its top.
  ///
  /// - Parameters:
  ///   - horizontal: 120 per notch of a wheel, otherwise the distance of the fingers.
  ///   - vertical: As `horizontal`.
  ///   - isWheel: Whether the device is a wheel.
  /// - Returns: Notches, or units of precise devices.
  static func scrollDelta(horizontal: Double, vertical: Double, isWheel: Bool) -> CGVector {
    let unit = isWheel ? 120 : Double(distancePerUnit)
    return CGVector(dx: horizontal / unit, dy: -vertical / unit)
  }

  /// Scrolls the view under the pointer.
  ///
  /// - Returns: Whether a view scrolled.
  @discardableResult
  func scroll(by delta: CGVector, isPrecise: Bool) -> Bool {
    let location = pointer ?? CGPoint(x: size.width / 2, y: size.height / 2)
    return loop.touches.scrollWheel(
      by: delta,
      isPrecise: isPrecise,
      at: location,
      modifiers: modifiers
    )
  }
}
