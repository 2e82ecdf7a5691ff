import CSelections
import Foundation
import UIKitCore

extension Selections: IncomingDragSource {
  func listenForDrags(over window: UInt) {
    xdnd?.destination.listen(over: UInt32(truncatingIfNeeded: window))
  }

  /// Handles events of other programs' drags; returns whether there were any.
  func handleHover() -> Bool {
    var isAny = false
    while let destination = xdnd?.destination, let event = destination.next() {
      isAny = true
      let (x, y) = (Double(event.x), Double(event.y))
      switch event.event {
      case .entered:
        incoming?.leave()
        incoming = IncomingDrag(
          over: UInt(destination.window),
          offers: { destination.offers($0) },
          from: self
        )
        incoming?.begin()
      case .moved: incoming?.move(x: x, y: y)
      case .left:
        incoming?.leave()
        incoming = nil
      case .dropped: incoming?.drop(x: x, y: y)
      case .read:
        let (bytes, isTooLarge) = destination.takeData()
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
    xdnd?.destination.read(type, maximumSize: SelectionTypes.maximumSize(of: type))
  }

  func answerDrag(_ isTaken: Bool, _ type: String?) {
    xdnd?.destination.answer(isTaken)
  }

  func finishDrag(_ isTaken: Bool) {
    incoming = nil
    xdnd?.destination.finish(isTaken)
  }
}
