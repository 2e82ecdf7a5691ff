import Foundation
import UIKitLists

/// The motion of an offset along one axis after the finger was lifted.
///
/// Times are in seconds since the release, offsets in points, velocities in points per second.
enum AxisMotion {
  /// At rest.
  case still(Double)
  /// Deceleration to rest.
  case coast(Deceleration)
  /// Deceleration until it passes an end, then a bounce back to that end.
  case coastAndReturn(Deceleration, until: Double, SpringMotion)
  /// Deceleration until it meets an end, and a stop there.
  case coastAndStop(Deceleration, until: Double, at: Double)
  /// A spring into the range, or to the delegate's target.
  case approach(SpringMotion)

  /// The motion that follows a release.
  ///
  /// - Parameters:
  ///   - offset: The current offset.
  ///   - velocity: Points per second.
  ///   - range: The valid offsets.
  ///   - rate: The fraction of the velocity that remains after a millisecond.
  ///   - bounces: Whether it may overshoot the ends.
  init(
    from offset: Double,
    velocity: Double,
    in range: ClosedRange<Double>,
    rate: Double,
    bounces: Bool
  ) {
    guard range.contains(offset) else {
      let end = offset < range.lowerBound ? range.lowerBound : range.upperBound
      self = .approach(.bounceBack(from: offset, to: end, velocity: velocity))
      return
    }
    let coast = Deceleration(start: offset, velocity: velocity, rate: rate)
    guard coast.duration > 0 else {
      self = .still(offset)
      return
    }
    let bound = velocity < 0 ? range.lowerBound : range.upperBound
    guard let time = coast.time(at: bound) else {
      self = .coast(coast)
      return
    }
    if bounces {
      self = .coastAndReturn(
        coast,
        until: time,
        .bounceBack(from: bound, to: bound, velocity: coast.velocity(at: time))
      )
    } else {
      self = .coastAndStop(coast, until: time, at: bound)
    }
  }

  /// Whether the motion depends on the ends of the range.
  var meetsEnd: Bool {
    switch self {
    case .still, .coast, .approach: false
    case .coastAndReturn, .coastAndStop: true
    }
  }

  /// The rest position.
  var end: Double {
    switch self {
    case .still(let offset): offset
    case .coast(let coast): coast.end
    case .coastAndReturn(_, _, let spring): spring.target
    case .coastAndStop(_, _, let end): end
    case .approach(let spring): spring.target
    }
  }

  /// The duration in seconds.
  var duration: Double {
    switch self {
    case .still: 0
    case .coast(let coast): coast.duration
    case .coastAndReturn(_, let time, let spring): time + spring.duration
    case .coastAndStop(_, let time, _): time
    case .approach(let spring): spring.duration
    }
  }

  func position(at time: Double) -> Double {
    switch self {
    case .still(let offset): offset
    case .coast(let coast): coast.position(at: time)
    case .coastAndReturn(let coast, let until, let spring):
      time < until ? coast.position(at: time) : spring.position(at: time - until)
    case .coastAndStop(let coast, let until, let end):
      time < until ? coast.position(at: time) : end
    case .approach(let spring): spring.position(at: time)
    }
  }

  func velocity(at time: Double) -> Double {
    switch self {
    case .still: 0
    case .coast(let coast): coast.velocity(at: time)
    case .coastAndReturn(let coast, let until, let spring):
      time < until ? coast.velocity(at: time) : spring.velocity(at: time - until)
    case .coastAndStop(let coast, let until, _): time < until ? coast.velocity(at: time) : 0
    case .approach(let spring): spring.velocity(at: time)
    }
  }

  /// The motion from the same offset to another rest position.
  ///
  /// - Parameters:
  ///   - target: A valid offset.
  ///   - offset: The current offset.
  ///   - velocity: Points per second.
  /// - Returns: A deceleration where there was one, else a spring.
  func redirected(to target: Double, from offset: Double, velocity: Double) -> AxisMotion {
    guard abs(target - end) > 0.01 else { return self }
    let goesThere = (target - offset) * velocity > 0
    switch self {
    case .coast(let coast) where goesThere: return .coast(coast.retargeted(to: target))
    case .coastAndReturn(let coast, _, _) where goesThere,
      .coastAndStop(let coast, _, _) where goesThere:
      return .coast(coast.retargeted(to: target))
    default: return .approach(.bounceBack(from: offset, to: target, velocity: velocity))
    }
  }
}
