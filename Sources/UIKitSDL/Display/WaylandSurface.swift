import CSDL2
import CWayland
import Foundation
import Glibc
import UIKitGraphics

/// The surface of a window on Wayland, with buffers that this class allocates.
///
/// SDL presents frames only through OpenGL. SDL 2.26 supports the scale of displays, but not the
/// scale that a compositor prefers for a window. SDL 2.28 and later request that scale themselves
/// and let the compositor present a buffer of any size in the size of the window.
@MainActor
final class WaylandSurface {
  private let window: OpaquePointer
  /// SDL's `wl_surface`.
  let address: UnsafeMutableRawPointer
  private var connection: WaylandConnection?
  /// The C object; `nil` after `close()`.
  private var handle: OpaquePointer?

  /// The SDL flags for windows with such a surface.
  static var windowFlags: UInt32 { isScaledBySDL ? SDL_WINDOW_ALLOW_HIGHDPI.rawValue : 0 }

  /// Prepares the surface of a window that was created with `windowFlags`.
  ///
  /// - Returns: `nil` if the compositor does not support shared memory or scaling of the surface.
  init?(window: OpaquePointer, driver: VideoDriver) {
    guard let surface = driver.serverHandles(of: window)?.window,
      let address = UnsafeMutableRawPointer(bitPattern: surface),
      let connection = driver.waylandConnection(for: window),
      !WaylandSurface.isPresentedByDriver,
      let handle = rolltop_wayland_surface_create(
        connection.handle,
        address,
        !WaylandSurface.isScaledBySDL
      )
    else { return nil }
    self.window = window
    self.address = address
    self.connection = connection
    self.handle = handle
  }

  /// Whether SDL creates a surface's scale objects, of which only one each is allowed.
  static let isScaledBySDL = {
    var version = SDL_version()
    SDL_GetVersion(&version)
    return version.major > 2 || version.minor >= 28
  }()

  /// Whether the graphics driver only accepts its own buffers, because it synchronises them and SDL
  /// creates an OpenGL surface for each window.
  private static var isPresentedByDriver: Bool {
    ["libnvidia-egl-wayland.so.1", "libnvidia-egl-wayland2.so.1"].contains {
      guard let library = dlopen($0, RTLD_LAZY | RTLD_NOLOAD) else { return false }
      dlclose(library)
      return true
    }
  }

  /// Releases the buffers; called after SDL has destroyed the window.
  func close() {
    if let handle { rolltop_wayland_surface_destroy(handle) }
    handle = nil
    connection = nil
  }

  /// Handles events of the surface that SDL has read; never blocks.
  func handleEvents() {
    connection?.handleEvents()
    if let handle { rolltop_wayland_surface_handle(handle) }
  }

  /// The scale preferred by the compositor, or else the scale of the window's display.
  var scale: FractionalScale {
    if WaylandSurface.isScaledBySDL {
      // The longer side is more precise, because pixel sizes are rounded.
      let (size, pixels) = (size, sizeOfSDL)
      return size.width > size.height
        ? FractionalScale(pixels: pixels.width, units: size.width)
        : FractionalScale(pixels: pixels.height, units: size.height)
    }
    if let handle, case let preferred = rolltop_wayland_surface_scale(handle), preferred > 0 {
      return FractionalScale(numerator: Int(preferred))
    }
    var bounds = SDL_Rect()
    SDL_GetDisplayBounds(max(0, SDL_GetWindowDisplayIndex(window)), &bounds)
    return connection?.scaleOfDisplay(x: bounds.x, y: bounds.y) ?? .one
  }

  /// The window's size in the desktop's coordinates.
  var size: (width: Int, height: Int) {
    var (width, height) = (Int32(0), Int32(0))
    SDL_GetWindowSize(window, &width, &height)
    return (Int(width), Int(height))
  }

  /// The window's size in device pixels, as reported by SDL.
  private var sizeOfSDL: (width: Int, height: Int) {
    var (width, height) = (Int32(0), Int32(0))
    SDL_GetWindowSizeInPixels(window, &width, &height)
    return (Int(width), Int(height))
  }

  /// The size of the window's buffers, in device pixels: the size of the window, limited to the
  /// maximum size of a bitmap.
  var pixelSize: (width: Int, height: Int) {
    let full: (width: Int, height: Int)
    if WaylandSurface.isScaledBySDL {
      // Scales below 1 are left to the compositor, as in `scale`.
      let (size, pixels) = (size, sizeOfSDL)
      full = (max(size.width, pixels.width), max(size.height, pixels.height))
    } else {
      let (size, scale) = (size, scale)
      full = (scale.pixels(for: size.width), scale.pixels(for: size.height))
    }
    return (min(full.width, Bitmap.maximumSide), min(full.height, Bitmap.maximumSide))
  }

  /// Whether the compositor has configured the surface; before that it accepts no buffers.
  var isConfigured: Bool {
    handle != nil && SDL_GetWindowFlags(window) & SDL_WINDOW_HIDDEN.rawValue == 0
  }

  /// Commits SDL's pending changes to the surface.
  func apply() {
    if let handle, isConfigured { rolltop_wayland_surface_apply(handle) }
  }

  /// Creates a buffer.
  ///
  /// - Returns: The buffer; `nil` if there is no memory for it.
  func makeBuffer(width: Int, height: Int) -> SharedBuffer? {
    guard let handle,
      let buffer = rolltop_wayland_buffer_create(handle, Int32(width), Int32(height))
    else { return nil }
    return SharedBuffer(buffer, width: width, height: height)
  }

  /// Presents a buffer of `pixelSize`.
  ///
  /// - Parameters:
  ///   - buffer: The new content.
  ///   - damage: The region that may differ from the previous buffer, in pixels.
  func show(_ buffer: SharedBuffer, damage: Region) {
    guard let handle else { return }
    let size = size
    let rects = damage.rectangles.map {
      wayland_rect(x: $0.minX, y: $0.minY, width: Int32($0.width), height: Int32($0.height))
    }
    rolltop_wayland_surface_commit(
      handle,
      buffer.handle,
      Int32(size.width),
      Int32(size.height),
      rects,
      rects.count
    )
  }
}

/// A frame in memory shared with the compositor.
@MainActor
struct SharedBuffer {
  fileprivate let handle: OpaquePointer
  /// The pixels.
  let bitmap: Bitmap

  fileprivate init(_ handle: OpaquePointer, width: Int, height: Int) {
    self.handle = handle
    bitmap = Bitmap(
      wrapping: rolltop_wayland_buffer_memory(handle),
      width: width,
      height: height,
      bytesPerRow: width * 4,
      format: .xrgb
    )
  }

  /// Whether the compositor may read the buffer.
  var isHeld: Bool { rolltop_wayland_buffer_is_held(handle) }

  /// Frees the buffer as soon as the compositor releases it.
  func free() { rolltop_wayland_buffer_free(handle) }
}
