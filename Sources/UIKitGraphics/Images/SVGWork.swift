internal import Foundation

/// The paint attributes of SVG shapes that affect the work of drawing.
struct SVGPen {
  private(set) var isFilled = true
  private(set) var isStroked = false
  private var gradients: Set<String> = []
  /// The stroke width, in units of the shape.
  private var width = 1.0
  /// The mean length of dashes and gaps, in units of the shape; `nil` for solid lines.
  private(set) var meanDashLength: Double?
  private(set) var hasRoundCapsOrJoins = false

  /// The number of gradients to which a shape refers.
  var gradientCount: Int { gradients.count }

  /// Applies an attribute of a shape or of an enclosing group.
  mutating func set(_ name: String, _ value: String, view: CGSize) {
    let numbers = name.hasPrefix("stroke-") ? SVGNumbers.all(in: value) : []
    switch name {
    case "fill", "stroke":
      if name == "fill" { isFilled = value != "none" } else { isStroked = value != "none" }
      if value.contains("url(") { gradients.insert(name) } else { gradients.remove(name) }
    case "stroke-width": width = Double(value) ?? max(view.width, view.height)
    case "stroke-dasharray":
      // The lengths of percentages are unknown here, so the shortest dashes are assumed.
      let isRelative = value.contains("%")
      let mean = numbers.reduce(0, +) / Double(max(1, numbers.count))
      meanDashLength = mean > 0 ? (isRelative ? .leastNormalMagnitude : mean) : nil
    case "stroke-linecap", "stroke-linejoin": if value == "round" { hasRoundCapsOrJoins = true }
    default: break
    }
  }

  /// Returns the assumed distance of a stroke's edges from the outline, at a scale.
  ///
  /// It is the whole width, because miter joins reach further than half of it; 0 without a stroke.
  func extent(atScale scale: Double) -> Double { isStroked ? abs(width) * scale : 0 }
}

/// The work of drawing an SVG file, estimated before anything is drawn.
///
/// SDL2_image's rasterizer converts curves, strokes and dashes to edges. For each of five scanlines
/// per pixel it visits all crossing edges. For each edge that begins there, it also visits the
/// preceding edges. Then it paints the spans between the edges. A step takes about ten nanoseconds.
struct SVGWork: Sendable {
  /// The maximum number of steps: a constant, and an additional number for each pixel.
  private static let maximumSteps = 3e7
  private static let maximumStepsPerPixel = 16.0
  /// The maximum number of edges in a shape; each takes 32 bytes.
  private static let maximumEdges = 1e6
  /// The maximum number of gradient stops that are copied for shapes.
  private static let maximumStops = 2e6

  /// The steps for reading an element.
  private static let stepsPerElement = 20.0
  /// The steps for sorting an edge into its scanline.
  private static let stepsPerEdge = 3.0
  /// The steps for each scanline of a shape, of which a pixel has five.
  private static let stepsPerRow = 5.0
  /// The steps for visiting a preceding edge when an edge begins.
  private static let stepsPerVisit = 0.1
  /// The longer side of the image, in pixels, for which edges are counted; `SVGOutline` assumes it
  /// too.
  private static let assumedSide = 1_024.0

  /// The size of the view box.
  let view: CGSize
  /// The number of steps that are independent of the image size.
  private var constantSteps = 0.0
  /// The numbers of steps per unit of length and area, if a unit is one pixel.
  private var stepsPerLength = 0.0
  private var stepsPerArea = 0.0

  /// Creates an estimate without work.
  ///
  /// - Parameter view: The size of the view box.
  init(view: CGSize) { self.view = view }

  /// Returns whether an image of a size in pixels may be drawn.
  func permits(width: Int, height: Int) -> Bool {
    let scale = max(Double(width) / view.width, Double(height) / view.height)
    let steps = constantSteps + stepsPerLength * scale + stepsPerArea * scale * scale
    return steps <= SVGWork.maximumSteps + SVGWork.maximumStepsPerPixel * Double(width * height)
  }

  /// Adds the constant work for each element and for each use of a gradient.
  mutating func add(elements: Int, gradients: SVGGradientCount) {
    constantSteps += Double(elements) * SVGWork.stepsPerElement + gradients.steps
    if gradients.copiedStops > SVGWork.maximumStops { constantSteps = .infinity }
  }

  /// Adds a shape.
  ///
  /// - Parameters:
  ///   - segments: The segments of the shape.
  ///   - pen: The paint attributes of the shape.
  ///   - scales: The maximum and minimum scale of its transforms.
  ///   - isDashed: Whether its dashes are drawn.
  mutating func add(
    _ segments: [SVGSegment],
    _ pen: SVGPen,
    scales: (largest: Double, smallest: Double),
    isDashed: Bool
  ) {
    guard !segments.isEmpty else { return }
    // A line is one edge, half of a piece; a scanline crosses a curve at most three times.
    if pen.isFilled { add(segments, margin: 0) { ($0.isCurve ? 1.5 : 0.5, $0.edges) } }
    let strokedSegments = segments.filter { !$0.isImplicit }
    guard pen.isStroked, !strokedSegments.isEmpty else { return }
    let strokeExtent = pen.extent(atScale: scales.largest)
    let strokePixels = strokeExtent * SVGWork.assumedSide / max(view.width, view.height)
    // The edges of a cap or join: four straight ones, and more for a round one the larger it is.
    let capEdges = pen.hasRoundCapsOrJoins ? 4 + 2 * strokePixels.squareRoot() : 4
    let dashLength = isDashed ? pen.meanDashLength.map { $0 * scales.smallest } : nil
    add(strokedSegments, margin: strokeExtent) { segment in
      guard let dashLength else { return (1, segment.edges * (2 + capEdges)) }
      let pieces = 1 + segment.length / max(dashLength, .leastNormalMagnitude)
      return (pieces, segment.edges * 2 + pieces * (2 + capEdges * 2))
    }
  }

  /// Adds the edges of a fill or a stroke.
  ///
  /// - Parameters:
  ///   - segments: The segments of the shape.
  ///   - margin: The distance of edges from the segments, in units.
  ///   - count: The number of pieces for a segment, each with two parallel edges, and the total
  ///     number of their edges.
  private mutating func add(
    _ segments: [SVGSegment],
    margin: Double,
    _ count: (SVGSegment) -> (pieces: Double, edges: Double)
  ) {
    let top = segments.reduce(.infinity) { min($0, $1.top) } - margin
    let bottom = segments.reduce(-.infinity) { max($0, $1.bottom) } + margin
    let left = segments.reduce(.infinity) { min($0, $1.left) } - margin
    let right = segments.reduce(-.infinity) { max($0, $1.right) } + margin
    let edges = segments.reduce(0) { $0 + count($1).edges }
    guard edges <= SVGWork.maximumEdges, bottom - top < .infinity, segments.allSatisfy(\.isFinite)
    else { return constantSteps = .infinity }
    let height = max(bottom - top, 1e-6)
    // A band has at least about the height of a pixel.
    let pixels = height * SVGWork.assumedSide / max(view.width, view.height)
    let bandCount = max(1, Int(min(256, edges.squareRoot(), pixels)))
    let bandHeight = height / Double(bandCount)
    // The changes in the number of edges between bands.
    var activeChanges = [Double](repeating: 0, count: bandCount + 1)
    var startChanges = activeChanges
    for segment in segments {
      let (pieces, edges) = count(segment)
      let firstBand = min(bandCount - 1, max(0, Int((segment.top - margin - top) / bandHeight)))
      let lastBand = min(
        bandCount - 1,
        max(firstBand, Int((segment.bottom + margin - top) / bandHeight))
      )
      let extent = segment.bottom - segment.top
      let pieceHeight = extent / pieces + margin * 2 + bandHeight
      let crossing = pieces * 2 * min(1, pieceHeight / max(extent + margin * 2, 1e-9))
      activeChanges[firstBand] += crossing
      activeChanges[lastBand + 1] -= crossing
      startChanges[firstBand] += edges / Double(lastBand - firstBand + 1)
      startChanges[lastBand + 1] -= edges / Double(lastBand - firstBand + 1)
    }
    let visibleFraction = min(1, view.height / height)
    var (activeEdges, startingEdges) = (0.0, 0.0)
    for band in 0..<bandCount {
      activeEdges += activeChanges[band]
      startingEdges += startChanges[band]
      constantSteps += activeEdges * (activeEdges + startingEdges) * SVGWork.stepsPerVisit
      stepsPerLength += activeEdges * bandHeight * visibleFraction
    }
    constantSteps += edges * SVGWork.stepsPerEdge
    stepsPerLength += SVGWork.stepsPerRow * min(height, view.height)
    stepsPerArea += min(right - left, view.width) * min(height, view.height)
  }
}

/// The number of gradients in an SVG file, which the parser searches linearly.
struct SVGGradientCount {
  private var gradients = 0.0
  private var uses = 0.0
  private var hasReferences = false
  /// The number of stops of the last gradient, and the maximum number in a gradient.
  private var stops = 0.0
  private var maximumStops = 0.0
  private var insertions = 0.0

  /// Counts an element if it is a gradient or a stop.
  mutating func count(_ element: SVGElement) {
    if element.name.hasSuffix("Gradient") {
      gradients += 1
      stops = 0
      if element.attributes.contains(where: { $0.name.hasSuffix("href") }) { hasReferences = true }
    } else if element.name == "stop" {
      // Stops are sorted; each insertion creates a new array.
      stops += 1
      insertions += stops
      maximumStops = max(maximumStops, stops)
    }
  }

  /// Counts the gradients to which a shape refers.
  mutating func countUses(_ count: Int) { uses += Double(count) }

  /// The steps of reading and finding gradients, which may be chained by up to 32 references.
  var steps: Double { uses * gradients * (hasReferences ? 16 : 0.5) + insertions * 0.5 }

  /// The maximum number of stops copied for all shapes.
  var copiedStops: Double { uses * maximumStops }
}
