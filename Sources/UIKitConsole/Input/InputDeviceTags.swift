import Foundation

/// The types of an input device, as udev properties for libinput.
///
/// On machines without udev, the entries of its database are missing, and libinput ignores devices
/// without an entry. This type derives the entries from the same sysfs files by the same rules.
struct InputDeviceTags {
  private let events: InputBits
  private let keys: InputBits
  private let relative: InputBits
  private let absolute: InputBits
  private let properties: InputBits

  /// Creates the tags from the device's sysfs files.
  ///
  /// - Parameter read: Returns the content of a file below the device's folder, such as
  ///   `capabilities/key`; an empty string if there is none.
  init(read: (String) -> String) {
    events = InputBits(read("capabilities/ev"))
    keys = InputBits(read("capabilities/key"))
    relative = InputBits(read("capabilities/rel"))
    absolute = InputBits(read("capabilities/abs"))
    properties = InputBits(read("properties"))
  }

  /// The names of the udev properties with the value 1.
  var names: [String] {
    var names = ["ID_INPUT"]
    // ABS_X and ABS_Y.
    let hasPosition = absolute[0] && absolute[1]
    // ABS_MT_POSITION_X and ABS_MT_POSITION_Y.
    let hasTouches = absolute[0x35] && absolute[0x36]
    // INPUT_PROP_DIRECT.
    let isDirect = properties[1]
    // BTN_TOOL_PEN and BTN_STYLUS; below BTN_TOOL_FINGER, BTN_TOUCH and BTN_LEFT.
    if keys[0x140] || keys[0x14B] {
      names.append("ID_INPUT_TABLET")
    } else if hasPosition || hasTouches {
      if keys[0x145] && !isDirect {
        names.append("ID_INPUT_TOUCHPAD")
      } else if keys[0x14A] || hasTouches {
        names.append("ID_INPUT_TOUCHSCREEN")
      } else if keys[0x110] {
        names.append("ID_INPUT_MOUSE")
      }
    } else if relative[0] && relative[1] && keys[0x110] {
      names.append("ID_INPUT_MOUSE")
    }
    if events[1] && (1..<0x100).contains(where: { keys[$0] }) { names.append("ID_INPUT_KEY") }
    // The keys from Escape to S, among them the digits and the first row of letters.
    if (1..<32).allSatisfy({ keys[$0] }) { names.append("ID_INPUT_KEYBOARD") }
    return names
  }

  /// The entry of udev's database.
  var entry: String {
    (["I:1"] + names.map { "E:\($0)=1" } + ["V:1"]).joined(separator: "\n") + "\n"
  }
}

/// A bit set in the kernel's text format: hexadecimal words, the most significant first.
private struct InputBits {
  private let words: [UInt]

  init(_ text: String) {
    words = text.split(whereSeparator: \.isWhitespace).map { UInt($0, radix: 16) ?? 0 }.reversed()
  }

  subscript(bit: Int) -> Bool {
    let (word, bitIndex) = bit.quotientAndRemainder(dividingBy: UInt.bitWidth)
    return word < words.count && words[word] >> UInt(bitIndex) & 1 == 1
  }
}

extension InputDeviceTags {
  private static let database = "/run/udev/data"

  /// Whether udev is running, which then maintains the entries.
  static var isUdevRunning: Bool { access("/run/udev/control", F_OK) == 0 }

  /// Writes the entry of a device.
  ///
  /// - Parameter name: The device's name in `/dev/input`, such as `event0`.
  /// - Returns: Whether the entry exists, written now or earlier; writing requires root.
  static func write(for name: String) -> Bool {
    let folder = "/sys/class/input/\(name)"
    func content(_ path: String) -> String {
      (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    }
    let number = content("\(folder)/dev").trimmingCharacters(in: .whitespacesAndNewlines)
    let file = "\(database)/c\(number)"
    guard !number.isEmpty else { return false }
    let tags = InputDeviceTags { content("\(folder)/device/\($0)") }
    if content(file) == tags.entry { return true }
    try? FileManager.default.createDirectory(
      atPath: database,
      withIntermediateDirectories: true
    )
    return (try? tags.entry.write(toFile: file, atomically: true, encoding: .utf8)) != nil
  }
}
