import Foundation
import Testing

@testable import UIKitGraphics

@Test func neighbouringRectanglesHaveNoGapAtAnyScale() {
  for scale in everyScale {
    for start in stride(from: -3.0, to: 3.0, by: 0.13) {
      var y = start
      var previousEdge = PixelRect(rounding: CGRect(x: 0, y: y * scale, width: 10, height: 0)).minY
      for height in [0.5, 7.3, 44, 43.67, 1, 0.333] {
        // The height has the rounding error of a difference of coordinates.
        let rect = PixelRect(
          rounding: CGRect(x: 0, y: y * scale, width: 10, height: (y + height - y) * scale)
        )
        #expect(rect.minY == previousEdge)
        y += height
        previousEdge = PixelRect(rounding: CGRect(x: 0, y: y * scale, width: 1, height: 0)).minY
        #expect(rect.maxY == previousEdge)
      }
    }
  }
}

@Test func halvesRoundUpwardsOnBothSidesOfZero() {
  #expect(pixel(0.5) == 1)
  #expect(pixel(-0.5) == 0)
  #expect(pixel(-1.5) == -1)
  #expect(pixel(2.49) == 2)
}

@Test func invalidNumbersGiveEmptyOrLimitedRectangles() {
  #expect(PixelRect(rounding: .null).isEmpty)
  #expect(PixelRect(enclosing: .null).isEmpty)
  #expect(PixelRect(rounding: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).isEmpty)
  let huge = PixelRect(rounding: CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300))
  #expect(huge.width == Int(PixelRect.limit) * 2)
}

@Test func enclosingRoundsOutwards() {
  let rect = PixelRect(enclosing: CGRect(x: 0.2, y: -0.2, width: 1, height: 1))
  #expect(rect == PixelRect(x: 0, y: -1, width: 2, height: 2))
}
