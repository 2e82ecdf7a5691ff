public import Foundation

/// A path of lines and curves that can be filled, stroked, and used for clipping.
///
/// Angles are in radians, clockwise on the screen from the positive x axis.
open class UIBezierPath: NSObject, NSCopying {
  final var path = Path()
  /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
  final var dashes: [Double] = []
  /// The offset into the dash pattern at which the line starts, in points.
  final var dashPhase = 0.0

  /// The line width in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of open subpaths; `butt` by default.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of joins between segments; `miter` by default.
  open var lineJoinStyle = CGLineJoin.miter
  /// The maximum length of miter joins, in half line widths; 10 by default.
  open var miterLimit: CGFloat = 10
  /// Whether the even-odd rule is used for filling; `false` by default.
  open var usesEvenOddFillRule = false

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// Returns whether an object is a path with the same segments and drawing settings.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path.elements == other.path.elements && dashes == other.dashes
      && dashPhase == other.dashPhase && lineWidth == other.lineWidth
      && lineCapStyle == other.lineCapStyle && lineJoinStyle == other.lineJoinStyle
      && miterLimit == other.miterLimit && usesEvenOddFillRule == other.usesEvenOddFillRule
  }

  /// A hash of the number of elements.
  open override var hash: Int { path.elements.count.hashValue }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates a path of the ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a path of a rectangle with rounded corners.
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

  /// Creates a path of a rectangle with some rounded corners.
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

  /// Creates a path of a circular arc.
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

  /// Returns an independent path with the same segments and drawing settings.
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

  /// Starts a new subpath at a point.
  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Adds a line from the current point.
  open func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  /// Adds a cubic Bézier curve from the current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, first: controlPoint1, second: controlPoint2)
  }

  /// Adds a quadratic Bézier curve from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a circular arc, connected to the current point by a line.
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

  /// Closes the current subpath with a line to its start.
  open func close() {
    path.close()
  }

  /// Removes all elements and keeps the drawing settings.
  open func removeAllPoints() {
    path.removeAll()
  }

  /// Appends the elements of another path.
  open func append(_ bezierPath: UIBezierPath) {
    path.append(bezierPath.path)
  }

  /// Transforms all points of the path.
  open func apply(_ transform: CGAffineTransform) {
    path.apply(transform)
  }

  /// Sets the dash pattern: alternating lengths of dashes and gaps, in points; empty for a solid
  /// line.
  ///
  /// The phase is the offset into the pattern at which the line starts, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(0, count)).map(
      Double.init
    )
    dashPhase = phase
  }
}
