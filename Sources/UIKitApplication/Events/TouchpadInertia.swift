import Foundation
package import UIKitGraphics

/// The deceleration of content after the fingers have left a touchpad.
///
/// The device reports finger movements and when the fingers leave; some desktops omit the latter
/// report and just send no more events. The speed decreases like that of content flung on a
/// touchscreen. A new touch ends the movement.
package struct TouchpadInertia {
  /// The fraction of the speed that remains after one millisecond, as in
  /// `UIScrollView.DecelerationRate`.
  private static let decelerationRate = 0.998
  /// The time before the last movement in which the speed is measured, in seconds.
  private let window: Double
  /// The time since the last movement after which the fingers count as resting when they leave, in
  /// seconds.
  private static let restTimeout = 0.05
  /// The speed below which content stops, in units per second.
  private static let minimumSpeed = 3.0
  /// The speed below which no deceleration starts, in units per second.
  private let minimumStartSpeed: Double

  private var moves: [(delta: CGVector, time: Double)] = []
  private var speed = CGVector.zero
  /// The time at which the deceleration starts, in seconds.
  private var start = 0.0
  private var deliveredDistance = CGVector.zero

  /// Creates an inertia without movement.
  ///
  /// - Parameters:
  ///   - window: The time before the last movement in which the speed is measured, in seconds.
  ///   - minimumStartSpeed: The minimum speed at which the fingers must leave, in units per second; at
  ///     least 3.
  package init(window: Double = 0.1, minimumStartSpeed: Double = 3) {
    self.window = window
    self.minimumStartSpeed = max(minimumStartSpeed, TouchpadInertia.minimumSpeed)
  }

  /// Whether the content is moving.
  package var isRunning: Bool { speed != .zero }

  /// Records a movement of the fingers.
  ///
  /// - Parameters:
  ///   - delta: The distance, in any unit.
  ///   - time: The time, in seconds.
  package mutating func addMovement(_ delta: CGVector, at time: Double) {
    speed = .zero
    moves.removeAll { time - $0.time > window }
    moves.append((delta, time))
  }

  /// Records that the fingers have left the touchpad.
  ///
  /// - Parameter time: The time, in seconds.
  package mutating func lift(at time: Double) {
    defer { moves = [] }
    guard let firstMove = moves.first, let last = moves.last, moves.count > 1,
      time - last.time <= TouchpadInertia.restTimeout, last.time > firstMove.time
    else { return }
    // The first movement began before the measured time.
    let distance = moves.dropFirst().reduce(into: CGVector.zero) { sum, move in
      sum.dx += move.delta.dx
      sum.dy += move.delta.dy
    }
    let seconds = last.time - firstMove.time
    let measuredSpeed = CGVector(dx: distance.dx / seconds, dy: distance.dy / seconds)
    guard hypot(measuredSpeed.dx, measuredSpeed.dy) >= minimumStartSpeed else { return }
    speed = measuredSpeed
    start = time
    deliveredDistance = .zero
  }

  /// Delays the start of the movement if the fingers' departure was detected late.
  ///
  /// - Parameter time: The time of the detection, in seconds.
  package mutating func begin(at time: Double) {
    if isRunning { start = max(start, time) }
  }

  /// Returns the distance since the previous call.
  ///
  /// - Parameter time: The time of a frame, in seconds.
  /// - Returns: The distance in the unit of the movements; `nil` if the content is not moving.
  package mutating func nextDelta(at time: Double) -> CGVector? {
    guard isRunning else { return nil }
    let remainingFraction = pow(TouchpadInertia.decelerationRate, max(0, time - start) * 1000)
    let fraction = (1 - remainingFraction) / (-log(TouchpadInertia.decelerationRate) * 1000)
    let distance = CGVector(dx: speed.dx * fraction, dy: speed.dy * fraction)
    let delta = CGVector(
      dx: distance.dx - deliveredDistance.dx,
      dy: distance.dy - deliveredDistance.dy
    )
    deliveredDistance = distance
    if hypot(speed.dx, speed.dy) * remainingFraction < TouchpadInertia.minimumSpeed { stop() }
    return delta
  }

  /// Ends the movement, because of a touch or because the content has reached its end.
  package mutating func stop() {
    speed = .zero
    moves = []
  }
}
