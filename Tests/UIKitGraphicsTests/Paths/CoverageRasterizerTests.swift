import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for `CoverageRasterizer`, which computes the coverage of pixels by polygons.
struct CoverageRasterizerTests {
  /// A row that is rasterised together with others has the same coverage as when it is rasterised
  /// alone.
  @Test func rowsAreRasterizedIndependently() {
    var generator = SeededGenerator.forTest()
    while generator.nextStep(of: 300) != nil {
      let polygons = (0...generator.below(3)).map { _ in randomPolygon(&generator) }
      let rasterizer = CoverageRasterizer(polygons, usesEvenOddRule: generator.once(in: 2))
      let (left, top) = (generator.below(9) - 4, generator.below(9) - 4)
      let mask = rasterizer.mask(in: PixelRect(x: left, y: top, width: 24, height: 24))
      for y in 0..<24 {
        let singleRowMask = rasterizer.mask(
          in: PixelRect(x: left, y: top + y, width: 24, height: 1)
        )
        #expect(
          (0..<24).allSatisfy {
            mask?.coverage(x: $0, y: y) == singleRowMask?.coverage(x: $0, y: 0)
          }
        )
      }
    }
  }

  /// The coverage of a rectangle follows from its area in each pixel.
  @Test func rectanglesCoverTheirShareOfEachPixel() {
    var generator = SeededGenerator.forTest()
    while generator.nextStep(of: 500) != nil {
      let sixteenths = (0..<4).map { _ in generator.below(24 * 16) }
      let (left, right) = (min(sixteenths[0], sixteenths[1]), max(sixteenths[0], sixteenths[1]))
      let (top, bottom) = (min(sixteenths[2], sixteenths[3]), max(sixteenths[2], sixteenths[3]))
      let rect = CGRect(
        x: Double(left) / 16,
        y: Double(top) / 16,
        width: Double(right - left) / 16,
        height: Double(bottom - top) / 16
      )
      let polygons = UIBezierPath(rect: rect).path.flattened(tolerance: 0.1)
      let mask = CoverageRasterizer(polygons, usesEvenOddRule: false)
        .mask(in: PixelRect(x: 0, y: 0, width: 24, height: 24))
      func overlap(ofPixel pixel: Int, from start: Int, to end: Int) -> Int {
        max(0, min(end, (pixel + 1) * 16) - max(start, pixel * 16))
      }
      for (x, y) in (0..<24).flatMap({ x in (0..<24).map { (x, $0) } }) {
        let covered =
          overlap(ofPixel: x, from: left, to: right) * overlap(ofPixel: y, from: top, to: bottom)
        #expect(mask?.coverage(x: x, y: y) == UInt8(Double(covered) * 255 / 256 + 0.5))
      }
    }
  }

  @Test func manyCrossingsInAnyOrderAreSortedFromLeftToRight() {
    var generator = SeededGenerator.forTest()
    for barCount in [1, 15, 16, 17, 60] {
      let columns = (0..<barCount).map { 2 * $0 }.shuffled(using: &generator)
      let polygons = columns.flatMap { column in
        UIBezierPath(rect: CGRect(x: column, y: 0, width: 1, height: 2)).path
          .flattened(tolerance: 0.1)
      }
      let mask = CoverageRasterizer(polygons, usesEvenOddRule: true)
        .mask(in: PixelRect(x: 0, y: 0, width: 2 * barCount, height: 2))
      #expect(
        (0..<2 * barCount).allSatisfy { x in
          mask?.coverage(x: x, y: 1) == (x.isMultiple(of: 2) ? 255 : 0)
        }
      )
    }
  }

  /// Returns a polygon with many vertical edges, some of which start and end inside a row.
  private func randomPolygon(_ generator: inout SeededGenerator) -> Polyline {
    var points: [CGPoint] = []
    for _ in 0...generator.below(6) + 2 {
      let point = CGPoint(x: generator.number(-6...30), y: generator.number(-6...30))
      let isUpright = !points.isEmpty && !generator.once(in: 3)
      points.append(isUpright ? CGPoint(x: points[points.count - 1].x, y: point.y) : point)
    }
    return Polyline(points: points, isClosed: true)
  }
}
