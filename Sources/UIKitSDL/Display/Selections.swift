import CSelections
import Foundation
import Glibc

/// The clipboard of an X server for data of all types, which SDL does not exchange, and drags to
/// other programs, which it cannot begin.
///
/// It has a connection of its own: SDL reads the events of its own one. What is offered is served
/// when the loop handles events.
@MainActor
final class Selections: DataExchange {
  private(set) var connection: OpaquePointer?
  private var source: Source?
  /// What other programs have asked for already: encoding a large image takes seconds.
  private var made: [String: Data] = [:]
  /// What is dragged; see `Selections+Drag.swift`.
  var dragSource: DragSource?
  var onDragChange: (() -> Void)?

  /// Connects to the server; `nil` when that is not possible.
  ///
  /// - Parameter window: The server's number of a window of SDL's.
  init?(window: UInt) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    connection = rolltop_selections_open(
      UInt32(truncatingIfNeeded: window),
      context,
      {
        let selections = Unmanaged<Selections>.fromOpaque($0).takeUnretainedValue()
        let type = String(cString: $1)
        return selection_bytes(MainActor.assumeIsolated { selections.make(type) })
      },
      {
        let selections = Unmanaged<Selections>.fromOpaque($0).takeUnretainedValue()
        let type = String(cString: $1)
        MainActor.assumeIsolated { selections.dragDataAsked(type) }
      }
    )
    if connection == nil { return nil }
  }

  isolated deinit {
    if let connection { rolltop_selections_close(connection) }
  }

  var descriptor: Int32? {
    let descriptor = connection.map { rolltop_selections_descriptor($0) } ?? -1
    return descriptor < 0 ? nil : descriptor
  }

  func handleEvents() -> Bool {
    guard let connection, rolltop_selections_handle(connection) else { return false }
    if rolltop_clipboard_is_lost(connection) { (source, made) = (nil, [:]) }
    onDragChange?()
    return true
  }

  private func make(_ type: String) -> Data? {
    if let known = made[type] { return known }
    let data = source?(type)
    made[type] = data
    return data
  }

  func offer(_ types: [String], _ source: @escaping Source) -> Bool {
    guard let connection else { return false }
    (self.source, made) = (source, [:])
    return withNames(types) { rolltop_clipboard_offer(connection, $0, $1) }
  }

  var holdsOffer: Bool { connection.map { rolltop_clipboard_is_held($0) } ?? false }

  var isForeign: Bool { connection.map { rolltop_clipboard_is_foreign($0) } ?? false }

  var types: [String] {
    var found: [String] = []
    guard let connection else { return [] }
    withUnsafeMutablePointer(to: &found) { pointer in
      rolltop_clipboard_types(connection, pointer) { context, type in
        context.assumingMemoryBound(to: [String].self).pointee.append(String(cString: type))
      }
    }
    return found
  }

  func data(_ type: String) -> Data? {
    guard let connection else { return nil }
    let found = rolltop_clipboard_read(connection, type)
    return found.bytes.map { Data(bytesNoCopy: $0, count: found.count, deallocator: .free) }
  }
}

extension selection_bytes {
  /// A copy of data on the C library's heap.
  init(_ data: Data?) {
    guard let data, let bytes = malloc(max(1, data.count)) else {
      self.init(bytes: nil, count: 0)
      return
    }
    data.withUnsafeBytes { source in
      if let start = source.baseAddress { memcpy(bytes, start, source.count) }
    }
    self.init(bytes: bytes.assumingMemoryBound(to: UInt8.self), count: data.count)
  }
}
