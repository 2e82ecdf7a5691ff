package import Foundation

extension DisplayList {
  /// Draws the recording with its origin at a point in device pixels.
  ///
  /// Rounds each edge, and each origin of text and other masks, to the nearest pixel independently,
  /// so that everything is sharp at any origin. A non-empty fill is at least one pixel thick. The
  /// opacity applies to each operation separately. Use a group if operations overlap.
  ///
  /// - Complexity: Linear in the number of operations; does not allocate.
  package func replay(on canvas: Canvas, x: CGFloat, y: CGFloat, opacity: CGFloat = 1) {
    guard opacity > 0 else { return }
    operations.withUnsafeBufferPointer { operations in
      for index in operations.indices {
        DisplayList.draw(operations[index], on: canvas, x: x, y: y, opacity: opacity)
      }
    }
  }

  @inline(__always)
  private static func draw(
    _ operation: Operation,
    on canvas: Canvas,
    x: Double,
    y: Double,
    opacity: Double
  ) {
    switch operation {
    case .fill(let rect, let color):
      canvas.fill(filled(rect, x, y), color.multipliedAlpha(by: opacity))
    case .mask(let mask, let point, let offsetX, let offsetY, let color):
      canvas.fill(
        mask,
        atX: Int(pixel(x + point.x)) + offsetX,
        y: Int(pixel(y + point.y)) + offsetY,
        color.multipliedAlpha(by: opacity)
      )
    case .fillRounded(let rect, let rounding, let color):
      canvas.fillRoundedRect(
        filled(rect, x, y),
        radius: rounding.radius,
        corners: rounding.corners,
        color.multipliedAlpha(by: opacity)
      )
    case .strokeRounded(let rect, let rounding, let width, let color):
      canvas.strokeRoundedRect(
        moved(rect, x, y),
        radius: rounding.radius,
        width: width,
        corners: rounding.corners,
        color.multipliedAlpha(by: opacity)
      )
    case .sprite(let bitmap, let point, let imageOpacity):
      let left = pixel(x + point.x)
      let top = pixel(y + point.y)
      let rect = PixelRect(x: Int(left), y: Int(top), width: bitmap.width, height: bitmap.height)
      canvas.draw(bitmap, in: rect, opacity: imageOpacity * opacity)
    case .image(let bitmap, let rect, let imageOpacity):
      canvas.draw(bitmap, in: moved(rect, x, y), opacity: imageOpacity * opacity)
    default:
      drawUncommon(operation, on: canvas, x: x, y: y, opacity: opacity)
    }
  }

  /// Draws the less common operations; separate so that the function for the common ones stays
  /// small.
  private static func drawUncommon(
    _ operation: Operation,
    on canvas: Canvas,
    x: Double,
    y: Double,
    opacity: Double
  ) {
    switch operation {
    case .shadow(let rect, let radius, let blur, let color):
      let color = color.multipliedAlpha(by: opacity)
      canvas.fillShadow(of: moved(rect, x, y), radius: radius, blur: blur, color)
    case .transformedImage(let bitmap, let transform, let imageOpacity):
      let movedTransform = transform.concatenating(CGAffineTransform(translationX: x, y: y))
      canvas.draw(bitmap, transform: movedTransform, opacity: imageOpacity * opacity)
    case .pushClip(let rect):
      canvas.pushClip(moved(rect, x, y))
    case .popClip:
      canvas.popClip()
    case .beginGroup(let rect):
      canvas.beginGroup(moved(rect, x, y))
    case .endGroup(let mask, let maskX, let maskY):
      // The opacity was already applied to the operations inside the group.
      canvas.endGroup(
        opacity: 1,
        through: mask,
        atX: Int(pixel(x)) + maskX,
        y: Int(pixel(y)) + maskY
      )
    case .fill, .fillRounded, .strokeRounded, .mask, .sprite, .image:
      assertionFailure("Drawn by the caller")
    }
  }

  /// Returns a translated rectangle, rounded to pixels.
  @inline(__always)
  private static func moved(_ rect: CGRect, _ x: Double, _ y: Double) -> PixelRect {
    let left = x + rect.origin.x
    let top = y + rect.origin.y
    return PixelRect(
      minX: pixel(left),
      minY: pixel(top),
      maxX: pixel(left + rect.size.width),
      maxY: pixel(top + rect.size.height)
    )
  }

  /// Returns a translated rectangle, rounded to pixels and at least one pixel thick.
  ///
  /// A line that rounds to nothing covers the pixel before its edge, so that a line at the end of a
  /// view stays inside the view. A line at the start of the view covers the pixel after it.
  @inline(__always)
  private static func filled(_ rect: CGRect, _ x: Double, _ y: Double) -> PixelRect {
    var result = moved(rect, x, y)
    if result.minX == result.maxX {
      if rect.origin.x > 0 { result.minX &-= 1 } else { result.maxX &+= 1 }
    }
    if result.minY == result.maxY {
      if rect.origin.y > 0 { result.minY &-= 1 } else { result.maxY &+= 1 }
    }
    return result
  }
}
