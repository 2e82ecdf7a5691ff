import Foundation
import Glibc
import UIKitCore
import UIKitGraphics

/// The window that a drag begins in.
@MainActor
struct DragOrigin {
  /// The display server's handle of it.
  let window: UInt
  /// Whether the pointer is over it, by the events so far.
  let containsPointer: () -> Bool
}

/// A message of a compositor about a window that SDL does not report; positions are in SDL's
/// coordinates.
enum ExchangeEvent {
  /// A drag of another program, or of another window, is over the window; whether a drop would be
  /// taken is the answer.
  case hovered([ForeignItem], x: Double, y: Double)
  /// It is not any more, or its drop has failed.
  case hoverEnded
  /// A drag that left the window is over it again.
  case dragMoved(x: Double, y: Double)
  /// A drag that left the window ended with a drop, here or elsewhere.
  case dragReleased
  /// Nothing takes what was dragged out.
  case dragCancelled
  /// The main button was pressed, which SDL does not notice after a drag.
  case pressed(x: Double, y: Double)
  /// Something was dropped on the window; whether it was taken is the answer.
  case dropped([ForeignItem], x: Double, y: Double)
  /// A drop was refused because it is larger than the limit, in bytes.
  case dropRefused(limit: Int)
  /// A closure is to be called after a time in seconds.
  case waits(Double, @MainActor () -> Void)
}

/// Data that other programs are offered, and what was made of it: encoding a large image takes seconds.
@MainActor
final class OfferedData {
  private let source: DataExchange.Source
  private var made: [String: Data] = [:]

  init(_ source: @escaping DataExchange.Source) { self.source = source }

  /// The data of a type; `nil` when the source has none.
  func data(_ type: String) -> Data? {
    if let known = made[type] { return known }
    let data = source(type)
    made[type] = data
    return data
  }
}

extension Data {
  /// A copy on the C library's heap; `nil` without memory for it.
  func copyOnHeap() -> UnsafeMutablePointer<UInt8>? {
    guard let bytes = malloc(Swift.max(1, count)) else { return nil }
    withUnsafeBytes { source in
      if let start = source.baseAddress { memcpy(bytes, start, source.count) }
    }
    return bytes.assumingMemoryBound(to: UInt8.self)
  }
}

/// Exchanges data of all types with other programs: the clipboard, and drags.
@MainActor
protocol DataExchange: AnyObject {
  /// Makes the data of a type in the offer.
  typealias Source = (String) -> Data?
  /// Loads the data of a type of what is dragged.
  typealias DragSource = (String, @escaping @MainActor (Data?) -> Void) -> Void

  /// The descriptor that becomes readable when there is something to handle; `nil` when there is
  /// none beside the display's own connection, or the server has gone away.
  var descriptor: Int32? { get }

  /// Serves what other programs ask for; never blocks.
  ///
  /// - Returns: Whether there was anything.
  func handleEvents() -> Bool

  /// Gets what happens to a window, by the server's handle of it; returns the window's answer, which is
  /// `false` without such a window.
  var onEvent: ((UInt, ExchangeEvent) -> Bool)? { get set }

  /// The keyboard's modifiers, if the server has reported them since the last call; see
  /// `rolltop_set_modifiers`.
  func takeModifiers() -> UInt32?

  // MARK: The clipboard

  /// Puts data on the clipboard.
  ///
  /// - Parameters:
  ///   - types: The names of its types for other programs.
  ///   - source: Makes the data of a type.
  /// - Returns: Whether it is there.
  func offer(_ types: [String], _ source: @escaping Source) -> Bool

  /// Puts a text on the clipboard; an empty one empties it.
  ///
  /// - Returns: `false` where SDL exchanges texts.
  func offerText(_ text: String) -> Bool

  /// The text that this program has put there, empty without one; `nil` where SDL knows it.
  var ownText: String? { get }

  /// Whether what was offered last is on the clipboard.
  var holdsOffer: Bool { get }

  /// Whether SDL may be the only one that a compositor lets read.
  var leavesTextsToSDL: Bool { get }

  /// Whether another program owns the clipboard.
  var isForeign: Bool { get }

  /// Whether there was more data than is taken, when it was read last.
  var hasRefused: Bool { get }

  /// The types that another program offers.
  var types: [String] { get }

  /// The text that is selected; `nil` where SDL knows it.
  var primaryText: String? { get }

  /// Makes a text the one that is selected; an empty one selects nothing.
  ///
  /// - Returns: `false` where SDL exchanges it.
  func offerPrimaryText(_ text: String) -> Bool

  /// Data of a type that another program offers; `nil` when it does not come.
  func data(_ type: String) -> Data?

  // MARK: Drags

  /// Called when another program has sent something during a drag.
  var onDragChange: (() -> Void)? { get set }

  /// Begins a drag.
  ///
  /// - Parameters:
  ///   - types: The names of its types for other programs.
  ///   - origin: The window that it begins in.
  ///   - allowsMove: Whether the data may be moved, and not only copied.
  ///   - source: Loads the data of a type.
  /// - Returns: Whether other programs can get it.
  func beginDrag(
    _ types: [String],
    from origin: DragOrigin,
    allowsMove: Bool,
    _ source: @escaping DragSource
  ) -> Bool

  /// Reports the window below the pointer of the drag.
  ///
  /// - Parameter wantsMove: Whether to propose a move, where the compositor does not decide that.
  /// - Returns: Where the pointer is.
  func updateDrag(wantsMove: Bool) -> DragPlace

  /// Drops what is dragged on that window.
  func drop()

  /// The outcome of the drop; refused when the server has gone away.
  var dragOutcome: DragOutcome { get }

  /// A number that grows while other programs take data.
  var dragProgress: Int { get }

  /// Ends the drag.
  func endDrag()

  /// Shows a picture beside the pointer during a drag, outside of the program's windows, too.
  ///
  /// - Parameters:
  ///   - picture: `nil` shows none.
  ///   - hotSpot: Where in the picture the pointer is, in points.
  ///   - pixelsPerUnit: Of the window's coordinates.
  /// - Returns: `false` where the pointer itself has to have the picture.
  func showDragged(_ picture: UIImage?, hotSpot: CGPoint, pixelsPerUnit: CGFloat) -> Bool

  /// Whether drags show pictures beside the pointer.
  var hasDragPictures: Bool { get }

  /// The buttons that SDL takes for pressed after a drag, as its mask.
  var lostButtons: UInt32 { get }

  /// Has drags of other programs over a window reported, by the server's handle of it.
  func listenForDrags(over window: UInt)

  /// Reports to the program whose drag is over a window whether a drop would be taken now, though the drag
  /// has not moved.
  func answerDrag(_ isTaken: Bool)

  /// Whether drops of other programs are reported by `onEvent`, and those that SDL reports are the same.
  var receivesDrops: Bool { get }
}

/// An exchange beside SDL, which exchanges texts and knows the pointer.
extension DataExchange {
  var onEvent: ((UInt, ExchangeEvent) -> Bool)? {
    get { nil }
    set {}
  }
  func takeModifiers() -> UInt32? { nil }
  func offerText(_ text: String) -> Bool { false }
  var ownText: String? { nil }
  var primaryText: String? { nil }
  func offerPrimaryText(_ text: String) -> Bool { false }
  var leavesTextsToSDL: Bool { false }
  func showDragged(_ picture: UIImage?, hotSpot: CGPoint, pixelsPerUnit: CGFloat) -> Bool { false }
  var hasDragPictures: Bool { false }
  var lostButtons: UInt32 { 0 }
  var receivesDrops: Bool { false }
  func listenForDrags(over window: UInt) {}
  func answerDrag(_ isTaken: Bool) {}

  /// Calls a closure with names as C has them, and their number.
  func withNames(_ names: [String], _ body: ([UnsafePointer<CChar>], Int32) -> Bool) -> Bool {
    let copies = names.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    let pointers = copies.compactMap { $0.map { UnsafePointer($0) } }
    return body(pointers, Int32(pointers.count))
  }
}
