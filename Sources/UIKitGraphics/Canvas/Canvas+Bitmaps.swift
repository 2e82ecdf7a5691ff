internal import CPixman
package import Foundation

extension Canvas {
  /// Draws a bitmap scaled to fill a rectangle.
  ///
  /// If the sizes are equal, the pixels are copied exactly. Enlargement interpolates. Reduction
  /// averages all source pixels, but it interpolates bitmaps that are not frozen down to half of
  /// their size. The scaled copies of frozen bitmaps, such as decoded images, are cached. The
  /// opacity is clamped to 0...1.
  package func draw(_ bitmap: Bitmap, in rect: PixelRect, opacity: CGFloat = 1) {
    guard opacity > 0, rect.intersects(clip) else { return }
    if bitmap.width == rect.width, bitmap.height == rect.height {
      drawExactly(bitmap, in: rect, opacity)
      return
    }
    if let scaled = ScaledBitmaps.shared.copy(
      of: bitmap,
      width: rect.width,
      height: rect.height
    ) {
      drawExactly(scaled, in: rect, opacity)
      return
    }
    if bitmap.width > rect.width * 2 || bitmap.height > rect.height * 2 {
      drawExactly(bitmap.scaled(width: rect.width, height: rect.height), in: rect, opacity)
      return
    }
    drawInterpolated(bitmap, in: rect, opacity)
  }

  /// Adds the pixels of a bitmap to those of the innermost group, for cross-fades.
  ///
  /// The sums must not exceed the maximum channel values.
  ///
  /// - Parameters:
  ///   - bitmap: The bitmap, drawn without scaling.
  ///   - x: The canvas column of its first pixel.
  ///   - y: The canvas row of its first pixel.
  ///   - opacity: The opacity, clamped to 0...1.
  package func add(_ bitmap: Bitmap, x: Int, y: Int, opacity: CGFloat) {
    guard opacity > 0 else { return }
    let rect = PixelRect(x: x, y: y, width: bitmap.width, height: bitmap.height)
    let mask = opacity < 1 ? solids.image(for: .black.multipliedAlpha(by: opacity)) : nil
    composite(PIXMAN_OP_ADD, bitmap.image, mask: mask, onto: rect)
  }

  private func drawInterpolated(_ bitmap: Bitmap, in rect: PixelRect, _ opacity: CGFloat) {
    let inverse = CGAffineTransform(
      scaleX: Double(bitmap.width) / Double(rect.width),
      y: Double(bitmap.height) / Double(rect.height)
    )
    guard var matrix = pixman_transform_t(inverse) else { return }
    let image = bitmap.image
    let mask = opacity < 1 ? solids.image(for: .black.multipliedAlpha(by: opacity)) : nil
    pixman_image_set_transform(image, &matrix)
    pixman_image_set_filter(image, PIXMAN_FILTER_BILINEAR, nil, 0)
    // Repeating the edge pixels keeps the edges of the rectangle opaque.
    pixman_image_set_repeat(image, PIXMAN_REPEAT_PAD)
    composite(PIXMAN_OP_OVER, image, mask: mask, onto: rect)
    pixman_image_set_repeat(image, PIXMAN_REPEAT_NONE)
    pixman_image_set_filter(image, PIXMAN_FILTER_NEAREST, nil, 0)
    pixman_image_set_transform(image, nil)
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
