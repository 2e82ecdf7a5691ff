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

    fileprivate var left: Int { x + glyph.left }
    fileprivate var top: Int { y + glyph.top }
  }

  /// Puts glyphs together; `nil` without pixels, or when they need too many of them.
  init?(_ parts: [Part]) {
    guard let left = parts.map(\.left).min(), let top = parts.map(\.top).max(),
      let right = parts.map({ $0.left + $0.glyph.width }).max(),
      let bottom = parts.map({ $0.glyph.height - $0.top }).max()
    else { return nil }
    let (width, height) = (right - left, bottom + top)
    guard width <= Bitmap.maximumSide, height <= Bitmap.maximumSide else { return nil }
    (self.left, ascent) = (left, top)
    if parts.contains(where: { !$0.glyph.isColored }) {
      let coverage = Bitmap(width: width, height: height, format: .a8)
      for part in parts where !part.glyph.isColored {
        coverage.add(part.glyph, x: part.left - left, y: top - part.top)
      }
      mask = Mask(coverage)
    }
    if parts.contains(where: { $0.glyph.isColored }) {
      let colors = Bitmap(width: width, height: height, format: .argb)
      for part in parts where part.glyph.isColored {
        colors.add(part.glyph, x: part.left - left, y: top - part.top)
      }
      image = colors
    }
  }
}

extension Bitmap {
  /// Draws a glyph over what is there; all its pixels have to be inside.
  fileprivate func add(_ glyph: GlyphImage, x: Int, y: Int) {
    let channels = glyph.isColored ? 4 : 1
    glyph.bytes.withUnsafeBufferPointer { source in
      for row in 0..<glyph.height {
        let target = (bytes + (y + row) * bytesPerRow + x * channels)
          .assumingMemoryBound(to: UInt8.self)
        let start = row * glyph.width * channels
        for index in 0..<glyph.width * channels {
          let new = UInt16(source[start + index])
          let old = UInt16(target[index])
          // Premultiplied colours, and coverage, of the glyph over the old ones.
          let alpha = channels == 4 ? UInt16(source[start + (index | 3)]) : new
          target[index] = UInt8(new + (old * (255 - alpha) + 127) / 255)
        }
      }
    }
  }
}
