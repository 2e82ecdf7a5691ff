import CSDL2
import Foundation
import UIKitCore
import UIKitDesktop

extension EventTranslator {
  /// Starts to report drags and drops from other programs over the window.
  func acceptDrops() {
    VideoDriver.acceptDrops(true)
    guard let exchange = window.driver.exchange, let handle = window.serverWindow else { return }
    exchange.onEvent = { EventRoutes.deliver($1, toWindow: $0) }
    exchange.listenForDrags(over: handle)
    loop.onDropResponse = { [weak exchange] in exchange?.answerDrag($0) }
  }

  /// Handles an event of the display server that SDL does not report; returns the response, `true`
  /// for events without one.
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
      loop.scheduleCosmetic(after: seconds, action)
    default:
      receiveInput(event)
    }
    return true
  }

  /// Handles pointer events that SDL misses.
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
  /// The display server's handle of the window; `nil` for drivers other than X11 and Wayland.
  var serverWindow: UInt? { driver.serverHandles(of: handle)?.window }

  /// Whether the pointer is over the window, according to SDL's state while a button is pressed.
  var containsPointer: Bool {
    var (x, y, width, height) = (Int32(0), Int32(0), Int32(0), Int32(0))
    SDL_GetMouseState(&x, &y)
    SDL_GetWindowSize(handle, &width, &height)
    return x >= 0 && y >= 0 && x < width && y < height
  }
}
