import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for points, rectangles and times that are converted between layers.
@MainActor
struct LayerConversionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let first = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
  private let second = UIView(frame: CGRect(x: 150, y: 50, width: 100, height: 100))

  init() {
    window.addSubview(first)
    window.addSubview(second)
  }

  @Test func layersConvertCoordinatesLikeTheirViews() {
    second.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    second.bounds.origin = CGPoint(x: 5, y: 7)
    let point = CGPoint(x: 3, y: 4)
    let rect = CGRect(x: 3, y: 4, width: 20, height: 30)
    #expect(
      first.layer.convert(point, to: second.layer) == first.convert(point, to: second)
    )
    #expect(
      first.layer.convert(point, from: second.layer) == first.convert(point, from: second)
    )
    #expect(first.layer.convert(rect, to: second.layer) == first.convert(rect, to: second))
    #expect(first.layer.convert(rect, from: second.layer) == first.convert(rect, from: second))
    #expect(second.layer.convert(point, to: nil) == second.convert(point, to: nil))
    #expect(first.layer.convert(point, from: nil) == CGPoint(x: -7, y: -16))
  }

  @Test func sublayersConvertThroughTheirTransforms() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
    layer.anchorPoint = .zero
    layer.position = CGPoint(x: 30, y: 40)
    layer.setAffineTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    first.layer.addSublayer(layer)
    #expect(layer.convert(CGPoint(x: 1, y: 2), to: first.layer) == CGPoint(x: 28, y: 41))
    #expect(layer.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 38, y: 61))
    #expect(layer.convert(CGPoint(x: 28, y: 41), from: first.layer) == CGPoint(x: 1, y: 2))
    #expect(layer.convert(layer.bounds, to: first.layer) == layer.frame)
  }

  @Test func allLayersHaveOneClock() {
    #expect(first.layer.convertTime(2.5, from: nil) == 2.5)
    #expect(first.layer.convertTime(2.5, to: second.layer) == 2.5)
  }
}
