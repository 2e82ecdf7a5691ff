import Foundation
import UIKitLists

/// The motion of an offset along one axis after a release.
///
/// Times are in seconds since the release, offsets in points, velocities in points per second.
enum AxisMotion {
  /// At rest.
  case atRest(Double)
  /// Deceleration to rest.
  case deceleration(Deceleration)
  /// Deceleration until it passes an end, then a bounce back to that end.
  case decelerationAndBounce(Deceleration, until: Double, SpringMotion)
  /// Deceleration until it reaches an end, then a stop at that end.
  case decelerationAndStop(Deceleration, until: Double, at: Double)
  /// A spring into the valid range, or to the delegate's target.
  case spring(SpringMotion)

  /// Creates the motion after a release.
  ///
  /// - Parameters:
  ///   - offset: The current offset.
  ///   - velocity: The velocity in points per second.
  ///   - range: The valid offsets.
  ///   - rate: The fraction of the velocity that remains after one millisecond.
  ///   - bounces: Whether the motion may overshoot the ends.
  init(
    from offset: Double,
    velocity: Double,
    in range: ClosedRange<Double>,
    rate: Double,
    bounces: Bool
  ) {
    guard range.contains(offset) else {
      let end = offset < range.lowerBound ? range.lowerBound : range.upperBound
      self = .spring(.bounceBack(from: offset, to: end, velocity: velocity))
      return
    }
    let deceleration = Deceleration(start: offset, velocity: velocity, rate: rate)
    guard deceleration.duration > 0 else {
      self = .atRest(offset)
      return
    }
    let end = velocity < 0 ? range.lowerBound : range.upperBound
    guard let time = deceleration.time(at: end) else {
      self = .deceleration(deceleration)
      return
    }
    if bounces {
      self = .decelerationAndBounce(
        deceleration,
        until: time,
        .bounceBack(from: end, to: end, velocity: deceleration.velocity(at: time))
      )
    } else {
      self = .decelerationAndStop(deceleration, until: time, at: end)
    }
  }

  /// Whether the motion depends on the ends of the range.
  var dependsOnRange: Bool {
    switch self {
    case .atRest, .deceleration, .spring: false
    case .decelerationAndBounce, .decelerationAndStop: true
    }
  }

  /// The final offset.
  var end: Double {
    switch self {
    case .atRest(let offset): offset
    case .deceleration(let deceleration): deceleration.end
    case .decelerationAndBounce(_, _, let spring): spring.target
    case .decelerationAndStop(_, _, let end): end
    case .spring(let spring): spring.target
    }
  }

  /// The duration in seconds.
  var duration: Double {
    switch self {
    case .atRest: 0
    case .deceleration(let deceleration): deceleration.duration
    case .decelerationAndBounce(_, let time, let spring): time + spring.duration
    case .decelerationAndStop(_, let time, _): time
    case .spring(let spring): spring.duration
    }
  }

  /// Returns the offset at a time.
  func position(at time: Double) -> Double {
    switch self {
    case .atRest(let offset): offset
    case .deceleration(let deceleration): deceleration.position(at: time)
    case .decelerationAndBounce(let deceleration, let until, let spring):
      time < until ? deceleration.position(at: time) : spring.position(at: time - until)
    case .decelerationAndStop(let deceleration, let until, let end):
      time < until ? deceleration.position(at: time) : end
    case .spring(let spring): spring.position(at: time)
    }
  }

  /// Returns the velocity at a time.
  func velocity(at time: Double) -> Double {
    switch self {
    case .atRest: 0
    case .deceleration(let deceleration): deceleration.velocity(at: time)
    case .decelerationAndBounce(let deceleration, let until, let spring):
      time < until ? deceleration.velocity(at: time) : spring.velocity(at: time - until)
    case .decelerationAndStop(let deceleration, let until, _):
      time < until ? deceleration.velocity(at: time) : 0
    case .spring(let spring): spring.velocity(at: time)
    }
  }

  /// Returns a motion from the same offset to a different final offset.
  ///
  /// - Parameters:
  ///   - target: A valid offset.
  ///   - offset: The current offset.
  ///   - velocity: The velocity in points per second.
  /// - Returns: This motion if it ends at the target; a deceleration if this motion begins with one
  ///   and moves towards the target; or else a spring.
  func redirected(to target: Double, from offset: Double, velocity: Double) -> AxisMotion {
    guard abs(target - end) > 0.01 else { return self }
    let approachesTarget = (target - offset) * velocity > 0
    switch self {
    case .deceleration(let deceleration) where approachesTarget:
      return .deceleration(deceleration.retargeted(to: target))
    case .decelerationAndBounce(let deceleration, _, _) where approachesTarget,
      .decelerationAndStop(let deceleration, _, _) where approachesTarget:
      return .deceleration(deceleration.retargeted(to: target))
    default: return .spring(.bounceBack(from: offset, to: target, velocity: velocity))
    }
  }
}
