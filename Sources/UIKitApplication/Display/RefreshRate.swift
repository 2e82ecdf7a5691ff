/// The refresh rate of a display, if the display reports one.
package enum RefreshRate {
  /// The default rate for displays that report none, in frames per second.
  private static let defaultRate = 60.0

  /// Returns a frame rate for a reported refresh rate.
  ///
  /// - Parameter rate: The reported rate in refreshes per second; 0 if the display reports none.
  /// - Returns: A rate from 10 to 1,000; 60 if the display reports none.
  package static func plausible(_ rate: Double) -> Double {
    rate > 0 ? min(max(rate, 10), 1000) : defaultRate
  }
}
