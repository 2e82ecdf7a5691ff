import Foundation
import Glibc
import UIKitCore
import UIKitGraphics

/// Follows the appearance that the user has chosen on the desktop.
///
/// The settings come from the settings portal on the session bus. Without a bus or a portal, the
/// values remain unchanged.
@MainActor
package final class DesktopSettings {
  /// The longest time that a launch waits for the portal, in milliseconds.
  ///
  /// Without the wait, a window that changes from light to dark would flash.
  private static let timeout = 100
  /// The longest time that a launch waits for the bus, in milliseconds.
  private static let busTimeout = 250
  /// The maximum number of messages handled before the next frame.
  private static let messagesPerTurn = 64

  private let bus: MessageBus
  private var values = DesktopAppearance()
  /// The appearance last returned by `takeChange()`.
  private var knownValues = DesktopAppearance()
  /// The status of assistive technology.
  private(set) var assistance = AssistanceStatus()
  /// The serial number of the pending registration with the bus; 0 after the reply.
  private var registrationSerial: UInt32 = 0
  /// The serial numbers of the pending calls for all settings, for the status of assistive
  /// technology and for the address of its bus; 0 after the reply.
  private var settingsSerial: UInt32 = 0
  private var statusSerial: UInt32 = 0
  private var addressSerial: UInt32 = 0

  /// Starts to connect to the session bus; `nil` if there is none.
  ///
  /// - Parameter environment: The process's environment. The initialiser does not launch a bus.
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
    requestSettings()
    requestStatus()
  }

  /// Returns the address of the session bus; `nil` if there is none with a local socket.
  package static func address(environment: [String: String]) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty {
      return BusAddress.sockets(address).isEmpty ? nil : address
    }
    guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/"),
      FileManager.default.fileExists(atPath: "\(folder)/bus")
    else { return nil }
    return "unix:path=\(folder)/bus"
  }

  /// The descriptor that becomes readable when a setting changes; `nil` while the bus is not
  /// connected.
  package var descriptor: Int32? { bus.descriptor }

  /// Reads the pending messages.
  ///
  /// - Returns: The appearance if it has changed, otherwise `nil`.
  package func takeChange() -> DesktopAppearance? {
    receive()
    guard values != knownValues else { return nil }
    knownValues = values
    return values
  }

  private func receive() {
    for message in bus.receive(atMost: DesktopSettings.messagesPerTurn) { handle(message) }
  }

  /// Waits up to a tenth of a second for the portal's first reply.
  ///
  /// - Returns: The appearance; `nil` if the reply contains no setting or has not arrived, in which
  ///   case `takeChange()` returns it later.
  package func takeFirst() -> DesktopAppearance? {
    var change: DesktopAppearance?
    wait(DesktopSettings.timeout) { [self] in
      change = takeChange() ?? change
      return settingsSerial == 0
    }
    return change
  }

  /// Waits up to a quarter of a second for the bus to register this program, and returns whether it
  /// did.
  package func isBusResponding() -> Bool {
    wait(DesktopSettings.busTimeout) { [self] in
      receive()
      return registrationSerial == 0
    }
    return registrationSerial == 0
  }

  /// Waits until a condition holds, the time in milliseconds has passed or the bus has
  /// disconnected.
  ///
  /// The condition is evaluated after each wake-up.
  private func wait(_ milliseconds: Int, until isDone: () -> Bool) {
    let end = Date(timeIntervalSinceNow: Double(milliseconds) / 1000)
    while !isDone(), !bus.isClosed {
      let remaining = Int32(end.timeIntervalSinceNow * 1000)
      guard remaining > 0 else { return }
      var entry = pollfd(fd: bus.descriptor ?? -1, events: Int16(POLLIN), revents: 0)
      // While the bus has not accepted the connection, the connection is retried.
      poll(&entry, 1, bus.descriptor == nil ? min(remaining, 10) : remaining)
    }
  }

  // MARK: Calls

  private enum Name {
    static let portal = "org.freedesktop.portal.Desktop"
    static let settings = "org.freedesktop.portal.Settings"
    static let accessibility = "org.a11y.Bus"
    static let status = "org.a11y.Status"
    static let properties = "org.freedesktop.DBus.Properties"
  }

  private func requestSettings() {
    let namespaces = [
      "org.freedesktop.appearance", "org.gnome.desktop.interface",
      "org.gnome.desktop.a11y.interface",
    ]
    settingsSerial = bus.send(
      .call(
        destination: Name.portal,
        path: "/org/freedesktop/portal/desktop",
        interface: Name.settings,
        member: "ReadAll",
        body: [.array("s", namespaces.map { .string($0) })]
      )
    )
  }

  /// Requests the status of assistive technology.
  private func requestStatus() {
    statusSerial = callAccessibilityBus(
      interface: Name.properties,
      member: "GetAll",
      body: [.string(Name.status)]
    )
  }

  /// Requests the address of the accessibility bus; the reply is stored in `assistance`.
  func requestAssistance() {
    assistance.address = nil
    addressSerial = callAccessibilityBus(
      interface: Name.accessibility,
      member: "GetAddress",
      body: []
    )
  }

  /// Calls the service for assistive technology without launching it; an error counts as disabled.
  private func callAccessibilityBus(
    interface: String,
    member: String,
    body: [BusValue]
  ) -> UInt32 {
    var call = BusMessage.call(
      destination: Name.accessibility,
      path: "/org/a11y/bus",
      interface: interface,
      member: member,
      body: body
    )
    call.disablesAutoStart = true
    return bus.send(call)
  }

  // MARK: Replies

  private func handle(_ message: BusMessage) {
    switch (message.kind, message.interface, message.member) {
    case (.signal, Name.settings, "SettingChanged"):
      guard case .string(let space)? = message.body.first, message.body.count == 3 else { return }
      set(space, message.body[1], message.body[2])
    case (.signal, "org.freedesktop.DBus", "NameOwnerChanged"): requestStatus()
    case (.signal, Name.properties, "PropertiesChanged"):
      if message.body.count > 1 { set(Name.status, message.body[1]) }
    case (.reply, _, _), (.error, _, _): handleReply(message)
    default: break
    }
  }

  private func handleReply(_ message: BusMessage) {
    guard let serial = message.replySerial, serial != 0 else { return }
    let body = message.kind == .reply ? message.body.first : nil
    if serial == registrationSerial {
      registrationSerial = 0
    } else if serial == settingsSerial {
      settingsSerial = 0
      guard case .array(_, let namespaces)? = body else { return }
      for case .entry(.string(let space), let settings) in namespaces { set(space, settings) }
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

  /// Applies settings by their keys.
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

/// The status of assistive technology as reported by the desktop.
struct AssistanceStatus: Equatable {
  /// Whether any assistive technology is enabled.
  var isEnabled = false
  /// Whether a screen reader is running.
  var hasScreenReader = false
  /// The address of the accessibility bus; `nil` until it is received.
  var address: String?
  /// A number that increases with each status received from the desktop.
  var replyCount = 0

  var isOn: Bool { isEnabled || hasScreenReader }

  /// Applies a setting; unknown settings are ignored.
  mutating func set(_ space: String, _ key: String, _ value: DesktopValue) {
    switch (space, key, value) {
    case ("org.a11y.Status", "IsEnabled", .flag(let isOn)):
      isEnabled = isOn
      replyCount += 1
    case ("org.a11y.Status", "ScreenReaderEnabled", .flag(let isOn)):
      hasScreenReader = isOn
      replyCount += 1
    case ("org.a11y.Bus", "Address", .text(let text)): address = text.isEmpty ? nil : text
    default: break
    }
  }
}

extension DesktopValue {
  /// Unwraps a value of the bus from its variants; `nil` for types that no setting has.
  fileprivate init?(_ value: BusValue) {
    switch value {
    // Old portals nest two variants.
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
