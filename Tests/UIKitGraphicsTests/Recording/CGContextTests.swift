import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for `CGContext`: states, strokes, transforms and clipping.
@MainActor
struct CGContextTests {
  @Test func restoringAStateRestoresItsValues() {
    let bitmap = render(20, 20) { context in
      context.setFillColor(.black)
      context.saveGState()
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.translateBy(x: 10, y: 0)
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.fill(CGRect(x: -99, y: -99, width: 200, height: 200))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 10, width: 20, height: 10))
    }
    #expect(bitmap.count(of: PixelColor(red: 255, green: 0, blue: 0)) == 25)
    #expect(bitmap.count(of: .black) == 200)
  }

  @Test func openStatesAreClosedAtTheEnd() {
    let context = CGContext(scale: 1, traits: UITraitCollection())
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
    context.saveGState()
    context.addEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
    context.clip()
    context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
    let bitmap = filledBitmap(9, 9, .white)
    let canvas = Canvas(bitmap)
    context.finish().replay(on: canvas, x: 0, y: 0)
    #expect(canvas.clipBounds == bitmap.bounds)
    #expect(bitmap.pixel(x: 2, y: 2) == .black)
  }

  @Test func aStrokeLiesHalfOnEachSideOfItsLine() {
    let bitmap = render(20, 20) { context in
      context.setLineWidth(2)
      context.stroke(CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    #expect(bitmap.inkBounds == PixelRect(x: 4, y: 4, width: 12, height: 12))
    #expect(bitmap.count(of: .black) == 144 - 64)
  }

  @Test func aRotatedSquareKeepsItsArea() {
    let bitmap = render(60, 60) { context in
      context.translateBy(x: 30, y: 30)
      context.rotate(by: .pi / 4)
      context.fill(CGRect(x: -15, y: -15, width: 30, height: 30))
    }
    var ink = 0
    for y in 0..<60 {
      for x in 0..<60 { ink += 255 - Int(bitmap.pixel(x: x, y: y).red) }
    }
    #expect(abs(Double(ink) / 255 - 900) < 3)
  }

  @Test func aFrameIsInsideAndOnePointThick() {
    let bitmap = render(20, 20, scale: 2) { _ in
      UIColor.black.set()
      UIRectFrame(CGRect(x: 1, y: 1, width: 8, height: 8))
    }
    #expect(bitmap.inkBounds == PixelRect(x: 2, y: 2, width: 16, height: 16))
    #expect(bitmap.count(of: .black) == 256 - 144)
  }

  @Test func clockwiseIsFlippedAsInCoreGraphics() {
    // From 0 to a quarter, "clockwise" in Core Graphics goes the long way round
    // when the y axis points down.
    let bitmap = render(20, 20) { context in
      context.move(to: CGPoint(x: 10, y: 10))
      context.addArc(
        center: CGPoint(x: 10, y: 10),
        radius: 8,
        startAngle: 0,
        endAngle: .pi / 2,
        clockwise: true
      )
      context.fillPath()
    }
    #expect(bitmap.pixel(x: 6, y: 6) == .black)
    #expect(bitmap.pixel(x: 13, y: 13) == .white)
  }

  @Test func coloursFollowTheContextsTraits() {
    let context = CGContext(scale: 1, traits: UITraitCollection(userInterfaceStyle: .dark))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1), color: .label)
    let bitmap = filledBitmap(1, 1, .black)
    context.finish().replay(on: Canvas(bitmap), x: 0, y: 0)
    #expect(bitmap.pixel(x: 0, y: 0) == .white)
  }

  @Test func drawingWithoutAContextDoesNothing() {
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIColor.red.set()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIBezierPath(rect: .zero).fill()
  }

  @Test func pointsOfAPathKeepTheirTransform() {
    let bitmap = render(40, 10) { context in
      context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.translateBy(x: 20, y: 0)
      context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.fillPath()
    }
    #expect(bitmap.count(of: .black) == 200)
    #expect(bitmap.inkBounds == PixelRect(x: 0, y: 0, width: 30, height: 10))
  }

  @Test func clipsIntersect() {
    let context = CGContext(scale: 1, traits: UITraitCollection())
    let small = CGRect(x: 0, y: 0, width: 5, height: 5)
    context.clip(to: small)
    context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(context.boundingBoxOfClipPath == small)
    // The interior of an empty path is empty.
    context.clip()
    #expect(context.boundingBoxOfClipPath.isEmpty)
    _ = context.finish()
  }
}
