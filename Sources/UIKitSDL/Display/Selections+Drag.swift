import CSelections
import Foundation
import UIKitCore

extension Selections {
  func beginDrag(
    _ types: [String],
    from origin: DragOrigin,
    allowsMove: Bool,
    _ source: @escaping DragSource
  ) -> Bool {
    guard let connection else { return false }
    dragSource = source
    return withNames(types) {
      rolltop_drag_begin(connection, UInt32(truncatingIfNeeded: origin.window), $0, $1)
    }
  }

  func followDrag(wantsMove: Bool) -> DragPlace {
    guard let connection else { return .inside }
    switch rolltop_drag_follow(connection, wantsMove) {
    case DRAG_INSIDE: return .inside
    case DRAG_COPIES: return .copies
    case DRAG_MOVES: return .moves
    default: return .outside
    }
  }

  func drop() {
    if let connection { rolltop_drag_drop(connection) }
  }

  var dragOutcome: DragOutcome {
    guard let connection, descriptor != nil else { return .refused }
    switch rolltop_drag_result(connection) {
    case DRAG_PENDING: return .pending
    case DRAG_COPIED: return .copied
    case DRAG_MOVED: return .moved
    default: return .refused
    }
  }

  var dragProgress: Int { connection.map { Int(rolltop_drag_progress($0)) } ?? 0 }

  func endDrag() {
    (dragSource, onDragChange) = (nil, nil)
    if let connection { rolltop_drag_end(connection) }
  }

  /// Loads what a window has asked for.
  func dragDataAsked(_ type: String) {
    guard let dragSource else { return provide(type, nil) }
    dragSource(type) { [weak self] in self?.provide(type, $0) }
  }

  private func provide(_ type: String, _ data: Data?) {
    if let connection { rolltop_drag_provide(connection, type, selection_bytes(data)) }
  }
}
