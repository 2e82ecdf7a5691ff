package import Foundation

extension UIRectCorner {
  /// The continuous corner curve, whose curvature increases gradually, as with
  /// `CALayerCornerCurve.continuous`.
  ///
  /// The value is in the upper half of the bits, which are different in `allCorners`.
  package static let continuous = UIRectCorner(rawValue: 1 << 32)

  /// Whether the corners have a continuous curve.
  var isContinuous: Bool { rawValue >> 32 == 1 }

  /// The length of a corner along an edge, as a multiple of its radius.
  package var lengthFactor: CGFloat { isContinuous ? UIRectCorner.continuousLengthFactor : 1 }

  /// The length of a continuous corner along an edge, as a multiple of its radius.
  package static let continuousLengthFactor: CGFloat = 1.528_665

  /// The four corners and their curve, without the extra bits of `allCorners`.
  var normalized: UIRectCorner { isContinuous ? self : intersection(.allFour) }

  /// Returns the corners that a canvas draws for a rectangle.
  ///
  /// If the rectangle is larger than a bitmap can be, the corners are circular.
  func drawnCorners(of rect: PixelRect) -> UIRectCorner {
    max(rect.width, rect.height) > Bitmap.maximumSide ? intersection(.allFour) : normalized
  }
}

extension Path {
  /// Adds a rectangle with continuous corners, clockwise from the left end of the top edge.
  ///
  /// The middle of a corner is a circular arc; its ends bend gradually. If an edge is too short for
  /// that, the corner approaches a circular quarter arc.
  mutating func addContinuousRect(_ rect: CGRect, radius: CGFloat, corners: UIRectCorner) {
    let halfSide = min(rect.width, rect.height) / 2
    let radius = min(radius, halfSide)
    let availableFraction = (halfSide / radius - 1) / (UIRectCorner.continuousLengthFactor - 1)
    let fraction = min(max(availableFraction, 0), 1)
    let shape = ContinuousCorner(radius: radius, fraction: fraction)
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    // Each corner with the direction back along the preceding edge and the direction along the
    // following edge.
    let cornerFrames: [(UIRectCorner, CGPoint, CGVector, CGVector)] = [
      (.topRight, CGPoint(x: x1, y: y0), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
      (.bottomRight, CGPoint(x: x1, y: y1), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (.bottomLeft, CGPoint(x: x0, y: y1), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
      (.topLeft, CGPoint(x: x0, y: y0), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
    ]
    let start = corners.contains(.topLeft) ? shape.points[0].x : 0
    move(to: CGPoint(x: x0 + start, y: y0))
    for (corner, vertex, backward, forward) in cornerFrames {
      guard corners.contains(corner) else {
        addLine(to: vertex)
        continue
      }
      func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
        CGPoint(
          x: vertex.x + backward.dx * along + forward.dx * across,
          y: vertex.y + backward.dy * along + forward.dy * across
        )
      }
      let entry = shape.points.map { point($0.x, $0.y) }
      let exit = shape.points.reversed().map { point($0.y, $0.x) }
      addLine(to: entry[0])
      addCurve(to: entry[3], first: entry[1], second: entry[2])
      addCurve(to: exit[1], first: entry[4], second: exit[0])
      addCurve(to: exit[4], first: exit[2], second: exit[3])
    }
    close()
  }
}

/// Half of a continuous corner.
private struct ContinuousCorner {
  /// The points of the curve: start, both control points and end of the bend, then the first
  /// control point of the circular arc.
  ///
  /// `x` is the distance from the corner along the preceding edge, `y` the distance from that edge.
  let points: [CGPoint]

  /// Creates half of a corner.
  ///
  /// - Parameters:
  ///   - radius: The corner radius.
  ///   - fraction: 0 for a circular corner, 1 for a continuous corner.
  init(radius: CGFloat, fraction: CGFloat) {
    // The bend ends where the circular arc has turned by about 21.7 degrees.
    func between(_ circular: CGFloat, _ continuous: CGFloat) -> CGFloat {
      (circular + (continuous - circular) * fraction) * radius
    }
    points = [
      CGPoint(x: between(1, UIRectCorner.continuousLengthFactor), y: 0),
      CGPoint(x: between(0.873_26, 1.088_493), y: 0),
      CGPoint(x: between(0.747_67, 0.868_407), y: between(0.024_09, 0)),
      CGPoint(x: between(0.629_93, 0.631_494), y: between(0.070_99, 0.074_911)),
      CGPoint(x: between(0.374_75, 0.372_824), y: between(0.172_64, 0.169_060)),
    ]
  }
}
