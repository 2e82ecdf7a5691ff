import Foundation

/// The lights behind the panels of a machine, which the kernel shows as files.
///
/// Turning a screen's signal off leaves the light of many panels on.
struct Backlight {
  /// The values of `bl_power` for a light that is on, and for one that is off.
  private static let (on, off) = ("0", "4")

  private let folders: [String]
  /// The brightness of lights that could only be dimmed, by their folders.
  private var dimmed: [String: String] = [:]

  /// Finds the lights, and switches those on that an earlier program has left off.
  ///
  /// - Parameter folder: Has a folder for each light.
  init(folder: String = "/sys/class/backlight") {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    folders = names.sorted().map { "\(folder)/\($0)" }
    for light in folders where Backlight.read("\(light)/bl_power") == Backlight.off {
      _ = Backlight.write(Backlight.on, to: "\(light)/bl_power")
    }
  }

  /// The files that switch the lights on again, and what they hold then; to be read while they are on.
  var restoration: [(file: String, text: String)] {
    folders.flatMap { light in
      [("\(light)/bl_power", Backlight.on)]
        + (Backlight.read("\(light)/brightness").map { [("\(light)/brightness", $0)] } ?? [])
    }
  }

  /// Switches all lights.
  ///
  /// A light that cannot be switched, but dimmed, is dimmed as far as it can be, and gets its
  /// brightness back. What may not be written stays as it is.
  mutating func setLit(_ isLit: Bool) {
    for light in folders {
      let brightness = "\(light)/brightness"
      if isLit, let old = dimmed.removeValue(forKey: light) {
        _ = Backlight.write(old, to: brightness)
      } else if !Backlight.write(isLit ? Backlight.on : Backlight.off, to: "\(light)/bl_power"),
        !isLit, let old = Backlight.read(brightness), Backlight.write("0", to: brightness)
      {
        dimmed[light] = old
      }
    }
  }

  private static func read(_ path: String) -> String? {
    (try? String(contentsOfFile: path, encoding: .utf8))?
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Writes to a file that exists; files of the kernel cannot be replaced.
  private static func write(_ text: String, to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_TRUNC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return Foundation.write(descriptor, text, text.utf8.count) == text.utf8.count
  }
}
