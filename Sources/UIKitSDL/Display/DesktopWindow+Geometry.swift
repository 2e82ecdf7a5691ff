import CSDL2
import Foundation
import UIKitApplication

extension DesktopWindow {
  /// The minimum size of the part of a window on a display, in the desktop's coordinates.
  private static let minimumVisibleLength: Int32 = 40

  /// Restores the size of the previous run, and the position if it is still on a display.
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
      let xRange =
        Int(usableBounds.x)
        - 8...max(Int(usableBounds.x), Int(usableBounds.x + usableBounds.w - minimumVisibleLength))
      let yRange =
        Int(usableBounds.y)
        - 8...max(Int(usableBounds.y), Int(usableBounds.y + usableBounds.h - minimumVisibleLength))
      if xRange.contains(origin.x), yRange.contains(origin.y) { return true }
      index += 1
    }
    return false
  }

  /// Returns the window's current size and position; the size includes the part that did not fit
  /// the desktop.
  ///
  /// - Parameters:
  ///   - storedGeometry: The stored size and position, which are kept while the window is
  ///     maximised, minimised or full screen; `nil` if there are none.
  ///   - requestedSize: The size requested by the application, in points.
  /// - Returns: `nil` for a window that has covered the whole screen from the start.
  func geometry(after storedGeometry: WindowGeometry?, requestedSize: CGSize) -> WindowGeometry? {
    guard !startsFullScreen else { return nil }
    let flags = SDL_GetWindowFlags(handle)
    let fullScreen = SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
    let isMaximized =
      flags & fullScreen == fullScreen
      ? wasMaximized : flags & SDL_WINDOW_MAXIMIZED.rawValue != 0
    let isNormal =
      flags
      & (SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue | SDL_WINDOW_MINIMIZED.rawValue
        | SDL_WINDOW_MAXIMIZED.rawValue) == 0
    if !isNormal {
      var geometry =
        storedGeometry
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
