internal import Foundation

/// The pixels of a word in one size.
///
/// `mask` is filled with the text colour; `image` has custom colours. Both have the same size and
/// position.
struct RenderedRun {
  /// The coverage; `nil` if all glyphs are coloured.
  var mask: Mask?
  /// The coloured pixels; `nil` if no glyph is coloured.
  var image: Bitmap?
  /// The distance from the pen position to the left edge, in pixels; may be negative.
  var left: Int
  /// The distance from the baseline up to the top edge, in pixels.
  var ascent: Int

  var width: Int { mask?.width ?? image?.width ?? 0 }
  var height: Int { mask?.height ?? image?.height ?? 0 }
  var byteCount: Int { (mask?.bitmap.byteCount ?? 0) + (image?.byteCount ?? 0) }

  /// The image of a glyph with its position.
  struct Part {
    var glyph: GlyphImage
    /// The pen position, in pixels to the right and up.
    var x: Int
    var y: Int

    /// The bounds of the glyph's pixels relative to the baseline, with the y axis pointing down.
    fileprivate var rect: PixelRect {
      PixelRect(x: x + glyph.left, y: -y - glyph.top, width: glyph.width, height: glyph.height)
    }
  }

  /// Combines glyphs.
  ///
  /// Fails if there are no or too many pixels.
  init?(_ parts: [Part]) {
    let rect = parts.reduce(PixelRect.empty) { $0.union($1.rect) }
    guard !rect.isEmpty, rect.width <= Bitmap.maximumSide, rect.height <= Bitmap.maximumSide else {
      return nil
    }
    (left, ascent) = (Int(rect.minX), -Int(rect.minY))
    func draw(_ format: Bitmap.Format, isColored: Bool) -> Bitmap? {
      guard parts.contains(where: { $0.glyph.isColored == isColored }) else { return nil }
      let bitmap = Bitmap(width: rect.width, height: rect.height, format: format)
      // The column from which on the mask is still empty.
      var end = 0
      for part in parts where part.glyph.isColored == isColored {
        let (x, y) = (Int(part.rect.minX - rect.minX), Int(part.rect.minY - rect.minY))
        if isColored {
          bitmap.addColors(of: part.glyph, x: x, y: y)
        } else {
          bitmap.addCoverage(of: part.glyph, x: x, y: y, end: end)
          end = max(end, x + part.glyph.width)
        }
      }
      return bitmap
    }
    mask = draw(.a8, isColored: false).map { Mask($0) }
    image = draw(.argb, isColored: true)
  }
}

extension Bitmap {
  /// Adds the coverage of a glyph, whose pixels must all be inside the mask.
  ///
  /// The mask is still empty from the column `end` on.
  fileprivate func addCoverage(of glyph: GlyphImage, x: Int, y: Int, end: Int) {
    let overlap = max(0, min(end - x, glyph.width))
    glyph.bytes.withUnsafeBufferPointer { pixels in
      guard var source = pixels.baseAddress else { return }
      var target = (bytes + y * bytesPerRow + x).assumingMemoryBound(to: UInt8.self)
      for _ in 0..<glyph.height {
        for index in 0..<overlap { target[index] = source[index].over(target[index]) }
        (target + overlap).update(from: source + overlap, count: glyph.width - overlap)
        source += glyph.width
        target += bytesPerRow
      }
    }
  }

  /// Draws a glyph with premultiplied colours, whose pixels must all be inside the image.
  fileprivate func addColors(of glyph: GlyphImage, x: Int, y: Int) {
    forEachRow(of: glyph, x: x, y: y) { source, target in
      for index in source.indices {
        let (sourceValue, targetValue) = (UInt16(source[index]), UInt16(target[index]))
        let alpha = UInt16(source[index | 3])
        target[index] = UInt8(clamping: sourceValue + (targetValue * (255 - alpha) + 127) / 255)
      }
    }
  }

  /// Calls `body` with the bytes of each row of a glyph and the corresponding bytes of the bitmap.
  private func forEachRow(
    of glyph: GlyphImage,
    x: Int,
    y: Int,
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void
  ) {
    let length = glyph.bytesPerRow
    glyph.bytes.withUnsafeBufferPointer { source in
      for row in 0..<glyph.height {
        let pixel = bytes + (y + row) * bytesPerRow + x * length / glyph.width
        let target = pixel.assumingMemoryBound(to: UInt8.self)
        body(UnsafeBufferPointer(rebasing: source[row * length..<(row + 1) * length]), target)
      }
    }
  }
}
