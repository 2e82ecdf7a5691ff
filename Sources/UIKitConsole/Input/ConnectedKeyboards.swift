import CConsole

/// Counts the connected keyboards, without any of which text is typed on the screen, and switches
/// their lights.
struct ConnectedKeyboards {
  /// The number of devices with keys for letters; a power button is no keyboard.
  private(set) var count = 0
  /// The devices with keys.
  private var devices: [OpaquePointer] = []
  /// The lights that all devices show; `nil` when one may show others.
  private var shownLights: libinput_led?

  /// Notes that a device was plugged in or out.
  ///
  /// - Parameters:
  ///   - isAdded: Whether it came.
  ///   - hasLetters: Whether it has keys for letters.
  mutating func update(isAdded: Bool, hasLetters: Bool) {
    if hasLetters { count = max(0, count + (isAdded ? 1 : -1)) }
  }

  /// Notes an event of libinput, if it is about a device.
  ///
  /// - Parameter event: The event.
  /// - Returns: Whether it is.
  mutating func update(_ event: OpaquePointer) -> Bool {
    let type = libinput_event_get_type(event)
    guard type == LIBINPUT_EVENT_DEVICE_ADDED || type == LIBINPUT_EVENT_DEVICE_REMOVED,
      let device = libinput_event_get_device(event)
    else { return false }
    guard libinput_device_has_capability(device, LIBINPUT_DEVICE_CAP_KEYBOARD) != 0 else {
      return true
    }
    let isAdded = type == LIBINPUT_EVENT_DEVICE_ADDED
    update(
      isAdded: isAdded,
      hasLetters: libinput_device_keyboard_has_key(device, UInt32(KEY_A)) == 1
    )
    if isAdded {
      devices.append(libinput_device_ref(device))
      shownLights = nil
    } else if let index = devices.firstIndex(of: device) {
      devices.remove(at: index)
      libinput_device_unref(device)
    }
    return true
  }

  /// Switches the lights of all keyboards, unless they show that.
  ///
  /// - Parameter lights: Num Lock, Caps Lock and Scroll Lock, as far as they are on.
  mutating func show(_ lights: libinput_led) {
    guard lights != shownLights else { return }
    shownLights = lights
    for device in devices { libinput_device_led_update(device, lights) }
  }
}
