import CSDL2
import Foundation
import UIKitCore

extension EventTranslator {
  /// Has drags of other programs over the window reported, and their drops.
  func acceptDrops() {
    VideoDriver.acceptDrops(true)
    guard let exchange = window.driver.exchange, let handle = window.serverWindow else { return }
    exchange.onEvent = { EventRoutes.deliver($1, toWindow: $0) }
    exchange.listenForDrags(over: handle)
    loop.onDropAnswer = { [weak exchange] in exchange?.answerDrag($0) }
  }

  /// Handles what a display server reports of the window beside what SDL reports; returns the answer,
  /// where there is one.
  @discardableResult
  func receive(_ event: ExchangeEvent) -> Bool {
    applyMoves()
    switch event {
    case .hovered(let items, let x, let y):
      return loop.touches.dragMoves(items, to: window.point(x: x, y: y))
    case .hoverEnded:
      loop.touches.dragLeaves()
    case .dropped(let items, let x, let y):
      return loop.touches.drop(items, at: window.point(x: x, y: y))
    case .dropRefused(let limit):
      loop.touches.dropWasRefused(limit: limit)
    case .waits(let seconds, let action):
      loop.later(seconds, action)
    default:
      receiveInput(event)
    }
    return true
  }

  /// Handles what SDL does not hear of the pointer.
  private func receiveInput(_ event: ExchangeEvent) {
    let button = UInt8(SDL_BUTTON_LEFT)
    guard let id = TouchID.pointer(button) else { return }
    switch event {
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
    default: break
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
