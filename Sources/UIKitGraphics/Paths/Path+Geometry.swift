internal import Foundation

extension Path {
  /// The bounding box of all points including control points; null if there are none.
  var boundsOfPoints: CGRect {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quadratic(let control, let end): points += [control, end]
      case .cubic(let first, let second, let end): points += [first, second, end]
      case .close: break
      }
    }
    return [Polyline(points: points, isClosed: false)].bounds
  }

  /// Appends a path, connected to the current point by a line to its first point.
  mutating func join(_ other: Path) {
    guard currentPoint != nil, case .move(let start)? = other.elements.first else {
      return append(other)
    }
    addLine(to: start)
    for element in other.elements.dropFirst() {
      switch element {
      case .move(let point): move(to: point)
      case .line(let point): addLine(to: point)
      case .quadratic(let control, let end): addQuadCurve(to: end, control: control)
      case .cubic(let first, let second, let end): addCurve(to: end, first: first, second: second)
      case .close: close()
      }
    }
  }

  /// The path in the reverse direction, beginning with its last subpath.
  var reversed: Path {
    var subpaths: [(points: [CGPoint], segments: [Element], isClosed: Bool)] = []
    for element in elements {
      switch element {
      case .move(let point): subpaths.append(([point], [], false))
      case .close:
        guard let lastIndex = subpaths.indices.last else { continue }
        subpaths[lastIndex].isClosed = true
      case .line(let end), .quadratic(_, let end), .cubic(_, _, let end):
        // After a closed subpath, the next one begins at the same start.
        if let last = subpaths.last, last.isClosed {
          subpaths.append(([last.points[0]], [], false))
        }
        guard let lastIndex = subpaths.indices.last else { continue }
        subpaths[lastIndex].points.append(end)
        subpaths[lastIndex].segments.append(element)
      }
    }
    var result = Path()
    for subpath in subpaths.reversed() {
      guard let end = subpath.points.last else { continue }
      result.move(to: end)
      for (index, segment) in subpath.segments.enumerated().reversed() {
        let start = subpath.points[index]
        switch segment {
        case .quadratic(let control, _): result.addQuadCurve(to: start, control: control)
        case .cubic(let first, let second, _):
          result.addCurve(to: start, first: second, second: first)
        default: result.addLine(to: start)
        }
      }
      if subpath.isClosed { result.close() }
    }
    return result
  }

  /// Returns whether a point is inside the path.
  ///
  /// Open subpaths count as closed.
  func contains(_ point: CGPoint, usesEvenOddRule: Bool) -> Bool {
    var winding = 0
    for line in flattened(tolerance: 0.01) {
      guard var previous = line.points.last else { continue }
      for next in line.points {
        winding += crossing(of: point, from: previous, to: next)
        previous = next
      }
    }
    return usesEvenOddRule ? winding % 2 != 0 : winding != 0
  }

  /// Returns the change of the winding number where the ray to the right of a point crosses a line:
  /// 1, -1 or 0.
  private func crossing(of point: CGPoint, from: CGPoint, to: CGPoint) -> Int {
    guard (from.y <= point.y) != (to.y <= point.y) else { return 0 }
    let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
    guard x > point.x else { return 0 }
    return from.y < to.y ? 1 : -1
  }
}
