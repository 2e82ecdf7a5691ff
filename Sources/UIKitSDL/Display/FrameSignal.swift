import CWayland

/// The display's signal that the next frame can be presented.
@MainActor
protocol FrameSignal: AnyObject {
  /// The descriptor that becomes readable with the signal; `nil` if the signal arrives on the
  /// display's own connection.
  var descriptor: Int32? { get }

  /// Requests a signal just before a frame is presented; only the last request counts.
  ///
  /// - Returns: `false` if signals are no longer available.
  func request() -> Bool

  /// Returns whether the last requested signal has arrived; never blocks.
  func take() -> Bool
}

/// The frame callbacks of a Wayland surface; the compositor sends none for an invisible surface.
@MainActor
final class WaylandFrameSignal: FrameSignal {
  private let frames: OpaquePointer
  private let connection: WaylandConnection
  /// Returns the current surface, because SDL replaces it when a window gets its renderer.
  private let surface: () -> UnsafeMutableRawPointer?

  /// Prepares the callbacks; `nil` if there is no memory.
  ///
  /// - Parameters:
  ///   - connection: The connection.
  ///   - surface: Returns the window's current surface.
  init?(connection: WaylandConnection, surface: @escaping () -> UnsafeMutableRawPointer?) {
    guard let frames = rolltop_wayland_frames_create(connection.handle) else { return nil }
    self.frames = frames
    self.connection = connection
    self.surface = surface
  }

  isolated deinit { rolltop_wayland_frames_destroy(frames) }

  var descriptor: Int32? { nil }

  func request() -> Bool {
    surface().map { rolltop_wayland_frames_request(frames, $0) } ?? false
  }

  func take() -> Bool { rolltop_wayland_frames_take(frames) }
}
