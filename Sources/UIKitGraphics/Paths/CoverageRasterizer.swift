internal import Foundation

/// A scanline rasterizer for anti-aliased polygons, with 16 scanlines per pixel row and exact
/// coverage along each scanline.
///
/// pixman's trapezoids support convex shapes, but applications' paths can intersect themselves and
/// have a fill rule, so that a single rasterizer for all shapes is simpler. It uses only additions,
/// multiplications and divisions of doubles, so that the result is the same on all computers.
struct CoverageRasterizer {
  private static let scanlinesPerRow = 16
  /// The maximum coordinate in pixels, to which coordinates are clamped.
  ///
  /// Larger coordinates lose the precision of a pixel.
  static let maximumCoordinate = 1e10
  /// The distance above a mask, in rows, beyond which edges are clipped.
  fileprivate static let clipDistance = 65_536.0

  /// A line of a polygon that is not horizontal, in pixels.
  struct Edge {
    var top: Double
    var bottom: Double
    /// The x coordinate at the top.
    var x: Double
    /// The change of x per row.
    var slope: Double
    /// 1 if the line leads down, -1 if it leads up.
    var winding: Int
  }

  private let polygons: [Polyline]
  private let usesEvenOddRule: Bool

  init(_ polygons: [Polyline], usesEvenOddRule: Bool) {
    self.polygons = polygons
    self.usesEvenOddRule = usesEvenOddRule
  }

  /// Returns the edges that cross a range of rows, sorted by their upper ends.
  ///
  /// Only edges that start far above the range are clipped.
  ///
  /// Points with NaN coordinates are skipped; infinite coordinates are clamped.
  func edges(from top: Double, to bottom: Double) -> [Edge] {
    var edges: [Edge] = []
    for polygon in polygons {
      let points = polygon.points.compactMap { $0.clamped }
      guard points.count > 1, var previous = points.last else { continue }
      for point in points {
        if let edge = Edge(previous, point, top: top, bottom: bottom) { edges.append(edge) }
        previous = point
      }
    }
    edges.sort { $0.top < $1.top }
    return edges
  }
}

extension CoverageRasterizer.Edge {
  /// Creates the edge of a line; `nil` if it is horizontal or outside a range of rows.
  fileprivate init?(_ from: CGPoint, _ to: CGPoint, top: Double, bottom: Double) {
    let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
    guard upper.y < lower.y, lower.y > top, upper.y < bottom else { return nil }
    slope = (lower.x - upper.x) / (lower.y - upper.y)
    guard slope.isFinite else { return nil }
    x = upper.x
    self.top = upper.y
    self.bottom = lower.y
    winding = from.y < to.y ? 1 : -1
    // Clips only lines that start far above, because clipping other lines would change their
    // rounding.
    if upper.y < top - CoverageRasterizer.clipDistance {
      x += (top - upper.y) * slope
      self.top = top
    }
  }
}

extension CGPoint {
  /// The point with clamped coordinates; `nil` if a coordinate is NaN.
  fileprivate var clamped: CGPoint? {
    guard !x.isNaN, !y.isNaN else { return nil }
    let limit = CoverageRasterizer.maximumCoordinate
    guard abs(x) > limit || abs(y) > limit else { return self }
    return CGPoint(x: max(-limit, min(limit, x)), y: max(-limit, min(limit, y)))
  }
}

extension CoverageRasterizer {
  /// Returns the coverage of the pixels in a rectangle; `nil` if the rectangle is empty.
  func mask(in bounds: PixelRect) -> Mask? {
    guard !bounds.isEmpty else { return nil }
    let bitmap = Bitmap(width: bounds.width, height: bounds.height, format: .a8)
    let edges = edges(from: Double(bounds.minY), to: Double(bounds.maxY))
    var row = RowCoverage(bounds)
    var activeEdges = ActiveEdges(capacity: edges.count)
    var nextEdge = 0
    // Whether the row above has the same edges and all of them are vertical.
    var repeatsRowAbove = false
    for y in 0..<bounds.height {
      let top = Double(bounds.minY) + Double(y)
      let firstNewEdge = nextEdge
      while nextEdge < edges.count, edges[nextEdge].top < top + 1 {
        activeEdges.append(edges[nextEdge])
        nextEdge += 1
      }
      let count = activeEdges.count
      activeEdges.removeEdges(endingAbove: top)
      repeatsRowAbove =
        repeatsRowAbove && nextEdge == firstNewEdge && activeEdges.count == count
      guard activeEdges.count > 0 else { continue }
      let isUpright = activeEdges.areUpright(from: top, to: top + 1)
      if repeatsRowAbove, isUpright {
        bitmap.repeatRow(above: y)
        continue
      }
      // With vertical edges only, all scanlines are equal to the first.
      let lineCount = isUpright ? 1 : CoverageRasterizer.scanlinesPerRow
      for line in 0..<lineCount {
        let lineY = top + (Double(line) + 0.5) / Double(CoverageRasterizer.scanlinesPerRow)
        let crossings = activeEdges.crossings(at: lineY)
        addSpans(crossings, lines: CoverageRasterizer.scanlinesPerRow / lineCount, to: &row)
      }
      row.write(to: bitmap, y: y, lines: CoverageRasterizer.scanlinesPerRow)
      repeatsRowAbove = isUpright
    }
    return Mask(bitmap)
  }

  /// Adds the spans inside the polygons to a row.
  private func addSpans(
    _ crossings: UnsafeBufferPointer<ActiveEdges.Crossing>,
    lines: Int,
    to row: inout RowCoverage
  ) {
    var winding = 0
    var start = 0.0
    var index = 0
    while index < crossings.count {
      let crossing = crossings[index]
      let wasInside = isInside(winding)
      winding += crossing.winding
      let isInside = isInside(winding)
      if !wasInside, isInside {
        start = crossing.x
      } else if wasInside, !isInside {
        row.add(from: start, to: crossing.x, lines: lines)
      }
      index += 1
    }
  }

  private func isInside(_ winding: Int) -> Bool {
    usesEvenOddRule ? winding & 1 != 0 : winding != 0
  }
}

extension Bitmap {
  /// Copies the row above a row.
  fileprivate func repeatRow(above y: Int) {
    let row = bytes + y * bytesPerRow
    row.copyMemory(from: row - bytesPerRow, byteCount: bytesPerRow)
  }
}
