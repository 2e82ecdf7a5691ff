import Foundation

/// Follows fingers that go down and are lifted together, once or several times.
///
/// Both taps and long presses need it: a long press may come after taps.
struct TapSeries {
  /// What has become of the series.
  enum Progress {
    /// Not all fingers are down yet, or not all lifted.
    case incomplete
    /// All fingers are down.
    case down
    /// All fingers were lifted again.
    case lifted
    /// Too many fingers, or a finger too far off.
    case broken
  }

  /// How far a finger may move, and the next tap may be from the last one, in points.
  static let tolerance: CGFloat = 45
  /// The longest time from one tap's lift to the next touch, in seconds.
  static let pause: TimeInterval = 0.35
  /// The longest time that a finger may rest in a series of several taps, in seconds.
  static let hold: TimeInterval = 0.75

  /// How many times all fingers were lifted.
  private(set) var count = 0
  /// Where the fingers went down last, in screen coordinates.
  private(set) var places: [CGPoint] = []
  /// How many fingers are down.
  private(set) var fingers = 0
  private var isComplete = false
  private var lastPlace: CGPoint?

  /// Takes note of a finger that went down.
  ///
  /// - Parameters:
  ///   - place: Where, in screen coordinates.
  ///   - required: How many fingers belong to one tap.
  /// - Returns: What has become of the series.
  mutating func begin(at place: CGPoint, required: Int) -> Progress {
    guard !isComplete, places.count < required || fingers == 0 else { return .broken }
    if fingers == 0 { places = [] }
    fingers += 1
    places.append(place)
    guard fingers == required else { return .incomplete }
    let middle = CGPoint.middle(of: places) ?? place
    if let lastPlace, lastPlace.distance(to: middle) > TapSeries.tolerance { return .broken }
    lastPlace = middle
    isComplete = true
    return .down
  }

  /// Takes note of a finger that was lifted.
  ///
  /// - Returns: What has become of the series.
  mutating func end() -> Progress {
    guard isComplete else { return .broken }
    fingers -= 1
    guard fingers == 0 else { return .incomplete }
    isComplete = false
    count += 1
    return .lifted
  }
}
