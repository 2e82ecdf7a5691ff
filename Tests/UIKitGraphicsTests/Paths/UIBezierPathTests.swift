import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for `UIBezierPath`: bounds, strokes, dashes and clipping.
@MainActor
struct UIBezierPathTests {
  @Test func anOvalHasBoundsAndContainsItsCentre() {
    let path = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 40, height: 20))
    #expect(abs(path.bounds.minX - 10) < 0.02 && abs(path.bounds.maxY - 40) < 0.02)
    #expect(path.contains(CGPoint(x: 30, y: 30)))
    #expect(!path.contains(CGPoint(x: 11, y: 21)))
  }

  @Test func windingAndEvenOddDifferWhereAPathOverlapsItself() {
    for usesEvenOdd in [false, true] {
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
      path.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))
      path.usesEvenOddFillRule = usesEvenOdd
      #expect(path.contains(CGPoint(x: 10, y: 10)) == !usesEvenOdd)
      let bitmap = render(20, 20) { _ in path.fill() }
      #expect(bitmap.count(of: .black) == (usesEvenOdd ? 300 : 400))
    }
  }

  @Test func aFullTurnIsACircleAndPartialArcsHaveADirection() {
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10),
      radius: 8,
      startAngle: 0,
      endAngle: 2 * .pi,
      clockwise: true
    )
    #expect(abs(circle.bounds.width - 16) < 0.02 && abs(circle.bounds.height - 16) < 0.02)
    let quarter = UIBezierPath(
      arcCenter: .zero,
      radius: 8,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: true
    )
    #expect(quarter.bounds.minX > -0.02 && quarter.bounds.minY > -0.02)
    let remainingArc = UIBezierPath(
      arcCenter: .zero,
      radius: 8,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: false
    )
    #expect(remainingArc.bounds.minX < -7.9 && remainingArc.bounds.minY < -7.9)
  }

  @Test func mitresExtendUpToTheLimit() {
    func ink(miterLimit: CGFloat) -> PixelRect {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 10, y: 40))
      path.addLine(to: CGPoint(x: 20, y: 20))
      path.addLine(to: CGPoint(x: 30, y: 40))
      path.lineWidth = 4
      path.miterLimit = miterLimit
      return render(40, 60) { _ in path.stroke() }.inkBounds
    }
    // The distance of the mitre's tip is half the line width over the sine of half the angle:
    // 2/sin(26.57°).
    #expect(ink(miterLimit: 10).minY == 15)
    #expect(ink(miterLimit: 1).minY == 19)
  }

  @Test func capsExtendByHalfTheWidth() {
    for (cap, length) in [(CGLineCap.butt, 20), (.square, 24), (.round, 24)] {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 10, y: 10))
      path.addLine(to: CGPoint(x: 30, y: 10))
      path.lineWidth = 4
      path.lineCapStyle = cap
      let ink = render(40, 20) { _ in path.stroke() }.inkBounds
      #expect(ink.width == length && ink.height == 4)
    }
  }

  @Test func dashesAndGapsAlternate() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 5))
    path.addLine(to: CGPoint(x: 20, y: 5))
    path.lineWidth = 2
    path.setLineDash([3, 2], count: 2, phase: 1)
    let bitmap = render(20, 10) { _ in path.stroke() }
    let line = (0..<20).map { bitmap.pixel(x: $0, y: 5) == .black ? "#" : "." }.joined()
    #expect(line == "##..###..###..###..#")
  }

  @Test func clippingToAPathKeepsItsInside() {
    let bitmap = render(20, 20) { context in
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).addClip()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(bitmap.pixel(x: 0, y: 0) == .white)
    #expect(bitmap.pixel(x: 10, y: 10) == .black)
  }

  @Test func emptyAndInvalidPathsDrawNothing() {
    let bitmap = render(20, 20) { _ in
      UIBezierPath().fill()
      UIBezierPath().stroke()
      let nan = UIBezierPath()
      nan.move(to: CGPoint(x: CGFloat.nan, y: 0))
      nan.addLine(to: CGPoint(x: 5, y: CGFloat.infinity))
      nan.close()
      nan.fill()
      nan.stroke()
      UIBezierPath(rect: CGRect(x: 1e12, y: 1e12, width: 1e12, height: 1e12)).fill()
    }
    #expect(bitmap.count(of: .white) == 400)
    #expect(UIBezierPath().bounds.isNull)
  }
}
