import Foundation
import UIKitCore

/// The program as an AT-SPI application on D-Bus, which contains all windows.
///
/// The bridges of the windows share the application, which ends with the last of them. The main
/// loop handles calls and never waits for a reply.
@MainActor
final class AccessibleApplication {
  private struct WeakApplication {
    weak var application: AccessibleApplication?
  }

  private struct WeakBridge {
    weak var bridge: AccessibilityBridge?
  }

  /// The maximum number of messages handled before the next frame.
  private static let messagesPerTurn = 64
  /// The maximum number of queued signals.
  private static let maximumBacklog = 5000
  /// The interval between attempts to write while the bus does not read, in seconds.
  private static let writingInterval = 0.01
  /// The connected applications, by the addresses of their buses.
  private static var connected: [String: WeakApplication] = [:]

  private let bus: MessageBus
  private var entries: [WeakBridge] = []
  /// The name of this connection on the bus; empty until the bus has assigned it.
  private(set) var name = ""
  /// The desktop object that contains the application.
  private(set) var desktop: (name: String, path: String) = ("", AccessibilityBus.null)
  private var helloSerial: UInt32 = 0
  private var embedSerial: UInt32 = 0
  /// The ID assigned to the application by the registry.
  var applicationID: Int32 = 0
  /// The number of signals sent since the output queue was last empty.
  private var backlog = 0

  /// Returns the application on the accessibility bus; connects unless a window is already
  /// connected.
  ///
  /// - Parameter address: The address reported by the desktop.
  /// - Returns: The application; `nil` if no process listens at the address.
  static func connected(to address: String) -> AccessibleApplication? {
    if let current = connected[address]?.application, !current.hasEnded { return current }
    connected = connected.filter { $0.value.application != nil }
    let application = AccessibleApplication(address: address)
    connected[address] = WeakApplication(application: application)
    return application
  }

  private init?(address: String) {
    guard let bus = MessageBus(address: address) else { return nil }
    self.bus = bus
    helloSerial = bus.register()
  }

  /// The descriptor that becomes readable when a client sends a message; `nil` while the bus is not
  /// connected.
  var descriptor: Int32? { bus.descriptor }

  /// Whether the bus has closed the connection.
  var hasEnded: Bool { bus.isClosed }

  /// The longest time until queued bytes may be written, in seconds; infinite without queued bytes.
  var maximumSleep: Double {
    bus.isWriting ? AccessibleApplication.writingInterval : .infinity
  }

  /// Whether the application is visible to clients.
  var isEmbedded: Bool { desktop.path != AccessibilityBus.null }

  // MARK: Windows

  /// The bridges of the windows, in the order in which they were added.
  private var bridges: [AccessibilityBridge] { entries.compactMap(\.bridge) }

  func add(_ bridge: AccessibilityBridge) { entries.append(WeakBridge(bridge: bridge)) }

  func remove(_ bridge: AccessibilityBridge) {
    entries.removeAll { $0.bridge == nil || $0.bridge === bridge }
  }

  /// The children of the application: the windows.
  var children: [BusValue] { bridges.flatMap { $0.loop.nodes.map($0.reference) } }

  /// Returns the index of a bridge's first window among all windows.
  func firstIndex(of bridge: AccessibilityBridge) -> Int {
    bridges.prefix { $0 !== bridge }.reduce(0) { $0 + $1.loop.nodes.count }
  }

  /// Returns the bridge of the object with a path.
  func bridge(of path: String) -> AccessibilityBridge? {
    bridges.first { $0.object(at: path) != nil }
  }

  // MARK: Messages

  /// Handles pending messages for any window.
  ///
  /// - Parameter reader: The bridge whose window's host is current afterwards.
  /// - Returns: Whether there were any.
  func handleMessages(readBy reader: AccessibilityBridge) -> Bool {
    let messages = bus.receive(atMost: AccessibleApplication.messagesPerTurn)
    for message in messages { handle(message, reader) }
    return !messages.isEmpty
  }

  private func handle(_ message: BusMessage, _ reader: AccessibilityBridge) {
    switch message.kind {
    case .call:
      let reply = reply(to: message, readBy: reader)
      if !message.expectsNoReply { bus.send(reply) }
    case .reply where message.replySerial == helloSerial && helloSerial != 0:
      helloSerial = 0
      if case .string(let name)? = message.body.first { embed(name) }
    case .reply where message.replySerial == embedSerial && embedSerial != 0:
      embedSerial = 0
      if case .structure(let parts)? = message.body.first, parts.count == 2,
        case .string(let name) = parts[0], case .path(let path) = parts[1]
      {
        desktop = (name, path)
        for bridge in bridges { bridge.events.isStale = true }
      }
    case .reply, .error, .signal: break
    }
  }

  /// Embeds the application in the desktop's accessibility tree.
  private func embed(_ name: String) {
    self.name = name
    embedSerial = bus.send(
      .call(
        destination: AccessibilityBus.registry,
        path: AccessibilityBus.root,
        interface: "org.a11y.atspi.Socket",
        member: "Embed",
        body: [.structure([.string(name), .path(AccessibilityBus.root)])]
      )
    )
  }

  /// Sends a signal to all clients, unless too many signals wait for the bus to read.
  func emit(_ signal: BusMessage) {
    guard isEmbedded else { return }
    backlog = bus.isWriting ? backlog + 1 : 0
    guard backlog < AccessibleApplication.maximumBacklog else { return }
    bus.send(signal)
  }

  /// The reference to the application's root object.
  var reference: BusValue { .structure([.string(name), .path(AccessibilityBus.root)]) }
}
