package import Foundation

extension DisplayList {
  /// Draws the recording scaled, rotated or skewed.
  ///
  /// The transform maps points of the recording to device pixels. Axis-aligned rectangles are
  /// rounded to whole pixels; everything else is interpolated. The opacity applies to each
  /// operation separately. Use a group if operations overlap.
  package func replay(
    on canvas: Canvas,
    transform: CGAffineTransform,
    opacity: CGFloat = 1
  ) {
    guard opacity > 0 else { return }
    let pixelTransform = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale).concatenating(transform)
    if pixelTransform.isUpright, abs(pixelTransform.a - 1) < 1e-9, abs(pixelTransform.d - 1) < 1e-9
    {
      replay(on: canvas, x: pixelTransform.tx, y: pixelTransform.ty, opacity: opacity)
      return
    }
    let painter = TransformedPainter(canvas: canvas, transform: pixelTransform, opacity: opacity)
    for operation in operations { painter.draw(operation) }
  }
}

/// A painter that draws operations under a transform from the list's pixels to device pixels.
@MainActor
private struct TransformedPainter {
  let canvas: Canvas
  let transform: CGAffineTransform
  let opacity: CGFloat

  /// The mean scale factor of lengths.
  private var factor: CGFloat {
    abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
  }

  func draw(_ operation: DisplayList.Operation) {
    switch operation {
    case .fill(let rect, let color):
      fill(rect, radius: 0, corners: [], color)
    case .fillRounded(let rect, let rounding, let color):
      fill(rect, radius: rounding.radius, corners: rounding.corners, color)
    case .strokeRounded(let rect, let rounding, let width, let color):
      stroke(rect, rounding, width, color)
    case .shadow(let rect, let radius, let blur, let color):
      let bounds = PixelRect(rounding: rect.applying(transform))
      let color = color.multipliedAlpha(by: opacity)
      canvas.fillShadow(of: bounds, radius: radius * factor, blur: blur * factor, color)
    case .mask(let mask, let point, let offsetX, let offsetY, let color):
      let maskTransform = CGAffineTransform(
        translationX: point.x + Double(offsetX),
        y: point.y + Double(offsetY)
      ).concatenating(transform)
      canvas.fill(mask, transform: maskTransform, color.multipliedAlpha(by: opacity))
    case .sprite(let bitmap, let point, let imageOpacity):
      let size = CGSize(width: Double(bitmap.width), height: Double(bitmap.height))
      draw(bitmap, in: CGRect(origin: point, size: size), opacity: imageOpacity)
    case .image(let bitmap, let rect, let imageOpacity):
      draw(bitmap, in: rect, opacity: imageOpacity)
    case .transformedImage(let bitmap, let imageTransform, let imageOpacity):
      canvas.draw(
        bitmap,
        transform: imageTransform.concatenating(transform),
        opacity: imageOpacity * opacity
      )
    case .pushClip(let rect):
      // A rotated clip is enlarged to its bounding box.
      canvas.pushClip(PixelRect(enclosing: rect.applying(transform)))
    case .popClip:
      canvas.popClip()
    case .beginGroup(let rect):
      canvas.beginGroup(PixelRect(enclosing: rect.applying(transform)))
    case .endGroup(let mask, let x, let y):
      endGroup(mask, x, y)
    }
  }

  private func fill(
    _ rect: CGRect,
    radius: CGFloat,
    corners: UIRectCorner,
    _ color: PixelColor
  ) {
    let color = color.multipliedAlpha(by: opacity)
    if transform.isUpright {
      let bounds = PixelRect(rounding: rect.applying(transform))
      canvas.fillRoundedRect(bounds, radius: radius * factor, corners: corners, color)
      return
    }
    var path = Path()
    path.addRoundedRect(rect, radii: CGSize(width: radius, height: radius), corners: corners)
    fill(path, usesEvenOddRule: false, color)
  }

  private func stroke(
    _ rect: CGRect,
    _ rounding: DisplayList.Rounding,
    _ width: CGFloat,
    _ color: PixelColor
  ) {
    if transform.isUpright {
      canvas.strokeRoundedRect(
        PixelRect(rounding: rect.applying(transform)),
        radius: rounding.radius * factor,
        width: width * factor,
        corners: rounding.corners,
        color.multipliedAlpha(by: opacity)
      )
      return
    }
    let innerRadius = max(0, rounding.radius - width)
    var path = Path()
    path.addRoundedRect(
      rect,
      radii: CGSize(width: rounding.radius, height: rounding.radius),
      corners: rounding.corners
    )
    let inset = rect.insetBy(dx: width, dy: width)
    if !inset.isNull, !inset.isEmpty {
      path.addRoundedRect(
        inset,
        radii: CGSize(width: innerRadius, height: innerRadius),
        corners: rounding.corners
      )
    }
    fill(path, usesEvenOddRule: true, color.multipliedAlpha(by: opacity))
  }

  private func fill(_ path: Path, usesEvenOddRule: Bool, _ color: PixelColor) {
    let lines = path.applying(transform).flattened(tolerance: 0.02)
    let bounds = PixelRect(enclosing: lines.bounds).intersection(canvas.clipBounds)
    let rasterizer = CoverageRasterizer(lines, usesEvenOddRule: usesEvenOddRule)
    guard let mask = rasterizer.mask(in: bounds) else { return }
    canvas.fill(mask, atX: Int(bounds.minX), y: Int(bounds.minY), color)
  }

  private func draw(_ bitmap: Bitmap, in rect: CGRect, opacity imageOpacity: CGFloat) {
    if transform.isUpright {
      let bounds = PixelRect(rounding: rect.applying(transform))
      canvas.draw(bitmap, in: bounds, opacity: imageOpacity * opacity)
      return
    }
    let bitmapTransform = CGAffineTransform(
      a: rect.width / Double(bitmap.width),
      b: 0,
      c: 0,
      d: rect.height / Double(bitmap.height),
      tx: rect.minX,
      ty: rect.minY
    ).concatenating(transform)
    canvas.draw(bitmap, transform: bitmapTransform, opacity: imageOpacity * opacity)
  }

  private func endGroup(_ mask: Mask, _ x: Int, _ y: Int) {
    let maskTransform = CGAffineTransform(translationX: Double(x), y: Double(y))
      .concatenating(transform)
    let maskBounds = CGRect(x: 0, y: 0, width: Double(mask.width), height: Double(mask.height))
    let bounds = PixelRect(enclosing: maskBounds.applying(maskTransform))
      .intersection(canvas.clipBounds)
    guard !bounds.isEmpty else {
      canvas.endGroup(opacity: 0)
      return
    }
    // The clip's mask is resampled under the transform.
    let resampledMask = Bitmap(width: bounds.width, height: bounds.height, format: .argb)
    Canvas(resampledMask).fill(
      mask,
      transform: maskTransform.concatenating(
        CGAffineTransform(translationX: -Double(bounds.minX), y: -Double(bounds.minY))
      ),
      .black
    )
    canvas.endGroup(
      opacity: 1,
      through: Mask(alphaOf: resampledMask),
      atX: Int(bounds.minX),
      y: Int(bounds.minY)
    )
  }
}
