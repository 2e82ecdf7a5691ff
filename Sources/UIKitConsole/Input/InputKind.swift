import CConsole

extension Blanking.Input {
  /// Classifies an event of libinput; `nil` for events other than input, such as a new device.
  init?(_ event: OpaquePointer) {
    switch libinput_event_get_type(event) {
    case LIBINPUT_EVENT_TOUCH_DOWN:
      self = .press
    case LIBINPUT_EVENT_TOUCH_UP, LIBINPUT_EVENT_TOUCH_CANCEL:
      self = .lift
    case LIBINPUT_EVENT_KEYBOARD_KEY:
      let key = libinput_event_get_keyboard_event(event)
      let state = libinput_event_keyboard_get_key_state(key)
      self = state == LIBINPUT_KEY_STATE_PRESSED ? .press : .lift
    case LIBINPUT_EVENT_POINTER_BUTTON:
      let button = libinput_event_get_pointer_event(event)
      let state = libinput_event_pointer_get_button_state(button)
      self = state == LIBINPUT_BUTTON_STATE_PRESSED ? .press : .lift
    case LIBINPUT_EVENT_POINTER_MOTION, LIBINPUT_EVENT_POINTER_MOTION_ABSOLUTE,
      LIBINPUT_EVENT_POINTER_SCROLL_WHEEL, LIBINPUT_EVENT_POINTER_SCROLL_FINGER,
      LIBINPUT_EVENT_POINTER_SCROLL_CONTINUOUS, LIBINPUT_EVENT_TOUCH_MOTION:
      self = .move
    default:
      return nil
    }
  }
}
