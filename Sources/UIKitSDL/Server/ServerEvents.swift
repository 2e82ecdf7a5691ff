import CSDL2
import CXServer

/// A filter of SDL's events that adds data of X events that SDL omits.
///
/// SDL reports each X event before it translates that event, on one thread.
enum ServerEvents {
  /// The timestamp of the X event that is being translated, in milliseconds; 0 if it has none.
  private nonisolated(unsafe) static var timestamp: UInt32 = 0

  /// Starts to filter SDL's events, after their initialisation.
  ///
  /// Pending events are discarded.
  /// Motion events receive the server's time in milliseconds as their `timestamp`, or 0 with other
  /// drivers, which do not report it. Pressed keys receive their character in the first Latin
  /// layout as `keysym.unused`; see `ServerKeys.latinCharacter(of:)`. SDL's modifiers are set to
  /// those of each event.
  ///
  /// - Parameter isX11: Whether the driver is X11.
  static func filter(isX11: Bool) {
    timestamp = 0
    ServerKeys.forget()
    SDL_SetEventFilter({ ServerEvents.handle($1) }, nil)
    if isX11 { SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE) }
  }

  /// Completes an event of SDL, or records an X event.
  ///
  /// - Returns: 1 if SDL queues the event.
  private static func handle(_ event: UnsafeMutablePointer<SDL_Event>?) -> Int32 {
    guard let event else { return 1 }
    switch SDL_EventType(event.pointee.type) {
    case SDL_SYSWMEVENT:
      record(event.pointee.syswm.msg)
      return 0
    case SDL_KEYDOWN:
      event.pointee.key.keysym.unused = ServerKeys.latinCharacter(of: event.pointee.key.keysym.sym)
    case SDL_MOUSEMOTION, SDL_FINGERMOTION:
      event.pointee.common.timestamp = timestamp
    default: break
    }
    return 1
  }

  /// Records the data of an X event, which is a member of SDL's message that CSDL2.h leaves out.
  private static func record(_ message: UnsafeMutablePointer<SDL_SysWMmsg>?) {
    guard let message, let offset = MemoryLayout<SDL_SysWMmsg>.offset(of: \.msg) else { return }
    let event = (UnsafeRawPointer(message) + offset).assumingMemoryBound(to: XEvent.self)
    timestamp = stamp(of: event)
    ServerKeys.record(event)
    if event.pointee.type == DestroyNotify {
      DestroyedWindows.record(event.pointee.xdestroywindow.window)
    }
  }

  private static func stamp(of event: UnsafePointer<XEvent>) -> UInt32 {
    switch event.pointee.type {
    // Key, button, motion and crossing events have the timestamp at the same offset.
    case KeyPress...LeaveNotify: return UInt32(truncatingIfNeeded: event.pointee.xkey.time)
    case GenericEvent:
      // SDL passes the event a second time after it has fetched the event's data.
      guard let data = event.pointee.xcookie.data else { return 0 }
      let input = data.assumingMemoryBound(to: XIEvent.self)
      return UInt32(truncatingIfNeeded: input.pointee.time)
    default: return 0
    }
  }
}
