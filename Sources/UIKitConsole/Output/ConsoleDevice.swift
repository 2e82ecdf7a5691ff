import Glibc
import UIKitApplication
import UIKitGraphics

/// The device of a console that shows the application.
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
  /// A card with a screen precedes one that waits for a screen.
  ///
  /// - Parameter request: Its mode, and who opens it.
  /// - Returns: The output, with a mode set if a screen is plugged in.
  /// - Throws: `LaunchFailure.noConsole`, which says what was tried.
  @MainActor
  func open(_ request: OutputRequest) throws -> any Output {
    var problems: [String] = []
    var unusable: [String] = []
    var waiting: DRMOutput?
    for path in candidates {
      do {
        if path.hasPrefix("/dev/dri/") {
          let output = try DRMOutput(path: path, request: request)
          if output.hasScreen {
            waiting?.close()
            return output
          }
          unusable.append(path)
          if waiting == nil { waiting = output } else { output.close() }
        } else if let card = unusable.first(where: { ConsoleDevice.isOf(framebuffer: path, $0) }) {
          // The kernel shows it only while no program has the card.
          problems.append("\(path): it is a part of \(card)")
        } else {
          let output = try FramebufferOutput(path: path)
          waiting?.close()
          return output
        }
      } catch {
        if access(path, R_OK | W_OK) == 0 { unusable.append(path) }
        problems.append("\(error)")
      }
    }
    if let waiting {
      StandardError.write(line: "no screen is connected; waiting for one")
      return waiting
    }
    if DRMCard.paths.isEmpty, self == .first || self == .graphicsCard {
      problems.insert("/dev/dri has no graphics card", at: 0)
    }
    throw LaunchFailure.noConsole(tried: problems, isFallback: self == .first)
  }

  /// Whether a framebuffer device is the kernel's picture of what a graphics card shows.
  ///
  /// - Parameters:
  ///   - framebuffer: Its path.
  ///   - card: The card's path.
  ///   - folder: Has the kernel's folders of both.
  /// - Returns: `false` also when the kernel does not say it.
  static func isOf(
    framebuffer: String,
    _ card: String,
    in folder: String = "/sys/class"
  ) -> Bool {
    func device(_ path: String, _ kind: String) -> String? {
      let name = path.split(separator: "/").last ?? ""
      return realpath("\(folder)/\(kind)/\(name)/device", nil).map { found in
        defer { free(found) }
        return String(cString: found)
      }
    }
    guard let first = device(framebuffer, "graphics") else { return false }
    return first == device(card, "drm")
  }

  @MainActor
  private var candidates: [String] {
    let android = "/dev/graphics/fb0"
    let framebuffer = access(android, F_OK) == 0 ? android : "/dev/fb0"
    return switch self {
    case .first: DRMCard.paths + [framebuffer]
    case .graphicsCard: DRMCard.paths
    case .framebuffer: [framebuffer]
    case .path(let path): [path]
    }
  }
}
