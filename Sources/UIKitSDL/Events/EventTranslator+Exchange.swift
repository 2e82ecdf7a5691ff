import CSDL2
import Foundation
import UIKitCore

extension EventTranslator {
  /// Handles what a compositor tells of the window beside what SDL reports.
  func receive(_ event: ExchangeEvent) {
    let button = UInt8(SDL_BUTTON_LEFT)
    guard let id = TouchID.pointer(button) else { return }
    applyMoves()
    switch event {
    case .entered: break
    case .dragMoved(let x, let y):
      loop.touches.touchMove(to: window.point(x: x, y: y), id: id)
    case .dragReleased:
      loop.touches.touchUp(id: id)
    case .dragCancelled:
      loop.touches.touchCancel(id: id)
    case .pressed(let x, let y):
      loop.touches.touchDown(
        at: window.point(x: x, y: y),
        id: id,
        type: .indirectPointer,
        buttonMask: TouchID.mask(button),
        modifiers: UIKeyModifierFlags(SDL_GetModState())
      )
    case .dropped(let items, let x, let y):
      loop.touches.drop(items, at: window.point(x: x, y: y))
    }
  }
}

extension DesktopWindow {
  /// The display server's handle of the window.
  var serverWindow: UInt? { driver.serverHandles(of: handle)?.window }

  /// Whether the pointer is over the window, as SDL knows it while a button is down.
  var containsPointer: Bool {
    var (x, y, width, height) = (Int32(0), Int32(0), Int32(0), Int32(0))
    SDL_GetMouseState(&x, &y)
    SDL_GetWindowSize(handle, &width, &height)
    return x >= 0 && y >= 0 && x < width && y < height
  }
}
