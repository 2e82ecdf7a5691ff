import Foundation
import SeededRandom
import Testing

@testable import UIKitGraphics

/// Tests for transformed bitmaps against a computation with floating-point numbers.
@MainActor
struct BilinearSamplerTests {
  /// Returns a bitmap of random premultiplied colours.
  private func randomBitmap(_ format: Bitmap.Format, _ generator: inout SeededGenerator) -> Bitmap {
    let bitmap = Bitmap(width: 23, height: 17, format: format)
    for y in 0..<17 {
      for x in 0..<23 {
        // The alpha byte of an opaque bitmap is ignored.
        let alpha = format == .argb ? UInt32.random(in: 0...255, using: &generator) : 77
        let limit = format == .argb ? alpha : 255
        let channel = { (generator: inout SeededGenerator) in
          UInt32.random(in: 0...limit, using: &generator)
        }
        let bits =
          alpha << 24 | channel(&generator) << 16 | channel(&generator) << 8 | channel(&generator)
        bitmap.bytes.storeBytes(
          of: bits,
          toByteOffset: y * bitmap.bytesPerRow + x * 4,
          as: UInt32.self
        )
      }
    }
    return bitmap
  }

  /// Returns the premultiplied components from blue to alpha at a position between pixels.
  private func sample(_ bitmap: Bitmap, _ point: CGPoint) -> [Double] {
    let (x, y) = (point.x - 0.5, point.y - 0.5)
    let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    var sum = [0.0, 0, 0, 0]
    for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
      let (column, row) = (left + dx, top + dy)
      guard (0..<bitmap.width).contains(column), (0..<bitmap.height).contains(row) else { continue }
      var bits = bitmap.bytes.load(
        fromByteOffset: row * bitmap.bytesPerRow + column * 4,
        as: UInt32.self
      )
      if bitmap.isOpaque { bits |= 0xFF00_0000 }
      let weight = (1 - abs(x - Double(column))) * (1 - abs(y - Double(row)))
      for index in 0..<4 { sum[index] += Double(bits >> UInt32(8 * index) & 0xFF) * weight }
    }
    return sum
  }

  /// Expects that the drawn pixels differ from exact interpolation by at most 4 of 255.
  private func check(_ bitmap: Bitmap, _ transform: CGAffineTransform, opacity: CGFloat) {
    let target = filledBitmap(40, 40, PixelColor(red: 200, green: 100, blue: 50))
    Canvas(target).draw(bitmap, transform: transform, opacity: opacity)
    let inverse = transform.inverted()
    for y in 0..<40 {
      for x in 0..<40 {
        let source = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
        let color = sample(bitmap, source).map { $0 * opacity }
        let backdropShare = 1 - color[3] / 255
        let pixel = target.pixel(x: x, y: y)
        let expected = [50, 100, 200].enumerated().map { color[$0] + $1 * backdropShare }
        let sampledColor = [pixel.blue, pixel.green, pixel.red].map(Double.init)
        let difference = zip(expected, sampledColor).map { abs($0 - $1) }.max() ?? 0
        #expect(difference <= 4, "(\(x), \(y)): \(sampledColor), not \(expected)")
        if difference > 4 { return }
      }
    }
  }

  @Test(arguments: [Bitmap.Format.argb, .xrgb])
  func transformsAreInterpolated(_ format: Bitmap.Format) {
    var generator = SeededGenerator(seed: 7)
    let bitmap = randomBitmap(format, &generator)
    let translation = CGAffineTransform(translationX: 8, y: 6)
    check(bitmap, translation.rotated(by: 0.035), opacity: 1)
    check(bitmap, translation.rotated(by: -0.7).scaledBy(x: 1.3, y: 0.8), opacity: 0.6)
    check(bitmap, CGAffineTransform(a: -1, b: 0, c: 0.3, d: 1, tx: 30, ty: 4.25), opacity: 1)
    check(bitmap, CGAffineTransform(translationX: -5.5, y: 20.75), opacity: 1)
    check(bitmap, translation.rotated(by: .pi / 2), opacity: 1)
    check(bitmap, CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 3, ty: 22), opacity: 0.6)
    check(bitmap, CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 30, ty: 5), opacity: 1)
  }

  @Test func clippingChangesNoPixelInside() {
    var generator = SeededGenerator(seed: 8)
    let bitmap = randomBitmap(.argb, &generator)
    let transform = CGAffineTransform(translationX: 8, y: 6).rotated(by: 0.3)
    let unclipped = filledBitmap(40, 40, .white)
    Canvas(unclipped).draw(bitmap, transform: transform)
    let tiledBitmap = filledBitmap(40, 40, .white)
    let canvas = Canvas(tiledBitmap)
    for x in stride(from: 0, to: 40, by: 7) {
      for y in stride(from: 0, to: 40, by: 9) {
        canvas.pushClip(PixelRect(x: x, y: y, width: 7, height: 9))
        canvas.draw(bitmap, transform: transform)
        canvas.popClip()
      }
    }
    #expect(tiledBitmap.hasSamePixels(as: unclipped))
  }

  @Test func singlePixelsAndHugeTransformsAreSampledInBounds() {
    let dot = filledBitmap(1, 1, .black)
    let target = filledBitmap(20, 20, .white)
    let canvas = Canvas(target)
    canvas.draw(dot, transform: CGAffineTransform(a: 0, b: 20, c: -20, d: 0, tx: 20, ty: 0))
    #expect(target.pixel(x: 10, y: 10).red < 20)
    for factor in [1e-12, 1e-5, 1e5, 1e12, .infinity] {
      canvas.draw(dot, transform: CGAffineTransform(scaleX: factor, y: 1))
      canvas.draw(dot, transform: CGAffineTransform(a: 1, b: factor, c: 0, d: 1, tx: 0, ty: 0))
      canvas.draw(dot, transform: CGAffineTransform(translationX: factor, y: -factor))
    }
  }
}
