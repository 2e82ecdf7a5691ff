public import Foundation

extension CGContext {
  /// Starts a new, empty path.
  public func beginPath() {
    path.removeAll()
  }

  /// Starts a new subpath at a point.
  public func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Adds a line to the path.
  public func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  /// Adds a new subpath of lines between points.
  public func addLines(between points: [CGPoint]) {
    guard let start = points.first else { return }
    path.move(to: start)
    for point in points.dropFirst() { path.addLine(to: point) }
  }

  /// Adds a cubic Bézier curve to the path.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, first: control1, second: control2)
  }

  /// Adds a quadratic Bézier curve to the path.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }

  /// Adds a circular arc to the path, connected to the current point by a line.
  ///
  /// Angles are in radians from the positive x axis. As in Core Graphics, a clockwise arc is
  /// counterclockwise on the screen because the y axis points down.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: !clockwise
    )
  }

  /// Adds a rectangle to the path.
  public func addRect(_ rect: CGRect) {
    path.addRect(rect)
  }

  /// Adds the ellipse inscribed in a rectangle to the path.
  public func addEllipse(in rect: CGRect) {
    path.addEllipse(in: rect)
  }

  /// Closes the current subpath with a line to its start.
  public func closePath() {
    path.close()
  }

  /// Adds the segments of another path to the current path.
  public func addPath(_ path: CGPath) {
    self.path.append(path.path)
  }

  /// Whether the current path has no elements.
  public var isPathEmpty: Bool { path.isEmpty }

  /// The current point, at which the next segment starts; `.zero` if the current path is empty.
  public var currentPointOfPath: CGPoint { path.currentPoint ?? .zero }

  /// The bounding box of all points of the current path including control points; null if it is
  /// empty.
  public var boundingBoxOfPath: CGRect { path.boundsOfPoints }

  /// Fills the current path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }

  /// Strokes the current path and clears it.
  public func strokePath() {
    drawPath(using: .stroke)
  }

  /// Fills and strokes the current path according to a mode and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke {
      let usesEvenOddRule = mode == .eoFill || mode == .eoFillStroke
      fill(path, usesEvenOddRule: usesEvenOddRule, fillColor)
    }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke {
      stroke(path, lineWidth: state.lineWidth)
    }
    path.removeAll()
  }

  /// Draws separate lines between pairs of points: the first and the second, the third and the
  /// fourth.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path, lineWidth: state.lineWidth)
  }

  /// Fills a path in user coordinates.
  func fill(_ path: Path, usesEvenOddRule: Bool, _ color: PixelColor) {
    guard color.alpha > 0, !path.isEmpty else { return }
    let lines = path.applying(state.transform).flattened(tolerance: 0.02)
    fill(lines, usesEvenOddRule: usesEvenOddRule, color)
  }

  /// Strokes a path in user coordinates with the context's line settings.
  func stroke(_ path: Path, lineWidth: CGFloat) {
    var style = StrokeStyle(width: lineWidth)
    style.cap = state.lineCap
    style.join = state.lineJoin
    style.miterLimit = state.miterLimit
    style.dashes = state.dashes
    style.dashPhase = state.dashPhase
    stroke(path, style)
  }

  /// Strokes a path in user coordinates.
  func stroke(_ path: Path, _ style: StrokeStyle) {
    guard strokeColor.alpha > 0, !path.isEmpty, style.width > 0 else { return }
    let transform = state.transform
    let factor = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    guard factor > 0, factor.isFinite else { return }
    let outline = path.flattened(tolerance: 0.02 / factor)
      .stroked(style, tolerance: 0.02 / factor)
    let lines = outline.map { line in
      Polyline(points: line.points.map { $0.applying(transform) }, isClosed: true)
    }
    fill(lines, usesEvenOddRule: false, strokeColor)
  }

  /// Fills polygons in pixels of the display list.
  private func fill(_ lines: [Polyline], usesEvenOddRule: Bool, _ color: PixelColor) {
    var area = area
    if let clip = state.clip { area = area.intersection(PixelRect(enclosing: clip)) }
    let bounds = PixelRect(enclosing: lines.bounds).intersection(area)
    let rasterizer = CoverageRasterizer(lines, usesEvenOddRule: usesEvenOddRule)
    guard let mask = rasterizer.mask(in: bounds) else { return }
    let (x, y) = (Int(bounds.minX), Int(bounds.minY))
    add(.mask(mask, at: .zero, offsetX: x, offsetY: y, color), in: bounds.cgRect)
  }
}
