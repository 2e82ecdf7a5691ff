import CWayland
import UIKitCore

/// The pointer over windows presented by `WaylandSurface`, in device pixels of their display.
///
/// SDL sets the cursor, too, but scales its images up on windows that SDL does not scale. The last
/// cursor set takes effect.
@MainActor
final class WaylandCursor {
  /// The desktop's cursor theme.
  struct Theme: Equatable {
    /// The theme's name; `nil` for the default one.
    var name: String?
    /// The size in the desktop's coordinates.
    var size = 24
    /// The maximum size: libwayland-cursor allocates a square of it.
    private static let maximumSize = 256

    /// Creates the theme set by an environment; `nil` if it sets none.
    init?(environment: [String: String]) {
      name = environment["XCURSOR_THEME"].flatMap { $0.isEmpty ? nil : $0 }
      let size = environment["XCURSOR_SIZE"].flatMap { Int($0) } ?? 0
      guard name != nil || size > 0 else { return nil }
      if size > 0 { self.size = min(size, Theme.maximumSize) }
    }

    /// Creates the theme reported by a desktop.
    init(name: String?, size: Int?) {
      self.name = name
      if let size, size > 0 { self.size = min(size, Theme.maximumSize) }
    }
  }

  private let handle: OpaquePointer
  private let connection: WaylandConnection

  /// Tracks the pointer; `nil` if there is none.
  init?(connection: WaylandConnection) {
    guard let handle = rolltop_wayland_cursor_create(connection.handle) else { return nil }
    self.handle = handle
    self.connection = connection
  }

  isolated deinit { rolltop_wayland_cursor_destroy(handle) }

  /// Returns whether the pointer has entered a surface since the previous call.
  ///
  /// - Parameter surface: The surface's address.
  /// - Returns: Whether the pointer has entered the surface.
  func takeEntered(_ surface: UnsafeMutableRawPointer) -> Bool {
    rolltop_wayland_cursor_take_entered(handle, surface)
  }

  /// Sets the cursor to a shape, if the theme contains it.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - theme: The desktop's theme.
  ///   - scale: The scale of the window under the pointer.
  func show(_ shape: PointerShape, theme: Theme, scale: FractionalScale) {
    _ = rolltop_wayland_cursor_show(
      handle,
      theme.name,
      Int32(clamping: theme.size),
      shape.themeName,
      Int32(scale.factor.rounded(.up))
    )
  }
}

extension PointerShape {
  /// The name of the shape in cursor themes.
  fileprivate var themeName: String {
    switch self {
    case .arrow: "left_ptr"
    case .text: "xterm"
    case .link: "hand2"
    case .resizeHorizontally: "sb_h_double_arrow"
    }
  }
}
