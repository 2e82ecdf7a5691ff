import Foundation

/// The backlights of the machine's panels, which the kernel exposes in sysfs.
///
/// Many panels keep their backlight on while the video signal is off.
struct Backlight {
  /// The values of `bl_power` for an enabled and a disabled backlight.
  private static let (on, off) = ("0", "4")

  private let folders: [String]
  /// The previous brightness of backlights that were dimmed because they have no power switch, by
  /// folder.
  private var dimmed: [String: String] = [:]

  /// Finds the backlights and enables those that an earlier program has left disabled.
  ///
  /// - Parameter folder: The folder with one subfolder per backlight.
  init(folder: String = "/sys/class/backlight") {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    folders = names.sorted().map { "\(folder)/\($0)" }
    for light in folders where Backlight.read("\(light)/bl_power") == Backlight.off {
      _ = Backlight.write(Backlight.on, to: "\(light)/bl_power")
    }
  }

  /// The sysfs files that restore the backlights, with their contents; to be read while the
  /// backlights are on.
  var restoration: [(file: String, text: String)] {
    folders.flatMap { light in
      [("\(light)/bl_power", Backlight.on)]
        + (Backlight.read("\(light)/brightness").map { [("\(light)/brightness", $0)] } ?? [])
    }
  }

  /// Enables or disables all backlights.
  ///
  /// A backlight without a power switch is dimmed to its minimum, and later restored to its
  /// previous brightness. Backlights whose files are not writable are left unchanged.
  mutating func setLit(_ isLit: Bool) {
    for light in folders {
      let brightness = "\(light)/brightness"
      if isLit, let brightnessBefore = dimmed.removeValue(forKey: light) {
        _ = Backlight.write(brightnessBefore, to: brightness)
      } else if !Backlight.write(isLit ? Backlight.on : Backlight.off, to: "\(light)/bl_power"),
        !isLit, let currentBrightness = Backlight.read(brightness),
        Backlight.write("0", to: brightness)
      {
        dimmed[light] = currentBrightness
      }
    }
  }

  private static func read(_ path: String) -> String? {
    (try? String(contentsOfFile: path, encoding: .utf8))?
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Writes to an existing file; sysfs files cannot be replaced.
  private static func write(_ text: String, to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_TRUNC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return Foundation.write(descriptor, text, text.utf8.count) == text.utf8.count
  }
}
