import Foundation
import UIKitCore

/// The program as assistive technology sees it, by AT-SPI over D-Bus: one application, in which all
/// windows are.
///
/// The bridges of the windows share it, and it ends with the last of them. Calls are served by the
/// main loop; nothing waits for an answer.
@MainActor
final class AccessibleApplication {
  private struct WeakApplication {
    weak var application: AccessibleApplication?
  }

  private struct WeakBridge {
    weak var bridge: AccessibilityBridge?
  }

  /// The number of messages that are handled before a frame may be drawn.
  private static let messagesPerTurn = 64
  /// The most signals that may wait.
  private static let maximumBacklog = 5000
  /// The interval of attempts to write while the bus takes nothing, in seconds.
  private static let writingInterval = 0.01
  /// The connected applications, by the addresses of their buses.
  private static var connected: [String: WeakApplication] = [:]

  private let bus: MessageBus
  private var entries: [WeakBridge] = []
  /// The name of this connection; empty until the bus has said it.
  private(set) var name = ""
  /// The desktop's object, in which the application is.
  private(set) var desktop: (name: String, path: String) = ("", Spi.null)
  private var helloSerial: UInt32 = 0
  private var embedSerial: UInt32 = 0
  /// The number that the registry has given the application.
  var applicationNumber: Int32 = 0
  /// The number of signals sent since the bus took everything.
  private var backlog = 0

  /// The application on the bus of assistive technology; connects, unless a window already has.
  ///
  /// - Parameter address: As the desktop says it.
  /// - Returns: `nil` when nothing listens there.
  static func connected(to address: String) -> AccessibleApplication? {
    if let present = connected[address]?.application, !present.hasEnded { return present }
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

  /// The descriptor that is readable when a client asks; `nil` while the bus is not connected.
  var descriptor: Int32? { bus.descriptor }

  /// Whether the bus has ended the connection.
  var hasEnded: Bool { bus.isGone }

  /// The longest sleep until what waits may be written; infinite when nothing does.
  var longestSleep: Double {
    bus.isWriting ? AccessibleApplication.writingInterval : .infinity
  }

  /// Whether clients can see the application.
  var isEmbedded: Bool { desktop.path != Spi.null }

  // MARK: Windows

  /// The bridges of the windows, in the order in which they have come.
  private var bridges: [AccessibilityBridge] { entries.compactMap(\.bridge) }

  func add(_ bridge: AccessibilityBridge) { entries.append(WeakBridge(bridge: bridge)) }

  func remove(_ bridge: AccessibilityBridge) {
    entries.removeAll { $0.bridge == nil || $0.bridge === bridge }
  }

  /// The objects in that of the application: the windows.
  var children: [BusValue] { bridges.flatMap { $0.loop.nodes.map($0.reference) } }

  /// The place of a bridge's first window among all.
  func firstIndex(of bridge: AccessibilityBridge) -> Int {
    bridges.prefix { $0 !== bridge }.reduce(0) { $0 + $1.loop.nodes.count }
  }

  /// The bridge that knows the object with a path.
  func bridge(of path: String) -> AccessibilityBridge? {
    bridges.first { $0.object(at: path) != nil }
  }

  // MARK: Messages

  /// Handles what has arrived for any window.
  ///
  /// - Parameter reader: Its window's host is the current one afterwards.
  /// - Returns: Whether there was anything.
  func handleMessages(readBy reader: AccessibilityBridge) -> Bool {
    let messages = bus.receive(atMost: AccessibleApplication.messagesPerTurn)
    for message in messages { handle(message, reader) }
    return !messages.isEmpty
  }

  private func handle(_ message: BusMessage, _ reader: AccessibilityBridge) {
    switch message.kind {
    case .call:
      let answer = answer(to: message, readBy: reader)
      if !message.wantsNoAnswer { bus.send(answer) }
    case .answer where message.answered == helloSerial && helloSerial != 0:
      helloSerial = 0
      if case .string(let name)? = message.body.first { embed(name) }
    case .answer where message.answered == embedSerial && embedSerial != 0:
      embedSerial = 0
      if case .structure(let parts)? = message.body.first, parts.count == 2,
        case .string(let name) = parts[0], case .path(let path) = parts[1]
      {
        desktop = (name, path)
        for bridge in bridges { bridge.events.isStale = true }
      }
    case .answer, .error, .signal: break
    }
  }

  /// Makes the application a part of the desktop.
  private func embed(_ name: String) {
    self.name = name
    embedSerial = bus.send(
      .call(
        Spi.registry,
        Spi.root,
        "org.a11y.atspi.Socket",
        "Embed",
        [.structure([.string(name), .path(Spi.root)])]
      )
    )
  }

  /// Reports to all clients what has happened to an object.
  func emit(
    _ interface: String,
    _ member: String,
    on path: String,
    _ detail: String,
    _ first: Int,
    _ second: Int,
    _ value: BusValue
  ) {
    guard isEmbedded else { return }
    // A bus that does not read gets no further messages.
    backlog = bus.isWriting ? backlog + 1 : 0
    guard backlog < AccessibleApplication.maximumBacklog else { return }
    bus.send(
      .signal(
        path,
        interface,
        member,
        [
          .string(detail), .int(Int32(clamping: first)), .int(Int32(clamping: second)),
          .variant(value), .array("{sv}", []),
        ]
      )
    )
  }

  /// The application's own object.
  var reference: BusValue { .structure([.string(name), .path(Spi.root)]) }
}
