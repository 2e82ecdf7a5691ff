import CWayland
import Foundation
import Glibc
import UIKitCore

/// The clipboard of a Wayland compositor for data of all types, including text.
///
/// A compositor notifies only one listener per program. The class receives its events together with
/// SDL's. Drags are in `CompositorExchange+Drag.swift`.
@MainActor
final class CompositorExchange: DataExchange {
  /// A drag of this program.
  struct Drag {
    let types: [String]
    let origin: DragOrigin
    let allowsMove: Bool
    let source: DragSource
    /// Whether the compositor manages the drag, because the pointer has left the window.
    var isHandedOver = false
    /// Whether the pointer has returned to the window.
    var isInside = false
    /// Whether another program has accepted the drop.
    var isTaken = false
    var outcome = DragOutcome.pending
  }

  /// The owner of the connection to the compositor, which stays open as long as the exchange.
  private let owner: AnyObject
  /// Returns whether windows accept drags from other programs.
  let acceptsDrops: () -> Bool
  private let connection: OpaquePointer
  /// The C object that exchanges data; see `rolltop_wayland_data_open`.
  let data: OpaquePointer
  private var offered: OfferedData?
  /// The text that `offerText(_:)` has put on the clipboard; `nil` for other data and if another
  /// program has replaced it.
  private var text: String?
  /// The text of the primary selection while this program owns it; otherwise empty.
  var selectedText = ""
  var drag: Drag?
  /// Whether SDL reports the release of the button during a drag, as SDL 3.4 does, so that it does
  /// not lose the next press.
  var reportsReleases = false
  /// The current drag from another program or window, and its data; see
  /// `CompositorExchange+Incoming.swift`.
  var incoming: IncomingDrag?
  var incomingData: IncomingData?
  /// The last response to the other program; `nil` without one.
  var lastAnswer: Bool?
  var onDragChange: (() -> Void)?
  var onEvent: ((UInt, ExchangeEvent) -> Bool)?
  var receivesDrops = false

  /// Listens on a connection; `nil` if the compositor does not support data exchange.
  ///
  /// - Parameters:
  ///   - connection: The connection; see `rolltop_wayland_open`.
  ///   - owner: The object that closes the connection in its deinitializer.
  ///   - acceptsDrops: Returns whether windows accept drags from other programs.
  init?(connection: OpaquePointer, of owner: AnyObject, acceptsDrops: @escaping () -> Bool) {
    guard let data = rolltop_wayland_data_open(connection) else { return nil }
    (self.owner, self.acceptsDrops) = (owner, acceptsDrops)
    (self.connection, self.data) = (connection, data)
  }

  isolated deinit { rolltop_wayland_data_close(data) }

  var descriptor: Int32? { incomingData?.descriptor }

  func handleEvents() -> Bool {
    var event = wayland_data_event()
    var isAny = false
    while rolltop_wayland_data_next(data, &event) {
      isAny = true
      let type = event.type.map { String(cString: $0) } ?? ""
      free(event.type)
      if event.kind == WAYLAND_CLIPBOARD_ASKED {
        Self.write(offered?.data(type), to: event.descriptor)
      } else if event.kind == WAYLAND_PRIMARY_ASKED {
        Self.write(Data(selectedText.utf8), to: event.descriptor)
      } else {
        handleDrag(event, type)
      }
    }
    if takeIncomingData() { isAny = true }
    let isLost = offered == nil ? isForeign : !holdsOffer
    if isLost { (offered, text) = (nil, nil) }
    return isAny
  }

  /// Reads the data of a drop before SDL does.
  ///
  /// SDL destroys its own offer of a drop that it cannot read (seen in 2.32); for wlroots that
  /// is the end of the drop.
  func handleDropFirst() -> Bool {
    guard incoming != nil, drag == nil else { return false }
    _ = rolltop_wayland_read(connection)
    _ = handleEvents()
    return incoming?.delaysOtherEvents == true
  }

  /// Writes data for another program; writes nothing if there is no memory for a copy.
  static func write(_ data: Data?, to descriptor: Int32) {
    let fits = rolltop_wayland_can_write(data?.count ?? 0)
    rolltop_wayland_write(descriptor, wayland_bytes(fits ? data : nil))
  }

  func takeModifiers() -> UInt32? {
    var modifiers: UInt32 = 0
    return rolltop_wayland_take_modifiers(data, &modifiers) ? modifiers : nil
  }

  func offer(_ types: [String], _ source: @escaping Source) -> Bool {
    (offered, text) = (OfferedData(source), nil)
    let isOffered = withNames(types) {
      rolltop_wayland_selection_offer(data, WAYLAND_CLIPBOARD, $0, $1)
    }
    if !isOffered { offered = nil }
    return isOffered
  }

  func offerText(_ text: String) -> Bool {
    let types = text.isEmpty ? [] : SelectionTypes.offered([SelectionTypes.utf8Text]) { _ in nil }
    let isOffered = offer(types) { _ in Data(text.utf8) }
    // Without any input so far, no compositor accepts the offer, and only this program has the
    // text.
    self.text = text
    return isOffered || !isForeign
  }

  var ownText: String? { text ?? "" }

  /// Weston sends data only to the program's last listener, which is SDL.
  let leavesTextsToSDL = true

  var holdsOffer: Bool { rolltop_wayland_selection_is_held(data, WAYLAND_CLIPBOARD) }

  var isForeign: Bool { rolltop_wayland_selection_is_foreign(data, WAYLAND_CLIPBOARD) }

  var hasRefused: Bool { rolltop_wayland_was_too_large(data) }

  var types: [String] { types(WAYLAND_CLIPBOARD) }

  /// The types of another program's selection.
  func types(_ selection: wayland_selection) -> [String] {
    CompositorExchange.collect { rolltop_wayland_selection_types(data, selection, $0, $1) }
  }

  func data(_ type: String) -> Data? { data(type, WAYLAND_CLIPBOARD) }

  /// Reads another program's selection; `nil` if there is no data, it is too large, or a timeout
  /// expires.
  func data(_ type: String, _ selection: wayland_selection) -> Data? {
    let maximumSize = SelectionTypes.maximumSize(of: type)
    let contents = Data(rolltop_wayland_selection_read(data, selection, type, maximumSize))
    if rolltop_wayland_was_too_large(data) { SelectionTypes.reportRefusal(of: type) }
    return contents
  }

  /// Collects the types listed by a C function.
  static func collect(
    _ list: (UnsafeMutableRawPointer, @escaping wayland_type_found) -> Void
  ) -> [String] {
    var types: [String] = []
    withUnsafeMutablePointer(to: &types) { pointer in
      list(pointer) { context, type in
        context.assumingMemoryBound(to: [String].self).pointee.append(String(cString: type))
      }
    }
    return types
  }
}

extension Data {
  /// Takes ownership of bytes on the heap of the C library; `nil` if there are none.
  init?(_ found: wayland_bytes) {
    guard let bytes = found.bytes else { return nil }
    self.init(bytesNoCopy: bytes, count: found.count, deallocator: .free)
  }
}

extension wayland_bytes {
  /// Copies data to the heap of the C library.
  init(_ data: Data?) {
    let bytes = data?.copyOnHeap()
    self.init(bytes: bytes, count: bytes == nil ? 0 : data?.count ?? 0)
  }
}
