public import Foundation
public import UIKitCore
public import UIKitGraphics

extension Stage {
  /// Begins a touch of a finger.
  ///
  /// - Parameters:
  ///   - point: A location in window coordinates, in points.
  ///   - id: The identifier of the finger, which must not be touching the screen.
  public func touchDown(at point: CGPoint, id: Int = 0) {
    deliver { loop.touches.touchDown(at: point, id: id) }
  }

  /// Moves a touching finger.
  ///
  /// - Parameters:
  ///   - point: The new location in window coordinates, in points.
  ///   - id: The identifier of the finger.
  public func touchMove(to point: CGPoint, id: Int = 0) {
    deliver { loop.touches.touchMove(to: point, id: id) }
  }

  /// Lifts a finger at its current location.
  ///
  /// - Parameter id: The identifier of the finger.
  public func touchUp(id: Int = 0) {
    deliver { loop.touches.touchUp(id: id) }
  }

  /// Cancels the touch of a finger, as the system does when another window comes to the front.
  ///
  /// - Parameter id: The identifier of the finger.
  public func touchCancel(id: Int = 0) {
    deliver { loop.touches.touchCancel(id: id) }
  }

  /// Taps with a finger: touches, lifts the finger one frame later, and runs one more frame.
  ///
  /// - Parameter point: A location in window coordinates, in points.
  public func tap(at point: CGPoint) {
    touchDown(at: point)
    step()
    touchUp()
    step()
  }

  /// Touches with a finger, waits, lifts the finger, and runs one more frame.
  ///
  /// - Parameters:
  ///   - point: A location in window coordinates, in points.
  ///   - duration: The time between touch and lift in seconds, rounded up to whole frames.
  public func longPress(at point: CGPoint, duration: TimeInterval = 1) {
    touchDown(at: point)
    advance(by: duration)
    touchUp()
    step()
  }

  /// Clicks the secondary button of the pointer, usually the right button.
  ///
  /// - Parameter point: A location in window coordinates, in points.
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

  /// Drags a finger along a line at constant speed and lifts it at the end.
  ///
  /// The finger touches at `start` and moves once in each following frame, so that it reaches `end`
  /// in the last frame. It rests there for `hold` and is then lifted. Without a rest the movement
  /// ends as a fling; a rest of 0.2 seconds prevents this.
  ///
  /// - Parameters:
  ///   - start: The start in window coordinates, in points.
  ///   - end: The end in window coordinates, in points.
  ///   - duration: The duration of the movement in seconds; at least one frame.
  ///   - hold: The duration of the rest before the lift, in seconds.
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

  /// Scrolls with the mouse wheel or with two fingers on a touchpad.
  ///
  /// - Parameters:
  ///   - delta: The distance in notches; a positive `dy` scrolls up, as in SDL. If either component
  ///     is fractional, both are precise deltas of a touchpad.
  ///   - point: The location of the pointer in window coordinates, in points.
  ///   - modifiers: The modifier keys held during the scrolling.
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
