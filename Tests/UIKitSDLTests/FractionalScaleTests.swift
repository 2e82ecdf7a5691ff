import Foundation
import Testing

@testable import UIKitSDL

/// Tests for the scale of a Wayland display, and for the conversion of logical lengths to pixels.
struct FractionalScaleTests {
  @Test(arguments: [
    (120, 401, 401), (150, 401, 501), (180, 401, 602), (180, 400, 600), (240, 401, 802),
    (150, 402, 503), (130, 6, 7), (121, 60, 61), (121, 59, 59),
  ])
  func halvesAreRoundedUp(numerator: Int, length: Int, pixels: Int) {
    #expect(FractionalScale(numerator: numerator).pixels(for: length) == pixels)
  }

  @Test func scalesAreClampedFromOneToEight() {
    #expect(FractionalScale(numerator: 90) == .one)
    #expect(FractionalScale(numerator: .max).factor == 8)
    #expect(FractionalScale(pixels: 100, units: 0) == .one)
    #expect(FractionalScale(pixels: .max, units: 1).factor == 8)
  }

  @Test(arguments: [
    (3840, 1920, 240), (2560, 1707, 180), (1366, 1093, 150), (1920, 1920, 120), (3840, 2743, 168),
  ])
  func displaySizesGiveTheNearestScale(pixels: Int, units: Int, numerator: Int) {
    #expect(FractionalScale(pixels: pixels, units: units).numerator == numerator)
  }

  @Test func pointsTimesScaleGiveThePixels() {
    for numerator in 120...480 {
      let scale = FractionalScale(numerator: numerator)
      for length in 1...2000 {
        let points = scale.points(for: length)
        let matches =
          Int((points * scale.factor).rounded()) == scale.pixels(for: length)
          && abs(points - CGFloat(length)) < 1
        #expect(matches, "\(length) at \(numerator)/120")
        guard matches else { return }
      }
    }
    #expect(FractionalScale(numerator: 150).points(for: 401) == 401)
  }
}
