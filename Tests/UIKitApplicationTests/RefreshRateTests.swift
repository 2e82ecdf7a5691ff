import Testing

@testable import UIKitApplication

/// Tests for the frame rate, which follows the refresh rate of the display.
struct RefreshRateTests {
  @Test(arguments: [30.0, 59.94, 60, 75, 120, 144, 165, 240, 360])
  func framesHaveTheRateOfTheDisplay(rate: Double) {
    #expect(RefreshRate.plausible(rate) == rate)
  }

  @Test(arguments: [0, -1, .nan])
  func sixtyHertzIsTheDefaultRefreshRate(rate: Double) {
    #expect(RefreshRate.plausible(rate) == 60)
  }

  @Test func impossibleRefreshRatesAreClamped() {
    #expect(RefreshRate.plausible(1) == 10)
    #expect(RefreshRate.plausible(.infinity) == 1000)
  }
}
