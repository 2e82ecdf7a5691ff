import Foundation

/// Tracks a series of taps with one or more fingers.
///
/// Used by tap and long-press recognisers, because a long press may require preceding taps.
struct TapSeries {
  /// The state of the series.
  enum Progress {
    /// Not all required fingers are down yet, or not all have been lifted.
    case incomplete
    /// All fingers are down.
    case down
    /// All fingers were lifted again.
    case lifted
    /// The series has failed: too many fingers, a tap too far away, or a finger lifted too early.
    case broken
  }

  /// The maximum movement of a finger, and the maximum distance between taps, in points.
  static let tolerance: CGFloat = 45
  /// The maximum time from the lift of a tap to the next touch, in seconds.
  static let pause: TimeInterval = 0.35
  /// The maximum time that a finger may be held in a series of several taps, in seconds.
  static let hold: TimeInterval = 0.75

  /// The number of completed taps.
  private(set) var count = 0
  /// The locations of the last touches down, in screen coordinates.
  private(set) var locations: [CGPoint] = []
  /// The number of fingers that are down.
  private(set) var fingers = 0
  /// Whether all required fingers of the current tap have touched down.
  private var areAllFingersDown = false
  /// The centroid of the previous tap, in screen coordinates; `nil` before the first.
  private var lastCentroid: CGPoint?

  /// Handles a finger down.
  ///
  /// - Parameters:
  ///   - location: The location in screen coordinates.
  ///   - required: The required number of fingers.
  /// - Returns: The state of the series.
  mutating func begin(at location: CGPoint, required: Int) -> Progress {
    guard !areAllFingersDown, locations.count < required || fingers == 0 else { return .broken }
    if fingers == 0 { locations = [] }
    fingers += 1
    locations.append(location)
    guard fingers == required else { return .incomplete }
    let centroid = CGPoint.centroid(of: locations) ?? location
    if let lastCentroid, lastCentroid.distance(to: centroid) > TapSeries.tolerance {
      return .broken
    }
    lastCentroid = centroid
    areAllFingersDown = true
    return .down
  }

  /// Handles the lift of a finger.
  ///
  /// - Returns: The state of the series.
  mutating func end() -> Progress {
    guard areAllFingersDown else { return .broken }
    fingers -= 1
    guard fingers == 0 else { return .incomplete }
    areAllFingersDown = false
    count += 1
    return .lifted
  }
}
