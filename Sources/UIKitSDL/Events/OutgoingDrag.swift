import CSDL2
import Foundation
import UIKitCore
import UIKitGraphics

/// Takes drags to other windows of an X server.
@MainActor
final class OutgoingDrag: DragCarrier {
  private weak var window: DesktopWindow?
  private var selections: Selections?
  private var allowsMove = false
  var onChange: (() -> Void)?

  /// Creates the carrier of a window's drags; `nil` without an X server.
  init?(window: DesktopWindow) {
    guard window.driver.name == "x11" else { return nil }
    self.window = window
  }

  func begin(_ offer: DragOffer) -> Bool {
    guard let window, let handles = window.driver.serverHandles(of: window.handle),
      let selections = window.driver.selections
    else { return false }
    allowsMove = offer.allowsMove
    let types = SelectionTypes.draggable(offer.types)
    guard
      selections.beginDrag(
        in: handles.window,
        types,
        { offer.load(SelectionTypes.source(of: $0), $1) }
      )
    else { return false }
    selections.onDragChange = { [weak self] in self?.onChange?() }
    self.selections = selections
    return true
  }

  func follow() -> DragPlace {
    // As everywhere on desktops: a copy, unless Shift is held.
    let wantsMove = allowsMove && SDL_GetModState().rawValue & KMOD_SHIFT.rawValue != 0
    return selections?.followDrag(wantsMove: wantsMove) ?? .inside
  }

  func drop() { selections?.drop() }

  var outcome: DragOutcome { selections?.dragOutcome ?? .refused }

  var progress: Int { selections?.dragProgress ?? 0 }

  func end() {
    selections?.endDrag()
    selections = nil
    PointerCursor.shared.showPicture(nil, hotSpot: .zero)
  }

  func showPointer(_ picture: UIImage?, hotSpot: CGPoint) {
    PointerCursor.shared.showPicture(picture, hotSpot: hotSpot)
  }
}
