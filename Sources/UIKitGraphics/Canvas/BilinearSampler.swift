import Foundation

/// A sampler that reads a bitmap through an affine transform with bilinear interpolation, and
/// blends its rows over other pixels.
///
/// Coordinates are fixed-point numbers with 32 fractional bits, of which 8 are the weights, as in
/// pixman. Two channels are computed in one 64-bit word. Four equal pixels, as in backgrounds, need
/// no computation.
struct BilinearSampler {
  /// The limits for matrix entries and offsets in pixels, beyond which fixed-point numbers would
  /// overflow.
  private static let maximumEntry = 8000.0
  private static let maximumOffset = 1e8
  private static let fixedPointOne = 1 << 32

  private let pixels: UnsafePointer<UInt32>
  /// The number of pixels from a row to the next.
  private let stride: Int
  private let width: Int
  private let height: Int
  /// The alpha bits that are set in pixels without an alpha channel.
  private let opaqueBits: UInt32
  /// The opacity of the pixels, from 0 to 255.
  private let alpha: UInt32
  /// The entries of the transform from destination to source pixels, as fixed-point numbers.
  private let (a, b, c, d): (Int, Int, Int, Int)
  /// The source coordinates of the destination pixel (0, 0), as fixed-point numbers.
  private let (startX, startY): (Int, Int)
  /// Whether every sample is at the centre of a pixel, as in content that is flipped or turned by
  /// quarters.
  private let isExact: Bool

  /// Creates a sampler; `nil` if the transform is out of range.
  ///
  /// - Parameters:
  ///   - bitmap: A colour bitmap, which must outlive the sampler.
  ///   - inverse: The transform from destination pixels to bitmap pixels.
  ///   - alpha: The opacity, from 0 to 255.
  init?(_ bitmap: Bitmap, _ inverse: CGAffineTransform, alpha: UInt8) {
    let entries = [inverse.a, inverse.b, inverse.c, inverse.d]
    // Pixels are sampled at their centres.
    let x = (inverse.a + inverse.c) / 2 + inverse.tx - 0.5
    let y = (inverse.b + inverse.d) / 2 + inverse.ty - 0.5
    guard entries.allSatisfy({ abs($0) < BilinearSampler.maximumEntry }),
      abs(x) < BilinearSampler.maximumOffset, abs(y) < BilinearSampler.maximumOffset
    else { return nil }
    func fixed(_ value: CGFloat) -> Int {
      Int((value * Double(BilinearSampler.fixedPointOne)).rounded())
    }
    (a, b, c, d) = (fixed(entries[0]), fixed(entries[1]), fixed(entries[2]), fixed(entries[3]))
    (startX, startY) = (fixed(x), fixed(y))
    // Entries that are not integers move the samples away from the centres.
    let weightBits = 0xFF << 24
    isExact =
      [a, b, c, d].allSatisfy { $0 % BilinearSampler.fixedPointOne == 0 }
      && (startX | startY) & weightBits == 0
    pixels = UnsafePointer(bitmap.bytes.assumingMemoryBound(to: UInt32.self))
    stride = bitmap.bytesPerRow / 4
    width = bitmap.width
    height = bitmap.height
    opaqueBits = bitmap.isOpaque ? 0xFF00_0000 : 0
    self.alpha = UInt32(alpha)
  }

  /// Blends a part of a row over pixels.
  ///
  /// - Parameters:
  ///   - y: The row in the destination.
  ///   - start: The first column.
  ///   - end: The column after the last.
  ///   - row: The pixel of the destination row in column 0.
  func drawRow(_ y: Int, from start: Int, to end: Int, onto row: UnsafeMutablePointer<UInt32>) {
    let (x0, y0) = (startX + c * y, startY + d * y)
    let fixedPointOne = BilinearSampler.fixedPointOne
    // Finds the columns for which at least one of the four pixels is inside the bitmap, and those
    // for which all four are.
    var touchedRange = start..<end
    BilinearSampler.limit(
      &touchedRange,
      x0,
      a,
      from: 1 - fixedPointOne,
      through: width * fixedPointOne - 1
    )
    BilinearSampler.limit(
      &touchedRange,
      y0,
      b,
      from: 1 - fixedPointOne,
      through: height * fixedPointOne - 1
    )
    var innerRange = touchedRange
    BilinearSampler.limit(&innerRange, x0, a, from: 0, through: (width - 1) * fixedPointOne - 1)
    BilinearSampler.limit(&innerRange, y0, b, from: 0, through: (height - 1) * fixedPointOne - 1)
    drawEdge(touchedRange.lowerBound..<innerRange.lowerBound, x0, y0, row)
    if isExact {
      drawExactly(innerRange, x0, y0, row)
    } else {
      drawInner(innerRange, x0, y0, row)
    }
    drawEdge(innerRange.upperBound..<touchedRange.upperBound, x0, y0, row)
  }

  /// Draws pixels without interpolation, because the samples are at their centres.
  private func drawExactly(
    _ columns: Range<Int>,
    _ x0: Int,
    _ y0: Int,
    _ row: UnsafeMutablePointer<UInt32>
  ) {
    let (x, y) = (x0 &+ a &* columns.lowerBound, y0 &+ b &* columns.lowerBound)
    var source = pixels + ((y >> 32) &* stride &+ (x >> 32))
    let step = (b >> 32) &* stride &+ a >> 32
    for column in columns {
      blend(source.pointee | opaqueBits, over: row + column)
      source += step
    }
  }

  /// Draws pixels for which all four source pixels are inside the bitmap.
  private func drawInner(
    _ columns: Range<Int>,
    _ x0: Int,
    _ y0: Int,
    _ row: UnsafeMutablePointer<UInt32>
  ) {
    var x = x0 &+ a &* columns.lowerBound
    var y = y0 &+ b &* columns.lowerBound
    for column in columns {
      let upper = pixels + ((y >> 32) &* stride &+ (x >> 32))
      let lower = upper + stride
      let color = mix(upper[0], upper[1], lower[0], lower[1], x, y) | opaqueBits
      blend(color, over: row + column)
      x &+= a
      y &+= b
    }
  }

  /// Draws pixels of which some source pixels may be outside the bitmap.
  private func drawEdge(
    _ columns: Range<Int>,
    _ x0: Int,
    _ y0: Int,
    _ row: UnsafeMutablePointer<UInt32>
  ) {
    for column in columns {
      let (x, y) = (x0 &+ a &* column, y0 &+ b &* column)
      let (left, top) = (x >> 32, y >> 32)
      let color = mix(
        pixel(left, top),
        pixel(left + 1, top),
        pixel(left, top + 1),
        pixel(left + 1, top + 1),
        x,
        y
      )
      blend(color, over: row + column)
    }
  }

  /// Returns a pixel with alpha; transparent outside of the bitmap.
  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    return pixels[y &* stride &+ x] | opaqueBits
  }

  /// Returns the average of four pixels, weighted by the fractional parts of a position.
  @inline(__always)
  private func mix(
    _ topLeft: UInt32,
    _ topRight: UInt32,
    _ bottomLeft: UInt32,
    _ bottomRight: UInt32,
    _ x: Int,
    _ y: Int
  ) -> UInt32 {
    if topLeft == topRight, topLeft == bottomLeft, topLeft == bottomRight { return topLeft }
    let rightWeight = UInt64(truncatingIfNeeded: x >> 24) & 0xFF
    let bottomWeight = UInt64(truncatingIfNeeded: y >> 24) & 0xFF
    let bottomRightWeight = rightWeight &* bottomWeight
    let topRightWeight = rightWeight << 8 &- bottomRightWeight
    let bottomLeftWeight = bottomWeight << 8 &- bottomRightWeight
    let topLeftWeight = 65_536 &- rightWeight << 8 &- bottomWeight << 8 &+ bottomRightWeight
    let weightedSum = { (shift: UInt64) in
      BilinearSampler.channels(topLeft, shift) &* topLeftWeight
        &+ BilinearSampler.channels(topRight, shift) &* topRightWeight
        &+ BilinearSampler.channels(bottomLeft, shift) &* bottomLeftWeight
        &+ BilinearSampler.channels(bottomRight, shift) &* bottomRightWeight
    }
    return BilinearSampler.packed(weightedSum(0)) | BilinearSampler.packed(weightedSum(8)) << 8
  }

  /// Returns blue and red, or green and alpha with a shift of 8, in the low bytes of two 32-bit
  /// lanes.
  @inline(__always)
  private static func channels(_ pixel: UInt32, _ shift: UInt64) -> UInt64 {
    let bits = UInt64(pixel) >> shift
    return bits & 0xFF | (bits & 0xFF_0000) << 16
  }

  /// Returns the third-lowest bytes of both lanes as the first and third bytes of a pixel.
  @inline(__always)
  private static func packed(_ sum: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: sum >> 16 & 0xFF | sum >> 32 & 0xFF_0000)
  }

  /// Blends a premultiplied pixel with the sampler's opacity over another one.
  @inline(__always)
  private func blend(_ color: UInt32, over target: UnsafeMutablePointer<UInt32>) {
    var color = color
    if alpha < 255 { color = BilinearSampler.scaled(color, alpha) }
    if color >= 0xFF00_0000 {
      target.pointee = color
    } else if color != 0 {
      target.pointee =
        color &+ BilinearSampler.scaled(target.pointee, 255 &- color >> 24)
    }
  }

  /// Returns a premultiplied pixel multiplied by a factor from 0 to 255, rounded.
  @inline(__always)
  private static func scaled(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
    func scaledPair(_ bits: UInt32) -> UInt32 {
      let product = (bits & 0xFF_00FF) &* factor &+ 0x80_0080
      return (product &+ (product >> 8 & 0xFF_00FF)) >> 8 & 0xFF_00FF
    }
    return scaledPair(pixel) | scaledPair(pixel >> 8) << 8
  }

  /// Limits the columns to those whose coordinate `start + step × column` is in a closed range.
  private static func limit(
    _ columns: inout Range<Int>,
    _ start: Int,
    _ step: Int,
    from low: Int,
    through high: Int
  ) {
    var (firstColumn, lastColumn) = (columns.lowerBound, columns.upperBound - 1)
    if step == 0 {
      if start < low || start > high { lastColumn = firstColumn - 1 }
    } else {
      let (nearEdge, farEdge) = step > 0 ? (low, high) : (high, low)
      firstColumn = max(firstColumn, -floorQuotient(start - nearEdge, step))
      lastColumn = min(lastColumn, floorQuotient(farEdge - start, step))
    }
    guard firstColumn <= lastColumn else {
      columns = columns.lowerBound..<columns.lowerBound
      return
    }
    columns = firstColumn..<(lastColumn + 1)
  }

  /// Returns the quotient rounded down.
  private static func floorQuotient(_ number: Int, _ divisor: Int) -> Int {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    return remainder != 0 && (remainder < 0) != (divisor < 0) ? quotient - 1 : quotient
  }
}
