import Synchronization

/// Determines when to report preliminary matches while the search continues.
///
/// Sorting the matches takes time, so the intervals between reports grow: each report is due three
/// times as long after the start as the previous one. The first one leaves the rest of 30
/// milliseconds to the frame that displays it.
final class ReportTimes: Sendable {
  private let start = ContinuousClock.now
  /// The milliseconds from the start until the next report is due.
  private let nextDue: Atomic<Int64>

  /// - Parameter firstDelay: The milliseconds until the first report is due.
  init(firstDelay: Int64) { nextDue = Atomic(firstDelay) }

  /// Returns whether a report is due; only one caller receives `true`.
  func isDue() -> Bool {
    let duration = ContinuousClock.now - start
    let milliseconds =
      duration.components.seconds * 1000
      + duration.components.attoseconds / 1_000_000_000_000_000
    let due = nextDue.load(ordering: .relaxed)
    guard milliseconds >= due else { return false }
    return nextDue.compareExchange(
      expected: due,
      desired: 3 * milliseconds,
      ordering: .relaxed
    ).exchanged
  }
}
