import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for rounded rectangles and their shadows.
@MainActor
struct CanvasRoundedTests {
  private func isSymmetric(_ bitmap: Bitmap, in rect: PixelRect) -> Bool {
    for y in 0..<rect.height {
      for x in 0..<rect.width {
        let pixel = bitmap.pixel(x: Int(rect.minX) + x, y: Int(rect.minY) + y)
        let mirrorX = Int(rect.maxX) - 1 - x
        let mirrorY = Int(rect.maxY) - 1 - y
        guard pixel == bitmap.pixel(x: mirrorX, y: Int(rect.minY) + y),
          pixel == bitmap.pixel(x: Int(rect.minX) + x, y: mirrorY)
        else { return false }
      }
    }
    return true
  }

  @Test(arguments: [1.0, 3.5, 10, 12.5, 15, 200])
  func roundedFillsAreSymmetricInEverySize(radius: Double) {
    for (width, height) in [(30, 30), (31, 31), (200, 88), (201, 89), (10, 60)] {
      let rect = PixelRect(x: 2, y: 3, width: width, height: height)
      let filled = filledBitmap(width + 5, height + 5, .white)
      Canvas(filled).fillRoundedRect(rect, radius: radius, corners: .allCorners, .black)
      #expect(isSymmetric(filled, in: rect))
      #expect(filled.inkBounds == rect || radius > 10)
      let stroked = filledBitmap(width + 5, height + 5, .white)
      Canvas(stroked)
        .strokeRoundedRect(rect, radius: radius, width: 2, corners: .allCorners, .black)
      #expect(isSymmetric(stroked, in: rect))
    }
  }

  @Test func masksOfCornersEqualASingleMask() {
    let singleMaskBitmap = filledBitmap(200, 200, .white)
    let mask = Mask.roundedRectangle(width: 180, height: 180, radius: 12)
    Canvas(singleMaskBitmap).fill(mask, atX: 10, y: 10, .black)
    let cornerMaskBitmap = filledBitmap(200, 200, .white)
    Canvas(cornerMaskBitmap).fillRoundedRect(
      PixelRect(x: 10, y: 10, width: 180, height: 180),
      radius: 12,
      corners: .allCorners,
      .black
    )
    var largestDifference = 0
    for y in 0..<200 {
      for x in 0..<200 {
        let expectedRed = Int(singleMaskBitmap.pixel(x: x, y: y).red)
        let red = Int(cornerMaskBitmap.pixel(x: x, y: y).red)
        largestDifference = max(largestDifference, abs(red - expectedRed))
      }
    }
    #expect(largestDifference <= 2)
  }

  @Test func theAreaOfADiscIsThatOfACircle() {
    for diameter in [7, 15, 22, 64, 101] {
      let mask = Mask.roundedRectangle(
        width: diameter,
        height: diameter,
        radius: Double(diameter) / 2
      )
      var sum = 0
      for y in 0..<diameter {
        for x in 0..<diameter { sum += Int(mask.coverage(x: x, y: y)) }
      }
      let exact = Double.pi * Double(diameter * diameter) / 4
      #expect(abs(Double(sum) / 255 - exact) / exact < 0.006)
    }
  }

  @Test func onlyTheChosenCornersAreRounded() {
    let bitmap = filledBitmap(100, 100, .white)
    let rect = PixelRect(x: 0, y: 0, width: 100, height: 100)
    Canvas(bitmap).fillRoundedRect(rect, radius: 10, corners: [.topLeft, .topRight], .black)
    #expect(bitmap.pixel(x: 0, y: 0) == .white)
    #expect(bitmap.pixel(x: 99, y: 0) == .white)
    #expect(bitmap.pixel(x: 0, y: 99) == .black)
    #expect(bitmap.pixel(x: 99, y: 99) == .black)
  }

  @Test func aTranslucentFillTouchesEveryPixelOnce() {
    let bitmap = filledBitmap(120, 120, .white)
    let translucentBlack = PixelColor(red: 0, green: 0, blue: 0, alpha: 128)
    let rect = PixelRect(x: 0, y: 0, width: 120, height: 120)
    Canvas(bitmap).fillRoundedRect(rect, radius: 17.5, corners: .allCorners, translucentBlack)
    for y in 0..<120 {
      for x in 0..<120 { #expect(bitmap.pixel(x: x, y: y).red >= 127) }
    }
    #expect(bitmap.pixel(x: 60, y: 60).red == 127)
  }

  @Test func aShadowIsSymmetricAndFadesOutwards() {
    let bitmap = filledBitmap(160, 160, .white)
    let rect = PixelRect(x: 40, y: 40, width: 80, height: 80)
    Canvas(bitmap).fillShadow(of: rect, radius: 10, blur: 16, .black)
    #expect(isSymmetric(bitmap, in: PixelRect(x: 0, y: 0, width: 160, height: 160)))
    var previous = UInt8.max
    for y in 20..<60 {
      let value = bitmap.pixel(x: 80, y: y).red
      #expect(value <= previous)
      previous = value
    }
    #expect(bitmap.pixel(x: 80, y: 23) == .white)
    #expect(bitmap.pixel(x: 80, y: 80) == .black)
  }
}
