package import Foundation

/// The fill and stroke settings of a path.
///
/// Lengths are in points.
package struct PathPaint {
  /// The fill colour; a clear colour disables filling.
  package var fill = PixelColor.clear
  /// Whether the even-odd rule determines the inside.
  package var usesEvenOddRule = false
  /// The stroke colour; a clear colour disables stroking.
  package var stroke = PixelColor.clear
  /// The line width.
  package var width: CGFloat = 1
  /// The shape of the ends of the line.
  package var cap = CGLineCap.butt
  /// The shape of the joins of the line.
  package var join = CGLineJoin.miter
  /// The maximum length of miter joins, in half line widths.
  package var miterLimit: CGFloat = 10
  /// The alternating lengths of dashes and gaps; empty for a solid line.
  package var dashes: [CGFloat] = []
  /// The offset into the dash pattern at which the line starts.
  package var dashPhase: CGFloat = 0
  /// The start of the line, as a fraction of the path's length.
  package var start: CGFloat = 0
  /// The end of the line, as a fraction of the path's length.
  package var end: CGFloat = 1

  /// Creates settings that draw nothing.
  package init() {}
}

extension CGContext {
  /// Fills and strokes a path with the context's opacity.
  ///
  /// - Parameters:
  ///   - path: The path, in points.
  ///   - paint: The fill and stroke settings.
  package func draw(_ path: CGPath, _ paint: PathPaint) {
    let path = path.path
    let fillColor = paint.fill.multipliedAlpha(by: state.alpha)
    fill(path, usesEvenOddRule: paint.usesEvenOddRule, fillColor)
    var style = StrokeStyle(width: paint.width)
    style.cap = paint.cap
    style.join = paint.join
    style.miterLimit = paint.miterLimit
    style.dashes = paint.dashes.map(Double.init)
    style.dashPhase = paint.dashPhase
    (style.start, style.end) = (paint.start, paint.end)
    let savedColor = state.stroke
    state.stroke = paint.stroke
    stroke(path, style)
    state.stroke = savedColor
  }

  /// Fills a rectangle with rounded corners with the context's opacity.
  ///
  /// Lengths are in points.
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

  /// Intersects the clip with a rectangle with rounded corners.
  ///
  /// Lengths are in points.
  package func clip(toRounded rect: CGRect, radius: CGFloat, corners: UIRectCorner) {
    guard radius > 0 else { return clip(to: rect) }
    var path = Path()
    path.addRoundedRect(rect, radii: CGSize(width: radius, height: radius), corners: corners)
    clip(to: path, usesEvenOddRule: false)
  }
}
