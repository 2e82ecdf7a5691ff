import CSDL2
import Foundation
import UIKitCore
import UIKitDesktop
import UIKitGraphics

extension EventTranslator {
  /// Collects the items of a drop and delivers them when it is complete.
  func handleDrop(_ event: SDL_DropEvent) {
    let text = takeText(of: event)
    guard window.driver.openExchange?.receivesDrops != true else { return }
    switch SDL_EventType(event.type) {
    case SDL_DROPBEGIN: dropped = []
    case SDL_DROPFILE: if let text { dropped.append(.file(URL(fileURLWithPath: text))) }
    case SDL_DROPTEXT: if let text { dropped.append(.text(text)) }
    default:
      let items = dropped
      dropped = []
      loop.touches.drop(items, at: dropPoint)
    }
  }

  /// Returns the path or the text of an event, and frees it; `nil` if the event has none.
  ///
  /// SDL 2 documents `NULL` for the other drop events, but in sdl2-compat the member is undefined.
  private func takeText(of event: SDL_DropEvent) -> String? {
    guard [SDL_DROPFILE, SDL_DROPTEXT].contains(SDL_EventType(event.type)), let file = event.file
    else { return nil }
    defer { SDL_free(file) }
    return String(cString: file)
  }

  /// The pointer's current position; SDL does not report the position of a drop.
  private var dropPoint: CGPoint {
    var (x, y, left, top) = (Int32(0), Int32(0), Int32(0), Int32(0))
    guard window.driver.name == "x11" else {
      SDL_GetMouseState(&x, &y)
      return window.point(x: Double(x), y: Double(y))
    }
    SDL_GetGlobalMouseState(&x, &y)
    SDL_GetWindowPosition(window.handle, &left, &top)
    return window.point(x: Double(x - left), y: Double(y - top))
  }
}
