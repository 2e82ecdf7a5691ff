internal import Foundation

/// A segment of an SVG shape: a line or a curve, in units of the view box.
struct SVGSegment {
  /// The left edge of the bounding box of its points and control points.
  var left: Double
  var right: Double
  var top: Double
  var bottom: Double
  /// The upper bound of its length.
  var length: Double
  /// The number of straight edges that the rasterizer creates for it.
  var edges: Double
  var isCurve: Bool
  /// Whether the segment only closes the filled area and has no stroke.
  var isImplicit = false

  /// Whether the bounding box is finite.
  ///
  /// Transforms can result in infinite coordinates and NaN.
  var isFinite: Bool { (left + right + top + bottom).isFinite }
}

/// The segments of an SVG shape, for estimating the work of drawing it.
struct SVGOutline {
  private(set) var segments: [SVGSegment] = []
  private let transform: CGAffineTransform
  /// Pixels per unit in an image of 1,024 pixels, which determine the number of edges of a curve.
  private let scale: Double
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  /// The control point that smooth curves reflect.
  private var control: CGPoint?

  /// The maximum number of edges of a curve, which is halved at most ten times.
  private static let maximumEdges = 1_024.0
  /// The number of arguments of each path command.
  private static let argumentCounts: [UInt8: Int] = [
    "m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7,
  ].reduce(into: [:]) { $0[$1.key.utf8.first ?? 0] = $1.value }

  /// Reads a shape.
  ///
  /// - Parameters:
  ///   - element: The element of the shape.
  ///   - transform: The transform to units of the view box.
  ///   - view: The size of the view box, which is used for lengths in other units.
  init(_ element: SVGElement, _ transform: CGAffineTransform, view: CGSize) {
    self.transform = transform
    scale = 1_024 / max(view.width, view.height)
    func length(_ name: String) -> Double {
      guard let text = element.attributes.last(where: { $0.name == name })?.value else { return 0 }
      return Double(text) ?? max(view.width, view.height)
    }
    switch element.name {
    case "path": addPath(element.attributes.last { $0.name == "d" }?.value ?? "")
    case "polyline", "polygon":
      addPolygon(element.attributes.last { $0.name == "points" }?.value ?? "")
    case "line":
      current = CGPoint(x: length("x1"), y: length("y1"))
      addLine(to: CGPoint(x: length("x2"), y: length("y2")))
    case "rect":
      current = CGPoint(x: length("x"), y: length("y"))
      addBox(width: length("width"), height: length("height"))
    default:
      let radius = length("r")
      let (x, y) = (max(radius, length("rx")), max(radius, length("ry")))
      current = CGPoint(x: length("cx") - x, y: length("cy") - y)
      addBox(width: x * 2, height: y * 2)
    }
  }

  // MARK: Shapes

  /// Adds a rectangle, or its inscribed ellipse, as four curves.
  private mutating func addBox(width: Double, height: Double) {
    let origin = current
    for (x, y) in [(width, 0), (width, height), (0, height), (0, 0)] {
      addCurve([CGPoint(x: origin.x + x, y: origin.y + y)])
    }
  }

  private mutating func addPolygon(_ text: String) {
    let numbers = SVGNumbers.all(in: text)
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      let point = CGPoint(x: numbers[index], y: numbers[index + 1])
      if index == 0 { (start, current) = (point, point) } else { addLine(to: point) }
    }
    addLine(to: start)
  }

  private mutating func addPath(_ text: String) {
    let bytes = Array(text.utf8)
    var (index, command): (Int, UInt8) = (0, 0)
    var numbers: [Double] = []
    while index < bytes.count {
      let byte = bytes[index]
      if let number = SVGNumbers.next(in: bytes, &index) {
        numbers.append(number)
        guard numbers.count == SVGOutline.argumentCounts[command | 0x20] else { continue }
        add(command, numbers)
        numbers = []
        if command | 0x20 == UInt8(ascii: "m") { command -= 1 }
      } else {
        index += 1
        guard (97...122).contains(byte | 0x20) else { continue }
        (command, numbers) = (byte, [])
        if byte | 0x20 == UInt8(ascii: "z") { addLine(to: start) }
      }
    }
    closeFill()
  }

  private mutating func add(_ command: UInt8, _ numbers: [Double]) {
    let base = command >= 97 ? current : .zero
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: base.x + numbers[index], y: base.y + numbers[index + 1])
    }
    let reflected =
      control.map {
        CGPoint(x: current.x * 2 - $0.x, y: current.y * 2 - $0.y)
      } ?? current
    control = nil
    switch command | 0x20 {
    case UInt8(ascii: "m"):
      closeFill()
      (start, current) = (point(0), point(0))
    case UInt8(ascii: "l"): addLine(to: point(0))
    case UInt8(ascii: "h"): addLine(to: CGPoint(x: base.x + numbers[0], y: current.y))
    case UInt8(ascii: "v"): addLine(to: CGPoint(x: current.x, y: base.y + numbers[0]))
    case UInt8(ascii: "c"):
      addCurve([point(0), point(2), point(4)])
      control = point(2)
    case UInt8(ascii: "s"):
      addCurve([reflected, point(0), point(2)])
      control = point(0)
    case UInt8(ascii: "q"):
      addCurve([point(0), point(2)])
      control = point(0)
    case UInt8(ascii: "t"):
      addCurve([reflected, point(0)])
      control = reflected
    default: addArc(to: point(5), radius: max(abs(numbers[0]), abs(numbers[1])))
    }
  }

  // MARK: Segments

  private mutating func addLine(to point: CGPoint) {
    guard point != current else { return }
    append([current, point], curves: 0)
    current = point
  }

  /// Closes the filled area of an open path.
  private mutating func closeFill() {
    guard start != current else { return }
    addLine(to: start)
    segments[segments.count - 1].isImplicit = true
  }

  /// Adds a curve from the current point; the last of `points` is its end, the others are control
  /// points.
  private mutating func addCurve(_ points: [CGPoint]) {
    append([current] + points, curves: 1)
    current = points.last ?? current
  }

  /// Adds an elliptical arc, for which the rasterizer creates at most five curves.
  private mutating func addArc(to point: CGPoint, radius: Double) {
    let extent = max(radius, hypot(point.x - current.x, point.y - current.y)) * 2
    let corners = [(-extent, -extent), (extent, extent), (-extent, extent), (extent, -extent)].map {
      CGPoint(x: current.x + $0.0, y: current.y + $0.1)
    }
    append(corners + [point], curves: 5)
    current = point
  }

  private mutating func append(_ points: [CGPoint], curves: Double) {
    let points = points.map { $0.applying(transform) }
    var segment = SVGSegment(
      left: points[0].x,
      right: points[0].x,
      top: points[0].y,
      bottom: points[0].y,
      length: 0,
      edges: 1,
      isCurve: curves > 0
    )
    for (previous, point) in zip(points, points.dropFirst()) {
      segment.left = min(segment.left, point.x)
      segment.right = max(segment.right, point.x)
      segment.top = min(segment.top, point.y)
      segment.bottom = max(segment.bottom, point.y)
      segment.length += hypot(point.x - previous.x, point.y - previous.y)
    }
    if curves > 0 {
      let end = points[points.count - 1]
      let distance = hypot(end.x - points[0].x, end.y - points[0].y)
      // A curve that ends at its start is halved as often as possible.
      let isLoop = points.count > 2 && distance <= segment.length * 0.001
      let estimatedEdges = 2 + 2 * (segment.length * scale).squareRoot()
      segment.edges =
        curves * (isLoop ? SVGOutline.maximumEdges : min(estimatedEdges, SVGOutline.maximumEdges))
    }
    segments.append(segment)
  }
}
