package import Foundation

extension UIRectCorner {
  /// Corners whose curvature rises gradually, as `CALayerCornerCurve.continuous` asks for.
  ///
  /// The upper half of the bits says so; that of `allCorners` does not.
  package static let continuous = UIRectCorner(rawValue: 1 << 32)

  /// Whether the corners are continuous.
  var isContinuous: Bool { rawValue >> 32 == 1 }

  /// The length of a corner along an edge, as a multiple of its radius.
  package var reach: CGFloat { isContinuous ? UIRectCorner.continuousReach : 1 }

  /// The length of a continuous corner along an edge, as a multiple of its radius.
  package static let continuousReach: CGFloat = 1.528_665

  /// The four corners and their curve, without the other bits of `allCorners`.
  var drawn: UIRectCorner { isContinuous ? self : intersection(.allFour) }

  /// The corners of a rectangle that a canvas draws; those of one that is larger than a bitmap are
  /// parts of circles.
  func drawn(of rect: PixelRect) -> UIRectCorner {
    max(rect.width, rect.height) > Bitmap.maximumSide ? intersection(.allFour) : drawn
  }
}

extension Path {
  /// Adds a rectangle with continuous corners, clockwise from the left end of the top edge.
  ///
  /// The middle of a corner is a part of a circle; before and after it the line bends gradually. Where
  /// an edge is too short for that, the corner comes closer to a quarter of a circle.
  mutating func addContinuousRect(_ rect: CGRect, radius: CGFloat, corners: UIRectCorner) {
    let half = min(rect.width, rect.height) / 2
    let radius = min(radius, half)
    let room = (half / radius - 1) / (UIRectCorner.continuousReach - 1)
    let fraction = min(max(room, 0), 1)
    let shape = ContinuousCorner(radius: radius, fraction: fraction)
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    // Each corner with the directions back along the edge before it and on along the one after it.
    let places: [(UIRectCorner, CGPoint, CGVector, CGVector)] = [
      (.topRight, CGPoint(x: x1, y: y0), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
      (.bottomRight, CGPoint(x: x1, y: y1), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (.bottomLeft, CGPoint(x: x0, y: y1), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
      (.topLeft, CGPoint(x: x0, y: y0), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
    ]
    let start = corners.contains(.topLeft) ? shape.points[0].x : 0
    move(to: CGPoint(x: x0 + start, y: y0))
    for (corner, point, back, on) in places {
      guard corners.contains(corner) else {
        addLine(to: point)
        continue
      }
      func place(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
        CGPoint(
          x: point.x + back.dx * along + on.dx * across,
          y: point.y + back.dy * along + on.dy * across
        )
      }
      let forward = shape.points.map { place($0.x, $0.y) }
      let mirrored = shape.points.reversed().map { place($0.y, $0.x) }
      addLine(to: forward[0])
      addCurve(to: forward[3], first: forward[1], second: forward[2])
      addCurve(to: mirrored[1], first: forward[4], second: mirrored[0])
      addCurve(to: mirrored[4], first: mirrored[2], second: mirrored[3])
    }
    close()
  }
}

/// One half of a corner.
private struct ContinuousCorner {
  /// The start, both control points and the end of the bend, and the first control point of the
  /// circle's part; `x` is the distance from the corner along the edge before it, `y` that from the
  /// edge.
  let points: [CGPoint]

  /// - Parameters:
  ///   - radius: The radius.
  ///   - fraction: 0 for a quarter of a circle, 1 for a continuous corner.
  init(radius: CGFloat, fraction: CGFloat) {
    // The bend ends about where the circle has turned by 21.7 degrees.
    func between(_ circular: CGFloat, _ continuous: CGFloat) -> CGFloat {
      (circular + (continuous - circular) * fraction) * radius
    }
    points = [
      CGPoint(x: between(1, UIRectCorner.continuousReach), y: 0),
      CGPoint(x: between(0.873_26, 1.088_493), y: 0),
      CGPoint(x: between(0.747_67, 0.868_407), y: between(0.024_09, 0)),
      CGPoint(x: between(0.629_93, 0.631_494), y: between(0.070_99, 0.074_911)),
      CGPoint(x: between(0.374_75, 0.372_824), y: between(0.172_64, 0.169_060)),
    ]
  }
}
