internal import Foundation

/// The paint of an SVG file's shapes, as far as the work of drawing them depends on it.
struct SVGPen {
  private(set) var isFilled = true
  private(set) var isStroked = false
  private var gradients: Set<String> = []
  /// The width of strokes, in units of the shape.
  private var width = 1.0
  /// The mean length of dashes and gaps, in units of the shape; `nil` without dashes.
  private(set) var dash: Double?
  private(set) var isRound = false

  /// The gradients that a shape looks up.
  var gradientCount: Int { gradients.count }

  /// Takes over an attribute of a shape, or of a group around it.
  mutating func set(_ name: String, _ value: String, view: CGSize) {
    let numbers = name.hasPrefix("stroke-") ? SVGNumbers.all(in: value) : []
    switch name {
    case "fill", "stroke":
      if name == "fill" { isFilled = value != "none" } else { isStroked = value != "none" }
      if value.contains("url(") { gradients.insert(name) } else { gradients.remove(name) }
    case "stroke-width": width = Double(value) ?? max(view.width, view.height)
    case "stroke-dasharray":
      // Parts of the view have a length that is not known here.
      let isRelative = value.contains("%")
      let mean = numbers.reduce(0, +) / Double(max(1, numbers.count))
      dash = mean > 0 ? (isRelative ? .leastNormalMagnitude : mean) : nil
    case "stroke-linecap", "stroke-linejoin": if value == "round" { isRound = true }
    default: break
    }
  }

  /// Half of the width of strokes with their pointed corners, at a scale.
  func reach(_ scale: Double) -> Double { isStroked ? abs(width) * scale : 0 }
}

/// The work of drawing an SVG file, counted before anything of it is drawn.
///
/// SDL2_image's rasterizer makes edges of curves, strokes and dashes. In each of five lines in a
/// pixel it visits all edges that cross the line, and for each one that begins there those before
/// it; then it paints what is between them. A step takes about ten nanoseconds.
struct SVGWork: Sendable {
  /// The steps that any drawing may take, and further ones for each of its pixels.
  private static let mostSteps = 3e7
  private static let mostStepsPerPixel = 16.0
  /// The most edges of a shape, which take 32 bytes each.
  private static let mostEdges = 1e6
  /// The most colours that shapes have copied from their gradients.
  private static let mostStops = 2e6

  /// The size of the view box.
  let view: CGSize
  /// The steps that do not depend on the size of the picture.
  private var fixed = 0.0
  /// The steps for each unit of length and of area, when a unit is one pixel.
  private var perLength = 0.0
  private var perArea = 0.0

  /// - Parameter view: The size of the view box.
  init(view: CGSize) { self.view = view }

  /// Whether a picture of a size in pixels may be drawn.
  func permits(width: Int, height: Int) -> Bool {
    let scale = max(Double(width) / view.width, Double(height) / view.height)
    let steps = fixed + perLength * scale + perArea * scale * scale
    return steps <= SVGWork.mostSteps + SVGWork.mostStepsPerPixel * Double(width * height)
  }

  /// Adds what is done once for each element, and for each use of a gradient.
  mutating func add(elements: Int, gradients: SVGGradientCount) {
    fixed += Double(elements) * 20 + gradients.steps
    if gradients.copiedStops > SVGWork.mostStops { fixed = .infinity }
  }

  /// Adds a shape.
  ///
  /// - Parameters:
  ///   - segments: Its lines and curves.
  ///   - pen: How it is painted.
  ///   - scales: The most and the least that its transforms enlarge.
  ///   - isDashed: Whether its dashes are drawn.
  mutating func add(
    _ segments: [SVGSegment],
    _ pen: SVGPen,
    scales: (largest: Double, smallest: Double),
    isDashed: Bool
  ) {
    guard !segments.isEmpty else { return }
    if pen.isFilled { add(segments, reach: 0) { ($0.isCurve ? 1.5 : 0.5, $0.edges) } }
    let lines = segments.filter { !$0.isImplicit }
    guard pen.isStroked, !lines.isEmpty else { return }
    let reach = pen.reach(scales.largest)
    let pixels = reach * 1_024 / max(view.width, view.height)
    let cap = pen.isRound ? 4 + 2 * pixels.squareRoot() : 4
    let dash = isDashed ? pen.dash.map { $0 * scales.smallest } : nil
    add(lines, reach: reach) { segment in
      guard let dash else { return (1, segment.edges * (2 + cap)) }
      let pieces = 1 + segment.length / max(dash, .leastNormalMagnitude)
      return (pieces, segment.edges * 2 + pieces * (2 + cap * 2))
    }
  }

  /// Adds the edges of a shape's inside, or of its stroke.
  ///
  /// - Parameters:
  ///   - segments: The lines and curves.
  ///   - reach: How far edges are from them, in units.
  ///   - count: The pieces that are made of a segment, with two edges beside each other, and all
  ///     their edges.
  private mutating func add(
    _ segments: [SVGSegment],
    reach: Double,
    _ count: (SVGSegment) -> (pieces: Double, edges: Double)
  ) {
    let top = segments.reduce(.infinity) { min($0, $1.top) } - reach
    let bottom = segments.reduce(-.infinity) { max($0, $1.bottom) } + reach
    let left = segments.reduce(.infinity) { min($0, $1.left) } - reach
    let right = segments.reduce(-.infinity) { max($0, $1.right) } + reach
    let edges = segments.reduce(0) { $0 + count($1).edges }
    guard edges <= SVGWork.mostEdges, bottom - top < .infinity, segments.allSatisfy(\.isFinite)
    else { return fixed = .infinity }
    let height = max(bottom - top, 1e-6)
    // About as high as a pixel at least.
    let pixels = height * 1_024 / max(view.width, view.height)
    let bandCount = max(1, Int(min(256, edges.squareRoot(), pixels)))
    let bandHeight = height / Double(bandCount)
    // The changes of the number of edges from band to band.
    var present = [Double](repeating: 0, count: bandCount + 1)
    var begun = present
    for segment in segments {
      let (pieces, edges) = count(segment)
      let first = min(bandCount - 1, max(0, Int((segment.top - reach - top) / bandHeight)))
      let last = min(bandCount - 1, max(first, Int((segment.bottom + reach - top) / bandHeight)))
      let extent = segment.bottom - segment.top
      let own = extent / pieces + reach * 2 + bandHeight
      let crossing = pieces * 2 * min(1, own / max(extent + reach * 2, 1e-9))
      present[first] += crossing
      present[last + 1] -= crossing
      begun[first] += edges / Double(last - first + 1)
      begun[last + 1] -= edges / Double(last - first + 1)
    }
    let visible = min(1, view.height / height)
    var (there, new) = (0.0, 0.0)
    for band in 0..<bandCount {
      there += present[band]
      new += begun[band]
      fixed += there * (there + new) * 0.1
      perLength += there * bandHeight * visible
    }
    fixed += edges * 3
    perLength += 5 * min(height, view.height)
    perArea += min(right - left, view.width) * min(height, view.height)
  }
}

/// The gradients of an SVG file, which the parser looks for one after the other.
struct SVGGradientCount {
  private var gradients = 0.0
  private var uses = 0.0
  private var hasReferences = false
  /// The stops of the last gradient, and of the one that has most.
  private var stops = 0.0
  private var mostStops = 0.0
  private var insertions = 0.0

  /// Counts an element, which may be a gradient or one of its stops.
  mutating func count(_ element: SVGElement) {
    if element.name.hasSuffix("Gradient") {
      gradients += 1
      stops = 0
      if element.attributes.contains(where: { $0.name.hasSuffix("href") }) { hasReferences = true }
    } else if element.name == "stop" {
      // Stops are kept in order, each one in a new array.
      stops += 1
      insertions += stops
      mostStops = max(mostStops, stops)
    }
  }

  /// Counts the gradients that a shape looks up.
  mutating func countUses(_ count: Int) { uses += Double(count) }

  /// The steps of reading and finding gradients; each may refer to another one, 32 times.
  var steps: Double { uses * gradients * (hasReferences ? 16 : 0.5) + insertions * 0.5 }

  /// The stops that are copied for the shapes.
  var copiedStops: Double { uses * mostStops }
}
