import CSDL2
import UIKitCore
import UIKitDesktop

/// Routes events to the translators of their windows.
@MainActor
enum EventRoutes {
  private struct Route {
    weak var translator: EventTranslator?
  }

  /// The routes by SDL's window ID.
  private static var routes: [UInt32: Route] = [:]

  /// Routes the events of a translator's window to the translator while it exists.
  static func add(_ translator: EventTranslator) {
    routes = routes.filter { $0.value.translator != nil }
    if routes.isEmpty { PointerCursor.shared = PointerCursor() }
    routes[SDL_GetWindowID(translator.window.handle)] = Route(translator: translator)
  }

  /// Delivers an event to the translator of its window; events of closed windows are dropped.
  ///
  /// - Parameters:
  ///   - event: The event; one about the display, such as its loss, concerns all windows.
  ///   - reader: The translator that receives events without a window.
  static func deliver(_ event: SDL_Event, readBy reader: EventTranslator) {
    guard event.concernsAllWindows else {
      let id = event.routedWindowID
      let owner = id == 0 ? reader : routes[id]?.translator
      if let owner { hand(event, to: owner, readBy: reader) }
      return
    }
    reader.receive(event)
    for other in routes.values.compactMap(\.translator) where other !== reader {
      hand(event, to: other, readBy: reader)
    }
  }

  /// Delivers a compositor's event to the translator of its window.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - window: The compositor's handle of the window.
  /// - Returns: The window's response; `false` if there is no such window.
  static func deliver(_ event: ExchangeEvent, toWindow window: UInt) -> Bool {
    let translators = routes.values.compactMap(\.translator)
    guard let owner = translators.first(where: { $0.window.serverWindow == window }) else {
      return false
    }
    let previous = WindowHost.current
    owner.loop.makeCurrent()
    let response = owner.receive(event)
    previous.makeCurrent()
    return response
  }

  /// Closes all windows.
  static func closeAll() {
    for route in routes.values { route.translator?.isClosed = true }
  }

  private static func hand(
    _ event: SDL_Event,
    to translator: EventTranslator,
    readBy reader: EventTranslator
  ) {
    guard translator !== reader else { return reader.receive(event) }
    translator.loop.makeCurrent()
    translator.receive(event)
    reader.loop.makeCurrent()
  }
}

extension SDL_Event {
  /// Whether the event concerns the display rather than one window.
  fileprivate var concernsAllWindows: Bool {
    switch SDL_EventType(type) {
    case SDL_QUIT, SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: true
    default: false
    }
  }

  /// SDL's ID of the event's window; 0 for an event without one.
  fileprivate var routedWindowID: UInt32 {
    switch SDL_EventType(type) {
    case SDL_WINDOWEVENT: window.windowID
    case SDL_MOUSEMOTION: motion.windowID
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button.windowID
    case SDL_MOUSEWHEEL: wheel.windowID
    case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION: tfinger.windowID
    case SDL_KEYDOWN, SDL_KEYUP: key.windowID
    case SDL_TEXTINPUT: text.windowID
    case SDL_TEXTEDITING: edit.windowID
    case SDL_TEXTEDITING_EXT: editExt.windowID
    case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE: drop.windowID
    default: 0
    }
  }
}
