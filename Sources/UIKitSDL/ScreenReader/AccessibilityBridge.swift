import Foundation
import UIKitCore
import UIKitGraphics

/// Shows the windows to assistive technology, by AT-SPI over D-Bus.
///
/// It exists while the desktop says that assistive technology is on. Calls are served by the main
/// loop; nothing waits for an answer.
@MainActor
final class AccessibilityBridge: AccessibilityClient {
  /// How many messages are handled before a frame may be drawn.
  private static let messagesPerTurn = 64
  /// Seconds between two looks for what has changed in the objects that clients know.
  static let interval = 0.1
  /// How many signals may wait.
  private static let maximumBacklog = 5000
  /// How long to sleep while the bus does not take what is written, in seconds.
  private static let writingInterval = 0.01

  let loop: FrameLoop
  private let bus: MessageBus
  /// The rectangle on the desktop for one in the window, and whether the place on the desktop is
  /// meant.
  let place: (CGRect, Bool) -> (x: Int32, y: Int32, width: Int32, height: Int32)
  /// Whether the desktop says that a screen reader is on, and not only other technology.
  var isScreenReaderRunning = false {
    didSet {
      guard isScreenReaderRunning != oldValue else { return }
      NotificationCenter.default.post(
        name: UIAccessibility.voiceOverStatusDidChangeNotification,
        object: nil
      )
    }
  }
  var numbers = NodeNumbers()
  /// The name of this connection; empty until the bus has said it.
  private(set) var name = ""
  /// The desktop's object, in which the application is.
  private(set) var desktop: (name: String, path: String) = ("", Spi.null)
  private var helloSerial: UInt32 = 0
  private var embedSerial: UInt32 = 0
  /// The number that the registry has given the application.
  var applicationNumber: Int32 = 0
  var events = EventMemory()
  /// How many signals were sent since the bus took everything.
  private var backlog = 0

  /// Connects to the bus of assistive technology.
  ///
  /// - Parameters:
  ///   - address: As the desktop says it.
  ///   - loop: Has the windows.
  ///   - place: Converts rectangles of the window to the desktop's pixels.
  init?(
    address: String,
    loop: FrameLoop,
    place: @escaping (CGRect, Bool) -> (x: Int32, y: Int32, width: Int32, height: Int32)
  ) {
    guard let bus = MessageBus(address: address) else { return nil }
    self.bus = bus
    self.loop = loop
    self.place = place
    helloSerial = bus.send(
      .call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "Hello")
    )
    loop.accessibilityClient = self
  }

  /// The descriptor that is readable when a client asks; `nil` when the bus is gone.
  var descriptor: Int32? { bus.descriptor }

  /// The longest sleep until there is something to do.
  func longestSleep(at time: Double) -> Double {
    if bus.isWriting { return AccessibilityBridge.writingInterval }
    guard isEmbedded, events.isStale else { return .infinity }
    return max(0, events.nextLook - time)
  }

  /// Ends it: the desktop has turned assistive technology off, or the program ends.
  func close() {
    isScreenReaderRunning = false
    if loop.accessibilityClient === self { loop.accessibilityClient = nil }
  }

  // MARK: Messages

  /// Handles what has arrived.
  ///
  /// - Returns: Whether there was anything.
  func handleMessages() -> Bool {
    let messages = bus.receive(atMost: AccessibilityBridge.messagesPerTurn)
    for message in messages { handle(message) }
    return !messages.isEmpty
  }

  private func handle(_ message: BusMessage) {
    switch message.kind {
    case .call:
      let answer = answer(to: message)
      if !message.wantsNoAnswer { send(answer) }
    case .answer where message.answered == helloSerial && helloSerial != 0:
      helloSerial = 0
      if case .string(let name)? = message.body.first { embed(name) }
    case .answer where message.answered == embedSerial && embedSerial != 0:
      embedSerial = 0
      if case .structure(let parts)? = message.body.first, parts.count == 2,
        case .string(let name) = parts[0], case .path(let path) = parts[1]
      {
        desktop = (name, path)
        events.isStale = true
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

  /// Whether clients can see the application.
  var isEmbedded: Bool { desktop.path != Spi.null }

  private func send(_ message: BusMessage) { bus.send(message) }

  /// Tells all clients what has happened to an object.
  func emit(
    _ interface: String,
    _ member: String,
    on path: String,
    _ detail: String = "",
    _ first: Int = 0,
    _ second: Int = 0,
    _ value: BusValue = .int(0)
  ) {
    guard isEmbedded else { return }
    // A bus that does not read is told nothing more.
    backlog = bus.isWriting ? backlog + 1 : 0
    guard backlog < AccessibilityBridge.maximumBacklog else { return }
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

  // MARK: Objects

  /// The path of an object.
  func path(of node: _UIAccessibleObject) -> String { "\(Spi.prefix)\(numbers.number(of: node))" }

  /// How an object is named in messages; `nil` is no object.
  func reference(_ node: _UIAccessibleObject?) -> BusValue {
    guard let node else { return .structure([.string(""), .path(Spi.null)]) }
    // What clients did not know is looked at now, so that its changes are told.
    if !numbers.contains(node) { events.isStale = true }
    return .structure([.string(name), .path(path(of: node))])
  }

  /// The application's own object.
  var rootReference: BusValue { .structure([.string(name), .path(Spi.root)]) }

  /// The object around another one.
  func parentReference(_ node: _UIAccessibleObject) -> BusValue {
    node.nodeParent.map(reference) ?? rootReference
  }

  /// The object with a path; `nil` for the application's own and for what is gone.
  func object(at path: String) -> _UIAccessibleObject? {
    guard path.hasPrefix(Spi.prefix), let number = Int(path.dropFirst(Spi.prefix.count)) else {
      return nil
    }
    return numbers.object(number)
  }

  // MARK: AccessibilityClient

  var focusedElement: _UIAccessibleObject? { events.focus }

  func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    if let text = argument as? String, !text.isEmpty {
      announce(text)
    } else if let element = argument as? _UIAccessibleObject,
      notification == .screenChanged || notification == .layoutChanged
    {
      move(to: element)
    }
    events.isStale = true
  }

  func move(to element: _UIAccessibleObject) {
    if !element.focusNode() { events.pointed = element }
    events.isStale = true
    followFocus()
  }

  private func announce(_ text: String) {
    guard let window = loop.keyWindow ?? loop.windows.last else { return }
    emit(Spi.objectEvent, "Announcement", on: path(of: window), "", 1, 0, .string(text))
  }
}
