import CSDL2
import CWayland
import Foundation
import Glibc
import UIKitGraphics

/// The surface of a window under Wayland, with buffers that the window makes itself.
///
/// SDL 2.26 knows the scale of displays, but not that which a compositor prefers for a window, and
/// shows frames by OpenGL only. From 2.28 on it has an object for the scale itself, of which
/// a surface has one.
@MainActor
final class WaylandSurface {
  private let window: OpaquePointer
  /// SDL's `wl_surface`.
  let address: UnsafeMutableRawPointer
  private var connection: WaylandConnection?
  /// `nil` after `close()`.
  private var handle: OpaquePointer?

  /// Prepares the surface of a window that SDL does not scale.
  ///
  /// - Returns: `nil` when the compositor does not scale surfaces.
  init?(window: OpaquePointer, driver: VideoDriver) {
    guard let surface = driver.serverHandles(of: window)?.window,
      let address = UnsafeMutableRawPointer(bitPattern: surface),
      let connection = driver.waylandConnection(for: window),
      !WaylandSurface.isPresentedByDriver,
      let handle = rolltop_wayland_surface_create(connection.handle, address)
    else { return nil }
    self.window = window
    self.address = address
    self.connection = connection
    self.handle = handle
  }

  /// Whether SDL leaves the scale of a surface to others.
  static var isLeftToUs: Bool {
    var version = SDL_version()
    SDL_GetVersion(&version)
    return version.major == 2 && version.minor < 28
  }

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

  /// The size of the window's buffers, in device pixels: that of the window, as far as a bitmap can
  /// be so large.
  var pixelSize: (width: Int, height: Int) {
    let (size, scale) = (size, scale)
    return (
      min(scale.pixels(size.width), Bitmap.maximumSide),
      min(scale.pixels(size.height), Bitmap.maximumSide)
    )
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
