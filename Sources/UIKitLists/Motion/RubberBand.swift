/// The rubber-band resistance of content dragged beyond its end.
///
/// The resistance grows with the overshoot; the visible overshoot never exceeds the length of the
/// view.
package enum RubberBand {
  /// The initial ratio of visible to actual overshoot; UIKit's value.
  package static let coefficient = 0.55

  /// Returns the visible overshoot for a drag beyond the end.
  ///
  /// - Parameters:
  ///   - overshoot: The distance of the drag beyond the end, in points; negative beyond the top or
  ///     left end.
  ///   - dimension: The length of the view in the direction of the drag; 0 or less yields no
  ///     overshoot.
  /// - Returns: The visible overshoot in points, with the sign of the drag.
  package static func displayed(overshoot: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let ratio = overshoot.magnitude * coefficient / dimension
    return sign(of: overshoot) * (1 - 1 / (ratio + 1)) * dimension
  }

  /// Returns the drag distance that yields a visible overshoot; the inverse of
  /// `displayed(overshoot:dimension:)`.
  ///
  /// Used when a finger catches content that is bouncing back. The visible overshoot is normally
  /// less than the length of the view. If the view has since become smaller, an overshoot beyond 99
  /// % of its length is clamped to that value.
  ///
  /// - Parameters:
  ///   - overshoot: The visible overshoot in points, with its sign.
  ///   - dimension: The length of the view in the direction of the drag.
  /// - Returns: The drag distance in points, with the same sign.
  package static func pull(displaying overshoot: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let visible = min(overshoot.magnitude, 0.99 * dimension)
    return sign(of: overshoot) * dimension * visible / (coefficient * (dimension - visible))
  }

  private static func sign(of number: Double) -> Double { number < 0 ? -1 : 1 }
}
