package import Foundation

extension Canvas {
  /// Draws a transformed bitmap with interpolation.
  ///
  /// The transform maps bitmap pixels to device pixels. A transform that is not invertible draws
  /// nothing. The opacity is clamped to 0...1. The resulting pixels do not depend on the clip.
  package func draw(_ bitmap: Bitmap, transform: CGAffineTransform, opacity: CGFloat = 1) {
    guard opacity > 0 else { return }
    let bounds = CGRect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
    let rect = PixelRect(enclosing: bounds.applying(transform)).intersection(targetBounds)
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard rect.intersects(clip), determinant.isFinite, abs(determinant) > 1e-9 else { return }
    let inverse = CGAffineTransform(translationX: Double(rect.minX), y: Double(rect.minY))
      .concatenating(transform.inverted())
    let alpha = opacity < 1 ? PixelColor.black.multipliedAlpha(by: opacity).alpha : 255
    guard let sampler = BilinearSampler(bitmap, inverse, alpha: alpha) else { return }
    let (target, originX, originY) = (surface, originX, originY)
    forEachVisiblePart(of: rect) { part in
      for y in part.minY..<part.maxY {
        let row = target.bytes + Int(y &- originY) * target.bytesPerRow
        sampler.drawRow(
          Int(y &- rect.minY),
          from: Int(part.minX &- rect.minX),
          to: Int(part.maxX &- rect.minX),
          onto: row.assumingMemoryBound(to: UInt32.self)
            + (Int(rect.minX) - Int(originX))
        )
      }
    }
  }
}
