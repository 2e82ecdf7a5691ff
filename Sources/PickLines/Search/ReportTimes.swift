import Synchronization

/// When the matches that are there are worth showing while others are still looked for.
///
/// Putting them in order takes time, so that the times between reports grow. The first one leaves
/// the rest of 30 milliseconds to the frame that shows it.
final class ReportTimes: Sendable {
  private let start = ContinuousClock.now
  private let next = Atomic<Int64>(8)

  /// Whether it is time for a report; one caller gets `true`.
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
