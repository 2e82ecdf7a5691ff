import Foundation
import UIKitGraphics

/// How content moves on after fingers have left a touchpad.
///
/// The device tells how the fingers move and when they leave it, nothing afterwards. The speed
/// decreases as that of content which a finger has flung on a touchscreen; a new touch ends it.
struct TouchpadInertia {
  /// The part of the speed that is left after a millisecond, as in `UIScrollView.DecelerationRate`.
  private static let decelerationRate = 0.998
  /// The seconds before the lift in which the speed is measured.
  private static let window = 0.1
  /// The fingers have stopped before they left, when they moved last so many seconds before.
  private static let rest = 0.05
  /// Units per second; what is slower stops.
  private static let slowest = 3.0

  private var moves: [(delta: CGVector, time: Double)] = []
  private var speed = CGVector.zero
  private var start = 0.0
  private var done = CGVector.zero

  /// Whether the content moves on.
  var isRunning: Bool { speed != .zero }

  /// Notes that fingers have moved.
  ///
  /// - Parameters:
  ///   - delta: How far, in any unit.
  ///   - time: When, in seconds.
  mutating func note(_ delta: CGVector, at time: Double) {
    speed = .zero
    moves.removeAll { time - $0.time > TouchpadInertia.window }
    moves.append((delta, time))
  }

  /// Notes that the fingers have left the touchpad.
  ///
  /// - Parameter time: When, in seconds.
  mutating func lift(at time: Double) {
    defer { moves = [] }
    guard let first = moves.first, let last = moves.last, moves.count > 1,
      time - last.time <= TouchpadInertia.rest, last.time > first.time
    else { return }
    // The first movement began before the time that is measured.
    let way = moves.dropFirst().reduce(into: CGVector.zero) { sum, move in
      sum.dx += move.delta.dx
      sum.dy += move.delta.dy
    }
    let seconds = last.time - first.time
    let measured = CGVector(dx: way.dx / seconds, dy: way.dy / seconds)
    guard hypot(measured.dx, measured.dy) >= TouchpadInertia.slowest else { return }
    speed = measured
    start = time
    done = .zero
  }

  /// The way since the last call.
  ///
  /// - Parameter time: The time of a frame, in seconds.
  /// - Returns: In the unit of the movements; `nil` when nothing moves on.
  mutating func take(at time: Double) -> CGVector? {
    guard isRunning else { return nil }
    let left = pow(TouchpadInertia.decelerationRate, max(0, time - start) * 1000)
    let share = (1 - left) / (-log(TouchpadInertia.decelerationRate) * 1000)
    let way = CGVector(dx: speed.dx * share, dy: speed.dy * share)
    let delta = CGVector(dx: way.dx - done.dx, dy: way.dy - done.dy)
    done = way
    if hypot(speed.dx, speed.dy) * left < TouchpadInertia.slowest { stop() }
    return delta
  }

  /// Ends the movement: something was touched, or the content is at its end.
  mutating func stop() {
    speed = .zero
    moves = []
  }
}
