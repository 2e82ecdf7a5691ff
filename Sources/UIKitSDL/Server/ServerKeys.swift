import CSDL2
import CXServer

/// The keyboard state of an X server that SDL lacks: modifiers at each event, and layouts.
///
/// Used on the thread on which SDL translates events.
enum ServerKeys {
  /// The lowest of the two bits of `XKeyEvent.state` that contain the current layout.
  private static let firstLayoutBit: UInt32 = 13
  /// The maximum number of layouts of an X server.
  private static let layoutCount: Int32 = 4

  /// The key whose press is being translated; `nil` during other events.
  private nonisolated(unsafe) static var pressed: XKeyEvent?

  /// Forgets the pressed key.
  static func forget() { pressed = nil }

  /// Records an event's key data: the modifiers, and a pressed key.
  static func record(_ event: UnsafePointer<XEvent>) {
    forget()
    switch event.pointee.type {
    case GenericEvent: recordInput(event.pointee.xcookie.data)
    case KeyPress...MotionNotify:
      // Button and motion events start with the same members as key events.
      let input = event.pointee.xkey
      // Queried positions of the pointer contain no modifiers.
      if input.send_event != 0, input.type > KeyRelease { return }
      ServerModifiers.set(input.state)
      if input.type == KeyPress { pressed = input }
      // The state is that before the event, and SDL may miss the release.
      guard input.type == KeyRelease else { return }
      ServerModifiers.release(keysym(of: input.keycode, layout: 0, event: input))
    default: break
    }
  }

  /// Records the modifiers of a pointer's or a touch's event; SDL 3.4 forgets them when the pointer
  /// enters a window.
  private static func recordInput(_ data: UnsafeMutableRawPointer?) {
    guard let input = data?.assumingMemoryBound(to: XIDeviceEvent.self),
      [XI_ButtonPress...XI_Motion, XI_TouchBegin...XI_TouchEnd].contains(where: {
        $0 ~= input.pointee.evtype
      })
    else { return }
    ServerModifiers.set(UInt32(bitPattern: input.pointee.mods.effective))
  }

  /// Returns the pressed key's character in the first Latin layout.
  ///
  /// - Parameter symbol: SDL's code of the key.
  /// - Returns: The Unicode scalar; 0 if the key types an ASCII character or no text, if the
  ///   current layout is Latin, and if no layout is.
  static func latinCharacter(of symbol: SDL_Keycode) -> UInt32 {
    let isASCII = symbol < 0x80 || UInt32(bitPattern: symbol) & UInt32(SDLK_SCANCODE_MASK) != 0
    guard !isASCII, let pressed, pressed.display != nil else { return 0 }
    let current = Int32(pressed.state >> firstLayoutBit) & (layoutCount - 1)
    // A Latin layout such as German has keys for letters beyond those of ASCII.
    guard !isLatin(current, event: pressed),
      let layout = (0..<layoutCount).first(where: { $0 != current && isLatin($0, event: pressed) })
    else { return 0 }
    let latinSymbol = keysym(of: pressed.keycode, layout: layout, event: pressed)
    // ASCII keysyms equal their characters.
    return latinSymbol > 0x20 && latinSymbol < 0x7F ? UInt32(latinSymbol) : 0
  }

  /// Returns whether a layout is Latin: whether one of its keys types an "a".
  private static func isLatin(_ layout: Int32, event: XKeyEvent) -> Bool {
    // The range of X11 keycodes.
    (8..<256).contains { keysym(of: $0, layout: layout, event: event) == KeySym(XK_a) }
  }

  /// Returns the keysym of a key in a layout of the event's display; 0 if there is none.
  private static func keysym(of keycode: UInt32, layout: Int32, event: XKeyEvent) -> KeySym {
    guard let display = event.display, x_server_load_x11() == nil else { return 0 }
    return XkbKeycodeToKeysym(display, KeyCode(truncatingIfNeeded: keycode), layout, 0)
  }
}
