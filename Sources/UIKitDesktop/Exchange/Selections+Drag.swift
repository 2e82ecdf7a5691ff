import CSelections
import Foundation
import UIKitCore
import UIKitGraphics

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

  func updateDrag(wantsMove: Bool) -> DragLocation {
    guard let connection else { return .inside }
    switch rolltop_drag_update(connection, wantsMove) {
    case DRAG_INSIDE: return .inside
    case DRAG_COPIES: return .acceptsCopy
    case DRAG_MOVES: return .acceptsMove
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

  var showsDragImages: Bool { connection.map { rolltop_drag_shows_images($0) } ?? false }

  func showDragged(_ image: UIImage?, hotSpot: CGPoint, pixelsPerUnit: CGFloat) -> Bool {
    guard let connection else { return false }
    guard let image else { return rolltop_drag_show(connection, nil, 0, 0, 0, 0) }
    guard let pixels = image.pixels(premultiplied: false) else { return false }
    let (width, height) = (Int32(pixels.width), Int32(pixels.height))
    let x = Int32((hotSpot.x * image.scale).rounded())
    let y = Int32((hotSpot.y * image.scale).rounded())
    return rolltop_drag_show(connection, pixels.bits, width, height, x, y)
  }

  func endDrag() {
    (dragSource, onDragChange) = (nil, nil)
    if let connection { rolltop_drag_end(connection) }
  }

  /// Loads data requested by a window during a drag.
  func dragDataAsked(_ type: String) {
    guard let dragSource else { return provide(type, nil) }
    dragSource(type) { [weak self] in self?.provide(type, $0) }
  }

  private func provide(_ type: String, _ data: Data?) {
    if let connection { rolltop_drag_provide(connection, type, selection_bytes(data)) }
  }
}
