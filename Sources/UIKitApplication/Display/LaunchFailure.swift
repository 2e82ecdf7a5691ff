/// The reason why an application cannot start.
package enum LaunchFailure: Error, CustomStringConvertible {
  /// No video driver found a display; with the environment variables that name one.
  case noDisplay(tried: [String])
  /// A driver found a display, but could not open a window; with SDL's message.
  case noWindow(String)

  package var description: String {
    switch self {
    case .noDisplay(let tried) where tried.isEmpty:
      "no display: set DISPLAY or WAYLAND_DISPLAY, or run on a console for KMSDRM"
    case .noDisplay(let tried):
      "no display: nothing answers at \(tried.joined(separator: ", ")), and this is no console "
        + "for KMSDRM"
    case .noWindow(let reason):
      "no window: \(reason)"
    }
  }

  /// The environment variables that name a display, with their values.
  package static func displays(in environment: [String: String]) -> [String] {
    ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].compactMap { name in
      environment[name].flatMap { $0.isEmpty ? nil : "\(name)=\($0)" }
    }
  }
}
