import Testing

@testable import UIKitApplication

/// Tests for `CodeReleaseTimes`, which schedules when the pages of code leave memory.
struct CodeReleaseTimesTests {
  /// Simulates 100 frames a second.
  ///
  /// - Parameters:
  ///   - work: The period in which each frame records work.
  ///   - end: The time of the last frame.
  /// - Returns: The times of releases, in seconds.
  private func releaseTimes(work: ClosedRange<Double>, until end: Double) -> [Double] {
    var times = CodeReleaseTimes()
    var releases: [Double] = []
    for frame in 0...Int(end * 100) {
      let now = Double(frame) / 100
      if work.contains(now) { times.recordWork(at: now) }
      if times.takeIfDue(at: now) { releases.append(now) }
    }
    return releases
  }

  @Test func thePausesOfReleasesDuringWorkDouble() {
    // In tenths of a second.
    #expect(
      releaseTimes(work: 0...60, until: 60).map { ($0 * 10).rounded() } == [
        2, 6, 14, 30, 62, 126, 254, 510,
      ]
    )
  }

  @Test func codeIsReleasedASecondAfterTheLastWork() {
    #expect(releaseTimes(work: 0...0.1, until: 60).map { ($0 * 10).rounded() } == [2, 6, 11])
    #expect(releaseTimes(work: 0...20, until: 60).last.map { abs($0 - 21) < 0.02 } == true)
  }

  @Test func theDeadlineIsInfiniteWhileCodeIsReleased() {
    var times = CodeReleaseTimes()
    #expect(times.deadline == .infinity && !times.takeIfDue(at: 5))
    times.recordWork(at: 5)
    #expect(times.deadline == 5.2)
    #expect(times.takeIfDue(at: 9) && times.deadline == .infinity)
    times.recordWork(at: 10)
    #expect(times.deadline == 10.2)
  }
}
