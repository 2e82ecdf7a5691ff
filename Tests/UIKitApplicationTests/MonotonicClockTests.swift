import Glibc
import Testing

@testable import UIKitApplication

/// Tests for the conversion of device times to the loop's clock.
struct MonotonicClockTests {
  /// Returns the device's time stamp in microseconds for a time in seconds from now.
  private func stamp(secondsFromNow seconds: Double) -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    let now = Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    return UInt64(max(0, now + seconds) * 1e6)
  }

  @Test func timestampsKeepTheirAge() {
    let time = MonotonicClock.time(ofStamp: stamp(secondsFromNow: -0.05), at: 7)
    // The two clocks are read one after the other, on a machine that may be slow.
    #expect(time <= 6.9501 && time >= 6.9)
  }

  @Test func futureAndOldTimestampsAreClamped() {
    #expect(MonotonicClock.time(ofStamp: stamp(secondsFromNow: 5), at: 7) == 7)
    #expect(MonotonicClock.time(ofStamp: .max, at: 7) == 7)
    // Events are considered at most 0.1 seconds old.
    #expect(MonotonicClock.time(ofStamp: 0, at: 7) == 6.9)
  }
}
