package import Foundation
import Glibc
package import UIKitCore
package import UIKitGraphics

/// The window in which a drag begins.
@MainActor
package struct DragOrigin {
  /// The display server's handle of the window.
  let window: UInt
  /// Returns whether the pointer is over the window, according to the events so far.
  let containsPointer: () -> Bool

  /// Creates the window in which a drag begins.
  ///
  /// - Parameters:
  ///   - window: The display server's handle of the window.
  ///   - containsPointer: Returns whether the pointer is over the window, according to the events
  ///     so far.
  package init(window: UInt, containsPointer: @escaping () -> Bool) {
    (self.window, self.containsPointer) = (window, containsPointer)
  }
}

/// An event of a window that SDL does not report; positions are in SDL's coordinates.
package enum ExchangeEvent {
  /// A drag from another program or window is over the window; the handler returns whether it would
  /// accept a drop.
  case hovered([ForeignItem], x: Double, y: Double)
  /// The drag has left the window, or its drop has failed.
  case hoverEnded
  /// A drag that left the window has returned.
  case dragMoved(x: Double, y: Double)
  /// A drag that left the window has ended with a drop.
  case dragReleased
  /// The drag was cancelled, or its drop was not accepted.
  case dragCancelled
  /// The main button was pressed, which SDL does not detect after a drag.
  case pressed(x: Double, y: Double)
  /// Items were dropped on the window; the handler returns whether it accepts them.
  case dropped([ForeignItem], x: Double, y: Double)
  /// A drop was refused because it is larger than the limit, in bytes.
  case dropRefused(limit: Int)
  /// Requests a call of a closure after a time in seconds.
  case waits(Double, @MainActor () -> Void)
}

/// Data offered to other programs, with a cache: encoding a large image takes seconds.
@MainActor
final class OfferedData {
  private let source: DataExchange.Source
  private var cachedData: [String: Data] = [:]

  init(_ source: @escaping DataExchange.Source) { self.source = source }

  /// Returns the data of a type; `nil` if the source has none.
  func data(_ type: String) -> Data? {
    if let cached = cachedData[type] { return cached }
    let data = source(type)
    cachedData[type] = data
    return data
  }
}

extension Data {
  /// Copies the data to the heap of the C library; `nil` if there is no memory for it.
  func copyOnHeap() -> UnsafeMutablePointer<UInt8>? {
    guard let bytes = malloc(Swift.max(1, count)) else { return nil }
    withUnsafeBytes { source in
      if let start = source.baseAddress { memcpy(bytes, start, source.count) }
    }
    return bytes.assumingMemoryBound(to: UInt8.self)
  }
}

/// Exchanges data of all types with other programs through the clipboard and drags.
@MainActor
package protocol DataExchange: AnyObject {
  /// Returns the data of an offered type.
  typealias Source = (String) -> Data?
  /// Loads the dragged data of a type and passes it to the completion handler.
  typealias DragSource = (String, @escaping @MainActor (Data?) -> Void) -> Void

  /// The descriptor that becomes readable when there are events; `nil` if the display's own
  /// connection delivers them, or the server has closed the connection.
  var descriptor: Int32? { get }

  /// Handles pending requests of other programs; never blocks.
  ///
  /// - Returns: Whether there were any.
  func handleEvents() -> Bool

  /// Handles the drop of another program; called before SDL reads events.
  ///
  /// - Returns: Whether SDL may not read events yet.
  func handleDropFirst() -> Bool

  /// The handler of window events; receives the server's handle of the window and returns the
  /// window's response, `false` if there is no such window.
  var onEvent: ((UInt, ExchangeEvent) -> Bool)? { get set }

  /// Returns the keyboard's modifiers if the server has reported them since the previous call:
  /// Shift, Lock, Control, Mod1 to Mod5 from the lowest bit on.
  func takeModifiers() -> UInt32?

  // MARK: The clipboard

  /// Puts data on the clipboard.
  ///
  /// - Parameters:
  ///   - types: The names of the data's types for other programs.
  ///   - source: Returns the data of a type.
  /// - Returns: Whether the data is on the clipboard.
  func offer(_ types: [String], _ source: @escaping Source) -> Bool

  /// Puts a text on the clipboard; an empty text clears it.
  ///
  /// - Returns: `false` if SDL must exchange the text.
  func offerText(_ text: String) -> Bool

  /// The text that this program has put on the clipboard, empty without one; `nil` if SDL manages
  /// it.
  var ownText: String? { get }

  /// Whether the last offer is on the clipboard.
  var holdsOffer: Bool { get }

  /// Whether SDL may be the only listener that can read text.
  var leavesTextsToSDL: Bool { get }

  /// Whether another program owns the clipboard.
  var isForeign: Bool { get }

  /// Whether the last read failed because the data was too large.
  var hasRefused: Bool { get }

  /// The types offered by another program.
  var types: [String] { get }

  /// The selected text; `nil` if SDL manages it.
  var primaryText: String? { get }

  /// Makes a text the primary selection; an empty text clears the selection.
  ///
  /// - Returns: `false` if SDL must exchange the text.
  func offerPrimaryText(_ text: String) -> Bool

  /// Returns data of a type offered by another program; `nil` if it does not arrive.
  func data(_ type: String) -> Data?

  // MARK: Drags

  /// Called after a message of another program during a drag.
  var onDragChange: (() -> Void)? { get set }

  /// Begins a drag.
  ///
  /// - Parameters:
  ///   - types: The names of the data's types for other programs.
  ///   - origin: The window in which the drag begins.
  ///   - allowsMove: Whether the data may be moved rather than only copied.
  ///   - source: Loads the data of a type.
  /// - Returns: Whether other programs can receive the data.
  func beginDrag(
    _ types: [String],
    from origin: DragOrigin,
    allowsMove: Bool,
    _ source: @escaping DragSource
  ) -> Bool

  /// Notifies the window under the pointer of the drag.
  ///
  /// - Parameter wantsMove: Whether to propose a move, if the compositor does not decide.
  /// - Returns: The pointer's location.
  func updateDrag(wantsMove: Bool) -> DragLocation

  /// Drops the data on the window under the pointer.
  func drop()

  /// The outcome of the drop; refused if the server has closed the connection.
  var dragOutcome: DragOutcome { get }

  /// A counter that increases while other programs read data.
  var dragProgress: Int { get }

  /// Ends the drag.
  func endDrag()

  /// Displays an image next to the pointer during a drag, including outside of the program's
  /// windows.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` removes it.
  ///   - hotSpot: The pointer's position in the image, in points.
  ///   - pixelsPerUnit: Device pixels per unit of the window's coordinates.
  /// - Returns: `false` if the image must be part of the pointer.
  func showDragged(_ image: UIImage?, hotSpot: CGPoint, pixelsPerUnit: CGFloat) -> Bool

  /// Whether drags can display images next to the pointer.
  var showsDragImages: Bool { get }

  /// The buttons that SDL considers pressed after a drag although they are not, as an SDL mask.
  var lostButtons: UInt32 { get }

  /// Called when SDL reports that the main button was released.
  ///
  /// SDL 3.4 reports that when a drag is handed to a compositor, with the button still pressed.
  ///
  /// - Returns: Whether the button is still pressed.
  func ignoresRelease() -> Bool

  /// Starts to report drags from other programs over a window, given by the server's handle.
  func listenForDrags(over window: UInt)

  /// Notifies the source of a drag over a window whether a drop would be accepted, without a move
  /// of the drag.
  func answerDrag(_ isTaken: Bool)

  /// Whether `onEvent` reports drops from other programs, which SDL may report a second time.
  var receivesDrops: Bool { get }
}

/// Defaults for an exchange next to SDL, which exchanges text and tracks the pointer.
extension DataExchange {
  package var onEvent: ((UInt, ExchangeEvent) -> Bool)? {
    get { nil }
    set {}
  }
  package func handleDropFirst() -> Bool { false }
  package func takeModifiers() -> UInt32? { nil }
  package func offerText(_ text: String) -> Bool { false }
  package var ownText: String? { nil }
  package var primaryText: String? { nil }
  package func offerPrimaryText(_ text: String) -> Bool { false }
  package var leavesTextsToSDL: Bool { false }
  package func showDragged(_ image: UIImage?, hotSpot: CGPoint, pixelsPerUnit: CGFloat) -> Bool {
    false
  }
  package var showsDragImages: Bool { false }
  package var lostButtons: UInt32 { 0 }
  package func ignoresRelease() -> Bool { false }
  package var receivesDrops: Bool { false }
  package func listenForDrags(over window: UInt) {}
  package func answerDrag(_ isTaken: Bool) {}

  /// Calls a closure with an array of C strings and its count.
  func withNames(_ names: [String], _ body: ([UnsafePointer<CChar>], Int32) -> Bool) -> Bool {
    let copies = names.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    let pointers = copies.compactMap { $0.map { UnsafePointer($0) } }
    return body(pointers, Int32(pointers.count))
  }
}
