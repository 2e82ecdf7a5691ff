package import UIKitApplication
package import UIKitGraphics

extension ScanoutMemory {
  /// Writes a rectangle of the content.
  ///
  /// - Parameters:
  ///   - rect: A rectangle of the content, in its pixels; it is clipped to the content.
  ///   - content: The content, in the format `xrgb`.
  ///   - origin: The position of the content's first pixel on the screen, in pixels before
  ///     rotation.
  ///   - rotation: The rotation of the screen.
  /// - Returns: The written rectangle, in the memory's pixels.
  @discardableResult
  package func write(
    _ rect: PixelRect,
    of content: Bitmap,
    at origin: (x: Int, y: Int) = (0, 0),
    rotation: ScreenRotation
  ) -> PixelRect {
    let screen = rotation.size((width, height))
    let screenBounds = PixelRect(x: 0, y: 0, width: screen.width, height: screen.height)
    let visibleRect = rect.intersection(content.bounds).offsetBy(x: origin.x, y: origin.y)
      .intersection(screenBounds)
    guard !visibleRect.isEmpty else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    let target = rotation.panelRect(visibleRect, panel: (width, height))
    let topLeft = firstPixel(of: visibleRect.offsetBy(x: -origin.x, y: -origin.y), rotation)
    let source = content.bytes.assumingMemoryBound(to: UInt32.self)
    let steps = ScanoutMemory.steps(rotation, content.bytesPerRow / 4)
    let start = source + (topLeft.y * (content.bytesPerRow / 4) + topLeft.x)
    switch (format, rotation) {
    case (.xrgb, .none): copyRows(target, from: start, rowStep: steps.row)
    case (.xrgb, .half): rotateHalf(target, from: start, rowStep: steps.row)
    case (.xrgb, _): rotateQuarter(target, from: start, steps)
    case (.rgb565, _): dither(target, from: start, steps)
    case (.channels(let channels), _): arrange(target, from: start, steps, channels)
    }
    return target
  }

  /// Returns the content's pixel for the first pixel of a panel rectangle.
  private func firstPixel(of rect: PixelRect, _ rotation: ScreenRotation) -> (x: Int, y: Int) {
    let isLastColumn = rotation == .half || rotation == .left
    let isLastRow = rotation == .half || rotation == .right
    return (
      Int(isLastColumn ? rect.maxX - 1 : rect.minX), Int(isLastRow ? rect.maxY - 1 : rect.minY)
    )
  }

  /// Returns the offsets in the content between neighbouring panel pixels, in pixels.
  private static func steps(
    _ rotation: ScreenRotation,
    _ stride: Int
  ) -> (column: Int, row: Int) {
    switch rotation {
    case .none: (1, stride)
    case .right: (-stride, 1)
    case .half: (-1, -stride)
    case .left: (stride, -1)
    }
  }

  private func copyRows(_ target: PixelRect, from start: UnsafePointer<UInt32>, rowStep: Int) {
    var row = bytes + (Int(target.minY) * bytesPerRow + Int(target.minX) * 4)
    var source = start
    for _ in 0..<target.height {
      row.copyMemory(from: source, byteCount: target.width * 4)
      row += bytesPerRow
      source += rowStep
    }
  }
}

extension ScanoutMemory {
  /// The block width for writing rotated pixels, in pixels.
  ///
  /// A cache line holds 16 pixels of a content row. The cache lines of a block stay in the smallest
  /// caches.
  private static let blockWidth = 32

  /// The thresholds of an ordered dither of 4 × 4 pixels, from 0 to 15.
  private static let thresholds: [UInt32] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

  /// Visits the rows of a rectangle in blocks.
  ///
  /// - Parameters:
  ///   - target: The rectangle of the panel.
  ///   - start: The content's pixel for the first pixel of the rectangle.
  ///   - steps: The offsets in the content between neighbouring panel pixels.
  ///   - write: Writes a block's row; receives the panel position of its first pixel.
  @inline(__always)
  private func writeBlocks(
    _ target: PixelRect,
    from start: UnsafePointer<UInt32>,
    _ steps: (column: Int, row: Int),
    write: (
      _ row: UnsafeMutableRawPointer, _ source: UnsafePointer<UInt32>, _ count: Int,
      _ position: (x: Int, y: Int)
    ) -> Void
  ) {
    let (left, top) = (Int(target.minX), Int(target.minY))
    let origin = bytes + (top * bytesPerRow + left * format.bytesPerPixel)
    for block in stride(from: 0, to: target.width, by: ScanoutMemory.blockWidth) {
      let count = min(ScanoutMemory.blockWidth, target.width - block)
      for y in 0..<target.height {
        let row = origin + (y * bytesPerRow + block * format.bytesPerPixel)
        let source = start + (block * steps.column + y * steps.row)
        write(row, source, count, (left + block, top + y))
      }
    }
  }

  /// Writes 24-bit or 32-bit pixels in the panel's channel order.
  private func arrange(
    _ target: PixelRect,
    from start: UnsafePointer<UInt32>,
    _ steps: (column: Int, row: Int),
    _ channels: PixelChannels
  ) {
    let size = channels.bytesPerPixel
    writeBlocks(target, from: start, steps) { row, source, count, _ in
      var (row, source) = (row, source)
      for _ in 0..<count {
        let pixel = channels.arranged(source.pointee)
        if size == 4 {
          row.storeBytes(of: pixel, as: UInt32.self)
        } else {
          row.storeBytes(of: UInt16(truncatingIfNeeded: pixel), as: UInt16.self)
          row.storeBytes(
            of: UInt8(truncatingIfNeeded: pixel >> 16),
            toByteOffset: 2,
            as: UInt8.self
          )
        }
        row += size
        source += steps.column
      }
    }
  }

  /// Converts 32-bit pixels to 16 bits with an ordered dither.
  ///
  /// The pattern depends only on the panel position, so that a rectangle that is written again
  /// looks the same.
  private func dither(
    _ target: PixelRect,
    from start: UnsafePointer<UInt32>,
    _ steps: (column: Int, row: Int)
  ) {
    ScanoutMemory.thresholds.withUnsafeBufferPointer { thresholds in
      writeBlocks(target, from: start, steps) { row, source, count, position in
        let row = row.assumingMemoryBound(to: UInt16.self)
        var source = source
        let pattern = (position.y & 3) << 2
        for x in 0..<count {
          let threshold = thresholds[pattern | ((position.x + x) & 3)]
          row[x] = ScanoutMemory.reduced(source.pointee, threshold)
          source += steps.column
        }
      }
    }
  }

  /// Reduces a pixel to 16 bits; the threshold determines how often values are rounded up, so that
  /// the mean is preserved.
  @inline(__always)
  private static func reduced(_ pixel: UInt32, _ threshold: UInt32) -> UInt16 {
    // 255 corresponds to the maximum of a channel, 31 or 63; values in between have 8 fractional
    // bits.
    func step(_ channel: UInt32, of highest: UInt32) -> UInt32 {
      let exact = (channel & 0xFF &* highest &* 257 &+ 255) >> 8
      return (exact &+ threshold << 4) >> 8
    }
    let red = step(pixel >> 16, of: 31) << 11
    let green = step(pixel >> 8, of: 63) << 5
    return UInt16(truncatingIfNeeded: red | green | step(pixel, of: 31))
  }
}
