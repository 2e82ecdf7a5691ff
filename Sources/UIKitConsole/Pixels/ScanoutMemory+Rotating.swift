import UIKitGraphics

/// Four horizontally adjacent pixels.
private typealias Pixels = SIMD4<UInt32>

extension ScanoutMemory {
  /// The block size for writing pixels rotated by 90°.
  ///
  /// A block reads 64 rows of the content, a few cache lines each, and writes whole cache lines:
  /// blocks end at multiples of 64 panel pixels. The working set of a block fits into the smallest
  /// caches.
  private static let (blockWidth, blockHeight) = (64, 32)

  /// Writes 32-bit pixels rotated by 90°.
  ///
  /// - Parameters:
  ///   - target: The rectangle of the panel; not empty.
  ///   - start: The content's pixel for the first pixel of the rectangle.
  ///   - steps: The offsets in the content between neighbouring panel pixels; one of them is 1 or
  ///     -1.
  func rotateQuarter(
    _ target: PixelRect,
    from start: UnsafePointer<UInt32>,
    _ steps: (column: Int, row: Int)
  ) {
    let (left, width, height) = (Int(target.minX), target.width, target.height)
    let origin = bytes + (Int(target.minY) * bytesPerRow + left * 4)
    var x = 0
    while x < width {
      let right = min(width, x + ScanoutMemory.blockWidth - (left + x) % ScanoutMemory.blockWidth)
      for y in stride(from: 0, to: height, by: ScanoutMemory.blockHeight) {
        rotateBlock(
          origin + (y * bytesPerRow + x * 4),
          size: (right - x, min(ScanoutMemory.blockHeight, height - y)),
          from: start + (x * steps.column + y * steps.row),
          steps
        )
      }
      x = right
    }
  }

  /// Writes a block in squares of four by four pixels, and the remainder pixel by pixel.
  private func rotateBlock(
    _ target: UnsafeMutableRawPointer,
    size: (width: Int, height: Int),
    from start: UnsafePointer<UInt32>,
    _ steps: (column: Int, row: Int)
  ) {
    let isBackward = steps.row < 0
    let (columns, rows) = (size.width & ~3, size.height & ~3)
    // Content rows that are read backwards are loaded starting at their last pixel, which belongs
    // to the last row of a square.
    var row = isBackward ? target + 3 * bytesPerRow : target
    var source = isBackward ? start - 3 : start
    let rowStep = isBackward ? -bytesPerRow : bytesPerRow
    for _ in 0..<(rows / 4) {
      var (target, sourceRow) = (row, source)
      for _ in 0..<(columns / 4) {
        ScanoutMemory.rotateSquare(target, rowStep, from: sourceRow, columnStep: steps.column)
        target += 16
        sourceRow += 4 * steps.column
      }
      row += 4 * bytesPerRow
      source += 4 * steps.row
    }
    for y in 0..<size.height {
      let row = (target + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in (y < rows ? columns : 0)..<size.width {
        row[x] = start[x * steps.column + y * steps.row]
      }
    }
  }

  /// Writes four rows of four pixels, which are columns of the content.
  @inline(__always)
  private static func rotateSquare(
    _ target: UnsafeMutableRawPointer,
    _ rowStep: Int,
    from source: UnsafePointer<UInt32>,
    columnStep: Int
  ) {
    let a = load(source)
    let b = load(source + columnStep)
    let c = load(source + 2 * columnStep)
    let d = load(source + 3 * columnStep)
    // Two steps, because processor instructions shuffle two vectors at a time.
    let ab = (Pixels(a[0], b[0], a[1], b[1]), Pixels(a[2], b[2], a[3], b[3]))
    let cd = (Pixels(c[0], d[0], c[1], d[1]), Pixels(c[2], d[2], c[3], d[3]))
    store(Pixels(lowHalf: ab.0.lowHalf, highHalf: cd.0.lowHalf), target)
    store(Pixels(lowHalf: ab.0.highHalf, highHalf: cd.0.highHalf), target + rowStep)
    store(Pixels(lowHalf: ab.1.lowHalf, highHalf: cd.1.lowHalf), target + 2 * rowStep)
    store(Pixels(lowHalf: ab.1.highHalf, highHalf: cd.1.highHalf), target + 3 * rowStep)
  }

  @inline(__always)
  private static func store(_ pixels: Pixels, _ target: UnsafeMutableRawPointer) {
    target.storeBytes(of: pixels, as: Pixels.self)
  }

  @inline(__always)
  private static func load(_ pixels: UnsafePointer<UInt32>) -> Pixels {
    UnsafeRawPointer(pixels).loadUnaligned(as: Pixels.self)
  }
}

extension ScanoutMemory {
  /// Writes 32-bit pixels rotated by 180°.
  ///
  /// - Parameters:
  ///   - target: The rectangle of the panel; not empty.
  ///   - start: The content's pixel for the first pixel of the rectangle.
  ///   - rowStep: The offset in the content between vertically neighbouring panel pixels, in
  ///     pixels.
  func rotateHalf(_ target: PixelRect, from start: UnsafePointer<UInt32>, rowStep: Int) {
    var row = bytes + (Int(target.minY) * bytesPerRow + Int(target.minX) * 4)
    var source = start
    let columns = target.width & ~3
    for _ in 0..<target.height {
      for x in stride(from: 0, to: columns, by: 4) {
        let pixels = ScanoutMemory.load(source - (x + 3))
        let turned = Pixels(pixels[3], pixels[2], pixels[1], pixels[0])
        row.storeBytes(of: turned, toByteOffset: x * 4, as: Pixels.self)
      }
      for x in columns..<target.width {
        row.storeBytes(of: source[-x], toByteOffset: x * 4, as: UInt32.self)
      }
      row += bytesPerRow
      source += rowStep
    }
  }
}
