import Glibc
import UIKitApplication
import UIKitGraphics

/// The device on which a console application appears.
package enum ConsoleDevice: Equatable {
  /// The first usable graphics card, or the framebuffer device if there is none.
  case first
  /// The first usable graphics card.
  case graphicsCard
  /// The framebuffer device.
  case framebuffer
  /// The device at a path.
  case path(String)
}

extension ConsoleDevice {
  /// Opens the device.
  ///
  /// A card with a connected screen takes precedence over a card without one.
  ///
  /// - Parameter request: The mode and the opener of the device.
  /// - Returns: The output; its mode is set if a screen is connected.
  /// - Throws: `LaunchFailure.noConsole`, which lists the devices tried.
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
        } else if let card = unusable.first(where: { ConsoleDevice.isFramebuffer(path, of: $0) }) {
          // The kernel shows this framebuffer only while no program is the card's DRM master.
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

  /// Returns whether a framebuffer device is emulated by the driver of a graphics card.
  ///
  /// - Parameters:
  ///   - framebuffer: The path of the framebuffer device.
  ///   - card: The path of the card.
  ///   - folder: The sysfs folder with both device classes.
  /// - Returns: `false` also if the kernel does not report the relation.
  static func isFramebuffer(
    _ framebuffer: String,
    of card: String,
    in folder: String = "/sys/class"
  ) -> Bool {
    func device(of path: String, deviceClass: String) -> String? {
      let name = path.split(separator: "/").last ?? ""
      return realpath("\(folder)/\(deviceClass)/\(name)/device", nil).map { devicePath in
        defer { free(devicePath) }
        return String(cString: devicePath)
      }
    }
    guard let parent = device(of: framebuffer, deviceClass: "graphics") else { return false }
    return parent == device(of: card, deviceClass: "drm")
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
