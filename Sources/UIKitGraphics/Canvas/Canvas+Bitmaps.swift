internal import CPixman
package import Foundation

extension Canvas {
  /// Draws a bitmap into a rectangle, scaled to fill it.
  ///
  /// Equal sizes are copied exactly. Shrinking averages all source pixels,
  /// growing interpolates; for frozen bitmaps, such as decoded images, the scaled
  /// copy is cached. The opacity is clamped to 0...1.
  package func draw(_ bitmap: Bitmap, in rect: PixelRect, opacity: CGFloat = 1) {
    guard opacity > 0, rect.intersects(clip) else { return }
    if bitmap.width == rect.width, bitmap.height == rect.height {
      drawExactly(bitmap, in: rect, opacity)
      return
    }
    if let scaled = ScaledBitmaps.shared.bitmap(bitmap, rect.width, rect.height) {
      drawExactly(scaled, in: rect, opacity)
      return
    }
    let transform = CGAffineTransform(
      a: Double(rect.width) / Double(bitmap.width),
      b: 0,
      c: 0,
      d: Double(rect.height) / Double(bitmap.height),
      tx: Double(rect.minX),
      ty: Double(rect.minY)
    )
    draw(bitmap, transform: transform, opacity: opacity)
  }

  /// Draws a bitmap that is moved, scaled or rotated, smoothly interpolated.
  ///
  /// The transform takes the bitmap's pixels to device pixels. One that cannot
  /// be inverted draws nothing. The opacity is clamped to 0...1.
  package func draw(_ bitmap: Bitmap, transform: CGAffineTransform, opacity: CGFloat = 1) {
    guard opacity > 0 else { return }
    let mask = opacity < 1 ? solids.image(for: .black.multipliedAlpha(by: opacity)) : nil
    withTransformed(bitmap, transform) { image, rect in
      composite(PIXMAN_OP_OVER, image, mask: mask, onto: rect)
    }
  }

  private func drawExactly(_ bitmap: Bitmap, in rect: PixelRect, _ opacity: CGFloat) {
    if opacity < 1 {
      let mask = solids.image(for: .black.multipliedAlpha(by: opacity))
      composite(PIXMAN_OP_OVER, bitmap.image, mask: mask, onto: rect)
    } else {
      composite(bitmap.isOpaque ? PIXMAN_OP_SRC : PIXMAN_OP_OVER, bitmap.image, onto: rect)
    }
  }
}
