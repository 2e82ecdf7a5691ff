import Foundation

@testable import UIKitGraphics

/// The scales at which drawings must be sharp.
let everyScale: [Double] = [1, 1.25, 1.5, 2, 3]

/// Returns a bitmap of a single colour.
@MainActor
func filledBitmap(_ width: Int, _ height: Int, _ color: PixelColor) -> Bitmap {
  let bitmap = Bitmap(width: width, height: height, format: .xrgb)
  Canvas(bitmap).fill(bitmap.bounds, color)
  return bitmap
}

/// Records a drawing at a scale and renders it on white, with its origin at `x` and `y`.
///
/// The size and the origin are in pixels; `draw` uses points.
@MainActor
func render(
  _ width: Int,
  _ height: Int,
  scale: Double = 1,
  x: Double = 0,
  y: Double = 0,
  _ draw: (CGContext) -> Void
) -> Bitmap {
  let bitmap = filledBitmap(width, height, .white)
  let context = CGContext(scale: scale, traits: UITraitCollection(userInterfaceStyle: .light))
  UIGraphicsPushContext(context)
  draw(context)
  UIGraphicsPopContext()
  context.finish().replay(on: Canvas(bitmap), x: x, y: y)
  return bitmap
}

extension Bitmap {
  /// The bounding box of all pixels that are not white.
  var inkBounds: PixelRect {
    var result = PixelRect.empty
    for y in 0..<height {
      for x in 0..<width where pixel(x: x, y: y) != .white {
        result = result.union(PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return result
  }

  /// Returns the number of pixels with the colour.
  func count(of color: PixelColor) -> Int {
    var result = 0
    for y in 0..<height {
      for x in 0..<width where pixel(x: x, y: y) == color { result += 1 }
    }
    return result
  }
}
