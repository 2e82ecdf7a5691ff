/// The reason why an application cannot start.
package enum LaunchFailure: Error, CustomStringConvertible {
  /// No video driver found a desktop; `tried` lists the environment variables that name one.
  case noDesktop(tried: [String])
  /// A driver found a display, but could not open a window; the value is SDL's message.
  case noWindow(String)
  /// No console device is usable; the values are the reason for each device tried, and whether the
  /// console was selected because the environment names no desktop.
  case noConsole(tried: [String], isFallback: Bool)
  /// `ROLLTOP_DISPLAY` has an unknown value.
  case unknownDisplay(String)

  /// A message with the attempts and advice.
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

  /// Returns the environment variables that name a display, with their values.
  package static func displays(in environment: [String: String]) -> [String] {
    ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].compactMap { name in
      environment[name].flatMap { $0.isEmpty ? nil : "\(name)=\($0)" }
    }
  }
}
