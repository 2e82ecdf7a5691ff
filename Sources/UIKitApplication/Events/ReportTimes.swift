/// Estimates the exact times of a panel's reports from rounded timestamps.
///
/// Display servers round timestamps to milliseconds. Because a panel reports at regular intervals,
/// a line fitted through many timestamps is more precise than each of them. A timestamp that is
/// farther from the line than rounding allows starts a new line, as does a gap of eight intervals.
struct ReportTimes {
  /// The maximum number of timestamps for the line: more timestamps make it more precise, but
  /// slower to follow changes of the interval.
  private static let maximumCount = 60.0

  /// The fitted time of the last report.
  private var time = 0.0
  /// The fitted interval between reports.
  private var interval = 0.0
  /// The number of timestamps in the line, at most `maximumCount`.
  private var count = 0.0

  /// Returns the estimated time of a report.
  ///
  /// - Parameters:
  ///   - stamp: The report's timestamp; not before the previous one.
  ///   - precision: The maximum rounding error of a timestamp, in its unit; 0 if timestamps are
  ///     exact.
  /// - Returns: The timestamp, corrected by at most one and a half of `precision`.
  mutating func time(ofStamp stamp: Double, precision: Double) -> Double {
    guard precision > 0, count > 0 else { return begin(stamp) }
    // A mouse at rest omits reports. Gaps cannot be detected if the interval is close to the
    // precision.
    let steps = interval > 2 * precision ? max(1, ((stamp - time) / interval).rounded()) : 1
    let expected = time + steps * interval
    let error = stamp - expected
    guard count < 2 || abs(error) <= 1.5 * precision, steps < 8 else { return begin(stamp) }
    count = min(count + 1, ReportTimes.maximumCount)
    // These gains make the line the least-squares fit through the last `count` points.
    time = expected + error * 2 * (2 * count - 1) / (count * (count + 1))
    interval += error / steps * 6 / (count * (count + 1))
    return time
  }

  private mutating func begin(_ stamp: Double) -> Double {
    (time, interval, count) = (stamp, 0, 1)
    return stamp
  }
}
