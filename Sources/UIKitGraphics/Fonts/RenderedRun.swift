internal import Foundation

/// The pixels of a word in one size.
///
/// They have the colour of the text where `mask` covers them; `image` has colours of its own. Both
/// have the same size and place.
struct RenderedRun {
  /// `nil` when all glyphs have colours of their own.
  var mask: Mask?
  /// `nil` when no glyph has a colour of its own.
  var image: Bitmap?
  /// From the pen position to the left edge, in pixels; may be negative.
  var left: Int
  /// From the baseline up to the upper edge, in pixels.
  var ascent: Int

  var width: Int { mask?.width ?? image?.width ?? 0 }
  var height: Int { mask?.height ?? image?.height ?? 0 }
  var byteCount: Int { (mask?.bitmap.byteCount ?? 0) + (image?.byteCount ?? 0) }

  /// A glyph's pixels, and where they go.
  struct Part {
    var glyph: GlyphImage
    /// The pen position, in pixels to the right and up.
    var x: Int
    var y: Int

    /// The glyph's pixels, y downwards from the baseline.
    fileprivate var rect: PixelRect {
      PixelRect(x: x + glyph.left, y: -y - glyph.top, width: glyph.width, height: glyph.height)
    }
  }

  /// Puts glyphs together; `nil` without pixels, or when they need too many of them.
  init?(_ parts: [Part]) {
    let rect = parts.reduce(PixelRect.empty) { $0.union($1.rect) }
    guard !rect.isEmpty, rect.width <= Bitmap.maximumSide, rect.height <= Bitmap.maximumSide else {
      return nil
    }
    (left, ascent) = (Int(rect.minX), -Int(rect.minY))
    func draw(_ format: Bitmap.Format, isColored: Bool) -> Bitmap? {
      guard parts.contains(where: { $0.glyph.isColored == isColored }) else { return nil }
      let bitmap = Bitmap(width: rect.width, height: rect.height, format: format)
      // Behind this column there is nothing yet.
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
  /// Adds the coverage of a glyph to what is there; all its pixels have to be inside.
  ///
  /// From the column `end` on there is nothing yet.
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

  /// Draws a glyph of premultiplied colours over what is there; all its pixels have to be inside.
  fileprivate func addColors(of glyph: GlyphImage, x: Int, y: Int) {
    forEachRow(of: glyph, x: x, y: y) { source, target in
      for index in source.indices {
        let (new, old) = (UInt16(source[index]), UInt16(target[index]))
        let alpha = UInt16(source[index | 3])
        target[index] = UInt8(clamping: new + (old * (255 - alpha) + 127) / 255)
      }
    }
  }

  /// Calls `body` with the bytes of each row of a glyph, and those of its place in the bitmap.
  private func forEachRow(
    of glyph: GlyphImage,
    x: Int,
    y: Int,
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void
  ) {
    let length = glyph.bytesPerRow
    glyph.bytes.withUnsafeBufferPointer { source in
      for row in 0..<glyph.height {
        let place = bytes + (y + row) * bytesPerRow + x * length / glyph.width
        let target = place.assumingMemoryBound(to: UInt8.self)
        body(UnsafeBufferPointer(rebasing: source[row * length..<(row + 1) * length]), target)
      }
    }
  }
}
