import UIKitApplication
import UIKitConsole
import UIKitGraphics
import UIKitSDL

/// The back end that shows the application.
enum DisplayChoice: Equatable {
  /// A window on a desktop.
  case window
  /// The screen of a console.
  case console(ConsoleDevice)

  /// The choice by the environment: `ROLLTOP_DISPLAY` decides; without it a desktop is used if
  /// there is one.
  ///
  /// - Parameter environment: The process's environment.
  /// - Throws: `LaunchFailure.unknownDisplay`.
  init(environment: [String: String]) throws {
    func isSet(_ variable: String) -> Bool { environment[variable].map { !$0.isEmpty } ?? false }
    switch environment["ROLLTOP_DISPLAY"] ?? "" {
    case "":
      let isDesktop = ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].contains(where: isSet)
      self = isDesktop ? .window : .console(.first)
    case "window": self = .window
    case "drm": self = .console(.graphicsCard)
    case "fbdev": self = .console(.framebuffer)
    case let path where path.hasPrefix("/"): self = .console(.path(path))
    case let other: throw LaunchFailure.unknownDisplay(other)
    }
  }

  /// Opens the display.
  ///
  /// - Throws: `LaunchFailure`.
  @MainActor
  func open(
    _ configuration: LaunchConfiguration,
    environment: [String: String]
  ) throws -> any Display {
    switch self {
    case .window:
      // The desktop's libraries are loaded while its server is queried.
      FontPreparation.start()
      return try DesktopWindow(configuration: configuration, environment: environment)
    case .console(let device):
      return try Console(device: device, configuration: configuration, environment: environment)
    }
  }
}
