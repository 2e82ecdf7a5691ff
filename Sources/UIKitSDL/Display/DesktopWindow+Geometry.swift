import CSDL2
import Foundation
import UIKitApplication

extension DesktopWindow {
  /// The minimum size of the part of a window on a display, in the desktop's coordinates.
  private static let minimumVisible: Int32 = 40

  /// Restores the size and position of the previous run, as far as they are still on a display.
  ///
  /// - Parameters:
  ///   - geometry: The stored size and position; `nil` and those stored for a different requested size
  ///     have no effect.
  ///   - requestedSize: The size requested by the application, in points.
  func restore(_ geometry: WindowGeometry?, requestedSize: CGSize) {
    guard let geometry, geometry.requestedSize == requestedSize, !startsFullScreen else { return }
    applySize(geometry.size)
    if let origin = geometry.origin, DesktopWindow.isOnDisplay(origin) {
      SDL_SetWindowPosition(handle, Int32(origin.x), Int32(origin.y))
    }
    if geometry.isMaximized { SDL_MaximizeWindow(handle) }
  }

  /// Returns whether the upper left part of a window is on one of the displays.
  private static func isOnDisplay(_ origin: (x: Int, y: Int)) -> Bool {
    var index: Int32 = 0
    var usableBounds = SDL_Rect()
    while SDL_GetDisplayUsableBounds(index, &usableBounds) == 0, usableBounds.w > 0 {
      let horizontally =
        Int(usableBounds.x)
        - 8...max(Int(usableBounds.x), Int(usableBounds.x + usableBounds.w - minimumVisible))
      let vertically =
        Int(usableBounds.y)
        - 8...max(Int(usableBounds.y), Int(usableBounds.y + usableBounds.h - minimumVisible))
      if horizontally.contains(origin.x), vertically.contains(origin.y) { return true }
      index += 1
    }
    return false
  }

  /// Returns the window's current size and position; the size includes the part that did not fit
  /// the desktop.
  ///
  /// - Parameters:
  ///   - old: The stored size and position, to keep the restored frame of a maximised window.
  ///   - requestedSize: The size requested by the application, in points.
  /// - Returns: `nil` for a window that has covered the whole screen from the start.
  func geometry(after old: WindowGeometry?, requestedSize: CGSize) -> WindowGeometry? {
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
      var geometry =
        old
        ?? WindowGeometry(
          size: requestedSize,
          origin: nil,
          isMaximized: false,
          requestedSize: requestedSize
        )
      geometry.isMaximized = isMaximized
      geometry.requestedSize = requestedSize
      return geometry
    }
    var origin: (x: Int, y: Int)?
    if driver.name == "x11" {
      var (x, y, top, left) = (Int32(0), Int32(0), Int32(0), Int32(0))
      SDL_GetWindowPosition(handle, &x, &y)
      SDL_GetWindowBordersSize(handle, &top, &left, nil, nil)
      origin = (Int(x - left), Int(y - top))
    }
    return WindowGeometry(
      size: fullSize,
      origin: origin,
      isMaximized: false,
      requestedSize: requestedSize
    )
  }
}
