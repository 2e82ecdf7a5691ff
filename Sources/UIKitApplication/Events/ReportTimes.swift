/// The times of a panel's reports, from stamps that are less exact than its clock.
///
/// Display servers give whole milliseconds. A panel reports at even intervals, so that the line through
/// many stamps gives its times more exactly than each stamp does. A stamp that is farther from the line
/// than it can be by rounding begins a new line.
struct ReportTimes {
  /// The stamps that count for the line: with more of them it is more exact, but follows a panel more
  /// slowly.
  private static let longest = 60.0

  /// The time of the last report on the line.
  private var time = 0.0
  /// The time from one report to the next on the line.
  private var interval = 0.0
  /// The number of stamps of the line, at most `longest`.
  private var count = 0.0

  /// The time of a report.
  ///
  /// - Parameters:
  ///   - stamp: The time that it comes with; not before the one of the last report.
  ///   - precision: How far a stamp may be from the report's time, in the stamp's unit; 0: it is the
  ///     time.
  /// - Returns: The stamp, changed by one and a half of `precision` at most.
  mutating func time(ofStamp stamp: Double, precision: Double) -> Double {
    guard precision > 0, count > 0 else { return begin(stamp) }
    // A mouse that rests in between leaves out reports, which cannot be known of those that come fast.
    let steps = interval > 2 * precision ? max(1, ((stamp - time) / interval).rounded()) : 1
    let expected = time + steps * interval
    let error = stamp - expected
    guard count < 2 || abs(error) <= 1.5 * precision, steps < 8 else { return begin(stamp) }
    count = min(count + 1, ReportTimes.longest)
    // The gains by which a line through the last `count` points is the one of least squares.
    time = expected + error * 2 * (2 * count - 1) / (count * (count + 1))
    interval += error / steps * 6 / (count * (count + 1))
    return time
  }

  private mutating func begin(_ stamp: Double) -> Double {
    (time, interval, count) = (stamp, 0, 1)
    return stamp
  }
}
