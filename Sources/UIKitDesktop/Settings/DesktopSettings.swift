import Foundation
import Glibc
import UIKitCore
import UIKitGraphics

/// The appearance that the user has chosen on the desktop; it follows changes.
///
/// It comes from the settings portal on the session bus. Without a bus or a portal the values stay
/// what they are.
@MainActor
package final class DesktopSettings {
  /// The longest wait of a launch for the portal, in milliseconds; a window that changes from light
  /// to dark flashes.
  private static let timeout = 100
  /// The longest wait of a launch for the bus, in milliseconds.
  private static let patienceWithBus = 250
  /// The number of messages that are handled before a frame may be drawn.
  private static let messagesPerTurn = 64

  private let bus: MessageBus
  private var values = DesktopAppearance()
  /// The value that was taken last.
  private var knownValues = DesktopAppearance()
  /// Whether assistive technology is on.
  private(set) var assistance = AssistanceStatus()
  /// The number of the registration with the bus; 0 once that is answered.
  private var registrationSerial: UInt32 = 0
  /// The numbers of the questions for all settings, for assistive technology and for its bus; 0 once
  /// they have an answer.
  private var settingsSerial: UInt32 = 0
  private var statusSerial: UInt32 = 0
  private var addressSerial: UInt32 = 0

  /// Begins to connect to the session bus; `nil` when there is none.
  ///
  /// - Parameter environment: The process's environment. No bus is started.
  package init?(environment: [String: String]) {
    guard let address = DesktopSettings.address(environment: environment),
      let bus = MessageBus(address: address)
    else { return nil }
    self.bus = bus
    registrationSerial = bus.register()
    bus.subscribe("type='signal',interface='\(Name.settings)',member='SettingChanged'")
    bus.subscribe(
      "type='signal',interface='\(Name.properties)',member='PropertiesChanged',"
        + "path='/org/a11y/bus',arg0='\(Name.status)'"
    )
    bus.subscribe(
      "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',"
        + "arg0='\(Name.accessibility)'"
    )
    askForSettings()
    askForStatus()
  }

  /// The address of the session bus; `nil` when there is none.
  package static func address(environment: [String: String]) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty {
      return BusAddress.sockets(address).isEmpty ? nil : address
    }
    guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/"),
      FileManager.default.fileExists(atPath: "\(folder)/bus")
    else { return nil }
    return "unix:path=\(folder)/bus"
  }

  /// The descriptor that is readable when something has changed; `nil` while the bus is not
  /// connected.
  package var descriptor: Int32? { bus.descriptor }

  /// Reads what has arrived.
  ///
  /// - Returns: The appearance, if anything has changed.
  package func takeChange() -> DesktopAppearance? {
    receive()
    guard values != knownValues else { return nil }
    knownValues = values
    return values
  }

  private func receive() {
    for message in bus.receive(atMost: DesktopSettings.messagesPerTurn) { handle(message) }
  }

  /// Waits for the portal's first answer, for a tenth of a second.
  ///
  /// - Returns: The appearance; `nil` without an answer, which may come later.
  package func takeFirst() -> DesktopAppearance? {
    var change: DesktopAppearance?
    wait(DesktopSettings.timeout) { [self] in
      change = takeChange() ?? change
      return settingsSerial == 0
    }
    return change
  }

  /// Whether the bus registers this program, for which it has a quarter of a second.
  package func isBusAnswering() -> Bool {
    wait(DesktopSettings.patienceWithBus) { [self] in
      receive()
      return registrationSerial == 0
    }
    return registrationSerial == 0
  }

  /// Waits for milliseconds until a condition holds after something has arrived, or the bus is gone.
  private func wait(_ milliseconds: Int, until isDone: () -> Bool) {
    let end = Date(timeIntervalSinceNow: Double(milliseconds) / 1000)
    while !isDone(), !bus.isGone {
      let left = Int32(end.timeIntervalSinceNow * 1000)
      guard left > 0 else { return }
      var entry = pollfd(fd: bus.descriptor ?? -1, events: Int16(POLLIN), revents: 0)
      // A bus that has not taken the connection is asked again.
      poll(&entry, 1, bus.descriptor == nil ? min(left, 10) : left)
    }
  }

  // MARK: Questions

  private enum Name {
    static let portal = "org.freedesktop.portal.Desktop"
    static let settings = "org.freedesktop.portal.Settings"
    static let accessibility = "org.a11y.Bus"
    static let status = "org.a11y.Status"
    static let properties = "org.freedesktop.DBus.Properties"
  }

  private func askForSettings() {
    let spaces = [
      "org.freedesktop.appearance", "org.gnome.desktop.interface",
      "org.gnome.desktop.a11y.interface",
    ]
    settingsSerial = bus.send(
      .call(
        Name.portal,
        "/org/freedesktop/portal/desktop",
        Name.settings,
        "ReadAll",
        [.array("s", spaces.map { .string($0) })]
      )
    )
  }

  /// Asks whether assistive technology is on.
  private func askForStatus() {
    statusSerial = askAccessibility(Name.properties, "GetAll", [.string(Name.status)])
  }

  /// Asks for the address of the bus of assistive technology; `assistance` has it later.
  func askForAssistance() {
    assistance.address = nil
    addressSerial = askAccessibility(Name.accessibility, "GetAddress", [])
  }

  /// Asks the program that manages assistive technology; one that would have to be started says no.
  private func askAccessibility(
    _ interface: String,
    _ member: String,
    _ body: [BusValue]
  ) -> UInt32 {
    var call = BusMessage.call(Name.accessibility, "/org/a11y/bus", interface, member, body)
    call.startsNothing = true
    return bus.send(call)
  }

  // MARK: Answers

  private func handle(_ message: BusMessage) {
    switch (message.kind, message.interface, message.member) {
    case (.signal, Name.settings, "SettingChanged"):
      guard case .string(let space)? = message.body.first, message.body.count == 3 else { return }
      set(space, message.body[1], message.body[2])
    case (.signal, "org.freedesktop.DBus", "NameOwnerChanged"): askForStatus()
    case (.signal, Name.properties, "PropertiesChanged"):
      if message.body.count > 1 { set(Name.status, message.body[1]) }
    case (.answer, _, _), (.error, _, _): handleAnswer(message)
    default: break
    }
  }

  private func handleAnswer(_ message: BusMessage) {
    guard let serial = message.answered, serial != 0 else { return }
    let body = message.kind == .answer ? message.body.first : nil
    if serial == registrationSerial {
      registrationSerial = 0
    } else if serial == settingsSerial {
      settingsSerial = 0
      guard case .array(_, let spaces)? = body else { return }
      for case .entry(.string(let space), let settings) in spaces { set(space, settings) }
    } else if serial == statusSerial {
      statusSerial = 0
      if let body { return set(Name.status, body) }
      assistance.set(Name.status, "IsEnabled", .flag(false))
      assistance.set(Name.status, "ScreenReaderEnabled", .flag(false))
    } else if serial == addressSerial {
      addressSerial = 0
      if let body { set(Name.accessibility, .string("Address"), body) }
    }
  }

  /// Takes settings by their keys.
  private func set(_ space: String, _ settings: BusValue) {
    guard case .array(_, let entries) = settings else { return }
    for case .entry(let key, let value) in entries { set(space, key, value) }
  }

  private func set(_ space: String, _ key: BusValue, _ value: BusValue) {
    guard case .string(let key) = key, let value = DesktopValue(value) else { return }
    values.set(space, key, value)
    assistance.set(space, key, value)
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
  /// The number of the desktop's answers.
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
  /// A value from the bus, out of the variants around it; `nil` for types that no setting has.
  fileprivate init?(_ value: BusValue) {
    switch value {
    // Old portals put a variant into the variant.
    case .variant(let inner): self.init(inner)
    case .flag(let isOn): self = .flag(isOn)
    case .unsigned(let number): self = .whole(Int(number))
    case .int(let number): self = .whole(Int(number))
    case .double(let number): self = .number(number)
    case .string(let text): self = .text(text)
    case .structure(let parts):
      let numbers = parts.compactMap { part -> Double? in
        if case .double(let number) = part { number } else { nil }
      }
      guard numbers.count == parts.count, numbers.count >= 3 else { return nil }
      self = .color(red: numbers[0], green: numbers[1], blue: numbers[2])
    default: return nil
    }
  }
}
