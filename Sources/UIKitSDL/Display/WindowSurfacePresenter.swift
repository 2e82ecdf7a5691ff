import CSDL2
import UIKitCore
import UIKitGraphics

/// Draws directly into the memory that SDL sends to the X server, and sends the damage.
@MainActor
final class WindowSurfacePresenter: Presenter {
  var isPacedByDisplay: Bool { pacer?.isWaiting ?? false }
  private let pacer: FramePacer?
  private let window: OpaquePointer
  private var bitmap: Bitmap?
  /// The SDL surface around `bitmap`, which is converted to the display's pixel format; `nil` if
  /// the display needs no conversion.
  private var unconvertedSurface: UnsafeMutablePointer<SDL_Surface>?

  /// Creates a presenter; `nil` if the driver has no window surface.
  ///
  /// - Parameters:
  ///   - window: SDL's window.
  ///   - pacer: The pacer to notify of frames.
  init?(window: OpaquePointer, pacer: FramePacer? = nil) {
    guard WindowSurfacePresenter.surface(of: window) != nil else { return nil }
    self.window = window
    self.pacer = pacer
  }

  isolated deinit {
    SDL_FreeSurface(unconvertedSurface)
  }

  func framebuffer() -> (bitmap: Bitmap, isFresh: Bool)? {
    // SDL creates a new surface when the window is resized.
    guard let surface = WindowSurfacePresenter.surface(of: window)?.pointee, surface.w > 0,
      surface.h > 0
    else {
      bitmap = nil
      return nil
    }
    if let bitmap, matches(bitmap, surface) { return (bitmap, false) }
    let newBitmap = makeBitmap(for: surface)
    bitmap = newBitmap
    return newBitmap.map { ($0, true) }
  }

  func present(_ damage: Region) {
    pacer?.willPresent()
    var rects = damage.rectangles.map(SDL_Rect.init)
    if let unconvertedSurface {
      let surface = WindowSurfacePresenter.surface(of: window)
      for var rect in rects {
        var target = rect
        SDL_UpperBlit(unconvertedSurface, &rect, surface, &target)
      }
    }
    let result = SDL_UpdateWindowSurfaceRects(window, &rects, Int32(rects.count))
    if result != 0 { invalidate() }
  }

  func presentAgain() {
    guard bitmap != nil, SDL_UpdateWindowSurface(window) != 0 else { return }
    invalidate()
  }

  func invalidate() {
    bitmap = nil
  }

  /// Returns the window surface; `nil` if its size in bytes exceeds the 32-bit integers of SDL.
  private static func surface(of window: OpaquePointer) -> UnsafeMutablePointer<SDL_Surface>? {
    var (width, height) = (Int32(0), Int32(0))
    SDL_GetWindowSizeInPixels(window, &width, &height)
    return fits(width: width, height: height) ? SDL_GetWindowSurface(window) : nil
  }

  /// Returns whether the size in bytes of an image with 32 bits per pixel fits into a 32-bit
  /// integer.
  static func fits(width: Int32, height: Int32) -> Bool {
    Int(width) * Int(height) <= Int(Int32.max) / 4
  }

  /// Returns the drawable size of a surface, in pixels.
  private func drawableSize(of surface: SDL_Surface) -> (width: Int, height: Int) {
    (min(Int(surface.w), Bitmap.maximumSide), min(Int(surface.h), Bitmap.maximumSide))
  }

  private func matches(_ bitmap: Bitmap, _ surface: SDL_Surface) -> Bool {
    (bitmap.width, bitmap.height) == drawableSize(of: surface)
      && (unconvertedSurface != nil || bitmap.bytes == surface.pixels)
  }

  private func makeBitmap(for surface: SDL_Surface) -> Bitmap? {
    SDL_FreeSurface(unconvertedSurface)
    unconvertedSurface = nil
    let (width, height) = drawableSize(of: surface)
    let formats = [SDL_PIXELFORMAT_RGB888, SDL_PIXELFORMAT_ARGB8888].map(\.rawValue)
    if formats.contains(surface.format.pointee.format), let pixels = surface.pixels {
      return Bitmap(
        wrapping: pixels,
        width: width,
        height: height,
        bytesPerRow: Int(surface.pitch),
        format: .xrgb
      )
    }
    let copy = Bitmap(width: width, height: height, format: .xrgb)
    unconvertedSurface = SDL_CreateRGBSurfaceWithFormatFrom(
      copy.bytes,
      Int32(copy.width),
      Int32(copy.height),
      32,
      Int32(copy.bytesPerRow),
      SDL_PIXELFORMAT_RGB888.rawValue
    )
    return unconvertedSurface == nil ? nil : copy
  }
}

extension SDL_Rect {
  /// Creates an SDL rectangle from a pixel rectangle.
  init(_ rect: PixelRect) {
    self.init(x: rect.minX, y: rect.minY, w: Int32(rect.width), h: Int32(rect.height))
  }
}
