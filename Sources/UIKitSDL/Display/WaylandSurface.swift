import CSDL2
import CWayland
import Foundation
import Glibc
import UIKitGraphics

/// The surface of a window under Wayland, with buffers that the window makes itself.
///
/// SDL shows frames by OpenGL only. Its version 2.26 knows the scale of displays, but not that which a
/// compositor prefers for a window; from 2.28 on it asks for that itself, and has the compositor show
/// a buffer of any size in the size of the window.
@MainActor
final class WaylandSurface {
  private let window: OpaquePointer
  /// SDL's `wl_surface`.
  let address: UnsafeMutableRawPointer
  private var connection: WaylandConnection?
  /// `nil` after `close()`.
  private var handle: OpaquePointer?
  /// Whether SDL scales the surface.
  private let isScaledBySDL = WaylandSurface.isScaledBySDL

  /// The flags of windows that have such a surface.
  static var windowFlags: UInt32 { isScaledBySDL ? SDL_WINDOW_ALLOW_HIGHDPI.rawValue : 0 }

  /// Prepares the surface of a window that was created with `windowFlags`.
  ///
  /// - Returns: `nil` when the compositor shares no memory, or nobody can scale the surface.
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

  /// Whether SDL has the objects for a surface's scale, of which it can have one each.
  static let isScaledBySDL = {
    var version = SDL_version()
    SDL_GetVersion(&version)
    return version.major > 2 || version.minor >= 28
  }()

  /// Whether the graphics driver takes buffers of its own only, as it synchronizes them: SDL has
  /// made a surface of OpenGL for each window.
  private static var isPresentedByDriver: Bool {
    ["libnvidia-egl-wayland.so.1", "libnvidia-egl-wayland2.so.1"].contains {
      guard let library = dlopen($0, RTLD_LAZY | RTLD_NOLOAD) else { return false }
      dlclose(library)
      return true
    }
  }

  /// Gives the buffers back; called after SDL has destroyed the window.
  func close() {
    if let handle { rolltop_wayland_surface_destroy(handle) }
    handle = nil
    connection = nil
  }

  /// Handles what SDL has read for the surface; never blocks.
  func handleEvents() {
    connection?.handleEvents()
    if let handle { rolltop_wayland_surface_handle(handle) }
  }

  /// The scale that the compositor prefers, or that of the display that the window is on.
  var scale: FractionalScale {
    if isScaledBySDL {
      // The longer side tells the scale more exactly: pixels are rounded.
      let (size, pixels) = (size, sizeOfSDL)
      return size.width > size.height
        ? FractionalScale(pixels: pixels.width, units: size.width)
        : FractionalScale(pixels: pixels.height, units: size.height)
    }
    if let handle, case let preferred = rolltop_wayland_surface_scale(handle), preferred > 0 {
      return FractionalScale(Int(preferred))
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

  /// The window's size in device pixels, as SDL has it.
  private var sizeOfSDL: (width: Int, height: Int) {
    var (width, height) = (Int32(0), Int32(0))
    SDL_GetWindowSizeInPixels(window, &width, &height)
    return (Int(width), Int(height))
  }

  /// The size of the window's buffers, in device pixels: that of the window, as far as a bitmap can
  /// be so large.
  var pixelSize: (width: Int, height: Int) {
    let full: (width: Int, height: Int)
    if isScaledBySDL {
      full = sizeOfSDL
    } else {
      let (size, scale) = (size, scale)
      full = (scale.pixels(size.width), scale.pixels(size.height))
    }
    return (min(full.width, Bitmap.maximumSide), min(full.height, Bitmap.maximumSide))
  }

  /// Whether the compositor has configured the surface, before which it takes no buffers.
  var isConfigured: Bool {
    handle != nil && SDL_GetWindowFlags(window) & SDL_WINDOW_HIDDEN.rawValue == 0
  }

  /// Has the compositor take over what SDL has changed around the surface.
  func apply() {
    if let handle, isConfigured { rolltop_wayland_surface_apply(handle) }
  }

  /// Creates a buffer.
  ///
  /// - Returns: `nil` without memory for it.
  func makeBuffer(width: Int, height: Int) -> SharedBuffer? {
    guard let handle,
      let buffer = rolltop_wayland_buffer_create(handle, Int32(width), Int32(height))
    else { return nil }
    return SharedBuffer(buffer, width: width, height: height)
  }

  /// Shows a buffer of `pixelSize`.
  ///
  /// - Parameters:
  ///   - buffer: Its content.
  ///   - damage: What may differ from the last one, in pixels.
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

/// A frame in memory that the compositor reads, too.
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

  /// Frees the buffer as soon as it is not held.
  func free() { rolltop_wayland_buffer_free(handle) }
}
