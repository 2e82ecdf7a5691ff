internal import Foundation

/// The style of a stroke.
///
/// Lengths are in the units of the path.
struct StrokeStyle {
  var width: Double
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit: Double = 10
  /// The alternating lengths of dashes and gaps; empty for a solid line.
  var dashes: [Double] = []
  var dashPhase: Double = 0
  /// The stroked part of the path, as fractions of its length.
  var start: Double = 0
  var end: Double = 1
}

extension [Polyline] {
  /// Returns the polygons that cover a stroke along the lines, for filling by the winding rule.
  ///
  /// Each segment, join and cap is a separate convex polygon. All have the same orientation, so
  /// that they may overlap.
  func stroked(_ style: StrokeStyle, tolerance: Double) -> [Polyline] {
    var stroker = Stroker(style: style, tolerance: tolerance)
    var style = style
    if !style.canDash(self) { style.dashes = [] }
    for line in trimmed(from: style.start, to: style.end) {
      for piece in line.dashed(style) { stroker.add(piece) }
    }
    return stroker.polygons
  }
}

extension StrokeStyle {
  /// The maximum number of dashes.
  ///
  /// Lines with more dashes are drawn solid.
  private static let maximumDashCount = 10_000.0

  /// Returns whether the dash pattern is valid and not too short for the lines.
  fileprivate func canDash(_ lines: [Polyline]) -> Bool {
    let period = dashes.reduce(0, +)
    guard period > 0, period.isFinite, dashPhase.isFinite, dashes.allSatisfy({ $0 >= 0 }) else {
      return false
    }
    var length = 0.0
    for line in lines {
      guard var previous = line.isClosed ? line.points.last : line.points.first else { continue }
      for point in line.points {
        length += hypot(point.x - previous.x, point.y - previous.y)
        previous = point
      }
    }
    // The comparison is also `false` for NaN.
    return length / period * Double(dashes.count) < StrokeStyle.maximumDashCount
  }
}

/// A collector of the polygons that cover a stroke.
private struct Stroker {
  let style: StrokeStyle
  let tolerance: Double
  var polygons: [Polyline] = []

  init(style: StrokeStyle, tolerance: Double) {
    self.style = style
    self.tolerance = tolerance
  }

  private var halfWidth: Double { style.width / 2 }

  /// Adds the segments, joins and caps of a line.
  mutating func add(_ line: Polyline) {
    var points: [CGPoint] = []
    for point in line.points where point != points.last { points.append(point) }
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else {
      addDot(points.first)
      return
    }
    let count = points.count
    let segmentCount = line.isClosed && count > 2 ? count : count - 1
    for index in 0..<segmentCount {
      addSegment(points[index], points[(index + 1) % count])
    }
    if line.isClosed, count > 2 {
      for index in 0..<count {
        addJoin(points[(index + count - 1) % count], points[index], points[(index + 1) % count])
      }
      return
    }
    for index in 1..<max(1, count - 1) {
      addJoin(points[index - 1], points[index], points[index + 1])
    }
    addCap(at: points[0], from: points[1])
    addCap(at: points[count - 1], from: points[count - 2])
  }

  /// Adds the caps of a subpath of zero length, which is visible unless the caps are `butt`.
  private mutating func addDot(_ point: CGPoint?) {
    guard let point, style.cap != .butt else { return }
    if style.cap == .round { return addCircle(point) }
    addConvex([
      CGPoint(x: point.x - halfWidth, y: point.y - halfWidth),
      CGPoint(x: point.x + halfWidth, y: point.y - halfWidth),
      CGPoint(x: point.x + halfWidth, y: point.y + halfWidth),
      CGPoint(x: point.x - halfWidth, y: point.y + halfWidth),
    ])
  }

  /// Returns the normal of a segment towards its right edge on the screen, with a length of half
  /// the line width.
  private func normal(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = hypot(dx, dy)
    guard length > 0 else { return .zero }
    return CGVector(dx: -dy / length * halfWidth, dy: dx / length * halfWidth)
  }

  private mutating func addSegment(_ from: CGPoint, _ to: CGPoint) {
    let n = normal(from, to)
    addConvex([
      CGPoint(x: from.x + n.dx, y: from.y + n.dy), CGPoint(x: from.x - n.dx, y: from.y - n.dy),
      CGPoint(x: to.x - n.dx, y: to.y - n.dy), CGPoint(x: to.x + n.dx, y: to.y + n.dy),
    ])
  }

  private mutating func addJoin(_ previous: CGPoint, _ point: CGPoint, _ next: CGPoint) {
    let first = normal(previous, point)
    let second = normal(point, next)
    let cross = first.dx * second.dy - first.dy * second.dx
    let dot = first.dx * second.dx + first.dy * second.dy
    guard abs(cross) > 1e-12 * halfWidth * halfWidth || dot < 0 else { return }
    if style.join == .round { return addCircle(point) }
    // The join is on the outer side of the turn.
    let side: Double = cross > 0 ? -1 : 1
    let start = CGPoint(x: point.x + first.dx * side, y: point.y + first.dy * side)
    let end = CGPoint(x: point.x + second.dx * side, y: point.y + second.dy * side)
    var polygon = [point, start, end]
    // With an angle t between the normals, the tip of the miter is 1/cos(t/2) half widths away.
    let cosineSquared = (1 + dot / (halfWidth * halfWidth)) / 2
    if style.join == .miter, cosineSquared * style.miterLimit * style.miterLimit >= 1 {
      let factor = side / (2 * cosineSquared)
      let tip = CGPoint(
        x: point.x + (first.dx + second.dx) * factor,
        y: point.y + (first.dy + second.dy) * factor
      )
      polygon = [point, start, tip, end]
    }
    addConvex(polygon)
  }

  private mutating func addCap(at point: CGPoint, from inner: CGPoint) {
    switch style.cap {
    case .butt: return
    case .round: addCircle(point)
    case .square:
      let n = normal(inner, point)
      // The normal, rotated back by a quarter turn, points along the line.
      addSegment(point, CGPoint(x: point.x + n.dy, y: point.y - n.dx))
    }
  }

  private mutating func addCircle(_ center: CGPoint) {
    var path = Path()
    path.addEllipse(
      in: CGRect(
        x: center.x - halfWidth,
        y: center.y - halfWidth,
        width: halfWidth * 2,
        height: halfWidth * 2
      )
    )
    for polygon in path.flattened(tolerance: tolerance) { addConvex(polygon.points) }
  }

  /// Adds a polygon, reversed if needed so that all have the same orientation.
  private mutating func addConvex(_ points: [CGPoint]) {
    var area = 0.0
    var previous = points[points.count - 1]
    for point in points {
      area += previous.x * point.y - point.x * previous.y
      previous = point
    }
    polygons.append(Polyline(points: area < 0 ? points.reversed() : points, isClosed: true))
  }
}

extension Polyline {
  /// Returns the line split into dashes; the line itself if the pattern is empty.
  fileprivate func dashed(_ style: StrokeStyle) -> [Polyline] {
    guard !style.dashes.isEmpty, points.count > 1 else { return [self] }
    // A pattern of odd length is repeated with dashes and gaps exchanged.
    let pattern = style.dashes.count % 2 == 0 ? style.dashes : style.dashes + style.dashes
    let period = pattern.reduce(0, +)
    var remainingPhase = style.dashPhase.truncatingRemainder(dividingBy: period)
    if remainingPhase < 0 { remainingPhase += period }
    var index = 0
    while remainingPhase >= pattern[index] {
      remainingPhase -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var remainingLength = pattern[index] - remainingPhase
    var result: [Polyline] = []
    var current: [CGPoint] = index % 2 == 0 ? [points[0]] : []
    let ends = isClosed ? points.dropFirst() + [points[0]] : Array(points.dropFirst())[...]
    var start = points[0]
    for end in ends {
      var length = hypot(end.x - start.x, end.y - start.y)
      while length > remainingLength {
        let fraction = remainingLength / length
        start = CGPoint(
          x: start.x + (end.x - start.x) * fraction,
          y: start.y + (end.y - start.y) * fraction
        )
        length -= remainingLength
        if index % 2 == 0 {
          result.append(Polyline(points: current + [start], isClosed: false))
          current = []
        } else {
          current = [start]
        }
        index = (index + 1) % pattern.count
        remainingLength = pattern[index]
      }
      remainingLength -= length
      if index % 2 == 0 { current.append(end) }
      start = end
    }
    if current.count > 1 { result.append(Polyline(points: current, isClosed: false)) }
    return result
  }
}
