package import Foundation

/// The fill and stroke of a path; lengths in points.
package struct PathPaint {
  /// The colour inside; clear fills nothing.
  package var fill = PixelColor.clear
  /// Whether the even-odd rule says what is inside.
  package var usesEvenOddRule = false
  /// The colour of the line; clear draws none.
  package var stroke = PixelColor.clear
  /// The width of the line.
  package var width: CGFloat = 1
  /// The shape of the line's ends.
  package var cap = CGLineCap.butt
  /// The shape of its corners.
  package var join = CGLineJoin.miter
  /// The limit for the length of pointed corners, in half line widths.
  package var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps, alternating; empty for a solid line.
  package var dashes: [CGFloat] = []
  /// The offset into the dashes at which the line starts.
  package var dashPhase: CGFloat = 0
  /// The start of the line, as a fraction of the path's length.
  package var start: CGFloat = 0
  /// The end, likewise.
  package var end: CGFloat = 1

  /// Draws nothing.
  package init() {}
}

extension CGContext {
  /// Fills and strokes a path, with the context's opacity.
  ///
  /// - Parameters:
  ///   - path: The path, in points.
  ///   - paint: How.
  package func draw(_ path: CGPath, _ paint: PathPaint) {
    let path = path.path
    let fill = paint.fill.multipliedAlpha(by: state.alpha)
    self.fill(path, usesEvenOddRule: paint.usesEvenOddRule, fill)
    var style = StrokeStyle(width: paint.width)
    style.cap = paint.cap
    style.join = paint.join
    style.miterLimit = paint.miterLimit
    style.dashes = paint.dashes.map(Double.init)
    style.dashPhase = paint.dashPhase
    (style.start, style.end) = (paint.start, paint.end)
    let saved = state.stroke
    state.stroke = paint.stroke
    stroke(path, style)
    state.stroke = saved
  }

  /// Fills a rectangle with rounded corners, in points, with the context's opacity.
  package func fill(
    _ rect: CGRect,
    radius: CGFloat,
    corners: UIRectCorner,
    pixelColor: PixelColor
  ) {
    let color = pixelColor.multipliedAlpha(by: state.alpha)
    guard radius > 0 else { return fill(rect, color) }
    fillRoundedRect(rect, radius: radius, corners: corners, color)
  }

  /// Intersects the clip with a rectangle with rounded corners, in points.
  package func clip(toRounded rect: CGRect, radius: CGFloat, corners: UIRectCorner) {
    guard radius > 0 else { return clip(to: rect) }
    var path = Path()
    path.addRoundedRect(rect, radii: CGSize(width: radius, height: radius), corners: corners)
    clip(to: path, usesEvenOddRule: false)
  }
}
