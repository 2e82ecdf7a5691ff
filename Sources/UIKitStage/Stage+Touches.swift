public import Foundation
public import UIKitCore
public import UIKitGraphics

extension Stage {
  /// Puts a finger down.
  ///
  /// - Parameters:
  ///   - point: Window coordinates, in points.
  ///   - id: The finger's identifier; it must not be down already.
  public func touchDown(at point: CGPoint, id: Int = 0) {
    deliver { loop.touches.touchDown(at: point, id: id) }
  }

  /// Moves a finger that is down.
  ///
  /// - Parameters:
  ///   - point: Window coordinates, in points.
  ///   - id: The finger.
  public func touchMove(to point: CGPoint, id: Int = 0) {
    deliver { loop.touches.touchMove(to: point, id: id) }
  }

  /// Lifts a finger where it is.
  ///
  /// - Parameter id: The finger.
  public func touchUp(id: Int = 0) {
    deliver { loop.touches.touchUp(id: id) }
  }

  /// Cancels a finger's touch, as the system does when another window comes to the front.
  ///
  /// - Parameter id: The finger.
  public func touchCancel(id: Int = 0) {
    deliver { loop.touches.touchCancel(id: id) }
  }

  /// Taps: a finger goes down, is lifted a frame later, and one more frame runs.
  ///
  /// - Parameter point: Window coordinates, in points.
  public func tap(at point: CGPoint) {
    touchDown(at: point)
    step()
    touchUp()
    step()
  }

  /// Presses with a finger, waits, lifts it, and runs one more frame.
  ///
  /// - Parameters:
  ///   - point: Window coordinates, in points.
  ///   - duration: Seconds between down and up, in whole frames.
  public func longPress(at point: CGPoint, duration: TimeInterval = 1) {
    touchDown(at: point)
    advance(by: duration)
    touchUp()
    step()
  }

  /// Clicks with the pointer's secondary button, usually the right one.
  ///
  /// - Parameter point: Window coordinates, in points.
  public func secondaryClick(at point: CGPoint) {
    deliver {
      loop.touches.touchDown(
        at: point,
        id: 0,
        type: .indirectPointer,
        buttonMask: .secondary
      )
    }
    step()
    touchUp()
    step()
  }

  /// Drags a finger along a line at constant speed, and lifts it at the end.
  ///
  /// The finger goes down at `start`, moves once in each of the following frames
  /// so that it is exactly at `end` in the last, rests there for `hold`, and is
  /// lifted at that time. Without a rest the lift is a fling; 0.2 s are enough to
  /// stop it.
  ///
  /// - Parameters:
  ///   - start: Window coordinates, in points.
  ///   - end: Window coordinates, in points.
  ///   - duration: The duration of the movement in seconds, at least one frame.
  ///   - hold: The pause before the lift, in seconds.
  public func drag(
    from start: CGPoint,
    to end: CGPoint,
    duration: TimeInterval,
    hold: TimeInterval = 0
  ) {
    touchDown(at: start)
    let count = max(1, frames(covering: duration))
    for frame in 1...count {
      let progress = CGFloat(frame) / CGFloat(count)
      let point =
        frame == count
        ? end
        : CGPoint(
          x: start.x + (end.x - start.x) * progress,
          y: start.y + (end.y - start.y) * progress
        )
      step { self.loop.touches.touchMove(to: point, id: 0) }
    }
    advance(by: hold)
    touchUp()
  }

  /// Turns the wheel, or moves two fingers on a touchpad.
  ///
  /// - Parameters:
  ///   - delta: Notches; a positive `dy` scrolls up, as in SDL. If either component is fractional,
  ///     both are precise deltas of a touchpad.
  ///   - point: The pointer's location in window coordinates, in points.
  ///   - modifiers: The modifier keys that are held.
  public func scrollWheel(
    by delta: CGVector,
    at point: CGPoint,
    modifiers: UIKeyModifierFlags = []
  ) {
    let isPrecise = delta.dx != delta.dx.rounded() || delta.dy != delta.dy.rounded()
    deliver {
      loop.touches.scrollWheel(by: delta, isPrecise: isPrecise, at: point, modifiers: modifiers)
    }
  }
}
