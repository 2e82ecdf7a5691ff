import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for `CALayer.anchorPoint` in the layer of a view.
@MainActor
struct AnchorPointTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))
  private let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))

  init() {
    let root = UIView()
    root.backgroundColor = .white
    view.backgroundColor = .red
    root.addSubview(view)
    stage.show(root)
    stage.settle()
  }

  @Test func anotherAnchorPointMovesTheView() {
    view.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
    #expect(view.frame == CGRect(x: 20, y: 50, width: 100, height: 60))
    #expect(view.center == CGPoint(x: 70, y: 50))
    #expect(view.layer.position == CGPoint(x: 70, y: 50))
    view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(view.frame == CGRect(x: 20, y: 20, width: 100, height: 60))
  }

  @Test func transformsApplyAboutTheAnchorPoint() {
    view.layer.anchorPoint = .zero
    view.frame.origin = CGPoint(x: 20, y: 20)
    #expect(view.center == CGPoint(x: 20, y: 20))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(view.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    #expect(view.frame == CGRect(x: 20, y: 20, width: 50, height: 30))
    stage.settle()
    #expect(stage.color(at: CGPoint(x: 22, y: 22)) == .red)
    #expect(stage.color(at: CGPoint(x: 80, y: 22)) == .white)
    #expect(view.superview?.hitTest(CGPoint(x: 60, y: 40), with: nil) === view)
    #expect(view.superview?.hitTest(CGPoint(x: 100, y: 70), with: nil) !== view)
  }

  @Test func boundsAndFrameKeepTheTransform() {
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    view.center = CGPoint(x: 10, y: 10)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.bounds.size = CGSize(width: 30, height: 20)
    #expect(view.frame == CGRect(x: 10, y: 10, width: 60, height: 40))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    #expect(view.bounds.size == CGSize(width: 50, height: 40))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(view.center == .zero)
  }

  @Test func aLayersAnimationTurnsAboutTheAnchorPoint() {
    view.layer.anchorPoint = .zero
    let turn = CABasicAnimation(keyPath: "transform.rotation")
    turn.fromValue = CGFloat.pi / 2
    turn.toValue = CGFloat.pi / 2
    turn.duration = 1
    view.layer.add(turn, forKey: "turn")
    stage.advance(by: 0.5)
    // A quarter turn around the top left corner at (70, 50).
    let presentation = view.layer.presentation()
    #expect(presentation?.position == CGPoint(x: 70, y: 50))
    #expect(stage.color(at: CGPoint(x: 40, y: 60)) == .red)
    #expect(stage.color(at: CGPoint(x: 100, y: 60)) == .white)
  }
}
