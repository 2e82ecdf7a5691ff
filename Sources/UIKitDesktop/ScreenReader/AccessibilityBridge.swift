import Foundation
import UIKitCore
import UIKitGraphics

/// Shows what is in a window of the desktop to assistive technology.
///
/// It exists while the desktop says that assistive technology is on.
@MainActor
final class AccessibilityBridge: AccessibilityClient {
  /// Seconds between two looks for what has changed in the objects that clients know.
  static let interval = 0.1

  let loop: FrameLoop
  /// The application that clients see the window in.
  let application: AccessibleApplication
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
  var events = EventMemory()

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
    guard let application = AccessibleApplication.connected(to: address) else { return nil }
    self.application = application
    self.loop = loop
    self.place = place
    loop.accessibilityClient = self
    application.add(self)
    // The tree that clients see now, if another window is shown to them already.
    events.isStale = true
  }

  /// The descriptor that is readable when a client asks; `nil` while the bus is not connected.
  var descriptor: Int32? { application.descriptor }

  /// Whether the bus has ended the connection.
  var hasEnded: Bool { application.hasEnded }

  /// The longest sleep until there is something to do.
  func longestSleep(at time: Double) -> Double {
    guard application.isEmbedded, events.isStale else { return application.longestSleep }
    return min(application.longestSleep, max(0, events.nextLook - time))
  }

  /// Ends it: the desktop has turned assistive technology off, or the program ends.
  func close() {
    isScreenReaderRunning = false
    if loop.accessibilityClient === self { loop.accessibilityClient = nil }
    forgetWindows()
    application.remove(self)
  }

  // MARK: Messages

  /// Handles what has arrived, for this window and others.
  ///
  /// - Returns: Whether there was anything.
  func handleMessages() -> Bool { application.handleMessages(readBy: self) }

  /// Reports to all clients what has happened to an object.
  func emit(
    _ interface: String,
    _ member: String,
    on path: String,
    _ detail: String = "",
    _ first: Int = 0,
    _ second: Int = 0,
    _ value: BusValue = .int(0)
  ) {
    application.emit(interface, member, on: path, detail, first, second, value)
  }

  // MARK: Objects

  /// The path of an object.
  func path(of node: _UIAccessibleObject) -> String { "\(Spi.prefix)\(numbers.number(of: node))" }

  /// The reference to an object in messages; `nil` is no object.
  func reference(_ node: _UIAccessibleObject?) -> BusValue {
    guard let node else { return Spi.noObject }
    // New objects are compared from now on, so that clients get their changes.
    if !numbers.contains(node) { events.isStale = true }
    return .structure([.string(application.name), .path(path(of: node))])
  }

  /// The object around another one.
  func parentReference(_ node: _UIAccessibleObject) -> BusValue {
    node.nodeParent.map(reference) ?? application.reference
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
    emitFocusChange()
  }

  private func announce(_ text: String) {
    guard let window = loop.keyWindow ?? loop.windows.last else { return }
    emit(Spi.objectEvent, "Announcement", on: path(of: window), "", 1, 0, .string(text))
  }
}
