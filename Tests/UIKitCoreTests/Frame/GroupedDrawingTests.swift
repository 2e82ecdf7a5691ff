import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for views drawn in several steps: under transforms, in groups, with corners and shadows.
@MainActor
struct GroupedDrawingTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))

  private func makeBox(_ frame: CGRect, _ color: UIColor?, in superview: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    (superview ?? stage.window).addSubview(view)
    return view
  }

  private func nextFrameEqualsFullRedraw() -> Bool {
    stage.advance(by: 1.0 / 60)
    return stage.differenceFromFullRedraw() == nil
  }

  private func isRed(_ x: CGFloat, _ y: CGFloat) -> Bool {
    stage.color(at: CGPoint(x: x, y: y)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  }

  @Test func roundedAndFadedPartsOfATransformedViewAreDrawn() {
    let outer = makeBox(CGRect(x: 100, y: 100, width: 50, height: 50), .white)
    outer.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
    let rounded = makeBox(CGRect(x: 0, y: 0, width: 25, height: 50), nil, in: outer)
    rounded.layer.cornerRadius = 5
    rounded.clipsToBounds = true
    _ = makeBox(rounded.bounds, .red, in: rounded)
    let rotated = makeBox(CGRect(x: 30, y: 10, width: 15, height: 30), nil, in: outer)
    rotated.transform = CGAffineTransform(rotationAngle: .pi)
    _ = makeBox(rotated.bounds, .red, in: rotated)
    #expect(nextFrameEqualsFullRedraw())
    #expect(isRed(110, 125))
    #expect(isRed(140, 125))
  }

  @Test func aTransformedViewMayItselfBeRounded() {
    let view = makeBox(CGRect(x: 100, y: 100, width: 50, height: 50), .white)
    view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
    view.layer.cornerRadius = 5
    view.clipsToBounds = true
    _ = makeBox(view.bounds, .red, in: view)
    #expect(nextFrameEqualsFullRedraw())
    #expect(isRed(125, 125))
  }

  @Test func aViewRemovedUnderATransformDisappears() {
    let outer = makeBox(CGRect(x: 20, y: 20, width: 100, height: 40), nil)
    outer.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let child = makeBox(CGRect(x: 0, y: 0, width: 20, height: 40), .red, in: outer)
    #expect(nextFrameEqualsFullRedraw())
    child.removeFromSuperview()
    #expect(nextFrameEqualsFullRedraw())
  }

  @Test func partialRedrawsOfATransformedViewMatch() {
    let view = makeBox(CGRect(x: 50, y: 50, width: 90, height: 70), .red)
    view.transform = CGAffineTransform(rotationAngle: 0.3)
    let front = makeBox(CGRect(x: 60, y: 40, width: 10, height: 10), .blue)
    for step in 0..<30 {
      front.frame.origin = CGPoint(x: 45 + step * 3, y: 40 + step * 7 % 80)
      #expect(nextFrameEqualsFullRedraw())
    }
  }

  @Test func theShadowFollowsTheCorners() {
    let view = makeBox(CGRect(x: 50, y: 50, width: 90, height: 70), .red)
    view.layer.shadowOpacity = 1
    #expect(nextFrameEqualsFullRedraw())
    view.layer.cornerRadius = 20
    #expect(nextFrameEqualsFullRedraw())
    UIView.animate(withDuration: 0.1) { view.layer.cornerRadius = 0 }
    for _ in 0..<8 { #expect(nextFrameEqualsFullRedraw()) }
  }

  @Test func aRoundedViewIsRedrawnWithItsFirstSubview() {
    let view = makeBox(CGRect(x: 50, y: 50, width: 90, height: 70), nil)
    view.clipsToBounds = true
    view.layer.cornerRadius = 9
    view.layer.borderWidth = 4
    #expect(nextFrameEqualsFullRedraw())
    let child = makeBox(CGRect(x: 30, y: 30, width: 10, height: 10), .red, in: view)
    #expect(nextFrameEqualsFullRedraw())
    child.removeFromSuperview()
    #expect(nextFrameEqualsFullRedraw())
  }

  @Test(arguments: [
    CGRect(x: 10, y: 10, width: 100, height: 100), CGRect(x: 10, y: 10, width: 100_000, height: 15),
    CGRect(x: 10, y: 10, width: 15, height: 100_000),
    CGRect(x: 10, y: 10, width: 100_000, height: 100_000),
  ])
  func hugeSizesAreDrawn(frame: CGRect) {
    let view = makeBox(frame, .red)
    view.clipsToBounds = true
    let child = makeBox(CGRect(x: 3, y: 3, width: 3, height: 3), .blue, in: view)
    view.layer.borderWidth = 1
    let huge = CGFloat.greatestFiniteMagnitude
    for radius in [7.5, 1000, huge] {
      view.layer.cornerRadius = radius
      #expect(nextFrameEqualsFullRedraw())
    }
    view.layer.cornerRadius = 0
    view.layer.borderWidth = huge
    #expect(nextFrameEqualsFullRedraw())
    view.layer.shadowOpacity = 1
    view.layer.shadowOffset = CGSize(width: huge, height: -huge)
    #expect(nextFrameEqualsFullRedraw())
    view.transform = CGAffineTransform(rotationAngle: 0.1)
    child.alpha = 0.5
    #expect(nextFrameEqualsFullRedraw())
  }

  @Test(arguments: [
    -1, -CGFloat.infinity, -.greatestFiniteMagnitude, .greatestFiniteMagnitude, .infinity,
  ])
  func movingAShadowOfAnyRadiusErasesIt(radius: CGFloat) {
    let view = makeBox(CGRect(x: 60, y: 60, width: 50, height: 50), .red)
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = radius
    #expect(nextFrameEqualsFullRedraw())
    view.frame.origin.x = 100
    #expect(nextFrameEqualsFullRedraw())
    view.layer.shadowRadius = 3
    #expect(nextFrameEqualsFullRedraw())
  }
}
