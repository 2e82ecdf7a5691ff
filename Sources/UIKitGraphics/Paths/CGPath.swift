public import Foundation

/// Lines and curves that do not change: what `UIBezierPath.cgPath` and `CAShapeLayer.path` are.
///
/// Points are in the coordinates of whoever draws the path.
public class CGPath: Equatable {
  final var path: Path

  init(_ path: Path) { self.path = path }

  /// Creates a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: Changes its points; `nil` for the identity.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addRect(rect)
    self.init(path.applying(transform?.pointee ?? .identity))
  }

  /// Creates the ellipse inside a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: Changes its points; `nil` for the identity.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addEllipse(in: rect)
    self.init(path.applying(transform?.pointee ?? .identity))
  }

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The corners' width, at most half of the rectangle's.
  ///   - cornerHeight: The corners' height, at most half of the rectangle's.
  ///   - transform: Changes its points; `nil` for the identity.
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

  /// Whether there are neither lines nor points.
  public var isEmpty: Bool { path.isEmpty }

  /// The start of the next line; `.zero` for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle around all lines and curves; null for an empty path.
  public var boundingBoxOfPath: CGRect { path.flattened(tolerance: 0.01).bounds }

  /// The smallest rectangle around all points, those that bend curves included; null for an empty
  /// path.
  public var boundingBox: CGRect { path.boundsOfPoints }

  /// Whether a point is inside; open parts count as closed.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: The rule for the inside.
  ///   - transform: Changes the point first.
  /// - Returns: Whether it is.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), usesEvenOddRule: rule == .evenOdd)
  }

  /// A path that does not change when this one does.
  public func copy() -> CGPath? { CGPath(path) }

  /// A path with the same lines that can be added to.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path
    return copy
  }

  /// Whether both have the same lines and curves.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.path.elements == right.path.elements
  }
}

/// A path to which lines and curves are added.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(Path()) }

  /// Starts a new part.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Adds lines through points, as a new part.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a cubic curve.
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

  /// Adds a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds an arc of a circle, joined to the path by a line.
  ///
  /// Angles are in radians from the positive x axis. As in Core Graphics, clockwise is counterclockwise
  /// on the screen, because the y axis points down.
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
    var part = Path()
    part.addRect(rect)
    path.append(part.applying(transform))
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse inside a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    var part = Path()
    part.addEllipse(in: rect)
    path.append(part.applying(transform))
  }

  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    var part = Path()
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    part.addRoundedRect(rect, radii: radii, corners: .allCorners)
    path.append(part.applying(transform))
  }

  /// Adds the lines and curves of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    self.path.append(path.path.applying(transform))
  }

  /// Closes the current part by a line to its start.
  public func closeSubpath() { path.close() }
}
