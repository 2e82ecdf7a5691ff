public import Foundation

extension UIImage {
  /// Draws the image in its natural size at a point in the current context.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image in the current context, scaled to fill a rectangle in points.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.draw(self, in: rect)
  }
}

extension CGContext {
  /// Draws an image scaled to fill a rectangle in points.
  ///
  /// A template is drawn in `tint`, or else in its own tint, or else in black. Another image is drawn
  /// in its own tint, if it has one.
  package func draw(
    _ image: UIImage,
    in rect: CGRect,
    tint: UIColor? = nil,
    opacity: CGFloat = 1
  ) {
    let rect = rect.standardized
    guard image.content != nil, !rect.isEmpty, rect.isDrawable else { return }
    let opacity = opacity * state.alpha
    guard opacity > 0 else { return }
    let fillColor: UIColor? = image.isTemplate ? tint ?? image.tint ?? .black : image.tint
    guard state.transform.isUpright else {
      drawTransformed(image, rect: rect, fillColor: fillColor, opacity: opacity)
      return
    }
    let pixels = rect.applying(state.transform)
    guard pixels.isDrawable else { return }
    let source = ImagePixels(
      image,
      traits,
      width: max(1, Int(pixels.width.rounded())),
      height: max(1, Int(pixels.height.rounded())),
      scale: CGSize(width: abs(state.transform.a), height: abs(state.transform.d))
    )
    if let fillColor {
      guard let mask = source?.mask else { return }
      let color = fillColor.pixelColor(in: traits).multipliedAlpha(by: opacity)
      add(.mask(mask, at: pixels.origin, offsetX: 0, offsetY: 0, color), in: pixels)
      return
    }
    guard let bitmap = source?.bitmap else {
      // The scaled copy would be too large, so the canvas scales the visible area.
      if let bitmap = source?.unscaled {
        add(.image(bitmap, pixels, opacity: opacity), in: pixels)
      }
      return
    }
    add(.sprite(bitmap, at: pixels.origin, opacity: opacity), in: pixels)
  }

  private func drawTransformed(
    _ image: UIImage,
    rect: CGRect,
    fillColor: UIColor?,
    opacity: CGFloat
  ) {
    let width = max(1, Int((rect.width * scale).rounded()))
    let height = max(1, Int((rect.height * scale).rounded()))
    let source = ImagePixels(
      image,
      traits,
      width: width,
      height: height,
      scale: CGSize(width: scale, height: scale)
    )
    guard var bitmap = source?.bitmap else { return }
    if let fillColor, let mask = source?.mask {
      bitmap = Bitmap(width: width, height: height, format: .argb)
      Canvas(bitmap).fill(mask, atX: 0, y: 0, fillColor.pixelColor(in: traits))
    }
    let pixelTransform = CGAffineTransform(
      a: rect.width / Double(width),
      b: 0,
      c: 0,
      d: rect.height / Double(height),
      tx: rect.minX,
      ty: rect.minY
    ).concatenating(state.transform)
    let extent = rect.applying(state.transform)
    add(.transformedImage(bitmap, pixelTransform, opacity: opacity), in: extent)
  }

  /// Draws a built-in glyph in a rectangle in points, sharp in any size.
  ///
  /// A mirrored glyph has left and right exchanged.
  package func draw(_ glyph: Glyph, in rect: CGRect, color: UIColor, isMirrored: Bool = false) {
    let image = UIImage(glyph: glyph)
    draw(isMirrored ? image.withHorizontallyFlippedOrientation() : image, in: rect, tint: color)
  }

  /// Fills a mask with a colour.
  ///
  /// The point of its top left pixel is rounded to device pixels.
  ///
  /// The scale of the mask must be that of the context.
  package func draw(_ mask: Mask, at point: CGPoint, color: UIColor) {
    let origin = point.applying(state.transform)
    let size = CGSize(width: Double(mask.width), height: Double(mask.height))
    let color = resolved(color)
    guard color.alpha > 0 else { return }
    add(
      .mask(mask, at: origin, offsetX: 0, offsetY: 0, color),
      in: CGRect(origin: origin, size: size)
    )
  }
}

extension CGRect {
  /// Whether all coordinates are finite and within the range of pixel coordinates.
  var isDrawable: Bool {
    let limit = CGFloat(PixelRect.limit)
    return abs(minX) <= limit && abs(minY) <= limit && abs(maxX) <= limit && abs(maxY) <= limit
  }
}
