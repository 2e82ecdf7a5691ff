import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for filling rectangles and clipping.
@MainActor
struct CanvasFillTests {
  @Test func opaqueFillsReplaceAndTranslucentOnesBlend() {
    let bitmap = filledBitmap(4, 1, .white)
    let canvas = Canvas(bitmap)
    canvas.fill(PixelRect(x: 0, y: 0, width: 1, height: 1), .black)
    canvas.fill(
      PixelRect(x: 1, y: 0, width: 1, height: 1),
      PixelColor(red: 0, green: 0, blue: 0, alpha: 128)
    )
    canvas.fill(PixelRect(x: 2, y: 0, width: 1, height: 1), .clear)
    #expect(bitmap.pixel(x: 0, y: 0) == .black)
    #expect(bitmap.pixel(x: 1, y: 0) == PixelColor(red: 127, green: 127, blue: 127))
    #expect(bitmap.pixel(x: 2, y: 0) == .white)
  }

  @Test func whiteOverWhiteStaysWhiteAtEveryOpacity() {
    for alpha in UInt8.min...UInt8.max {
      let bitmap = filledBitmap(9, 1, .white)
      let white = PixelColor(red: 255, green: 255, blue: 255, alpha: alpha)
      Canvas(bitmap).fill(bitmap.bounds, white)
      #expect(bitmap.count(of: .white) == 9)
    }
  }

  @Test func drawingIsClippedToRegionAndPushedRectangles() {
    let bitmap = filledBitmap(20, 20, .white)
    let canvas = Canvas(bitmap)
    var region = Region(PixelRect(x: 0, y: 0, width: 5, height: 5))
    region.formUnion(PixelRect(x: 10, y: 10, width: 5, height: 5))
    canvas.setClip(region)
    #expect(canvas.clipBounds == PixelRect(x: 0, y: 0, width: 15, height: 15))
    canvas.pushClip(PixelRect(x: 2, y: 2, width: 10, height: 10))
    canvas.fill(PixelRect(x: -100, y: -100, width: 500, height: 500), .black)
    // Three by three and two by two pixels.
    #expect(bitmap.count(of: .black) == 9 + 4)
    canvas.popClip()
    canvas.fill(PixelRect(x: 0, y: 0, width: 20, height: 20), .black)
    #expect(bitmap.count(of: .black) == 50)
    canvas.setClip(Region())
    #expect(canvas.clipBounds.isEmpty)
    canvas.fill(PixelRect(x: 0, y: 0, width: 20, height: 20), .black)
    #expect(bitmap.count(of: .black) == 50)
    canvas.setClip(nil)
    canvas.fill(PixelRect(x: 0, y: 0, width: 20, height: 20), .black)
    #expect(bitmap.count(of: .black) == 400)
  }

  @Test func clippedDrawingEqualsThatPartOfUnclippedDrawing() {
    func draw(_ canvas: Canvas) {
      let blue = PixelColor(red: 0, green: 0, blue: 255, alpha: 200)
      let rect = PixelRect(x: 3, y: 4, width: 90, height: 80)
      canvas.fillShadow(of: rect, radius: 9, blur: 7, .black.multipliedAlpha(by: 0.4))
      canvas.fillRoundedRect(rect, radius: 11, corners: .allCorners, blue)
      canvas.strokeRoundedRect(rect, radius: 11, width: 2, corners: .allCorners, .black)
      canvas.fill(
        Mask.roundedRectangle(width: 31, height: 31, radius: 15.5),
        atX: 40,
        y: 30,
        .white
      )
      canvas.beginGroup(PixelRect(x: 20, y: 20, width: 60, height: 60))
      canvas.fill(PixelRect(x: 10, y: 10, width: 50, height: 50), .black)
      canvas.endGroup(
        opacity: 0.5,
        roundedTo: PixelRect(x: 20, y: 20, width: 40, height: 40),
        radius: 8,
        corners: .allCorners
      )
    }
    let unclipped = filledBitmap(100, 100, .white)
    draw(Canvas(unclipped))
    var generator = SeededGenerator.forTest()
    while generator.nextStep(of: 40) != nil {
      var region = Region()
      for _ in 0..<3 {
        region.formUnion(
          PixelRect(
            x: .random(in: 0..<90, using: &generator),
            y: .random(in: 0..<90, using: &generator),
            width: .random(in: 1..<60, using: &generator),
            height: .random(in: 1..<60, using: &generator)
          )
        )
      }
      let clipped = filledBitmap(100, 100, .white)
      let canvas = Canvas(clipped)
      canvas.setClip(region)
      draw(canvas)
      var differences = 0
      for y in 0..<100 {
        for x in 0..<100 {
          let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
          let expected = region.overlap(pixel) == .full ? unclipped.pixel(x: x, y: y) : .white
          if clipped.pixel(x: x, y: y) != expected { differences += 1 }
        }
      }
      #expect(differences == 0)
    }
  }
}
