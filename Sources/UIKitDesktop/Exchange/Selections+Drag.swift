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
    guard let xdnd else { return false }
    dragSource = source
    return withNames(types) { names, count in
      names.withUnsafeBytes {
        let names = $0.baseAddress?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
        let window = UInt32(truncatingIfNeeded: origin.window)
        return xdnd.source.begin(in: window, names, count: count)
      }
    }
  }

  func updateDrag(wantsMove: Bool) -> DragLocation {
    guard let xdnd, xdnd.source.update(wantsMove: wantsMove) else { return .inside }
    guard xdnd.source.isAccepted else { return .outside }
    return xdnd.source.isAcceptedAsMove ? .acceptsMove : .acceptsCopy
  }

  func drop() { xdnd?.source.drop() }

  var dragOutcome: DragOutcome {
    guard let source = xdnd?.source, descriptor != nil else { return .refused }
    guard source.isFinished else { return .pending }
    guard source.isPerformed else { return .refused }
    return source.isPerformedAsMove ? .moved : .copied
  }

  var dragProgress: Int { connection.map { Int($0.pointee.drag.progress) } ?? 0 }

  var showsDragImages: Bool { xdnd?.source.showsImages ?? false }

  func showDragged(_ image: UIImage?, hotSpot: CGPoint, pixelsPerUnit: CGFloat) -> Bool {
    guard let xdnd else { return false }
    guard let image else { return xdnd.source.show(nil, width: 0, height: 0, x: 0, y: 0) }
    guard let pixels = image.pixels(premultiplied: false) else { return false }
    let x = Int32((hotSpot.x * image.scale).rounded())
    let y = Int32((hotSpot.y * image.scale).rounded())
    return xdnd.source.show(pixels.bits, width: pixels.width, height: pixels.height, x: x, y: y)
  }

  func endDrag() {
    (dragSource, onDragChange) = (nil, nil)
    xdnd?.source.end()
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
