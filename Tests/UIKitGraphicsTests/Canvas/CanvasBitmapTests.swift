import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for drawing bitmaps on a canvas.
@MainActor
struct CanvasBitmapTests {
  /// Returns a square bitmap whose left half is black and whose right half is white.
  private func makeHalves(side: Int) -> Bitmap {
    let bitmap = filledBitmap(side, side, .white)
    Canvas(bitmap).fill(PixelRect(x: 0, y: 0, width: side / 2, height: side), .black)
    return bitmap
  }

  @Test func equalSizesAreCopiedExactly() {
    let source = makeHalves(side: 8)
    let bitmap = filledBitmap(8, 8, PixelColor(red: 9, green: 9, blue: 9))
    Canvas(bitmap).draw(source, in: bitmap.bounds)
    #expect(bitmap.hasSamePixels(as: source))
  }

  @Test(arguments: [false, true])
  func shrinkingAveragesPixels(isFrozen: Bool) {
    let source = Bitmap(width: 64, height: 64, format: .xrgb)
    let canvas = Canvas(source)
    for x in 0..<64 {
      let color: PixelColor = x % 2 == 0 ? .black : .white
      canvas.fill(PixelRect(x: x, y: 0, width: 1, height: 64), color)
    }
    if isFrozen { source.freeze() }
    let bitmap = filledBitmap(8, 8, .black)
    Canvas(bitmap).draw(source, in: bitmap.bounds)
    for x in 0..<8 { #expect((118...138).contains(bitmap.pixel(x: x, y: 4).red)) }
  }

  @Test(arguments: [false, true])
  func growingKeepsEdgesOpaque(isFrozen: Bool) {
    let source = filledBitmap(3, 3, .black)
    if isFrozen { source.freeze() }
    let bitmap = filledBitmap(30, 30, .white)
    Canvas(bitmap).draw(source, in: bitmap.bounds)
    #expect(bitmap.count(of: .black) == 900)
  }

  @Test func opacityBlendsPixels() {
    let bitmap = filledBitmap(4, 4, .white)
    Canvas(bitmap).draw(filledBitmap(4, 4, .black), in: bitmap.bounds, opacity: 0.5)
    #expect(bitmap.count(of: PixelColor(red: 127, green: 127, blue: 127)) == 16)
  }

  @Test func aQuarterTurnMovesLeftToTop() {
    let bitmap = filledBitmap(8, 8, PixelColor(red: 0, green: 0, blue: 255))
    let transform = CGAffineTransform(translationX: 8, y: 0).rotated(by: .pi / 2)
    Canvas(bitmap).draw(makeHalves(side: 8), transform: transform)
    #expect(bitmap.pixel(x: 4, y: 1) == .black)
    #expect(bitmap.pixel(x: 4, y: 6) == .white)
  }

  @Test func degenerateTransformsDrawNothing() {
    let bitmap = filledBitmap(8, 8, .white)
    let canvas = Canvas(bitmap)
    canvas.draw(makeHalves(side: 8), transform: CGAffineTransform(scaleX: 0, y: 1))
    canvas.draw(makeHalves(side: 8), transform: CGAffineTransform(scaleX: .nan, y: 1))
    let distantTransform = CGAffineTransform(translationX: 1e9, y: 0)
    canvas.draw(makeHalves(side: 8), transform: distantTransform)
    #expect(bitmap.count(of: .white) == 64)
  }
}
