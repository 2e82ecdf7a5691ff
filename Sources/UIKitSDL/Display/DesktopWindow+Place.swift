import CSDL2
import Foundation
import UIKitApplication

extension DesktopWindow {
  /// The least part of a window that is on a display, in the desktop's coordinates.
  private static let leastVisible: Int32 = 40

  /// Gives the window the size and place of the last run, as far as they are still on a display.
  ///
  /// - Parameters:
  ///   - place: `nil`, and a place from a run with another size, change nothing.
  ///   - wantedSize: The size that the application asks for, in points.
  func restore(_ place: WindowPlace?, wantedSize: CGSize) {
    guard let place, place.wantedSize == wantedSize, !startsFullScreen else { return }
    applySize(place.size)
    if let origin = place.origin, DesktopWindow.isOnDisplay(origin) {
      SDL_SetWindowPosition(handle, Int32(origin.x), Int32(origin.y))
    }
    if place.isMaximized { SDL_MaximizeWindow(handle) }
  }

  /// Whether the top left part of a window is on one of the displays.
  private static func isOnDisplay(_ origin: (x: Int, y: Int)) -> Bool {
    var index: Int32 = 0
    var room = SDL_Rect()
    while SDL_GetDisplayUsableBounds(index, &room) == 0, room.w > 0 {
      let horizontally = Int(room.x) - 8...max(Int(room.x), Int(room.x + room.w - leastVisible))
      let vertically = Int(room.y) - 8...max(Int(room.y), Int(room.y + room.h - leastVisible))
      if horizontally.contains(origin.x), vertically.contains(origin.y) { return true }
      index += 1
    }
    return false
  }

  /// The window's present size and place; the size without what the desktop cut of it.
  ///
  /// - Parameters:
  ///   - old: The place of the last run, for what a maximised window had before.
  ///   - wantedSize: The size that the application asked for, in points.
  /// - Returns: `nil` for a window that covers the whole screen from the start.
  func place(after old: WindowPlace?, wantedSize: CGSize) -> WindowPlace? {
    guard !startsFullScreen else { return nil }
    let flags = SDL_GetWindowFlags(handle)
    let full = SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
    let isMaximized =
      flags & full == full ? wasMaximized : flags & SDL_WINDOW_MAXIMIZED.rawValue != 0
    let isUsual =
      flags
      & (SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue | SDL_WINDOW_MINIMIZED.rawValue
        | SDL_WINDOW_MAXIMIZED.rawValue) == 0
    if !isUsual {
      var place =
        old
        ?? WindowPlace(
          size: wantedSize,
          origin: nil,
          isMaximized: false,
          wantedSize: wantedSize
        )
      place.isMaximized = isMaximized
      place.wantedSize = wantedSize
      return place
    }
    var origin: (x: Int, y: Int)?
    if driver.name == "x11" {
      var (x, y, top, left) = (Int32(0), Int32(0), Int32(0), Int32(0))
      SDL_GetWindowPosition(handle, &x, &y)
      SDL_GetWindowBordersSize(handle, &top, &left, nil, nil)
      origin = (Int(x - left), Int(y - top))
    }
    return WindowPlace(size: fullSize, origin: origin, isMaximized: false, wantedSize: wantedSize)
  }
}
