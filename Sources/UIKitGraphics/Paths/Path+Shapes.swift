internal import Foundation

/// The distance of the control points of a quarter circle from its ends, for a radius of 1.
///
/// The value is 4/3·(√2 − 1); the curve deviates from the circle by less than 0.03 %.
let circleControlDistance = 0.552_284_749_830_793_4

extension Path {
  mutating func addRect(_ rect: CGRect) {
    let rect = rect.standardized
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  mutating func addEllipse(in rect: CGRect) {
    let rect = rect.standardized
    addRoundedRect(
      rect,
      radii: CGSize(width: rect.width / 2, height: rect.height / 2),
      corners: .allCorners
    )
  }

  /// Adds a rectangle with elliptic corners, clockwise from the left end of the top edge.
  mutating func addRoundedRect(_ rect: CGRect, radii: CGSize, corners: UIRectCorner) {
    let rect = rect.standardized
    let rx = max(0, min(radii.width, rect.width / 2))
    let ry = max(0, min(radii.height, rect.height / 2))
    guard rx > 0, ry > 0, !corners.isDisjoint(with: .allFour) else { return addRect(rect) }
    if corners.isContinuous {
      return addContinuousRect(rect, radius: min(rx, ry), corners: corners)
    }
    let kx = rx * (1 - circleControlDistance)
    let ky = ry * (1 - circleControlDistance)
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)

    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    move(to: point(corners.contains(.topLeft) ? x0 + rx : x0, y0))
    addCorner(
      corners.contains(.topRight),
      at: point(x1, y0),
      from: point(x1 - rx, y0),
      controls: (point(x1 - kx, y0), point(x1, y0 + ky)),
      to: point(x1, y0 + ry)
    )
    addCorner(
      corners.contains(.bottomRight),
      at: point(x1, y1),
      from: point(x1, y1 - ry),
      controls: (point(x1, y1 - ky), point(x1 - kx, y1)),
      to: point(x1 - rx, y1)
    )
    addCorner(
      corners.contains(.bottomLeft),
      at: point(x0, y1),
      from: point(x0 + rx, y1),
      controls: (point(x0 + kx, y1), point(x0, y1 - ky)),
      to: point(x0, y1 - ry)
    )
    if corners.contains(.topLeft) {
      addCorner(
        true,
        at: point(x0, y0),
        from: point(x0, y0 + ry),
        controls: (point(x0, y0 + ky), point(x0 + kx, y0)),
        to: point(x0 + rx, y0)
      )
    }
    close()
  }

  private mutating func addCorner(
    _ isRound: Bool,
    at corner: CGPoint,
    from start: CGPoint,
    controls: (CGPoint, CGPoint),
    to end: CGPoint
  ) {
    guard isRound else { return addLine(to: corner) }
    addLine(to: start)
    addCurve(to: end, first: controls.0, second: controls.1)
  }

  /// Adds a circular arc, connected to the current point by a line.
  ///
  /// Angles are in radians, clockwise on the screen from the positive x axis. As in `UIBezierPath`,
  /// the arc leads from the start angle to the end angle in the given direction. It is a full
  /// circle if the angles differ by at least one turn in that direction.
  mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    let fullTurn = 2 * Double.pi
    var sweep = endAngle - startAngle
    guard sweep.isFinite, radius.isFinite else { return }
    if clockwise {
      if sweep >= fullTurn {
        sweep = fullTurn
      } else if sweep < 0 {
        sweep += (-sweep / fullTurn).rounded(.up) * fullTurn
      }
    } else {
      if sweep <= -fullTurn {
        sweep = -fullTurn
      } else if sweep > 0 {
        sweep -= (sweep / fullTurn).rounded(.up) * fullTurn
      }
    }
    // Very large angles have too little precision for a fraction of a turn.
    sweep = max(-fullTurn, min(fullTurn, sweep))
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    addLine(to: point(startAngle))
    // Each piece covers at most a quarter turn, for which a cubic curve is accurate.
    let count = max(1, Int((abs(sweep) / (fullTurn / 4)).rounded(.up)))
    let step = sweep / Double(count)
    let controlDistance = 4.0 / 3.0 * tan(step / 4) * radius
    for index in 0..<count where sweep != 0 {
      let arcStart = startAngle + Double(index) * step
      let arcEnd = arcStart + step
      let (start, end) = (point(arcStart), point(arcEnd))
      addCurve(
        to: end,
        first: CGPoint(
          x: start.x - controlDistance * sin(arcStart),
          y: start.y + controlDistance * cos(arcStart)
        ),
        second: CGPoint(
          x: end.x + controlDistance * sin(arcEnd),
          y: end.y - controlDistance * cos(arcEnd)
        )
      )
    }
  }
}

extension UIRectCorner {
  /// The four corners, without the extra bits of `allCorners`.
  static let allFour: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
