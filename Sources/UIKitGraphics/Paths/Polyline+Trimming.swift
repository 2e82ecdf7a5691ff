internal import Foundation

extension [Polyline] {
  /// Returns the part of the lines between two fractions of their total length, without the gaps
  /// between them.
  ///
  /// - Parameters:
  ///   - from: The start of the part, from 0 to 1.
  ///   - to: The end of the part; the result is empty unless it is greater than `from`.
  /// - Returns: The lines of the part.
  func trimmed(from: Double, to: Double) -> [Polyline] {
    guard from > 0 || to < 1 else { return self }
    guard from < to else { return [] }
    let total = reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return [] }
    let (start, end) = (Swift.max(from, 0) * total, Swift.min(to, 1) * total)
    var result: [Polyline] = []
    var passed = 0.0
    for line in self {
      let length = line.length
      defer { passed += length }
      guard passed < end, passed + length > start else { continue }
      if passed >= start, passed + length <= end {
        result.append(line)
      } else {
        result.append(line.part(from: start - passed, to: end - passed))
      }
    }
    return result
  }
}

extension Polyline {
  /// The points, followed by the first point if the line is closed.
  private var vertices: [CGPoint] {
    guard isClosed, let firstPoint = points.first else { return points }
    return points + [firstPoint]
  }

  fileprivate var length: Double {
    zip(vertices, vertices.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }

  /// Returns the open line between two distances from the start.
  fileprivate func part(from start: Double, to end: Double) -> Polyline {
    var result: [CGPoint] = []
    var passed = 0.0
    for (first, second) in zip(vertices, vertices.dropFirst()) {
      let length = hypot(second.x - first.x, second.y - first.y)
      defer { passed += length }
      guard length > 0, passed < end, passed + length > start else { continue }
      func point(at distance: Double) -> CGPoint {
        let fraction = Swift.min(Swift.max((distance - passed) / length, 0), 1)
        return CGPoint(
          x: first.x + (second.x - first.x) * fraction,
          y: first.y + (second.y - first.y) * fraction
        )
      }
      if result.isEmpty { result.append(point(at: start)) }
      result.append(point(at: end))
    }
    return Polyline(points: result, isClosed: false)
  }
}
