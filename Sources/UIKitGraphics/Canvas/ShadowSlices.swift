internal import Foundation

/// A cache of nine-patch slices of blurred rounded rectangles: corners, and edges one pixel wide.
@MainActor
final class ShadowSlices {
  static let shared = ShadowSlices()

  struct Slices {
    /// The corners in the order of ``Corner``.
    var corners: [Mask]
    var top: Mask
    var bottom: Mask
    var left: Mask
    var right: Mask
    var center: Mask
  }

  private struct Key: Hashable {
    var radius: Double
    var blur: Double
    var inside: Int
  }

  private var cache = Cache<Key, Slices>(byteLimit: 2 << 20)

  /// Empties the cache.
  func removeAll() {
    cache.removeAll()
  }

  /// Returns the slices for a corner radius and a blur in pixels.
  ///
  /// The side of a corner is `blur`, rounded up, plus `inside`, the pixels inside the rectangle.
  func slices(radius: Double, blur: Double, inside: Int) -> Slices {
    let key = Key(radius: radius, blur: blur, inside: inside)
    if let slices = cache[key] { return slices }
    let slices = makeSlices(radius: radius, blur: blur, inside: inside)
    cache.insert(slices, for: key, bytes: slices.corners[0].bitmap.cachedByteCount * 9)
    return slices
  }

  private func makeSlices(radius: Double, blur: Double, inside: Int) -> Slices {
    let blurExtent = Int(blur.rounded(.up))
    let cornerSide = blurExtent + inside
    let side = cornerSide * 2 + 1
    let blurred = blurredSquare(side: side, blurExtent: blurExtent, radius: radius, blur: blur)
    func cut(x: Int, y: Int, width: Int, height: Int) -> Mask {
      let result = Bitmap(width: width, height: height, format: .a8)
      for row in 0..<height {
        for column in 0..<width {
          let value = blurred[(y + row) * side + x + column]
          (result.bytes + row * result.bytesPerRow)
            .storeBytes(of: UInt8(value * 255 + 0.5), toByteOffset: column, as: UInt8.self)
        }
      }
      return Mask(result)
    }
    let farStart = cornerSide + 1
    return Slices(
      corners: [
        cut(x: 0, y: 0, width: cornerSide, height: cornerSide),
        cut(x: farStart, y: 0, width: cornerSide, height: cornerSide),
        cut(x: 0, y: farStart, width: cornerSide, height: cornerSide),
        cut(x: farStart, y: farStart, width: cornerSide, height: cornerSide),
      ],
      top: cut(x: cornerSide, y: 0, width: 1, height: cornerSide),
      bottom: cut(x: cornerSide, y: farStart, width: 1, height: cornerSide),
      left: cut(x: 0, y: cornerSide, width: cornerSide, height: 1),
      right: cut(x: farStart, y: cornerSide, width: cornerSide, height: 1),
      center: cut(x: cornerSide, y: cornerSide, width: 1, height: 1)
    )
  }

  /// Returns a rounded square blurred by three box filters, which approximate a Gaussian.
  private func blurredSquare(side: Int, blurExtent: Int, radius: Double, blur: Double) -> [Double] {
    var path = Path()
    let squareSide = Double(side - 2 * blurExtent)
    path.addRoundedRect(
      CGRect(x: Double(blurExtent), y: Double(blurExtent), width: squareSide, height: squareSide),
      radii: CGSize(width: radius, height: radius),
      corners: .allCorners
    )
    let bounds = PixelRect(x: 0, y: 0, width: side, height: side)
    let rasterizer = CoverageRasterizer(path.flattened(tolerance: 0.01), usesEvenOddRule: false)
    var pixels = [Double](repeating: 0, count: side * side)
    if let mask = rasterizer.mask(in: bounds) {
      for y in 0..<side {
        for x in 0..<side { pixels[y * side + x] = Double(mask.coverage(x: x, y: y)) / 255 }
      }
    }
    // Three box filters of radius r reach 3r pixels.
    let boxRadius = max(1, Int((blur / 3).rounded(.down)))
    for _ in 0..<3 {
      pixels = blurRows(pixels, side: side, radius: boxRadius)
      pixels = blurRows(pixels, side: side, radius: boxRadius)
    }
    return pixels
  }

  /// Applies a box filter along each row and transposes; two passes filter both axes.
  private func blurRows(_ source: [Double], side: Int, radius: Int) -> [Double] {
    // A running sum is faster, but rounds differently.
    if radius > 40 { return blurRowsByRunningSum(source, side: side, radius: radius) }
    var result = [Double](repeating: 0, count: side * side)
    let weight = 1 / Double(2 * radius + 1)
    for y in 0..<side {
      for x in 0..<side {
        var sum = 0.0
        for offset in max(0, x - radius)...min(side - 1, x + radius) {
          sum += source[y * side + offset]
        }
        result[x * side + y] = min(1, sum * weight)
      }
    }
    return result
  }

  /// Applies a wide box filter with a running sum, whose cost is independent of the radius.
  private func blurRowsByRunningSum(
    _ source: [Double],
    side: Int,
    radius: Int
  ) -> [Double] {
    var result = [Double](repeating: 0, count: side * side)
    let weight = 1 / Double(2 * radius + 1)
    for y in 0..<side {
      let row = y * side
      var sum = 0.0
      for x in 0..<min(radius, side) { sum += source[row + x] }
      for x in 0..<side {
        if x + radius < side { sum += source[row + x + radius] }
        if x > radius { sum -= source[row + x - radius - 1] }
        result[x * side + y] = max(0, min(1, sum * weight))
      }
    }
    return result
  }
}
