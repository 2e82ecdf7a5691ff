public import Foundation
public import UIKitCore

extension Stage {
  /// The touch of the pointer, apart from those of fingers.
  private static let pointer = -1

  /// Presses a button of the pointer.
  ///
  /// - Parameters:
  ///   - point: Window coordinates, in points.
  ///   - button: The button; `.button(3)` is the one in the middle.
  ///   - modifiers: The modifier keys that are held.
  ///   - clickCount: How many clicks in a row, this one included.
  public func pointerDown(
    at point: CGPoint,
    button: UIEvent.ButtonMask = .primary,
    modifiers: UIKeyModifierFlags = [],
    clickCount: Int = 1
  ) {
    deliver {
      loop.touches.touchDown(
        at: point,
        id: Stage.pointer,
        type: .indirectPointer,
        buttonMask: button,
        modifiers: modifiers,
        tapCount: clickCount
      )
    }
  }

  /// Moves the pointer, with its button held or without.
  ///
  /// - Parameter point: Window coordinates, in points.
  public func pointerMove(to point: CGPoint) {
    deliver {
      loop.touches.touchMove(to: point, id: Stage.pointer)
      loop.touches.pointerMoved(to: point)
    }
  }

  /// Moves the pointer out of the desktop window.
  public func pointerLeave() {
    deliver { loop.touches.pointerMoved(to: nil) }
  }

  /// Releases the pointer's button.
  public func pointerUp() {
    deliver { loop.touches.touchUp(id: Stage.pointer) }
  }

  /// Clicks once or several times in a row, and runs a frame after each press and release.
  ///
  /// - Parameters:
  ///   - point: Window coordinates, in points.
  ///   - count: The number of clicks.
  ///   - button: The button; `.button(3)` is the one in the middle.
  ///   - modifiers: The modifier keys that are held.
  public func click(
    at point: CGPoint,
    count: Int = 1,
    button: UIEvent.ButtonMask = .primary,
    modifiers: UIKeyModifierFlags = []
  ) {
    for click in 0..<max(0, count) {
      pointerDown(at: point, button: button, modifiers: modifiers, clickCount: click + 1)
      step()
      pointerUp()
      step()
    }
  }
}
