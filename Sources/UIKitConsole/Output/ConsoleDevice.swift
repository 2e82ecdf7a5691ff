import Glibc
import UIKitApplication

/// Which device of a console shows the application.
package enum ConsoleDevice: Equatable {
  /// The first graphics card that can, else the framebuffer device.
  case first
  /// The first graphics card that can.
  case graphicsCard
  /// The framebuffer device.
  case framebuffer
  /// A device by its path.
  case path(String)
}

extension ConsoleDevice {
  /// Opens the device.
  ///
  /// - Parameter request: Its mode, and who opens it.
  /// - Returns: The output, with a mode set.
  /// - Throws: `LaunchFailure.noConsole`, which says what was tried.
  @MainActor
  func open(_ request: OutputRequest) throws -> any Output {
    var problems: [String] = []
    for path in candidates {
      do {
        if path.hasPrefix("/dev/dri/") { return try DRMOutput(path: path, request: request) }
        return try FramebufferOutput(path: path)
      } catch {
        problems.append("\(error)")
      }
    }
    if DRMCard.paths.isEmpty, self == .first || self == .graphicsCard {
      problems.insert("/dev/dri has no graphics card", at: 0)
    }
    throw LaunchFailure.noConsole(tried: problems)
  }

  @MainActor
  private var candidates: [String] {
    let framebuffer = access("/dev/fb0", F_OK) == 0 ? "/dev/fb0" : "/dev/graphics/fb0"
    return switch self {
    case .first: DRMCard.paths + [framebuffer]
    case .graphicsCard: DRMCard.paths
    case .framebuffer: [framebuffer]
    case .path(let path): [path]
    }
  }
}
