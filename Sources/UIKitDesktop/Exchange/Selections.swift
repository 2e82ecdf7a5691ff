import CSelections
import Foundation
import Glibc
import UIKitGraphics

/// The connection to an X server for clipboard data of all types and for drags to other programs.
///
/// SDL supports neither.
///
/// The class opens a separate connection because SDL reads the events of its own. Offered data is
/// sent to other programs while the loop handles events.
@MainActor
final class Selections: DataExchange {
  private var openConnection: SelectionsConnection?
  var connection: UnsafeMutablePointer<selections>? { openConnection?.pointer }
  /// The drags to and from other programs; `nil` only without a connection.
  private(set) var xdnd: XDND?
  private var offered: OfferedData?
  /// The text that the class offers instead of SDL because it is too large for SDL; `nil` if there
  /// is none.
  private var largeText: String?
  /// Whether a check for stalled transfers is scheduled.
  private var watchesTransfers = false
  /// The source of this program's current drag; see `Selections+Drag.swift`.
  var dragSource: DragSource?
  var onDragChange: (() -> Void)?
  /// The current drag from another program; see `Selections+Hover.swift`.
  var incoming: IncomingDrag?
  var onEvent: ((UInt, ExchangeEvent) -> Bool)?

  /// Connects to the server; `nil` if that fails.
  ///
  /// - Parameter window: The X11 ID of an SDL window.
  init?(window: UInt) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    let opened = rolltop_selections_open(
      UInt32(truncatingIfNeeded: window),
      context,
      {
        let selections = Unmanaged<Selections>.fromOpaque($0).takeUnretainedValue()
        let type = String(cString: $1)
        return selection_bytes(MainActor.assumeIsolated { selections.offered?.data(type) })
      },
      {
        let selections = Unmanaged<Selections>.fromOpaque($0).takeUnretainedValue()
        let type = String(cString: $1)
        MainActor.assumeIsolated { selections.dragDataAsked(type) }
      }
    )
    guard let opened else { return nil }
    let connection = SelectionsConnection(opened)
    (openConnection, xdnd) = (connection, XDND(connection))
  }

  isolated deinit {
    if let connection { rolltop_selections_close(connection) }
  }

  var descriptor: Int32? {
    let descriptor = connection.map { rolltop_selections_descriptor($0) } ?? -1
    return descriptor < 0 ? nil : descriptor
  }

  func handleEvents() -> Bool {
    guard let connection else { return false }
    let isAny = rolltop_selections_handle(connection)
    if isAny {
      if rolltop_clipboard_is_lost(connection) { (offered, largeText) = (nil, nil) }
      onDragChange?()
    }
    watchTransfers()
    return handleHover() || isAny
  }

  /// Schedules a check for stalled transfers, so that their data is freed even if no other event
  /// arrives.
  private func watchTransfers() {
    guard !watchesTransfers, let connection, rolltop_selections_is_sending(connection) else {
      return
    }
    watchesTransfers = true
    // One second after the timeout of ten seconds in Offer.c.
    DispatchQueue.main.asyncAfter(deadline: .now() + 11) { [weak self] in
      MainActor.assumeIsolated {
        self?.watchesTransfers = false
        _ = self?.handleEvents()
      }
    }
  }

  func offer(_ types: [String], _ source: @escaping Source) -> Bool {
    guard let connection else { return false }
    offered = OfferedData(source)
    return withNames(types) { rolltop_clipboard_offer(connection, $0, $1) }
  }

  var holdsOffer: Bool { connection.map { rolltop_clipboard_is_held($0) } ?? false }

  var isForeign: Bool { isForeign(SELECTION_CLIPBOARD) }

  var hasRefused: Bool { connection.map { rolltop_selection_was_too_large($0) } ?? false }

  private func isForeign(_ selection: selection) -> Bool {
    connection.map { rolltop_selection_is_foreign($0, selection) } ?? false
  }

  var types: [String] { types(SELECTION_CLIPBOARD) }

  private func types(_ selection: selection) -> [String] {
    var types: [String] = []
    guard let connection else { return [] }
    withUnsafeMutablePointer(to: &types) { pointer in
      rolltop_selection_types(connection, selection, pointer) { context, type in
        context.assumingMemoryBound(to: [String].self).pointee.append(String(cString: type))
      }
    }
    return types
  }

  func data(_ type: String) -> Data? { data(type, SELECTION_CLIPBOARD) }

  private func data(_ type: String, _ selection: selection) -> Data? {
    guard let connection else { return nil }
    let bytes = rolltop_selection_read(
      connection,
      selection,
      type,
      SelectionTypes.maximumSize(of: type)
    )
    if rolltop_selection_was_too_large(connection) { SelectionTypes.reportRefusal(of: type) }
    return bytes.bytes.map { Data(bytesNoCopy: $0, count: bytes.count, deallocator: .free) }
  }

  var primaryText: String? {
    guard isForeign(SELECTION_PRIMARY) else { return nil }
    let types = types(SELECTION_PRIMARY)
    return SelectionTypes.text(offered: types) { data($0, SELECTION_PRIMARY) } ?? ""
  }

  /// Puts a text on the clipboard that is too large for a single request of SDL.
  func offerText(_ text: String) -> Bool {
    largeText = nil
    guard text.utf8.count > SelectionTypes.maximumTextSizeOfSDL else { return false }
    let isOffered = offer(SelectionTypes.offered([SelectionTypes.utf8Text]) { _ in nil }) { _ in
      Data(text.utf8)
    }
    if isOffered { largeText = text }
    return isOffered
  }

  var ownText: String? { largeText.flatMap { holdsOffer ? $0 : nil } }
}

extension selection_bytes {
  /// Copies data to the heap of the C library.
  init(_ data: Data?) {
    let bytes = data?.copyOnHeap()
    self.init(bytes: bytes, count: bytes == nil ? 0 : data?.count ?? 0)
  }
}
