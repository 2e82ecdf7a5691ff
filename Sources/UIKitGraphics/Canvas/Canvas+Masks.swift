internal import CPixman
internal import Foundation

extension Canvas {
  /// Fills a mask with a colour, with the first pixel of the mask at a canvas pixel.
  package func fill(_ mask: Mask, atX x: Int, y: Int, _ color: PixelColor) {
    guard color.alpha > 0 else { return }
    let bitmap = mask.bitmap
    let rect = PixelRect(x: x, y: y, width: bitmap.width, height: bitmap.height)
    composite(PIXMAN_OP_OVER, solids.image(for: color), mask: bitmap.image, onto: rect)
  }

  /// Fills a transformed mask with interpolation.
  ///
  /// The transform maps mask pixels to device pixels. A transform that is not invertible draws
  /// nothing.
  package func fill(_ mask: Mask, transform: CGAffineTransform, _ color: PixelColor) {
    guard color.alpha > 0 else { return }
    let solid = solids.image(for: color)
    withTransformed(mask.bitmap, transform) { image, rect in
      composite(PIXMAN_OP_OVER, solid, mask: image, onto: rect)
    }
  }

  /// Calls `body` with a bitmap's pixman image, on which a transform is set, and its covered
  /// rectangle in canvas pixels; not called if nothing is visible.
  func withTransformed(
    _ bitmap: Bitmap,
    _ transform: CGAffineTransform,
    _ body: (OpaquePointer, PixelRect) -> Void
  ) {
    let bounds = CGRect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
    // The clip is ignored here, because interpolation would round pixels differently for each dirty
    // region.
    let rect = PixelRect(enclosing: bounds.applying(transform)).intersection(targetBounds)
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard rect.intersects(clip), determinant.isFinite, abs(determinant) > 1e-9 else { return }
    // pixman uses the inverse transform, from destination pixels to source pixels.
    let inverse = CGAffineTransform(translationX: Double(rect.minX), y: Double(rect.minY))
      .concatenating(transform.inverted())
    guard var matrix = pixman_transform_t(inverse) else { return }
    pixman_image_set_transform(bitmap.image, &matrix)
    pixman_image_set_filter(bitmap.image, PIXMAN_FILTER_BILINEAR, nil, 0)
    pixman_image_set_repeat(bitmap.image, PIXMAN_REPEAT_NONE)
    body(bitmap.image, rect)
    pixman_image_set_transform(bitmap.image, nil)
    pixman_image_set_filter(bitmap.image, PIXMAN_FILTER_NEAREST, nil, 0)
  }
}

extension pixman_transform_t {
  /// Converts a transform to pixman's 16.16 fixed-point numbers; `nil` if an entry overflows.
  init?(_ transform: CGAffineTransform) {
    let entries = [
      transform.a, transform.c, transform.tx, transform.b, transform.d, transform.ty,
    ]
    guard entries.allSatisfy({ $0.isFinite && abs($0) < 32_000 }) else { return nil }
    func fixed(_ value: CGFloat) -> pixman_fixed_t { Int32((value * 65_536).rounded()) }
    self.init()
    matrix.0 = (fixed(entries[0]), fixed(entries[1]), fixed(entries[2]))
    matrix.1 = (fixed(entries[3]), fixed(entries[4]), fixed(entries[5]))
    matrix.2 = (0, 0, 65_536)
  }
}
