import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for paths with distant or invalid coordinates, which cost as much as the visible area.
@MainActor
struct PathExtremesTests {
  /// The visible area in points; masks may exceed it by one point on each side.
  private let bounds = CGRect(x: 0, y: 0, width: 50, height: 50)

  private func context() -> CGContext {
    CGContext(scale: 2, traits: UITraitCollection(), bounds: bounds)
  }

  /// Returns the memory of all masks in bytes.
  private func maskBytes(_ list: DisplayList) -> Int {
    list.operations.reduce(0) { sum, operation in
      switch operation {
      case .mask(let mask, _, _, _, _): sum + mask.bitmap.byteCount
      case .endGroup(let mask, _, _): sum + mask.bitmap.byteCount
      default: sum
      }
    }
  }

  /// Returns a triangle with a right angle at the origin and two legs of a length.
  private func triangle(_ far: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: far, y: 0))
    path.addLine(to: CGPoint(x: 0, y: far))
    path.close()
    return path
  }

  @Test(arguments: [1e4, -1e4, 1e10, 1e18, 1e300, .infinity, -.infinity])
  func aFillIsLimitedToTheVisibleArea(far: CGFloat) {
    let context = context()
    context.fill(triangle(far).path, usesEvenOddRule: false, .black)
    context.clip(to: triangle(far).path, usesEvenOddRule: false)
    #expect(maskBytes(context.finish()) <= 2 * 104 * 104)
    guard far > 0 else { return }
    let rasterizer = CoverageRasterizer(
      triangle(far).path.flattened(tolerance: 0.02),
      usesEvenOddRule: false
    )
    let mask = rasterizer.mask(in: PixelRect(x: 0, y: 0, width: 50, height: 50))
    #expect(mask?.coverage(x: 10, y: 10) == 255 && mask?.coverage(x: 49, y: 49) == 255)
  }

  @Test func aClipLimitsTheMaskEvenWithoutBounds() {
    let context = CGContext(scale: 1, traits: UITraitCollection())
    context.clip(to: bounds)
    context.fill(triangle(1e10).path, usesEvenOddRule: false, .black)
    #expect(maskBytes(context.finish()) <= 52 * 52)
  }

  /// Slow: fills, strokes and clips paths with 16 pairs of values, some of them 1e300.
  @Test func nonfinitePointsNeedOnlyVisibleMasks() {
    let values: [CGFloat] = [
      0, 10, .nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude,
    ]
    // Combines each value with itself and with the next value.
    for (index, distance) in values.indices.flatMap({ index in (0..<2).map { (index, $0) } }) {
      let (a, b) = (values[index], values[(index + distance) % values.count])
      let path = UIBezierPath()
      path.move(to: CGPoint(x: a, y: b))
      path.addLine(to: CGPoint(x: b, y: 20))
      path.addCurve(
        to: CGPoint(x: 30, y: a),
        controlPoint1: CGPoint(x: a, y: a),
        controlPoint2: CGPoint(x: b, y: b)
      )
      path.addArc(
        withCenter: CGPoint(x: a, y: 0),
        radius: b,
        startAngle: 0,
        endAngle: a,
        clockwise: true
      )
      let context = context()
      context.fill(path.path, usesEvenOddRule: true, .black)
      var style = StrokeStyle(width: abs(a))
      style.cap = .round
      style.join = .round
      style.dashes = [abs(b), 3]
      style.dashPhase = a
      context.stroke(path.path, style)
      context.fillEllipse(in: CGRect(x: a, y: b, width: b, height: a))
      context.clip(to: path.path, usesEvenOddRule: false)
      #expect(maskBytes(context.finish()) <= 5 * 104 * 104)
    }
  }

  @Test func edgesOutsideOfTheRowsAreSkipped() {
    var path = Path()
    for index in 0..<1_000 {
      path.addRect(CGRect(x: 0, y: CGFloat(index) * 10, width: 10, height: 5))
    }
    let rasterizer = CoverageRasterizer(path.flattened(tolerance: 1), usesEvenOddRule: false)
    #expect(rasterizer.edges(from: 0, to: 50).count == 10)
    #expect(rasterizer.edges(from: 20_000, to: 20_050).isEmpty)
  }

  @Test func dashesAreLimitedInNumber() {
    var path = Path()
    path.move(to: .zero)
    for index in 1...1_000 { path.addLine(to: CGPoint(x: index % 2, y: index)) }
    for step in [1e-3, 1e-9, .leastNonzeroMagnitude, 0] {
      var style = StrokeStyle(width: 1)
      style.dashes = [step, step]
      let polygons = path.flattened(tolerance: 0.1).stroked(style, tolerance: 0.1)
      #expect(polygons.count < 40_000)
    }
    var style = StrokeStyle(width: 1)
    style.dashes = [1, 1]
    let polygons = path.flattened(tolerance: 0.1).stroked(style, tolerance: 0.1)
    #expect(polygons.count > 500 && polygons.count < 10_000)
  }

  @Test(arguments: [CGFloat.infinity, -.infinity, .nan, 1e300, 300, -5])
  func shadowsWithANonfiniteBlurAreNotDrawn(blur: CGFloat) {
    let canvas = Canvas(Bitmap(width: 40, height: 40, format: .argb))
    let rect = PixelRect(x: 10, y: 10, width: 20, height: 20)
    canvas.fillShadow(of: rect, radius: 3, blur: blur, .black)
    let isVisible = canvas.target.pixel(x: 20, y: 20).alpha > 0
    #expect(blur.isFinite || !isVisible)
  }
}
