internal import CPixman
package import Foundation

extension Canvas {
  /// Blurs the pixels drawn so far inside a rectangle.
  ///
  /// The pixels are averaged in squares; the small copy is blurred and then enlarged with
  /// interpolation. Pixels outside of the rectangle have no influence: the pixels at its edges are
  /// repeated. The clip limits the drawn pixels, but not the pixels that are read.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in canvas pixels; only the part on the surface is blurred.
  ///   - bounds: The part of the rectangle that is read and drawn.
  ///   - blur: The standard deviation of the blur, in pixels; at most 256.
  ///   - tint: The colour drawn over the blurred pixels.
  ///   - opacity: The opacity of blur and tint, clamped to 0...1.
  ///   - radius: The corner radius of the rectangle, in pixels.
  ///   - corners: The rounded corners.
  ///
  /// - Complexity: Linear in the number of pixels of the rectangle, independent of the blur.
  package func blurBackdrop(
    in rect: PixelRect,
    within bounds: PixelRect,
    blur: CGFloat,
    tint: PixelColor,
    opacity: CGFloat,
    radius: CGFloat,
    corners: UIRectCorner
  ) {
    let surfaceBounds = surface.bounds.offsetBy(x: Int(originX), y: Int(originY))
    let area = rect.intersection(surfaceBounds).intersection(bounds)
    guard !area.isEmpty, area.intersects(clip), opacity > 0 else { return }
    let smallCopy = SmallCopy(
      of: surface,
      area.offsetBy(x: -Int(originX), y: -Int(originY)),
      blur: min(max(Double(blur), 0), 256)
    )
    beginGroup(area)
    drawEnlarged(smallCopy, onto: area)
    fill(area, tint)
    if radius > 0 {
      endGroup(opacity: opacity, roundedTo: rect, radius: radius, corners: corners)
    } else {
      endGroup(opacity: opacity)
    }
  }

  private func drawEnlarged(_ small: SmallCopy, onto area: PixelRect) {
    let factor = 1 / Double(small.side)
    guard var matrix = pixman_transform_t(CGAffineTransform(scaleX: factor, y: factor)) else {
      return
    }
    let image = small.bitmap.image
    pixman_image_set_transform(image, &matrix)
    pixman_image_set_filter(image, PIXMAN_FILTER_BILINEAR, nil, 0)
    pixman_image_set_repeat(image, PIXMAN_REPEAT_PAD)
    composite(PIXMAN_OP_SRC, image, onto: area)
  }
}

/// A part of a bitmap that is averaged in squares and blurred.
private struct SmallCopy {
  let bitmap: Bitmap
  /// The side of a square, in original pixels.
  let side: Int

  init(of original: Bitmap, _ area: PixelRect, blur: Double) {
    // The blur hides squares of this size.
    side = max(1, Int(blur / 2))
    let width = (area.width + side - 1) / side
    let height = (area.height + side - 1) / side
    bitmap = Bitmap(width: width, height: height, format: .argb)
    average(original, area)
    // Three moving averages approximate a Gaussian with this standard deviation.
    let boxRadius = Int((blur / Double(side)).rounded())
    guard boxRadius > 0 else { return }
    // Temporary memory for a row or column.
    var line = [UInt32](repeating: 0, count: max(width, height))
    for _ in 0..<3 {
      for y in 0..<height {
        smooth(from: y * width, step: 1, count: width, boxRadius: boxRadius, line: &line)
      }
      for x in 0..<width {
        smooth(from: x, step: width, count: height, boxRadius: boxRadius, line: &line)
      }
    }
  }

  private var pixels: UnsafeMutablePointer<UInt32> {
    bitmap.bytes.assumingMemoryBound(to: UInt32.self)
  }

  /// Stores the average of each square of an area; squares at its right and bottom edges may be
  /// smaller.
  private func average(_ original: Bitmap, _ area: PixelRect) {
    let opaqueBits: UInt32 = original.format == .xrgb ? 0xFF00_0000 : 0
    for row in 0..<bitmap.height {
      let top = Int(area.minY) + row * side
      let bottom = min(top + side, Int(area.maxY))
      for column in 0..<bitmap.width {
        let left = Int(area.minX) + column * side
        let right = min(left + side, Int(area.maxX))
        var sum = ChannelSum()
        for y in top..<bottom {
          let line = (original.bytes + y * original.bytesPerRow)
            .assumingMemoryBound(to: UInt32.self)
          for x in left..<right { sum.add(line[x] | opaqueBits) }
        }
        pixels[row * bitmap.width + column] = sum.average(of: (bottom - top) * (right - left))
      }
    }
  }

  /// Replaces each pixel of a row or column by the average of its neighbourhood.
  private func smooth(
    from start: Int,
    step: Int,
    count: Int,
    boxRadius: Int,
    line: inout [UInt32]
  ) {
    let pixels = pixels + start
    for index in 0..<count { line[index] = pixels[index * step] }
    var sum = ChannelSum()
    for index in -boxRadius...boxRadius { sum.add(line[min(max(index, 0), count - 1)]) }
    for index in 0..<count {
      pixels[index * step] = sum.average(of: 2 * boxRadius + 1)
      sum.remove(line[max(index - boxRadius, 0)])
      sum.add(line[min(index + boxRadius + 1, count - 1)])
    }
  }
}

/// The sums of the four channels of pixels.
private struct ChannelSum {
  private var sums = SIMD4<UInt32>(repeating: 0)

  mutating func add(_ pixel: UInt32) { sums &+= ChannelSum.channels(pixel) }

  mutating func remove(_ pixel: UInt32) { sums &-= ChannelSum.channels(pixel) }

  func average(of count: Int) -> UInt32 {
    let roundingBias = UInt32(count / 2)
    let mean = (sums &+ roundingBias) / UInt32(count)
    return mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24
  }

  private static func channels(_ pixel: UInt32) -> SIMD4<UInt32> {
    SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
  }
}
