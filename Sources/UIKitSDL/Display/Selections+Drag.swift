import CSelections
import Foundation
import UIKitCore

extension Selections {
  /// Loads the data of a type of what is dragged.
  typealias DragSource = (String, @escaping @MainActor (Data?) -> Void) -> Void

  /// Begins a drag.
  ///
  /// - Parameters:
  ///   - window: The server's number of the window that it begins in.
  ///   - types: The names of its types for other programs.
  ///   - source: Loads the data of a type.
  /// - Returns: Whether other programs can get it.
  func beginDrag(in window: UInt, _ types: [String], _ source: @escaping DragSource) -> Bool {
    guard let connection else { return false }
    dragSource = source
    return Selections.withNames(types) {
      rolltop_drag_begin(connection, UInt32(truncatingIfNeeded: window), $0, $1)
    }
  }

  /// Tells the window below the pointer of the drag.
  func followDrag(wantsMove: Bool) -> DragPlace {
    guard let connection else { return .inside }
    switch rolltop_drag_follow(connection, wantsMove) {
    case DRAG_INSIDE: return .inside
    case DRAG_COPIES: return .copies
    case DRAG_MOVES: return .moves
    default: return .outside
    }
  }

  /// Drops what is dragged on that window.
  func drop() {
    if let connection { rolltop_drag_drop(connection) }
  }

  /// How the drop has ended; refused when the server has gone away.
  var dragOutcome: DragOutcome {
    guard let connection, descriptor != nil else { return .refused }
    switch rolltop_drag_result(connection) {
    case DRAG_PENDING: return .pending
    case DRAG_COPIED: return .copied
    case DRAG_MOVED: return .moved
    default: return .refused
    }
  }

  /// A number that grows while other programs take data.
  var dragProgress: Int { connection.map { Int(rolltop_drag_progress($0)) } ?? 0 }

  /// Ends the drag.
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
