import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for shape layers, which fill and stroke paths, and for their animations.
@MainActor
struct ShapeLayerTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))
  private let view = UIView()

  private final class RingView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    var ring: CAShapeLayer? { layer as? CAShapeLayer }
  }

  private final class EndRecorder: CAAnimationDelegate {
    var completions: [Bool] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { completions.append(flag) }
  }

  init() {
    stage.checksDamage = true
    view.backgroundColor = .white
    stage.show(view)
    stage.settle()
  }

  private func color(_ x: CGFloat, _ y: CGFloat) -> UIColor {
    stage.color(at: CGPoint(x: x, y: y))
  }

  /// Adds a red horizontal line at y = 50.
  private func line() -> CAShapeLayer {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 50))
    path.addLine(to: CGPoint(x: 90, y: 50))
    let shape = CAShapeLayer()
    shape.path = path
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 10
    view.layer.addSublayer(shape)
    return shape
  }

  @Test func pathsAreFilledAndStroked() {
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 20, y: 20, width: 60, height: 60)).cgPath
    view.layer.addSublayer(shape)
    stage.settle()
    #expect(color(50, 50) == .black && color(10, 10) == .white)
    shape.fillColor = UIColor.blue.cgColor
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 6
    stage.settle()
    #expect(color(50, 50) == .blue && color(18, 50) == .red && color(21, 50) == .red)
    shape.fillColor = nil
    stage.settle()
    #expect(color(50, 50) == .white && color(18, 50) == .red)
    shape.position = CGPoint(x: 10, y: 0)
    stage.settle()
    #expect(color(18, 50) == .white && color(28, 50) == .red)
  }

  @Test func theEvenOddRuleLeavesHoles() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 10, y: 10, width: 80, height: 80))
    path.addEllipse(in: CGRect(x: 30, y: 30, width: 40, height: 40))
    let shape = CAShapeLayer()
    shape.path = path
    view.layer.addSublayer(shape)
    stage.settle()
    #expect(color(50, 50) == .black)
    shape.fillRule = .evenOdd
    stage.settle()
    #expect(color(50, 50) == .white && color(20, 20) == .black)
    path.addRect(CGRect(x: 0, y: 0, width: 100, height: 5))
    view.setNeedsDisplay()
    stage.settle()
    #expect(color(50, 2) == .white)
  }

  @Test func strokesHavePartsDashesAndCaps() {
    let shape = line()
    shape.strokeEnd = 0.5
    stage.settle()
    #expect(color(12, 50) == .red && color(48, 50) == .red && color(52, 50) == .white)
    shape.strokeStart = 0.25
    stage.settle()
    #expect(color(28, 50) == .white && color(32, 50) == .red)
    shape.lineCap = .round
    stage.settle()
    #expect(color(27, 50) == .red && color(25, 46) == .white)
    shape.lineCap = .square
    stage.settle()
    #expect(color(25, 46) == .red)
    (shape.strokeStart, shape.strokeEnd, shape.lineCap) = (0, 1, .butt)
    shape.lineDashPattern = [20, 20]
    stage.settle()
    #expect(color(20, 50) == .red && color(40, 50) == .white && color(60, 50) == .red)
    shape.lineDashPhase = 20
    stage.settle()
    #expect(color(20, 50) == .white && color(40, 50) == .red)
    shape.strokeStart = 1
    stage.settle()
    #expect(color(40, 50) == .white && color(89, 50) == .white)
  }

  @Test func theLayerOfAViewIsAShape() throws {
    let ring = RingView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    ring.backgroundColor = .yellow
    let shape = try #require(ring.ring)
    shape.path = UIBezierPath(ovalIn: ring.bounds.insetBy(dx: 5, dy: 5)).cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.blue.cgColor
    shape.lineWidth = 10
    view.addSubview(ring)
    stage.settle()
    #expect(color(50, 25) == .blue && color(50, 50) == .yellow)
    // The oval has no top edge, so that its path begins at its topmost point.
    shape.add(CABasicAnimation("strokeEnd", from: 0, to: 1), forKey: "draw")
    stage.advance(by: 0.5)
    #expect(color(75, 50) == .blue && color(25, 50) == .yellow)
    stage.settle()
    #expect(color(25, 50) == .blue && shape.animationKeys() == nil)
  }

  @Test func strokesAreAnimated() {
    let shape = line()
    let recorder = EndRecorder()
    let animation = CABasicAnimation("strokeEnd", from: 0, to: 1)
    animation.delegate = recorder
    shape.add(animation, forKey: "draw")
    stage.advance(by: 0.5)
    #expect(color(48, 50) == .red && color(55, 50) == .white)
    #expect(
      shape.strokeEnd == 1 && shape.animationKeys() == ["draw"] && recorder.completions.isEmpty
    )
    stage.advance(by: 0.25)
    #expect(color(68, 50) == .red && color(75, 50) == .white)
    stage.settle()
    #expect(color(88, 50) == .red && recorder.completions == [true])
    let frames = stage.framesDrawn
    stage.advance(by: 1)
    #expect(stage.framesDrawn == frames)
  }

  @Test func otherPropertiesAreAnimated() {
    let shape = line()
    shape.add(CABasicAnimation("lineWidth", from: 10, to: 50), forKey: nil)
    shape.add(
      CABasicAnimation("strokeColor", from: UIColor.red.cgColor, to: UIColor.blue.cgColor),
      forKey: nil
    )
    shape.add(
      CABasicAnimation("position", from: CGPoint.zero, to: CGPoint(x: 0, y: 20)),
      forKey: nil
    )
    shape.add(CABasicAnimation("opacity", from: 1, to: 0.5), forKey: nil)
    stage.advance(by: 0.5)
    let shown = color(50, 50).cgColor.components ?? []
    #expect(color(50, 47) != .white && color(50, 43) == .white)
    #expect(color(50, 73) != .white && color(50, 77) == .white)
    // Halfway, the colour is purple with an opacity of three quarters.
    #expect(abs(shown[0] - 0.625) < 0.02 && abs(shown[2] - 0.625) < 0.02)
    stage.settle()
    #expect(color(50, 50) == .red && color(50, 57) == .white)
  }

  @Test func animationsBeginBeforeTheLayerIsAdded() {
    let shape = line()
    shape.removeFromSuperlayer()
    let outer = CALayer()
    outer.addSublayer(shape)
    let finalStroke = CABasicAnimation("strokeEnd", from: 0, to: 0.5)
    (finalStroke.fillMode, finalStroke.isRemovedOnCompletion) = (.forwards, false)
    shape.add(finalStroke, forKey: "draw")
    view.layer.addSublayer(outer)
    stage.advance(by: 0.5)
    #expect(color(28, 50) == .red && color(32, 50) == .white)
    stage.settle()
    #expect(color(48, 50) == .red && color(55, 50) == .white)
    shape.removeAnimation(forKey: "draw")
    stage.settle()
    #expect(color(88, 50) == .red)
  }

  @Test func animationsEndWithTheLayer() {
    let shape = line()
    let recorder = EndRecorder()
    let endless = CABasicAnimation("strokeEnd", from: 0, to: 1)
    (endless.delegate, endless.repeatCount) = (recorder, .infinity)
    shape.add(endless, forKey: "draw")
    stage.advance(by: 3.5)
    #expect(color(40, 50) == .red && color(60, 50) == .white && recorder.completions.isEmpty)
    shape.removeFromSuperlayer()
    stage.settle()
    #expect(recorder.completions == [false] && color(20, 50) == .white)
    view.layer.addSublayer(shape)
    shape.add(endless, forKey: "draw")
    stage.advance(by: 0.5)
    shape.removeAllAnimations()
    stage.settle()
    #expect(recorder.completions == [false, false] && color(88, 50) == .red)
    shape.add(endless, forKey: "draw")
    stage.advance(by: 0.5)
    view.removeFromSuperview()
    stage.settle()
    #expect(recorder.completions == [false, false, false] && shape.animationKeys() == nil)
  }

  @Test func shapesOfManyKindsLookAsIntended() {
    let shapes: [(CGRect, (CAShapeLayer) -> Void)] = [
      (CGRect(x: 5, y: 5, width: 40, height: 40), { $0.strokeEnd = 0.7 }),
      (CGRect(x: 55, y: 5, width: 40, height: 40), { $0.lineDashPattern = [6, 4] }),
      (CGRect(x: 5, y: 55, width: 40, height: 40), { $0.fillColor = UIColor.systemYellow.cgColor }),
      (
        CGRect(x: 55, y: 55, width: 40, height: 40),
        {
          $0.transform = CATransform3DMakeRotation(.pi / 5, 0, 0, 1)
          $0.path = UIBezierPath(roundedRect: $0.bounds, cornerRadius: 9).cgPath
          ($0.backgroundColor, $0.cornerRadius) = (UIColor.systemGreen.cgColor, 9)
        }
      ),
    ]
    for (frame, change) in shapes {
      let shape = CAShapeLayer()
      shape.frame = frame
      shape.path = UIBezierPath(ovalIn: shape.bounds.insetBy(dx: 4, dy: 4)).cgPath
      shape.fillColor = nil
      shape.strokeColor = UIColor.systemBlue.cgColor
      shape.lineWidth = 5
      shape.lineCap = .round
      change(shape)
      view.layer.addSublayer(shape)
    }
    stage.settle()
    assertSnapshot(of: stage, named: "shapes")
  }
}
