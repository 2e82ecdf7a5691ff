import CConsole

/// Counts the connected keyboards and sets their LEDs.
///
/// Without a keyboard, an on-screen keyboard appears.
struct ConnectedKeyboards {
  /// The number of devices with letter keys; a power button does not count as a keyboard.
  private(set) var count = 0
  /// The devices with keys.
  private var devices: [OpaquePointer] = []
  /// The LEDs that are lit on all devices; `nil` if the devices may differ.
  private var displayedLights: libinput_led?

  /// Records that a device was connected or disconnected.
  ///
  /// - Parameters:
  ///   - isAdded: Whether it was connected.
  ///   - hasLetters: Whether it has letter keys.
  mutating func update(isAdded: Bool, hasLetters: Bool) {
    if hasLetters { count = max(0, count + (isAdded ? 1 : -1)) }
  }

  /// Records a libinput event if it concerns a device.
  ///
  /// - Parameter event: The event.
  /// - Returns: Whether the event concerns a device.
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
      displayedLights = nil
    } else if let index = devices.firstIndex(of: device) {
      devices.remove(at: index)
      libinput_device_unref(device)
    }
    return true
  }

  /// Sets the LEDs of all keyboards if they differ.
  ///
  /// - Parameter lights: The lit LEDs of Num Lock, Caps Lock and Scroll Lock.
  mutating func show(_ lights: libinput_led) {
    guard lights != displayedLights else { return }
    displayedLights = lights
    for device in devices { libinput_device_led_update(device, lights) }
  }
}
