import CFramePacing
import CSDL2
import CWayland

/// The display's word that a presented frame makes way for the next one.
@MainActor
protocol FrameSignal: AnyObject {
  /// The descriptor that becomes readable with the signal; `nil` when the display's own connection
  /// does.
  var descriptor: Int32? { get }

  /// Asks for a signal, just before a frame is presented; only the last one counts.
  ///
  /// - Returns: `false` when there are no signals any more.
  func request() -> Bool

  /// Whether the signal that was asked for last has come; never blocks.
  func take() -> Bool
}

/// The frame callbacks of a Wayland surface: none come while the compositor does not show it.
@MainActor
final class WaylandFrameSignal: FrameSignal {
  private let frames: OpaquePointer
  /// SDL makes another surface when a window gets its renderer.
  private let surface: () -> UnsafeMutableRawPointer?

  /// Creates an event queue on SDL's connection; `nil` without the library.
  ///
  /// - Parameters:
  ///   - display: The connection.
  ///   - surface: The present surface of the window.
  init?(display: UnsafeMutableRawPointer, surface: @escaping () -> UnsafeMutableRawPointer?) {
    guard let frames = rolltop_wayland_frames_create(display) else { return nil }
    self.frames = frames
    self.surface = surface
  }

  isolated deinit { rolltop_wayland_frames_destroy(frames) }

  var descriptor: Int32? { nil }

  func request() -> Bool {
    surface().map { rolltop_wayland_frames_request(frames, $0) } ?? false
  }

  func take() -> Bool { rolltop_wayland_frames_take(frames) }
}

/// The refreshes of a screen of an X server, by its Present extension.
///
/// They come on a connection of their own: SDL reads the events of its own one.
@MainActor
final class PresentFrameSignal: FrameSignal {
  private let frames: OpaquePointer

  /// Connects to the server; `nil` when it does not have the extension.
  ///
  /// - Parameter window: The server's number of the window.
  init?(window: UInt) {
    guard let frames = rolltop_present_frames_create(UInt32(truncatingIfNeeded: window)) else {
      return nil
    }
    self.frames = frames
  }

  isolated deinit { rolltop_present_frames_destroy(frames) }

  var descriptor: Int32? { rolltop_present_frames_descriptor(frames) }

  func request() -> Bool { rolltop_present_frames_request(frames) }

  func take() -> Bool { rolltop_present_frames_take(frames) }
}
