/// How far content follows a finger that pulls it beyond its end.
///
/// The farther it is pulled, the less it follows; it never follows by more than
/// the length of the view.
package enum RubberBand {
  /// The share of the pull that the content follows at first; UIKit's value.
  package static let coefficient = 0.55

  /// Returns by how much the content is shown beyond its end.
  ///
  /// - Parameters:
  ///   - overshoot: How far the finger has pulled beyond the end, in points;
  ///     negative beyond the upper or left end.
  ///   - dimension: The length of the view in the direction of the pull; 0 or
  ///     less shows no overshoot.
  /// - Returns: The visible overshoot in points, with the sign of the pull.
  package static func displayed(overshoot: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let pull = overshoot.magnitude * coefficient / dimension
    return sign(of: overshoot) * (1 - 1 / (pull + 1)) * dimension
  }

  /// Returns how far a finger has pulled when this much overshoot is visible.
  ///
  /// Needed when a finger catches content that is on its way back. As much as the
  /// whole view cannot be visible; after a view has become smaller it may seem
  /// so, and then counts as 99 % of the view.
  ///
  /// - Parameters:
  ///   - overshoot: The visible overshoot in points, with its sign.
  ///   - dimension: The length of the view in the direction of the pull.
  /// - Returns: The pull in points, with the same sign.
  package static func pull(displaying overshoot: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let visible = min(overshoot.magnitude, 0.99 * dimension)
    return sign(of: overshoot) * dimension * visible / (coefficient * (dimension - visible))
  }

  private static func sign(of number: Double) -> Double { number < 0 ? -1 : 1 }
}
