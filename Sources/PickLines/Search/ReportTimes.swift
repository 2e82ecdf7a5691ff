import Synchronization

/// Determines when to report preliminary matches while the search continues.
///
/// Sorting the matches takes time, so the intervals between reports grow. The first report leaves
/// the rest of 30 milliseconds to the frame that displays it.
final class ReportTimes: Sendable {
  private let start = ContinuousClock.now
  private let next: Atomic<Int64>

  /// - Parameter firstDelay: The milliseconds until the first report is due.
  init(firstDelay: Int64) { next = Atomic(firstDelay) }

  /// Returns whether a report is due; only one caller receives `true`.
  func isDue() -> Bool {
    let duration = ContinuousClock.now - start
    let milliseconds =
      duration.components.seconds * 1000
      + duration.components.attoseconds / 1_000_000_000_000_000
    let due = next.load(ordering: .relaxed)
    guard milliseconds >= due else { return false }
    return next.compareExchange(
      expected: due,
      desired: 3 * milliseconds,
      ordering: .relaxed
    ).exchanged
  }
}
