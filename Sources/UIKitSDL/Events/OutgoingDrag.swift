import CSDL2
import Foundation
import UIKitCore
import UIKitDesktop
import UIKitGraphics

/// Carries drags to the windows of other programs.
@MainActor
final class OutgoingDrag: DesktopDrag {
  private weak var window: DesktopWindow?
  private var exchange: (any DataExchange)?
  private var allowsMove = false
  var onChange: (() -> Void)?

  /// Creates the carrier of a window's drags; `nil` if the display does not support them.
  init?(window: DesktopWindow) {
    guard window.driver.hasExchange else { return nil }
    self.window = window
  }

  func begin(_ offer: DragOffer) -> Bool {
    guard let window, let handle = window.serverWindow, let exchange = window.driver.exchange
    else { return false }
    allowsMove = offer.allowsMove
    let types = SelectionTypes.draggable(offer.types)
    guard
      exchange.beginDrag(
        types,
        from: DragOrigin(window: handle) { [weak window] in window?.containsPointer ?? true },
        allowsMove: offer.allowsMove,
        { offer.load(SelectionTypes.canonicalType(for: $0), $1) }
      )
    else { return false }
    exchange.onDragChange = { [weak self] in self?.onChange?() }
    self.exchange = exchange
    return true
  }

  func track() -> DragLocation {
    // As is common on desktops, the data is copied unless Shift is pressed.
    let wantsMove = allowsMove && SDL_GetModState().rawValue & KMOD_SHIFT.rawValue != 0
    return exchange?.updateDrag(wantsMove: wantsMove) ?? .inside
  }

  func drop() { exchange?.drop() }

  var outcome: DragOutcome { exchange?.dragOutcome ?? .refused }

  var progress: Int { exchange?.dragProgress ?? 0 }

  func end() {
    exchange?.endDrag()
    exchange = nil
    PointerCursor.shared.showImage(nil, hotSpot: .zero)
  }

  var replacesPointer: Bool { exchange?.showsDragImages != true }

  func showPointer(_ image: UIImage?, hotSpot: CGPoint) {
    let ratio = window?.backingRatio ?? 1
    if exchange?.showDragged(image, hotSpot: hotSpot, pixelsPerUnit: ratio) == true { return }
    PointerCursor.shared.showImage(image, hotSpot: hotSpot)
  }
}
