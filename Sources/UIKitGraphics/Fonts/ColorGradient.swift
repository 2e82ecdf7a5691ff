internal import Foundation

/// A gradient of a colour glyph, which has a colour for each point in font units.
struct ColorGradient {
  typealias Color = ColorSurface.Color

  enum Shape {
    /// A gradient from the first to the second point, projected to the perpendicular of the line
    /// from the first point to `rotation`.
    case linear(CGPoint, CGPoint, rotation: CGPoint)
    case radial(from: CGPoint, radius: Double, to: CGPoint, endRadius: Double)
    /// A gradient around a centre; angles are in turns, counterclockwise from the right.
    case sweep(center: CGPoint, from: Double, to: Double)
  }

  /// The mode for colours beyond the first and the last stop.
  enum Extend: Int {
    case pad
    case `repeat`
    case reflect
  }

  struct Stop {
    var offset: Double
    var color: Color
  }

  private let shape: Shape
  private let extend: Extend
  /// The stops in order of ascending offsets; at least one.
  private let stops: [Stop]

  /// Creates a gradient.
  ///
  /// Fails if there are no stops.
  init?(_ shape: Shape, _ extend: Extend, _ stops: [Stop]) {
    guard !stops.isEmpty else { return nil }
    self.shape = shape
    self.extend = extend
    // Stops with equal offsets keep their order.
    self.stops = stops.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
  }

  /// Returns the premultiplied colour of a point in font units; transparent if it has none.
  func color(at point: CGPoint) -> Color {
    guard let offset = offset(of: point) else { return .zero }
    return color(atOffset: offset)
  }

  /// Returns the gradient offset of a point; `nil` if it has none.
  private func offset(of point: CGPoint) -> Double? {
    switch shape {
    case .linear(let from, let to, let rotation):
      let normal = CGPoint(x: rotation.y - from.y, y: from.x - rotation.x)
      let length = (to.x - from.x) * normal.x + (to.y - from.y) * normal.y
      guard length != 0 else { return nil }
      return ((point.x - from.x) * normal.x + (point.y - from.y) * normal.y) / length
    case .radial(let from, let radius, let to, let endRadius):
      return ColorGradient.radialOffset(
        point,
        from: from,
        radius: radius,
        to: to,
        endRadius: endRadius
      )
    case .sweep(let center, let from, let to):
      guard from != to else { return nil }
      var turn = atan2(point.y - center.y, point.x - center.x) / (2 * .pi)
      if turn < 0 { turn += 1 }
      return (turn - from) / (to - from)
    }
  }

  /// Returns the offset of the last circle between two circles that contains a point.
  private static func radialOffset(
    _ point: CGPoint,
    from: CGPoint,
    radius: Double,
    to: CGPoint,
    endRadius: Double
  ) -> Double? {
    let (x, y) = (point.x - from.x, point.y - from.y)
    let (dx, dy, growth) = (to.x - from.x, to.y - from.y, endRadius - radius)
    let a = dx * dx + dy * dy - growth * growth
    let b = x * dx + y * dy + radius * growth
    let c = x * x + y * y - radius * radius
    func isCircle(_ offset: Double) -> Bool { radius + offset * growth >= 0 }
    guard abs(a) > 1e-9 else {
      guard b != 0, isCircle(c / (2 * b)) else { return nil }
      return c / (2 * b)
    }
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return nil }
    let root = discriminant.squareRoot()
    let (first, second) = ((b + root) / a, (b - root) / a)
    return [max(first, second), min(first, second)].first(where: isCircle)
  }

  private func color(atOffset offset: Double) -> Color {
    guard offset.isFinite else { return .zero }
    let (start, end) = (stops[0].offset, stops[stops.count - 1].offset)
    var offset = offset
    if end > start, extend != .pad {
      let repetitions = (offset - start) / (end - start)
      var fraction = repetitions - repetitions.rounded(.down)
      let isOdd = !(repetitions.rounded(.down) / 2).isInteger
      if extend == .reflect, isOdd { fraction = 1 - fraction }
      offset = start + fraction * (end - start)
    }
    guard let next = stops.firstIndex(where: { $0.offset > offset }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let (previousStop, nextStop) = (stops[next - 1], stops[next])
    let fraction = Float((offset - previousStop.offset) / (nextStop.offset - previousStop.offset))
    return previousStop.color * (1 - fraction) + nextStop.color * fraction
  }
}

extension Double {
  fileprivate var isInteger: Bool { rounded() == self }
}
