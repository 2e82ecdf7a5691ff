/// The reason why an application cannot start.
package enum LaunchFailure: Error, CustomStringConvertible {
  /// No video driver found a desktop; with the environment variables that name one.
  case noDesktop(tried: [String])
  /// A driver found a display, but could not open a window; with SDL's message.
  case noWindow(String)
  /// No device of the console can be used; with the reason for each one that was tried, and whether
  /// the console was taken because no desktop was named.
  case noConsole(tried: [String], isFallback: Bool)
  /// `ROLLTOP_DISPLAY` has a value that means nothing.
  case unknownDisplay(String)

  /// The attempts, and advice.
  package var description: String {
    switch self {
    case .noDesktop(let tried) where tried.isEmpty:
      "no window: set DISPLAY or WAYLAND_DISPLAY"
    case .noDesktop(let tried):
      "no window: nothing answers at \(tried.joined(separator: ", "))"
    case .noWindow(let reason):
      "no window: \(reason)"
    case .noConsole(let tried, isFallback: true):
      "no display: DISPLAY and WAYLAND_DISPLAY are not set, and on the console "
        + tried.joined(separator: "; ")
    case .noConsole(let tried, isFallback: false):
      "no display: on the console " + tried.joined(separator: "; ")
    case .unknownDisplay(let name):
      "no display: ROLLTOP_DISPLAY is \"window\", \"drm\", \"fbdev\" or a device's path, not "
        + "\"\(name)\""
    }
  }

  /// The environment variables that name a display, with their values.
  package static func displays(in environment: [String: String]) -> [String] {
    ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].compactMap { name in
      environment[name].flatMap { $0.isEmpty ? nil : "\(name)=\($0)" }
    }
  }
}
