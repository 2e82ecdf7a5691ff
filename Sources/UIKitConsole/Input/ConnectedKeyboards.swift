import CConsole

/// Counts the connected keyboards: without any, text is typed on the screen.
struct ConnectedKeyboards {
  /// How many devices have keys for letters; a power button is no keyboard.
  private(set) var count = 0

  /// Notes that a device was plugged in or out.
  ///
  /// - Parameters:
  ///   - isAdded: Whether it came.
  ///   - hasLetters: Whether it has keys for letters.
  mutating func note(isAdded: Bool, hasLetters: Bool) {
    if hasLetters { count = max(0, count + (isAdded ? 1 : -1)) }
  }

  /// Notes an event of libinput, if it is about a device.
  ///
  /// - Parameter event: The event.
  /// - Returns: Whether it is.
  mutating func note(_ event: OpaquePointer) -> Bool {
    let type = libinput_event_get_type(event)
    guard type == LIBINPUT_EVENT_DEVICE_ADDED || type == LIBINPUT_EVENT_DEVICE_REMOVED,
      let device = libinput_event_get_device(event)
    else { return false }
    let isKeyboard = libinput_device_has_capability(device, LIBINPUT_DEVICE_CAP_KEYBOARD) != 0
    note(
      isAdded: type == LIBINPUT_EVENT_DEVICE_ADDED,
      hasLetters: isKeyboard && libinput_device_keyboard_has_key(device, UInt32(KEY_A)) == 1
    )
    return true
  }
}
