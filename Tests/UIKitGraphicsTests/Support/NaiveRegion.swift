@testable import UIKitGraphics

/// A region as one Boolean per pixel: the slow but simple reference implementation.
struct NaiveRegion: Equatable {
  /// The width and the height in pixels.
  static let side = 24
  var pixels = [Bool](repeating: false, count: side * side)

  init() {}

  init(_ rect: PixelRect) {
    forEachPixel { x, y, index in pixels[index] = rect.contains(x: x, y: y) }
  }

  init(_ region: Region) {
    region.forEach { rect in
      forEachPixel { x, y, index in
        guard rect.contains(x: x, y: y) else { return }
        precondition(!pixels[index], "Rectangles of a region overlap at (\(x), \(y))")
        pixels[index] = true
      }
    }
  }

  private func forEachPixel(_ body: (_ x: Int, _ y: Int, _ index: Int) -> Void) {
    for y in 0..<NaiveRegion.side {
      for x in 0..<NaiveRegion.side { body(x, y, y * NaiveRegion.side + x) }
    }
  }

  func combined(_ other: NaiveRegion, _ rule: (Bool, Bool) -> Bool) -> NaiveRegion {
    var result = self
    for index in pixels.indices { result.pixels[index] = rule(pixels[index], other.pixels[index]) }
    return result
  }

  func overlap(_ rect: PixelRect) -> Region.Overlap {
    var setCount = 0
    var totalCount = 0
    forEachPixel { x, y, index in
      guard rect.contains(x: x, y: y) else { return }
      totalCount += 1
      if pixels[index] { setCount += 1 }
    }
    if setCount == 0 { return .none }
    return setCount == totalCount ? .full : .partial
  }
}
