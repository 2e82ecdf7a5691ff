package import Foundation

/// A line or a curve of a path, as its control points with both ends.
package struct PathSegment {
  private let points: [CGPoint]

  fileprivate init(_ points: CGPoint...) { self.points = points }

  /// Whether the segment is straight.
  package var isLine: Bool { points.count == 2 }

  /// Returns the point at a parameter from 0 to 1, by the algorithm of de Casteljau.
  package func point(at parameter: CGFloat) -> CGPoint {
    var points = points
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { start, end in
        CGPoint(
          x: start.x + (end.x - start.x) * parameter,
          y: start.y + (end.y - start.y) * parameter
        )
      }
    }
    return points[0]
  }
}

extension CGPath {
  /// The lines and curves in their order, with those that close subpaths.
  package final var segments: [PathSegment] {
    var (segments, start, current): ([PathSegment], CGPoint, CGPoint) = ([], .zero, .zero)
    for element in path.elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let end):
        segments.append(PathSegment(current, end))
        current = end
      case .quadratic(let control, let end):
        segments.append(PathSegment(current, control, end))
        current = end
      case .cubic(let first, let second, let end):
        segments.append(PathSegment(current, first, second, end))
        current = end
      case .close:
        if current != start { segments.append(PathSegment(current, start)) }
        current = start
      }
    }
    return segments
  }
}
