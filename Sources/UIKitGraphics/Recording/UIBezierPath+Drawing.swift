internal import Foundation

extension UIBezierPath {
  /// Fills the inside of the path with the current context's fill colour.
  ///
  /// Does nothing if there is no current context.
  @preconcurrency @MainActor
  public func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.fill(path, usesEvenOddRule: usesEvenOddFillRule, context.fillColor)
  }

  /// Strokes the path with the current context's stroke colour.
  ///
  /// Does nothing if there is no current context.
  @preconcurrency @MainActor
  public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var style = StrokeStyle(width: lineWidth)
    style.cap = lineCapStyle
    style.join = lineJoinStyle
    style.miterLimit = miterLimit
    style.dashes = dashes
    style.dashPhase = dashPhase
    context.stroke(path, style)
  }

  /// Intersects the current context's clip with the inside of the path.
  @preconcurrency @MainActor
  public func addClip() {
    UIGraphicsGetCurrentContext()?.clip(to: path, usesEvenOddRule: usesEvenOddFillRule)
  }
}
