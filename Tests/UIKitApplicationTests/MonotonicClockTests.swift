import Glibc
import Testing

@testable import UIKitApplication

/// Tests for the conversion of device times to the loop's clock.
struct MonotonicClockTests {
  private func stamp(_ seconds: Double) -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    let now = Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    return UInt64(max(0, now + seconds) * 1e6)
  }

  @Test func timestampsKeepTheirAge() {
    let time = MonotonicClock.time(ofStamp: stamp(-0.05), at: 7)
    // The two clocks are read one after the other, on a machine that may be slow.
    #expect(time <= 6.9501 && time >= 6.9)
  }

  @Test func futureAndOldTimestampsAreClampedToNow() {
    #expect(MonotonicClock.time(ofStamp: stamp(5), at: 7) == 7)
    #expect(MonotonicClock.time(ofStamp: .max, at: 7) == 7)
    #expect(MonotonicClock.time(ofStamp: 0, at: 7) == 6.9)
  }
}
