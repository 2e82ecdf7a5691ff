internal import Foundation

/// A path of lines and curves as a value, built by `UIBezierPath` and `CGContext`.
struct Path {
  enum Element: Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case quadratic(control: CGPoint, end: CGPoint)
    /// A curve with its first and second control points.
    case cubic(first: CGPoint, second: CGPoint, end: CGPoint)
    case close
  }

  private(set) var elements: [Element] = []
  /// The start of the next segment; `nil` for an empty path.
  private(set) var currentPoint: CGPoint?
  /// The start of the current subpath; `nil` for an empty path.
  private var startPoint: CGPoint?

  var isEmpty: Bool { elements.isEmpty }
}

extension Path {
  mutating func move(to point: CGPoint) {
    elements.append(.move(point))
    currentPoint = point
    startPoint = point
  }

  /// Adds a line to a point; for an empty path, moves to the point.
  mutating func addLine(to point: CGPoint) {
    guard currentPoint != nil else { return move(to: point) }
    elements.append(.line(point))
    currentPoint = point
  }

  /// Adds a curve; for an empty path, moves to the control point first.
  mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if currentPoint == nil { move(to: control) }
    elements.append(.quadratic(control: control, end: end))
    currentPoint = end
  }

  /// Adds a curve; for an empty path, moves to the first control point first.
  mutating func addCurve(to end: CGPoint, first: CGPoint, second: CGPoint) {
    if currentPoint == nil { move(to: first) }
    elements.append(.cubic(first: first, second: second, end: end))
    currentPoint = end
  }

  mutating func close() {
    guard currentPoint != nil else { return }
    elements.append(.close)
    currentPoint = startPoint
  }

  mutating func removeAll() {
    self = Path()
  }

  mutating func append(_ other: Path) {
    elements += other.elements
    currentPoint = other.currentPoint ?? currentPoint
    startPoint = other.startPoint ?? startPoint
  }

  mutating func apply(_ transform: CGAffineTransform) {
    elements = elements.map { element in
      switch element {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .quadratic(let control, let end):
        .quadratic(control: control.applying(transform), end: end.applying(transform))
      case .cubic(let first, let second, let end):
        .cubic(
          first: first.applying(transform),
          second: second.applying(transform),
          end: end.applying(transform)
        )
      case .close: .close
      }
    }
    currentPoint = currentPoint?.applying(transform)
    startPoint = startPoint?.applying(transform)
  }

  func applying(_ transform: CGAffineTransform) -> Path {
    var copy = self
    copy.apply(transform)
    return copy
  }
}
