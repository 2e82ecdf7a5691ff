import CSelections
import Foundation
import UIKitCore

extension Selections: IncomingDragSource {
  func listenForDrags(over window: UInt) {
    if let connection { rolltop_hover_listen(connection, UInt32(truncatingIfNeeded: window)) }
  }

  /// Handles events of other programs' drags; returns whether there were any.
  func handleHover() -> Bool {
    var event = hover_event()
    var isAny = false
    while let connection, rolltop_hover_next(connection, &event) {
      isAny = true
      let (x, y) = (Double(event.x), Double(event.y))
      switch event.kind {
      case HOVER_ENTERED:
        incoming?.leave()
        incoming = IncomingDrag(
          over: UInt(event.window),
          offers: { rolltop_hover_offers(connection, $0) },
          from: self
        )
        incoming?.begin()
      case HOVER_MOVED: incoming?.move(x: x, y: y)
      case HOVER_LEFT:
        incoming?.leave()
        incoming = nil
      case HOVER_DROPPED: incoming?.drop(x: x, y: y)
      default:
        var isTooLarge = false
        let bytes = rolltop_hover_take_data(connection, &isTooLarge)
        let data = bytes.bytes.map {
          Data(bytesNoCopy: $0, count: bytes.count, deallocator: .free)
        }
        incoming?.receive(data, isTooLarge: isTooLarge)
      }
    }
    return isAny
  }

  func answerDrag(_ isTaken: Bool) { incoming?.answer(isTaken) }

  func readDrag(_ type: String) {
    if let connection { rolltop_hover_read(connection, type, SelectionTypes.maximumSize(of: type)) }
  }

  func answerDrag(_ isTaken: Bool, _ type: String?) {
    if let connection { rolltop_hover_answer(connection, isTaken) }
  }

  func finishDrag(_ isTaken: Bool) {
    incoming = nil
    if let connection { rolltop_hover_finish(connection, isTaken) }
  }
}
