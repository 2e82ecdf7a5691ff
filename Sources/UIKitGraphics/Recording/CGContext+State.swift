public import Foundation

extension CGContext {
  /// The transform from user coordinates to the view's points.
  public var ctm: CGAffineTransform { state.userTransform }

  /// Moves the origin of what is drawn next, in points.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales what is drawn next.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Rotates what is drawn next about the origin, in radians, clockwise.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Transforms what is drawn next.
  public func concatenate(_ transform: CGAffineTransform) {
    // A path under construction is kept in user coordinates at the time its
    // points were added, as in Core Graphics.
    if !path.isEmpty { path.apply(transform.inverted()) }
    state.userTransform = transform.concatenating(state.userTransform)
    state.transform = transform.concatenating(state.transform)
  }

  /// Sets the colour of fills; black by default.
  public func setFillColor(_ color: CGColor) {
    state.fill = color.pixelColor
  }

  /// Sets the colour of lines; black by default.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color.pixelColor
  }

  /// Sets the colour of fills from channels of 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of lines from channels of 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets a factor for the opacity of everything, from 0 to 1; 1 by default.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = max(0, min(1, alpha))
  }

  /// Sets the width of lines in points; 1 by default.
  public func setLineWidth(_ width: CGFloat) {
    state.lineWidth = width
  }

  /// Sets how the ends of open lines look; `butt` by default.
  public func setLineCap(_ cap: CGLineCap) {
    state.lineCap = cap
  }

  /// Sets how the corners of lines look; `miter` by default.
  public func setLineJoin(_ join: CGLineJoin) {
    state.lineJoin = join
  }

  /// Sets how far mitred corners reach, in half line widths; 10 by default.
  public func setMiterLimit(_ limit: CGFloat) {
    state.miterLimit = limit
  }

  /// The colour of fills with the opacity of the context.
  var fillColor: PixelColor { state.fill.multipliedAlpha(by: state.alpha) }

  /// The colour of lines with the opacity of the context.
  var strokeColor: PixelColor { state.stroke.multipliedAlpha(by: state.alpha) }
}
