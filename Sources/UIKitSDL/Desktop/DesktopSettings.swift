import CDesktopBus
import Foundation
import UIKitCore
import UIKitGraphics

/// The appearance that the user has chosen on the desktop; it follows changes.
///
/// It comes from the settings portal on the session bus. Without a bus, libdbus or a portal the
/// values stay what they are.
@MainActor
final class DesktopSettings {
  /// How long a launch waits for the portal, in milliseconds; a window that changes from light to
  /// dark flashes.
  private static let patience = 100

  private let bus: UnsafeMutableRawPointer
  private var values = DesktopAppearance()
  /// Whether assistive technology is on.
  private(set) var assistance = AssistanceStatus()
  private var hasAnswer = false

  /// Connects to the session bus; `nil` when there is none.
  ///
  /// - Parameter environment: The process's environment. libdbus is not left to search for a bus,
  ///   because it would start one.
  init?(environment: [String: String]) {
    guard let address = DesktopSettings.address(environment: environment),
      let bus = desktop_bus_open(address)
    else { return nil }
    self.bus = bus
  }

  isolated deinit { desktop_bus_close(bus) }

  /// The address of the session bus; `nil` when there is none.
  static func address(environment: [String: String]) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty {
      return address.hasPrefix("autolaunch:") || address == "disabled:" ? nil : address
    }
    guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/"),
      FileManager.default.fileExists(atPath: "\(folder)/bus")
    else { return nil }
    return "unix:path=\(folder)/bus"
  }

  /// The descriptor that is readable when something has changed; `nil` when the bus is gone.
  var descriptor: Int32? {
    let descriptor = desktop_bus_descriptor(bus)
    return descriptor < 0 ? nil : descriptor
  }

  /// Reads what has arrived.
  ///
  /// - Returns: The appearance, if anything has changed.
  func takeChange() -> DesktopAppearance? { read(milliseconds: 0) }

  /// Waits for the portal's first answer, for a tenth of a second.
  ///
  /// - Returns: The appearance; `nil` without an answer, which may come later.
  func takeFirst() -> DesktopAppearance? {
    var change: DesktopAppearance?
    let end = Date(timeIntervalSinceNow: Double(DesktopSettings.patience) / 1000)
    repeat {
      let left = Int32(max(0, end.timeIntervalSinceNow * 1000))
      if let new = read(milliseconds: left) { change = new }
    } while !hasAnswer && end.timeIntervalSinceNow > 0
    return change
  }

  private func read(milliseconds: Int32) -> DesktopAppearance? {
    var new = (values, assistance)
    let isAnswered = withUnsafeMutablePointer(to: &new) { pointer in
      desktop_bus_read(bus, milliseconds, pointer) { context, space, key, value in
        let new = context.assumingMemoryBound(to: (DesktopAppearance, AssistanceStatus).self)
        let (space, key) = (String(cString: space), String(cString: key))
        new.pointee.0.set(space, key, DesktopValue(value))
        new.pointee.1.set(space, key, DesktopValue(value))
      }
    }
    hasAnswer = hasAnswer || isAnswered
    assistance = new.1
    guard new.0 != values else { return nil }
    values = new.0
    return new.0
  }

  /// Asks for the address of the bus of assistive technology; `assistance` has it later.
  func askForAssistance() {
    assistance.address = nil
    desktop_bus_ask_accessibility(bus)
  }
}

/// Whether the desktop says that assistive technology is on.
struct AssistanceStatus: Equatable {
  /// Whether any is on.
  var isEnabled = false
  /// Whether a screen reader is on.
  var hasScreenReader = false
  /// The address of the bus that it uses; `nil` until it was asked for.
  var address: String?
  /// How often the desktop has said whether it is on.
  var answers = 0

  var isOn: Bool { isEnabled || hasScreenReader }

  /// Notes a setting; others are ignored.
  mutating func set(_ space: String, _ key: String, _ value: DesktopValue) {
    switch (space, key, value) {
    case ("org.a11y.Status", "IsEnabled", .flag(let isOn)):
      isEnabled = isOn
      answers += 1
    case ("org.a11y.Status", "ScreenReaderEnabled", .flag(let isOn)):
      hasScreenReader = isOn
      answers += 1
    case ("org.a11y.Bus", "Address", .text(let text)): address = text.isEmpty ? nil : text
    default: break
    }
  }
}

extension DesktopValue {
  /// A value from the bus.
  fileprivate init(_ value: desktop_value) {
    switch UInt8(bitPattern: value.type) {
    case UInt8(ascii: "b"): self = .flag(value.whole != 0)
    case UInt8(ascii: "d"): self = .number(value.numbers.0)
    case UInt8(ascii: "s"): self = .text(value.text.map { String(cString: $0) } ?? "")
    case UInt8(ascii: "r"):
      self = .color(red: value.numbers.0, green: value.numbers.1, blue: value.numbers.2)
    default: self = .whole(Int(value.whole))
    }
  }
}
