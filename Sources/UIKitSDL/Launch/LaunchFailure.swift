/// Why an application cannot start.
enum LaunchFailure: Error, CustomStringConvertible {
  /// No video driver found a display.
  case noDisplay
  /// A driver found one, but did not open a window; with SDL's reason.
  case noWindow(String)

  var description: String {
    switch self {
    case .noDisplay:
      "no display: set DISPLAY or WAYLAND_DISPLAY, run on a console for KMSDRM, or use --snapshot"
    case .noWindow(let reason):
      "no window: \(reason)"
    }
  }
}
