import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for groups, which are composited as a whole.
@MainActor
struct CanvasGroupTests {
  @Test func aFadedGroupIsCompositedAsAWhole() {
    let bitmap = filledBitmap(10, 10, .white)
    let canvas = Canvas(bitmap)
    canvas.beginGroup(bitmap.bounds)
    canvas.fill(bitmap.bounds, PixelColor(red: 255, green: 0, blue: 0))
    canvas.fill(bitmap.bounds, .black)
    canvas.endGroup(opacity: 0.5)
    #expect(bitmap.count(of: PixelColor(red: 127, green: 127, blue: 127)) == 100)
  }

  @Test func aGroupIsClippedToARoundedRectangle() {
    let bitmap = filledBitmap(40, 40, .white)
    let canvas = Canvas(bitmap)
    let rect = PixelRect(x: 5, y: 5, width: 30, height: 30)
    canvas.beginGroup(bitmap.bounds)
    canvas.fill(bitmap.bounds, .black)
    canvas.endGroup(opacity: 1, roundedTo: rect, radius: 9, corners: .allCorners)
    let expected = filledBitmap(40, 40, .white)
    Canvas(expected).fillRoundedRect(rect, radius: 9, corners: .allCorners, .black)
    var largestDifference = 0
    for y in 0..<40 {
      for x in 0..<40 {
        let red = Int(bitmap.pixel(x: x, y: y).red)
        let expectedRed = Int(expected.pixel(x: x, y: y).red)
        largestDifference = max(largestDifference, abs(red - expectedRed))
      }
    }
    #expect(largestDifference <= 2)
  }

  @Test func groupsNestAndStartTransparent() {
    let bitmap = filledBitmap(10, 10, .white)
    let canvas = Canvas(bitmap)
    for _ in 0..<2 {
      canvas.beginGroup(bitmap.bounds)
      canvas.beginGroup(PixelRect(x: 2, y: 2, width: 4, height: 4))
      canvas.fill(bitmap.bounds, .black)
      canvas.endGroup(opacity: 1)
      canvas.endGroup(opacity: 1)
    }
    #expect(bitmap.count(of: .black) == 16)
    #expect(bitmap.count(of: .white) == 84)
    #expect(canvas.clipBounds == bitmap.bounds)
  }

  @Test func anInvisibleGroupDrawsNothing() {
    let bitmap = filledBitmap(10, 10, .white)
    let canvas = Canvas(bitmap)
    canvas.beginGroup(PixelRect(x: 50, y: 50, width: 4, height: 4))
    canvas.fill(PixelRect(x: 0, y: 0, width: 99, height: 99), .black)
    canvas.endGroup(opacity: 1)
    canvas.beginGroup(bitmap.bounds)
    canvas.fill(bitmap.bounds, .black)
    canvas.endGroup(opacity: 0)
    #expect(bitmap.count(of: .white) == 100)
  }
}
