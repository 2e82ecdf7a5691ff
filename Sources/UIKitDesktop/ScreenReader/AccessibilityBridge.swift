import Foundation
import UIKitCore
import UIKitGraphics

/// Exposes the content of a desktop window to assistive technology.
///
/// The bridge exists while the desktop reports that assistive technology is enabled.
@MainActor
final class AccessibilityBridge: AccessibilityClient {
  /// The interval between comparisons of the objects that clients know, in seconds.
  static let comparisonInterval = 0.1

  let loop: FrameLoop
  /// The accessible application that contains the window.
  let application: AccessibleApplication
  /// Converts a rectangle from the window to the desktop; the Boolean selects the origin: the
  /// desktop's for `true`, the window's for `false`.
  let screenFrame: (CGRect, Bool) -> (x: Int32, y: Int32, width: Int32, height: Int32)
  /// Whether the desktop reports a running screen reader, rather than only other assistive
  /// technology.
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
  var events = EventMemory()

  /// Connects to the accessibility bus; `nil` if no process listens at the address.
  ///
  /// - Parameters:
  ///   - address: The address reported by the desktop.
  ///   - loop: The frame loop of the windows.
  ///   - screenFrame: Converts a rectangle from the window to the desktop; see the property.
  init?(
    address: String,
    loop: FrameLoop,
    screenFrame: @escaping (CGRect, Bool) -> (x: Int32, y: Int32, width: Int32, height: Int32)
  ) {
    guard let application = AccessibleApplication.connected(to: address) else { return nil }
    self.application = application
    self.loop = loop
    self.screenFrame = screenFrame
    loop.accessibilityClient = self
    application.add(self)
    // If clients already know another window, they must be notified of this one.
    events.isStale = true
  }

  /// The descriptor that becomes readable when a client sends a message; `nil` while the bus is not
  /// connected.
  var descriptor: Int32? { application.descriptor }

  /// Whether the bus has closed the connection.
  var hasEnded: Bool { application.hasEnded }

  /// Returns the longest time until there is work to do, in seconds.
  func maximumSleep(at time: Double) -> Double {
    guard application.isEmbedded, events.isStale else { return application.maximumSleep }
    return min(application.maximumSleep, max(0, events.nextComparison - time))
  }

  /// Closes the bridge because assistive technology was disabled or the program ends.
  func close() {
    isScreenReaderRunning = false
    if loop.accessibilityClient === self { loop.accessibilityClient = nil }
    forgetWindows()
    application.remove(self)
  }

  // MARK: Messages

  /// Handles pending messages, for this window and others.
  ///
  /// - Returns: Whether there were any.
  func handleMessages() -> Bool { application.handleMessages(readBy: self) }

  /// Reports an event of an object to all clients.
  ///
  /// - Parameters:
  ///   - member: The event's name in the interface.
  ///   - interface: The interface that declares the event.
  ///   - path: The path of the object.
  ///   - detail: The event's subtype, such as the name of a state.
  ///   - detail1: A number whose meaning depends on the event.
  ///   - detail2: Another one.
  ///   - value: The event's data; 0 if it has none.
  func emit(
    _ member: String,
    of interface: String = AccessibilityBus.objectEvent,
    on path: String,
    detail: String = "",
    detail1: Int = 0,
    detail2: Int = 0,
    value: BusValue = .int(0)
  ) {
    application.emit(
      .signal(
        path: path,
        interface: interface,
        member: member,
        body: [
          .string(detail), .int(Int32(clamping: detail1)), .int(Int32(clamping: detail2)),
          .variant(value), .array("{sv}", []),
        ]
      )
    )
  }

  // MARK: Objects

  func path(of node: _UIAccessibleObject) -> String {
    "\(AccessibilityBus.prefix)\(numbers.number(of: node))"
  }

  /// Returns the reference to an object in messages; `nil` means no object.
  func reference(_ node: _UIAccessibleObject?) -> BusValue {
    guard let node else { return AccessibilityBus.noObject }
    // New objects are compared from now on, so that clients receive their changes.
    if !numbers.contains(node) { events.isStale = true }
    return .structure([.string(application.name), .path(path(of: node))])
  }

  /// Returns the reference to an object's parent.
  func parentReference(_ node: _UIAccessibleObject) -> BusValue {
    node.nodeParent.map(reference) ?? application.reference
  }

  /// Returns the object with a path; `nil` for the application's root object and removed objects.
  func object(at path: String) -> _UIAccessibleObject? {
    guard path.hasPrefix(AccessibilityBus.prefix),
      let number = Int(path.dropFirst(AccessibilityBus.prefix.count))
    else {
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
    if !element.focusNode() { events.clientFocus = element }
    events.isStale = true
    emitFocusChange()
  }

  private func announce(_ text: String) {
    guard let window = loop.keyWindow ?? loop.windows.last else { return }
    emit("Announcement", on: path(of: window), detail1: 1, value: .string(text))
  }
}
