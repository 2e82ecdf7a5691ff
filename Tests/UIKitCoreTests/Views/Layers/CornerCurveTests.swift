import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for `cornerCurve`, whose continuous corners bend gradually.
@MainActor
struct CornerCurveTests {
  private let stage = Stage(size: CGSize(width: 240, height: 240))
  private let view = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 200))

  init() {
    stage.checksDamage = true
    let root = UIView()
    root.backgroundColor = .white
    root.addSubview(view)
    view.backgroundColor = .black
    view.layer.cornerRadius = 60
    stage.show(root)
    stage.settle()
  }

  /// Returns the number of the view's pixels in its top row.
  private func topRowPixelCount() -> Int {
    stage.settle()
    let pixels = stage.pixels()
    return (0..<240).count { pixels.pixel(x: $0, y: 20).red < 10 }
  }

  private func settledPixels() -> Bitmap {
    stage.settle()
    return stage.pixels()
  }

  private func covers(_ x: Int, _ y: Int) -> Bool {
    stage.settle()
    return stage.pixels().pixel(x: x, y: y).red < 128
  }

  @Test func cornersAreCircularByDefault() {
    #expect(view.layer.cornerCurve == .circular)
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
    #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528_665)
  }

  @Test func continuousCornersBeginEarlier() {
    let circular = topRowPixelCount()
    view.layer.cornerCurve = .continuous
    let continuous = topRowPixelCount()
    #expect(continuous < circular - 10 && continuous > 10)
    // On the diagonal, both curves are nearly the same.
    #expect(covers(20 + 19, 20 + 19) && !covers(20 + 15, 20 + 15))
    view.layer.cornerCurve = .circular
    #expect(topRowPixelCount() == circular)
  }

  @Test func maskedCornersRoundTheirCornersOnly() {
    view.layer.cornerCurve = .continuous
    stage.settle()
    let pixels = stage.pixels()
    for y in 0..<120 {
      for x in 0..<120 {
        let corner = pixels.pixel(x: x, y: y)
        #expect(abs(Int(corner.red) - Int(pixels.pixel(x: 239 - x, y: y).red)) < 3)
        #expect(abs(Int(corner.red) - Int(pixels.pixel(x: x, y: 239 - y).red)) < 3)
        #expect(abs(Int(corner.red) - Int(pixels.pixel(x: y, y: x).red)) < 10)
      }
    }
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    #expect(!covers(22, 22) && covers(217, 22) && covers(22, 217) && covers(217, 217))
  }

  @Test func continuousCornersKeepACircle() {
    view.layer.cornerRadius = 100
    let circular = settledPixels()
    let row = (0..<240).map { circular.pixel(x: $0, y: 40).red }
    view.layer.cornerCurve = .continuous
    stage.settle()
    let continuous = stage.pixels()
    for x in 0..<240 { #expect(abs(Int(continuous.pixel(x: x, y: 40).red) - Int(row[x])) < 30) }
  }

  @Test func bordersAndClippedContentFollow() {
    view.layer.cornerCurve = .continuous
    (view.layer.borderWidth, view.layer.borderColor) = (10, UIColor.red.cgColor)
    let child = UIView(frame: view.bounds)
    child.backgroundColor = .blue
    view.addSubview(child)
    view.clipsToBounds = true
    stage.settle()
    #expect(stage.color(at: CGPoint(x: 22, y: 22)) == .white)
    #expect(stage.color(at: CGPoint(x: 120, y: 24)) == .red)
    #expect(stage.color(at: CGPoint(x: 45, y: 45)) != .white)
    #expect(stage.color(at: CGPoint(x: 120, y: 120)) == .blue)
    // The top row of a circular corner would begin here.
    #expect(stage.color(at: CGPoint(x: 84, y: 20)) != .red)
  }
}
