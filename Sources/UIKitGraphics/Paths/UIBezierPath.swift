public import Foundation

/// Lines and curves that can be filled, stroked, and clipped to.
///
/// Angles are in radians, clockwise on the screen from the positive x axis.
open class UIBezierPath: NSObject, NSCopying {
  final var path = Path()
  final var dashes: [Double] = []
  final var dashPhase = 0.0

  /// The width of the line, in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of open subpaths; `butt` by default.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of joins between segments; `miter` by default.
  open var lineJoinStyle = CGLineJoin.miter
  /// The limit for the length of miter joins, in half line widths; 10 by default.
  open var miterLimit: CGFloat = 10
  /// Whether the even-odd rule is used for filling; `false` by default.
  open var usesEvenOddFillRule = false

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// Whether the other object is a path of the same lines that is drawn alike.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path.elements == other.path.elements && dashes == other.dashes
      && dashPhase == other.dashPhase && lineWidth == other.lineWidth
      && lineCapStyle == other.lineCapStyle && lineJoinStyle == other.lineJoinStyle
      && miterLimit == other.miterLimit && usesEvenOddFillRule == other.usesEvenOddFillRule
  }

  /// A hash of the number of lines.
  open override var hash: Int { path.elements.count.hashValue }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates the ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a rectangle with all corners rounded.
  ///
  /// The radius is limited to half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(cornerRadius, abs(rect.width) / 2, abs(rect.height) / 2)
    path.addRoundedRect(
      rect,
      radii: CGSize(width: radius, height: radius),
      corners: .allCorners
    )
  }

  /// Creates a rectangle with some corners rounded.
  ///
  /// The radii are limited to half of the sides.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    path.addRoundedRect(rect, radii: cornerRadii, corners: corners)
  }

  /// Creates an arc of a circle.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// Returns an independent path with the same lines and settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath()
    copy.path = path
    copy.dashes = dashes
    copy.dashPhase = dashPhase
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }

  /// Starts a new subpath.
  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Adds a line.
  open func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, first: controlPoint1, second: controlPoint2)
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, joined to the path by a line.
  open func addArc(
    withCenter center: CGPoint,
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
      clockwise: clockwise
    )
  }

  /// Closes the current subpath by a line to its start.
  open func close() {
    path.close()
  }

  /// Removes all elements; settings remain.
  open func removeAllPoints() {
    path.removeAll()
  }

  /// Appends the elements of another path.
  open func append(_ bezierPath: UIBezierPath) {
    path.append(bezierPath.path)
  }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    path.apply(transform)
  }

  /// Sets the lengths of dashes and gaps, alternating, in points; none for a solid line.
  ///
  /// The phase is how far into the pattern the line starts.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(0, count)).map(
      Double.init
    )
    dashPhase = phase
  }
}
