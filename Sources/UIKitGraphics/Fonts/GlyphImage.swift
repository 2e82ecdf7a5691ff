internal import CFreeType
internal import Foundation

/// The pixels of a glyph in one size.
struct GlyphImage {
  /// The distance from the pen position to the left edge, in pixels.
  var left: Int
  /// The distance from the baseline up to the top edge, in pixels.
  var top: Int
  var width: Int
  var height: Int
  /// Whether the pixels are coloured.
  ///
  /// A coloured pixel has four bytes in the format `Bitmap.Format.argb`; other pixels have one byte
  /// of coverage.
  var isColored: Bool
  /// The rows from top to bottom, without gaps.
  var bytes: [UInt8]

  var bytesPerRow: Int { isColored ? width * 4 : width }
}

extension GlyphImage {
  /// Copies a FreeType bitmap.
  ///
  /// Fails if it has no pixels or an unknown format.
  init?(_ slot: FT_GlyphSlotRec) {
    let bitmap = slot.bitmap
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    guard width > 0, height > 0, width <= Bitmap.maximumSide, height <= Bitmap.maximumSide,
      let source = bitmap.buffer
    else { return nil }
    let mode = FT_Pixel_Mode(UInt32(bitmap.pixel_mode))
    self.init(
      left: Int(slot.bitmap_left),
      top: Int(slot.bitmap_top),
      width: width,
      height: height,
      isColored: mode == FT_PIXEL_MODE_BGRA,
      bytes: []
    )
    bytes.reserveCapacity(bytesPerRow * height)
    for y in 0..<height {
      // A negative pitch means that rows are stored from bottom to top.
      let row = source + y * Int(bitmap.pitch)
      switch mode {
      case FT_PIXEL_MODE_GRAY, FT_PIXEL_MODE_BGRA:
        bytes.append(contentsOf: UnsafeBufferPointer(start: row, count: bytesPerRow))
      case FT_PIXEL_MODE_MONO:
        for x in 0..<width { bytes.append(row[x / 8] & (0x80 >> UInt8(x % 8)) != 0 ? 255 : 0) }
      default: return nil
      }
    }
  }

  /// Returns the image in a different size, with at least one pixel.
  func scaled(by factor: Double) -> GlyphImage {
    guard factor != 1 else { return self }
    var result = self
    result.left = Int((Double(left) * factor).rounded())
    result.top = Int((Double(top) * factor).rounded())
    let limit = Double(Bitmap.maximumSide)
    result.width = Int(max(1, min((Double(width) * factor).rounded(), limit)))
    result.height = Int(max(1, min((Double(height) * factor).rounded(), limit)))
    let source = Bitmap(width: width, height: height, format: isColored ? .argb : .a8)
    for y in 0..<height {
      bytes.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else { return }
        memcpy(source.bytes + y * source.bytesPerRow, start + y * bytesPerRow, bytesPerRow)
      }
    }
    let target = source.scaled(width: result.width, height: result.height)
    result.bytes = []
    for y in 0..<result.height {
      let row = target.bytes + y * target.bytesPerRow
      result.bytes.append(
        contentsOf: UnsafeRawBufferPointer(start: row, count: result.bytesPerRow)
      )
    }
    return result
  }
}
