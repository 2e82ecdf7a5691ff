public import Foundation
public import UIKitCore

extension Stage {
  /// The touch identifier of the pointer, which differs from those of fingers.
  private static let pointerID = -1

  /// Presses a button of the pointer.
  ///
  /// - Parameters:
  ///   - point: A location in window coordinates, in points.
  ///   - button: The button; `.button(3)` is the middle button.
  ///   - modifiers: The modifier keys held during the press.
  ///   - clickCount: The number of consecutive clicks including this one.
  public func pointerDown(
    at point: CGPoint,
    button: UIEvent.ButtonMask = .primary,
    modifiers: UIKeyModifierFlags = [],
    clickCount: Int = 1
  ) {
    deliver {
      loop.touches.touchDown(
        at: point,
        id: Stage.pointerID,
        type: .indirectPointer,
        buttonMask: button,
        modifiers: modifiers,
        tapCount: clickCount
      )
    }
  }

  /// Moves the pointer, whether or not a button is pressed.
  ///
  /// - Parameter point: The new location in window coordinates, in points.
  public func pointerMove(to point: CGPoint) {
    deliver {
      loop.touches.touchMove(to: point, id: Stage.pointerID)
      loop.touches.pointerMoved(to: point)
    }
  }

  /// Moves the pointer out of the desktop window.
  public func pointerLeave() {
    deliver { loop.touches.pointerMoved(to: nil) }
  }

  /// Releases the pressed button of the pointer.
  public func pointerUp() {
    deliver { loop.touches.touchUp(id: Stage.pointerID) }
  }

  /// Clicks one or more times in succession and runs a frame after each press and each release.
  ///
  /// - Parameters:
  ///   - point: A location in window coordinates, in points.
  ///   - count: The number of clicks.
  ///   - button: The button; `.button(3)` is the middle button.
  ///   - modifiers: The modifier keys held during the clicks.
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
