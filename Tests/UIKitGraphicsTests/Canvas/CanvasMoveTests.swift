import Foundation
import Testing

@testable import UIKitGraphics

@MainActor
@Test func movingContentsEqualsCopyingPixelByPixel() {
  var generator = SeededGenerator.forTest()
  while generator.nextStep(of: 300) != nil {
    let bitmap = Bitmap(width: 17, height: 13, format: .xrgb)
    for y in 0..<13 {
      for x in 0..<17 {
        let color = PixelColor(red: UInt8(x * 10), green: UInt8(y * 10), blue: 7)
        Canvas(bitmap).fill(PixelRect(x: x, y: y, width: 1, height: 1), color)
      }
    }
    let rect = PixelRect(
      x: .random(in: -3..<15, using: &generator),
      y: .random(in: -3..<12, using: &generator),
      width: .random(in: 0..<20, using: &generator),
      height: .random(in: 0..<20, using: &generator)
    )
    let dx = Int.random(in: -6...6, using: &generator)
    let dy = Int.random(in: -6...6, using: &generator)
    var expected: [PixelColor] = []
    let inside = rect.intersection(bitmap.bounds)
    for y in 0..<13 {
      for x in 0..<17 {
        let isMoved = inside.contains(x: x, y: y) && inside.contains(x: x - dx, y: y - dy)
        expected.append(bitmap.pixel(x: isMoved ? x - dx : x, y: isMoved ? y - dy : y))
      }
    }
    Canvas(bitmap).moveContents(of: rect, byX: dx, y: dy)
    var actual: [PixelColor] = []
    for y in 0..<13 {
      for x in 0..<17 { actual.append(bitmap.pixel(x: x, y: y)) }
    }
    #expect(actual == expected)
  }
}
