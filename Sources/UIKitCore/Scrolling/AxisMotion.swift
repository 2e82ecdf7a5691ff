import Foundation
import UIKitLists

/// How an offset moves along one axis after the finger was lifted.
///
/// Times are seconds since the release, offsets and velocities points.
enum AxisMotion {
  /// It stays.
  case still(Double)
  /// It slows down.
  case coast(Deceleration)
  /// It slows down until it passes an end, and returns to it from there.
  case coastAndReturn(Deceleration, until: Double, SpringMotion)
  /// It slows down until it meets an end, and stops there.
  case coastAndStop(Deceleration, until: Double, at: Double)
  /// It returns into the range, or to where the delegate wants it.
  case approach(SpringMotion)

  /// The motion that follows a release.
  ///
  /// - Parameters:
  ///   - offset: Where the axis is.
  ///   - velocity: Points per second.
  ///   - range: The legal offsets.
  ///   - rate: The share of the velocity that is left after a millisecond.
  ///   - bounces: Whether it may pass the ends.
  init(
    from offset: Double,
    velocity: Double,
    in range: ClosedRange<Double>,
    rate: Double,
    bounces: Bool
  ) {
    guard range.contains(offset) else {
      let end = offset < range.lowerBound ? range.lowerBound : range.upperBound
      self = .approach(.returning(from: offset, to: end, velocity: velocity))
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
        .returning(from: bound, to: bound, velocity: coast.velocity(at: time))
      )
    } else {
      self = .coastAndStop(coast, until: time, at: bound)
    }
  }

  /// Whether its course depends on where the range ends.
  var meetsEnd: Bool {
    switch self {
    case .still, .coast, .approach: false
    case .coastAndReturn, .coastAndStop: true
    }
  }

  /// Where it comes to rest.
  var end: Double {
    switch self {
    case .still(let offset): offset
    case .coast(let coast): coast.end
    case .coastAndReturn(_, _, let spring): spring.target
    case .coastAndStop(_, _, let end): end
    case .approach(let spring): spring.target
    }
  }

  /// Seconds until it rests.
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

  /// The motion from the same place that comes to rest elsewhere.
  ///
  /// - Parameters:
  ///   - target: A legal offset.
  ///   - offset: Where the axis is.
  ///   - velocity: Points per second.
  /// - Returns: A slowing down where there was one, else an approach.
  func redirected(to target: Double, from offset: Double, velocity: Double) -> AxisMotion {
    guard abs(target - end) > 0.01 else { return self }
    let goesThere = (target - offset) * velocity > 0
    switch self {
    case .coast(let coast) where goesThere: return .coast(coast.retargeted(to: target))
    case .coastAndReturn(let coast, _, _) where goesThere,
      .coastAndStop(let coast, _, _) where goesThere:
      return .coast(coast.retargeted(to: target))
    default: return .approach(.returning(from: offset, to: target, velocity: velocity))
    }
  }
}
