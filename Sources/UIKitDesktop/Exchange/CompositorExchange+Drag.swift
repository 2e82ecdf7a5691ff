import CWayland
import Foundation
import UIKitCore
import UIKitGraphics

/// Drags managed by a Wayland compositor.
///
/// Within the window in which a drag began, SDL reports the pointer and the compositor does not
/// know of the drag. When the pointer leaves the window, the drag is handed to the compositor,
/// which then reports the drag's position over windows of this program and its end.
extension CompositorExchange {
  func beginDrag(
    _ types: [String],
    from origin: DragOrigin,
    allowsMove: Bool,
    _ source: @escaping DragSource
  ) -> Bool {
    guard rolltop_wayland_drag_is_possible(data) else { return false }
    // Items added to a drag that the compositor already manages are only for this program.
    guard drag?.isHandedOver != true else { return true }
    drag = Drag(types: types, origin: origin, allowsMove: allowsMove, source: source)
    return true
  }

  func updateDrag(wantsMove: Bool) -> DragLocation {
    guard let drag else { return .inside }
    if !drag.isHandedOver, drag.origin.containsPointer() || !handOver(drag) { return .inside }
    if self.drag?.isInside == true { return .inside }
    switch rolltop_wayland_drag_answer(data) {
    case WAYLAND_DRAG_COPIED: return .acceptsCopy
    case WAYLAND_DRAG_MOVED: return .acceptsMove
    default: return .outside
    }
  }

  /// Hands the drag to the compositor.
  ///
  /// - Returns: Whether the compositor manages the drag now.
  private func handOver(_ drag: Drag) -> Bool {
    guard let surface = UnsafeMutableRawPointer(bitPattern: drag.origin.window) else {
      return false
    }
    let isHandedOver = withNames(drag.types) {
      rolltop_wayland_drag_begin(data, surface, $0, $1, drag.allowsMove)
    }
    self.drag?.isHandedOver = isHandedOver
    return isHandedOver
  }

  /// Does nothing, because the compositor handles the release of the button.
  func drop() {}

  var dragOutcome: DragOutcome { drag?.outcome ?? .refused }

  var dragProgress: Int { Int(rolltop_wayland_progress()) }

  func endDrag() {
    (drag, onDragChange) = (nil, nil)
    rolltop_wayland_drag_end(data)
  }

  var showsDragImages: Bool { true }

  func showDragged(_ image: UIImage?, hotSpot: CGPoint, pixelsPerUnit: CGFloat) -> Bool {
    guard let image else {
      rolltop_wayland_drag_show(data, nil, 0, 0, 1, 0, 0)
      return true
    }
    guard let pixels = image.pixels(premultiplied: true) else { return true }
    let (width, height) = (Int32(pixels.width), Int32(pixels.height))
    let unitsPerPoint = image.scale / pixelsPerUnit
    let x = Int32((hotSpot.x * unitsPerPoint).rounded())
    let y = Int32((hotSpot.y * unitsPerPoint).rounded())
    rolltop_wayland_drag_show(data, pixels.bits, width, height, pixelsPerUnit, x, y)
    return true
  }

  var lostButtons: UInt32 {
    !reportsReleases && rolltop_wayland_has_lost_release(data) ? 1 : 0
  }

  func ignoresRelease() -> Bool {
    guard drag?.isHandedOver == true else { return false }
    reportsReleases = true
    return true
  }

  // MARK: Events of the compositor

  /// Passes an event to a window.
  private func deliver(_ event: ExchangeEvent, to window: UInt) { _ = onEvent?(window, event) }

  /// Handles an event about a drag.
  func handleDrag(_ event: wayland_data_event, _ type: String) {
    let window = UInt(bitPattern: event.surface)
    switch event.kind {
    case WAYLAND_DRAG_ASKED: provide(type, event.descriptor)
    case WAYLAND_DRAG_ANSWERED: onDragChange?()
    case WAYLAND_DRAG_TAKEN: recordDropElsewhere()
    case WAYLAND_DRAG_FINISHED: recordResult(rolltop_wayland_drag_answer(data))
    case WAYLAND_DRAG_CANCELLED: recordCancellation()
    case WAYLAND_DROP_ENTERED: enter(window, event)
    case WAYLAND_DROP_MOVED: move(window, event)
    case WAYLAND_DROP_LEFT: leave(window)
    case WAYLAND_DROP_DROPPED: release(window, event)
    case WAYLAND_PRESS_LOST where !reportsReleases:
      deliver(.pressed(x: event.x, y: event.y), to: window)
    default: break
    }
  }

  private func provide(_ type: String, _ descriptor: Int32) {
    guard let drag else { return Self.write(nil, to: descriptor) }
    drag.source(type) { Self.write($0, to: descriptor) }
  }

  private func recordDropElsewhere() {
    guard let drag, !drag.isInside else { return }
    self.drag?.isTaken = true
    deliver(.dragReleased, to: drag.origin.window)
  }

  private func recordResult(_ answer: wayland_drag_answer) {
    guard drag?.isTaken == true else { return }
    drag?.outcome = answer == WAYLAND_DRAG_MOVED ? .moved : .copied
    onDragChange?()
  }

  private func recordCancellation() {
    guard let drag else { return }
    self.drag?.outcome = .refused
    if drag.isTaken { onDragChange?() } else { deliver(.dragCancelled, to: drag.origin.window) }
  }

  // MARK: Drags over own windows

  private func isOrigin(_ window: UInt) -> Bool {
    drag.map { $0.isHandedOver && $0.origin.window == window } ?? false
  }

  private func enter(_ window: UInt, _ event: wayland_data_event) {
    guard !isOrigin(window) else {
      // Accept in any case, because the compositor delivers a drop only if a type was accepted; the
      // view under the pointer decides later.
      rolltop_wayland_drop_answer(data, drag?.types.first)
      return move(window, event)
    }
    receivesDrops = true
    beginIncoming(over: window)
    incoming?.move(x: event.x, y: event.y)
  }

  private func move(_ window: UInt, _ event: wayland_data_event) {
    guard isOrigin(window) else { return incoming?.move(x: event.x, y: event.y) ?? () }
    drag?.isInside = true
    deliver(.dragMoved(x: event.x, y: event.y), to: window)
  }

  private func leave(_ window: UInt) {
    guard isOrigin(window) else { return endIncoming() }
    drag?.isInside = false
    onDragChange?()
  }

  private func release(_ window: UInt, _ event: wayland_data_event) {
    guard isOrigin(window) else { return incoming?.drop(x: event.x, y: event.y) ?? () }
    rolltop_wayland_drop_finish(data, true)
    deliver(.dragReleased, to: window)
  }
}
