internal import Foundation

/// A connected sequence of line segments, in the units of the caller.
struct Polyline {
  var points: [CGPoint]
  var isClosed: Bool
}

extension Path {
  /// Returns the path as line segments that deviate from its curves by at most a tolerance.
  func flattened(tolerance: Double) -> [Polyline] {
    var result: [Polyline] = []
    var current = Polyline(points: [], isClosed: false)
    func finish(_ line: inout Polyline) {
      if !line.points.isEmpty { result.append(line) }
      line = Polyline(points: [], isClosed: false)
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish(&current)
        current.points = [point]
      case .line(let point):
        current.points.append(point)
      case .quadratic(let control, let end):
        current.addQuadratic(control, end, tolerance)
      case .cubic(let first, let second, let end):
        current.addCubic(first, second, to: end, tolerance: tolerance)
      case .close:
        let start = current.points.first
        current.isClosed = true
        finish(&current)
        // Without a move, the next subpath starts at the start of the closed subpath.
        if let start { current.points = [start] }
      }
    }
    if current.points.count > 1 || result.isEmpty { finish(&current) }
    return result.filter { $0.isClosed || $0.points.count > 1 || elements.count == 1 }
  }
}

extension Polyline {
  fileprivate mutating func addQuadratic(_ control: CGPoint, _ end: CGPoint, _ tolerance: Double) {
    guard let start = points.last else { return }
    let firstControl = CGPoint(
      x: start.x + (control.x - start.x) * 2 / 3,
      y: start.y + (control.y - start.y) * 2 / 3
    )
    let secondControl = CGPoint(
      x: end.x + (control.x - end.x) * 2 / 3,
      y: end.y + (control.y - end.y) * 2 / 3
    )
    addCubic(firstControl, secondControl, to: end, tolerance: tolerance)
  }

  fileprivate mutating func addCubic(
    _ first: CGPoint,
    _ second: CGPoint,
    to end: CGPoint,
    tolerance: Double
  ) {
    guard let start = points.last else { return }
    // A cubic curve cut into n equal pieces deviates from its chords by at most 0.75·L/n², where L
    // bounds the second differences of its control points.
    let bend = max(
      hypot(start.x - 2 * first.x + second.x, start.y - 2 * first.y + second.y),
      hypot(first.x - 2 * second.x + end.x, first.y - 2 * second.y + end.y)
    )
    let segmentCount = (0.75 * bend / max(tolerance, 1e-6)).squareRoot().rounded(.up)
    let count = segmentCount.isFinite ? max(1, Int(min(500, segmentCount))) : 1
    points.reserveCapacity(points.count + count)
    for index in 1...count {
      let t = Double(index) / Double(count)
      let u = 1 - t
      let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      points.append(
        CGPoint(
          x: w0 * start.x + w1 * first.x + w2 * second.x + w3 * end.x,
          y: w0 * start.y + w1 * first.y + w2 * second.y + w3 * end.y
        )
      )
    }
  }
}

extension [Polyline] {
  /// The bounding box of all points; null when there are none.
  var bounds: CGRect {
    var minimum = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var maximum = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    for line in self {
      for point in line.points where !point.x.isNaN && !point.y.isNaN {
        minimum = CGPoint(x: Swift.min(minimum.x, point.x), y: Swift.min(minimum.y, point.y))
        maximum = CGPoint(x: Swift.max(maximum.x, point.x), y: Swift.max(maximum.y, point.y))
      }
    }
    guard minimum.x <= maximum.x, minimum.y <= maximum.y else { return .null }
    let limit = CoverageRasterizer.maximumCoordinate
    minimum = CGPoint(x: Swift.max(minimum.x, -limit), y: Swift.max(minimum.y, -limit))
    maximum = CGPoint(x: Swift.min(maximum.x, limit), y: Swift.min(maximum.y, limit))
    return CGRect(
      x: minimum.x,
      y: minimum.y,
      width: maximum.x - minimum.x,
      height: maximum.y - minimum.y
    )
  }
}
