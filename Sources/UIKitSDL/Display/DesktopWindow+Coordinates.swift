import CSDL2
package import Foundation
import UIKitApplication
import UIKitGraphics

extension DesktopWindow {
  /// The size of the drawn content, in device pixels; a window larger than the largest bitmap is
  /// only partly drawn.
  var pixelSize: (width: Int, height: Int) {
    let size = windowPixelSize
    return (min(size.width, Bitmap.maximumSide), min(size.height, Bitmap.maximumSide))
  }

  /// The window's size in device pixels.
  private var windowPixelSize: (width: Int, height: Int) {
    if let surface { return surface.pixelSize }
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSizeInPixels(handle, &width, &height)
    return (Int(width), Int(height))
  }

  /// Device pixels per unit of SDL's window coordinates; greater than 1 only on Wayland.
  var backingRatio: CGFloat {
    if let surface { return surface.scale.factor }
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(handle, &width, &height)
    return width > 0 ? CGFloat(windowPixelSize.width) / CGFloat(width) : 1
  }

  /// Device pixels per point.
  package var scale: CGFloat {
    if let fixedScale { return fixedScale }
    let ratio = backingRatio
    return ratio > 1 ? ratio : desktopScale
  }

  /// Size in points.
  package var size: CGSize {
    if let surface, fixedScale == nil, surface.scale != .one {
      let (size, scale) = (surface.size, surface.scale)
      let maximumLength = Int(CGFloat(Bitmap.maximumSide) / scale.factor)
      return CGSize(
        width: scale.points(for: min(size.width, maximumLength)),
        height: scale.points(for: min(size.height, maximumLength))
      )
    }
    let pixels = pixelSize
    return CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
  }

  /// The refresh rate of the window's display, in frames per second.
  package var framesPerSecond: Double {
    var mode = SDL_DisplayMode()
    let index = max(0, SDL_GetWindowDisplayIndex(handle))
    let isKnown = SDL_GetCurrentDisplayMode(index, &mode) == 0
    return RefreshRate.plausible(isKnown ? Double(mode.refresh_rate) : 0)
  }

  /// Whether frames wait for the display's next refresh.
  package var isPacedByDisplay: Bool { presenter?.isPacedByDisplay ?? false }

  /// Converts SDL's window coordinates to points.
  func point(x: Double, y: Double) -> CGPoint {
    let factor = backingRatio / scale
    return CGPoint(x: CGFloat(x) * factor, y: CGFloat(y) * factor)
  }

  /// Converts a rectangle in points to SDL's window coordinates.
  func windowRect(_ rect: CGRect) -> SDL_Rect {
    let factor = scale / backingRatio
    func rounded(_ value: CGFloat) -> Int32 { Int32(clamping: Int((value * factor).rounded())) }
    return SDL_Rect(
      x: rounded(rect.minX),
      y: rounded(rect.minY),
      w: max(1, rounded(rect.width)),
      h: max(1, rounded(rect.height))
    )
  }

  /// Returns a rectangle in SDL's coordinates, relative to the desktop or the window, for a
  /// rectangle in points; a null and an infinite rectangle count as zero.
  func screenGeometry(
    of rect: CGRect,
    onDesktop: Bool
  ) -> (x: Int32, y: Int32, width: Int32, height: Int32) {
    let finiteRect = rect.isNull || rect.isInfinite ? .zero : rect
    let sdlRect = windowRect(finiteRect)
    var (x, y) = (Int32(0), Int32(0))
    if onDesktop { SDL_GetWindowPosition(handle, &x, &y) }
    return (
      sdlRect.x &+ x, sdlRect.y &+ y, finiteRect.width > 0 ? sdlRect.w : 0,
      finiteRect.height > 0 ? sdlRect.h : 0
    )
  }

  /// Converts normalised touchscreen coordinates from 0 to 1 to points.
  ///
  /// A finger that has left the window has coordinates outside of that range. NaN and infinity
  /// become 0.
  func point(normalizedX x: Float, normalizedY y: Float) -> CGPoint {
    CGPoint(
      x: x.isFinite ? CGFloat(x) * size.width : 0,
      y: y.isFinite ? CGFloat(y) * size.height : 0
    )
  }
}
