public import Foundation

extension CGContext {
  /// The transform from user coordinates to the view's points.
  public var ctm: CGAffineTransform { state.userTransform }

  /// Translates the user coordinate system, in points.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales the user coordinate system.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Rotates the user coordinate system clockwise about its origin, by an angle in radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Concatenates a transform with that of the user coordinate system.
  public func concatenate(_ transform: CGAffineTransform) {
    // As in Core Graphics, the points of the current path keep their positions on the screen.
    if !path.isEmpty { path.apply(transform.inverted()) }
    state.userTransform = transform.concatenating(state.userTransform)
    state.transform = transform.concatenating(state.transform)
  }

  /// Sets the fill colour; black by default.
  public func setFillColor(_ color: CGColor) {
    state.fill = color.pixelColor
  }

  /// Sets the stroke colour; black by default.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color.pixelColor
  }

  /// Sets the fill colour from sRGB components of 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke colour from sRGB components of 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the opacity of all drawing, from 0 to 1; 1 by default.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = max(0, min(1, alpha))
  }

  /// Sets the line width in points; 1 by default.
  public func setLineWidth(_ width: CGFloat) {
    state.lineWidth = width
  }

  /// Sets the line cap, the shape of the ends of open subpaths; `butt` by default.
  public func setLineCap(_ cap: CGLineCap) {
    state.lineCap = cap
  }

  /// Sets the line join, the shape of corners; `miter` by default.
  public func setLineJoin(_ join: CGLineJoin) {
    state.lineJoin = join
  }

  /// Sets the maximum length of miter joins, in half line widths; 10 by default.
  public func setMiterLimit(_ limit: CGFloat) {
    state.miterLimit = limit
  }

  /// Sets the dash pattern of lines; solid by default.
  ///
  /// - Parameters:
  ///   - phase: The offset into the pattern at which a line starts, in points.
  ///   - lengths: The alternating lengths of dashes and gaps, in points; empty for a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dashes = lengths.map(Double.init)
    state.dashPhase = Double(phase)
  }

  /// The fill colour multiplied by the context's opacity.
  var fillColor: PixelColor { state.fill.multipliedAlpha(by: state.alpha) }

  /// The stroke colour multiplied by the context's opacity.
  var strokeColor: PixelColor { state.stroke.multipliedAlpha(by: state.alpha) }
}
