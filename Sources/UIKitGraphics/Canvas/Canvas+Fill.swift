internal import CPixman

extension Canvas {
  /// Fills a rectangle.
  ///
  /// An opaque colour replaces the pixels; a translucent colour is blended.
  package func fill(_ rect: PixelRect, _ color: PixelColor) {
    if color.isOpaque {
      replace(rect, with: color.bits)
    } else if color.alpha > 0 {
      composite(PIXMAN_OP_OVER, solids.image(for: color), onto: rect)
    }
  }

  /// Makes a rectangle transparent, or black if the target is opaque.
  package func clear(_ rect: PixelRect) {
    replace(rect, with: surface.isOpaque ? 0xFF00_0000 : 0)
  }

  private func replace(_ rect: PixelRect, with bits: UInt32) {
    let bytes = surface.bytes.assumingMemoryBound(to: UInt32.self)
    let stride = Int32(truncatingIfNeeded: surface.bytesPerRow / 4)
    let (originX, originY) = (originX, originY)
    forEachVisiblePart(of: rect) { part in
      _ = pixman_fill(
        bytes,
        stride,
        32,
        part.minX &- originX,
        part.minY &- originY,
        part.maxX &- part.minX,
        part.maxY &- part.minY,
        bits
      )
    }
  }
}
