internal import CPixman
package import Foundation

extension Canvas {
  /// The maximum blur radius in pixels; the slices of larger radii would not fit into the cache.
  private static let maximumBlur: CGFloat = 256

  /// Draws a blurred shadow of a rectangle with rounded corners, in pixels.
  ///
  /// The shadow is strongest inside and fades out `blur` pixels outside. An infinite blur draws
  /// nothing. The inside is also filled, and the caller draws over it. Corners and edges are cached
  /// by radius and blur, so that the cost of a larger rectangle is only that of its pixels.
  package func fillShadow(
    of rect: PixelRect,
    radius: CGFloat,
    blur: CGFloat,
    _ color: PixelColor
  ) {
    guard color.alpha > 0, !rect.isEmpty, blur.isFinite else { return }
    let blur = min(blur, Canvas.maximumBlur)
    guard blur >= 1 else {
      fillRoundedRect(rect, radius: radius, corners: .allCorners, color)
      return
    }
    let blurExtent = Int(blur.rounded(.up))
    let shadowRect = rect.insetBy(x: -blurExtent, y: -blurExtent)
    guard shadowRect.intersects(clip) else { return }
    let radius = max(0, min(radius, Double(min(rect.width, rect.height)) / 2))
    // The corner slice extends inwards as far as blur or rounding have an effect.
    let insideLength = min(
      Int((blur + radius).rounded(.up)),
      min(rect.width, rect.height) / 2
    )
    let slices = ShadowSlices.shared.slices(radius: radius, blur: blur, inside: insideLength)
    draw(slices, around: shadowRect, color)
  }

  private func draw(_ slices: ShadowSlices.Slices, around outer: PixelRect, _ color: PixelColor) {
    let cornerSide = Int32(slices.corners[0].width)
    let solid = solids.image(for: color)
    let centerRect = outer.insetBy(x: Int(cornerSide), y: Int(cornerSide))
    for corner in Corner.allCases {
      let mask = slices.corners[corner.rawValue]
      let x = corner.isRight ? outer.maxX &- cornerSide : outer.minX
      let y = corner.isBottom ? outer.maxY &- cornerSide : outer.minY
      fill(mask, atX: Int(x), y: Int(y), color)
    }
    func fillRepeating(_ mask: Mask, _ rect: PixelRect) {
      guard !rect.isEmpty else { return }
      let image = mask.bitmap.image
      pixman_image_set_repeat(image, PIXMAN_REPEAT_NORMAL)
      composite(PIXMAN_OP_OVER, solid, mask: image, onto: rect)
      pixman_image_set_repeat(image, PIXMAN_REPEAT_NONE)
    }
    var rect = centerRect
    (rect.minY, rect.maxY) = (outer.minY, centerRect.minY)
    fillRepeating(slices.top, rect)
    (rect.minY, rect.maxY) = (centerRect.maxY, outer.maxY)
    fillRepeating(slices.bottom, rect)
    rect = centerRect
    (rect.minX, rect.maxX) = (outer.minX, centerRect.minX)
    fillRepeating(slices.left, rect)
    (rect.minX, rect.maxX) = (centerRect.maxX, outer.maxX)
    fillRepeating(slices.right, rect)
    fillRepeating(slices.center, centerRect)
  }
}
