/// The refresh rate of a display, as far as it reports one.
package enum RefreshRate {
  /// The rate of displays that do not say theirs, per second.
  private static let usual = 60.0

  /// A rate to draw frames at.
  ///
  /// - Parameter rate: What the display says, per second; 0 when it does not.
  /// - Returns: 10 to 1,000; 60 when the display does not say a rate.
  package static func plausible(_ rate: Double) -> Double {
    rate > 0 ? min(max(rate, 10), 1000) : usual
  }
}
