public import Foundation

/// An immutable path of lines and curves, as in `UIBezierPath.cgPath` and `CAShapeLayer.path`.
///
/// Points are in the coordinate space of the view or layer that draws the path.
public class CGPath: Equatable {
  final var path: Path

  init(_ path: Path) { self.path = path }

  /// Creates a path of a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: The transform of its points; `nil` for the identity.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addRect(rect)
    self.init(path.applying(transform?.pointee ?? .identity))
  }

  /// Creates a path of the ellipse inscribed in a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: The transform of its points; `nil` for the identity.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addEllipse(in: rect)
    self.init(path.applying(transform?.pointee ?? .identity))
  }

  /// Creates a path of a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The width of the corners, at most half of the rectangle's width.
  ///   - cornerHeight: The height of the corners, at most half of the rectangle's height.
  ///   - transform: The transform of its points; `nil` for the identity.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var path = Path()
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    path.addRoundedRect(rect, radii: radii, corners: .allCorners)
    self.init(path.applying(transform?.pointee ?? .identity))
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The current point, at which the next segment starts; `.zero` for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The bounding box of all segments; null for an empty path.
  public var boundingBoxOfPath: CGRect { path.flattened(tolerance: 0.01).bounds }

  /// The bounding box of all points including control points; null for an empty path.
  public var boundingBox: CGRect { path.boundsOfPoints }

  /// Returns whether a point is inside the path.
  ///
  /// Open subpaths count as closed.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: The fill rule.
  ///   - transform: The transform applied to the point first.
  /// - Returns: Whether the point is inside.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), usesEvenOddRule: rule == .evenOdd)
  }

  /// Returns an independent, immutable copy.
  public func copy() -> CGPath? { CGPath(path) }

  /// Returns an immutable copy with transformed points.
  ///
  /// - Parameter transform: The transform; `nil` for the identity.
  /// - Returns: The copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path
    return copy
  }

  /// Returns whether both paths have the same segments.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || lhs.path.elements == rhs.path.elements
  }
}

/// A path to which segments can be added.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(Path()) }

  /// Starts a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Adds a new subpath of lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let start = points.first else { return }
    move(to: start, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform),
      first: control1.applying(transform),
      second: control2.applying(transform)
    )
  }

  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a circular arc, connected to the current point by a line.
  ///
  /// Angles are in radians from the positive x axis. As in Core Graphics, a clockwise arc is
  /// counterclockwise on the screen because the y axis points down.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var arc = Path()
    arc.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: !clockwise
    )
    path.join(arc.applying(transform))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var rectangle = Path()
    rectangle.addRect(rect)
    path.append(rectangle.applying(transform))
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    var ellipse = Path()
    ellipse.addEllipse(in: rect)
    path.append(ellipse.applying(transform))
  }

  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    var rectangle = Path()
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    rectangle.addRoundedRect(rect, radii: radii, corners: .allCorners)
    path.append(rectangle.applying(transform))
  }

  /// Adds the segments of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    self.path.append(path.path.applying(transform))
  }

  /// Closes the current subpath with a line to its start.
  public func closeSubpath() { path.close() }
}
