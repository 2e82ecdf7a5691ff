import Testing

@testable import UIKitApplication

/// Tests for `StampClock`, which converts events' time stamps in milliseconds to the loop's time.
struct StampClockTests {
  private func isClose(_ time: Double, _ expected: Double) -> Bool { abs(time - expected) < 0.0005 }

  @Test func eventsReadTogetherKeepTheirTimeDifferences() {
    var clock = StampClock()
    #expect(clock.time(ofStamp: 5000, at: 2) == 2)
    // A frame was presented between the two events.
    #expect(isClose(clock.time(ofStamp: 5004, at: 2.016), 2.004))
    #expect(isClose(clock.time(ofStamp: 5008, at: 2.016), 2.008))
    #expect(isClose(clock.time(ofStamp: 5012, at: 2.016), 2.012))
  }

  @Test func theSmallestDelayGivesTheClockOffset() {
    var clock = StampClock()
    _ = clock.time(ofStamp: 100, at: 1.02)
    #expect(clock.time(ofStamp: 108, at: 1.01) == 1.01, "never in the future")
    #expect(isClose(clock.time(ofStamp: 116, at: 1.03), 1.018))
  }

  @Test func aClockThatJumpsResetsTheOffset() {
    var clock = StampClock()
    _ = clock.time(ofStamp: 100_000, at: 1)
    #expect(clock.time(ofStamp: 40, at: 1.5) == 1.5)
    #expect(isClose(clock.time(ofStamp: 50, at: 1.52), 1.51))
    #expect(clock.time(ofStamp: 3_000_000_000, at: 1.6) == 1.6)
  }

  @Test func timestampsMayWrapAround() {
    var clock = StampClock()
    _ = clock.time(ofStamp: .max - 3, at: 1)
    #expect(isClose(clock.time(ofStamp: 4, at: 1.02), 1.008))
  }

  @Test func clocksMayDriftApart() {
    var clock = StampClock()
    var longestDelay = 0.0
    // The server's clock loses one second in ten thousand.
    for event in 0..<500_000 {
      let now = Double(event) * 0.008
      let stamp = UInt32(now * 1e3 * 0.9999)
      longestDelay = max(longestDelay, now - clock.time(ofStamp: stamp, at: now))
    }
    #expect(longestDelay < 0.003)
  }
}
