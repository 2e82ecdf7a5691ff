import CWayland
import UIKitCore

/// The pointer over windows that are shown by `WaylandSurface`, in the pixels of their display.
///
/// SDL shows it, too, but scales its pictures up where it does not scale the window. What is shown
/// last counts.
@MainActor
final class WaylandCursor {
  /// The desktop's pictures of pointers.
  struct Theme: Equatable {
    /// The theme's name; `nil` for the default one.
    var name: String?
    /// The size in the desktop's coordinates.
    var size = 24

    /// Creates the theme of an environment; `nil` without one.
    init?(environment: [String: String]) {
      name = environment["XCURSOR_THEME"].flatMap { $0.isEmpty ? nil : $0 }
      let size = environment["XCURSOR_SIZE"].flatMap { Int($0) } ?? 0
      guard name != nil || size > 0 else { return nil }
      if size > 0 { self.size = size }
    }

    /// Creates the theme that a desktop reports.
    init(name: String?, size: Int?) {
      self.name = name
      if let size, size > 0 { self.size = size }
    }
  }

  private let handle: OpaquePointer
  private let connection: WaylandConnection

  /// Listens where the pointer is; `nil` where there is none.
  init?(connection: WaylandConnection) {
    guard let handle = rolltop_wayland_cursor_create(connection.handle) else { return nil }
    self.handle = handle
    self.connection = connection
  }

  isolated deinit { rolltop_wayland_cursor_destroy(handle) }

  /// Notes that the pointer is over a surface.
  ///
  /// - Parameter surface: Its address.
  /// - Returns: Whether it has come to the surface since this was asked last.
  func takeEntered(_ surface: UnsafeMutableRawPointer) -> Bool {
    rolltop_wayland_cursor_take_entered(handle, surface)
  }

  /// Shows a shape, if the theme has it.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - theme: The desktop's theme.
  ///   - scale: The scale of the window below the pointer.
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
  /// The name of the shape in themes.
  fileprivate var themeName: String {
    switch self {
    case .arrow: "left_ptr"
    case .text: "xterm"
    case .link: "hand2"
    case .resizeHorizontally: "sb_h_double_arrow"
    }
  }
}
