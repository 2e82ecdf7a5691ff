import Foundation
package import UIKitGraphics

/// The deceleration of content after fingers have left a touchpad.
///
/// The device reports how the fingers move and when they leave it, nothing afterwards; a desktop that
/// does not report when they leave is silent from then on. The speed
/// decreases as that of content which a finger has flung on a touchscreen; a new touch ends it.
package struct TouchpadInertia {
  /// The part of the speed that is left after a millisecond, as in `UIScrollView.DecelerationRate`.
  private static let decelerationRate = 0.998
  /// The seconds before the last movement in which the speed is measured.
  private let window: Double
  /// The fingers have stopped before they left, when they moved last so many seconds before.
  private static let rest = 0.05
  /// Units per second; what is slower stops.
  private static let slowest = 3.0
  /// Units per second; what is slower does not begin to move on.
  private let slowestStart: Double

  private var moves: [(delta: CGVector, time: Double)] = []
  private var speed = CGVector.zero
  private var start = 0.0
  private var done = CGVector.zero

  /// Creates an inertia without movement.
  ///
  /// - Parameters:
  ///   - window: The seconds before the last movement in which the speed is measured.
  ///   - slowestStart: Units per second that fingers have to have when they leave; at least 3.
  package init(window: Double = 0.1, slowestStart: Double = 3) {
    self.window = window
    self.slowestStart = max(slowestStart, TouchpadInertia.slowest)
  }

  /// Whether the content moves on.
  package var isRunning: Bool { speed != .zero }

  /// Notes that fingers have moved.
  ///
  /// - Parameters:
  ///   - delta: How far, in any unit.
  ///   - time: When, in seconds.
  package mutating func addMovement(_ delta: CGVector, at time: Double) {
    speed = .zero
    moves.removeAll { time - $0.time > window }
    moves.append((delta, time))
  }

  /// Notes that the fingers have left the touchpad.
  ///
  /// - Parameter time: When, in seconds.
  package mutating func lift(at time: Double) {
    defer { moves = [] }
    guard let first = moves.first, let last = moves.last, moves.count > 1,
      time - last.time <= TouchpadInertia.rest, last.time > first.time
    else { return }
    // The first movement began before the time that is measured.
    let distance = moves.dropFirst().reduce(into: CGVector.zero) { sum, move in
      sum.dx += move.delta.dx
      sum.dy += move.delta.dy
    }
    let seconds = last.time - first.time
    let measured = CGVector(dx: distance.dx / seconds, dy: distance.dy / seconds)
    guard hypot(measured.dx, measured.dy) >= slowestStart else { return }
    speed = measured
    start = time
    done = .zero
  }

  /// Begins the movement later than the fingers left, where that became known later.
  ///
  /// - Parameter time: When, in seconds.
  package mutating func begin(at time: Double) {
    if isRunning { start = max(start, time) }
  }

  /// The distance since the last call.
  ///
  /// - Parameter time: The time of a frame, in seconds.
  /// - Returns: In the unit of the movements; `nil` when nothing moves on.
  package mutating func take(at time: Double) -> CGVector? {
    guard isRunning else { return nil }
    let left = pow(TouchpadInertia.decelerationRate, max(0, time - start) * 1000)
    let fraction = (1 - left) / (-log(TouchpadInertia.decelerationRate) * 1000)
    let distance = CGVector(dx: speed.dx * fraction, dy: speed.dy * fraction)
    let delta = CGVector(dx: distance.dx - done.dx, dy: distance.dy - done.dy)
    done = distance
    if hypot(speed.dx, speed.dy) * left < TouchpadInertia.slowest { stop() }
    return delta
  }

  /// Ends the movement: something was touched, or the content is at its end.
  package mutating func stop() {
    speed = .zero
    moves = []
  }
}
